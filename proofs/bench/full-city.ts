import { sql } from 'kysely'
import { addDays, istDateOf, istInstant, toIstIso } from '../../src/domain/kernel/ist.ts'
import { slotPeriod } from '../../src/domain/slots/period.ts'
import { FULL_DAY, SLOTS } from '../../src/domain/slots/slots.ts'
import type { Db } from '../../src/server/services.ts'
import { buildCity, type BuiltCity } from '../../tests/builders.ts'

export type CitySize = {
  hotels: number
  roomsOfHotel: number
  /** how many of a hundred rooms have a stay beginning on a given day */
  staysInHundred: number
  /** the number of days, from today in India, over which the stays are spread */
  days: number
  /** how many of a hundred hotels have price rules; if absent, none has any */
  ruledInHundred?: number
  /** where the ids start, so that no statement contains the same number with another meaning */
  firstHotelId?: number
}

const LOCALITIES = ['Lake Side', 'Old Town', 'Station Road', 'Fort', 'University', 'Airport', 'Riverside', 'New Market']
const PICTURES_OF_HOTEL = 5

/** Two stays on neighbouring days in the hours of slots 1 to 4 never overlap in one room (specification §9). */
const STAY_OF_SLOT = sql`case slot
  when 1 then tstzrange(day + interval '13 hours', day + interval '18 hours')
  when 2 then tstzrange(day + interval '18 hours', day + interval '21 hours')
  when 3 then tstzrange(day + interval '21 hours', day + interval '34 hours')
  else tstzrange(day + interval '12 hours', day + interval '35 hours') end`

async function addHotels(db: Db, city: BuiltCity, { hotels, roomsOfHotel }: CitySize): Promise<void> {
  const localities = Object.values(city.localities)
  await sql`
    insert into hotels (slug, name, city_id, locality_id, address, description, rank, amenities, stars,
      same_sex, has_love_kit, custom_slot_1, custom_slot_2, overall_rating, ratings_count, lat, lng)
    select ${`${city.slug}-`} || n, 'Hotel Number ' || n, ${city.id}, (${localities}::int[])[1 + n % ${localities.length}],
      n || ' Lake Road', repeat('Quiet rooms near the lake. ', 8), n * 7919 % 1000, '{wifi,ac,tv,parking,hot-water}',
      2 + n % 4, n % 3 = 0, n % 5 = 0, n * 31 % 100, n * 37 % 100,
      case when n % 9 > 0 then 3 + (n % 20) / 10.0 end, case when n % 9 > 0 then n % 400 else 0 end, 18.5, 73.8
    from generate_series(1, ${hotels}::int) n`.execute(db)
  await sql`
    insert into rooms (hotel_id, city_id, number, has_bathtub)
    select id, city_id, (100 + n)::text, id % 4 = 0 and n <= 2 from hotels, generate_series(1, ${roomsOfHotel}::int) n
    where city_id = ${city.id}`.execute(db)
  await sql`
    insert into hotel_slot_prices (hotel_id, slot, price, rack_price)
    select id, slot, 600 + slot * 350 + id * 13 % 900, 2000 + slot * 350 + id * 13 % 900
    from hotels, generate_series(0, 4) slot where city_id = ${city.id}`.execute(db)
  await sql`
    insert into hotel_pictures (hotel_id, position, name, alt)
    select id, n, 'room-' || (id + n) % 40, 'A room with a wide bed and a window' from hotels,
      generate_series(0, ${PICTURES_OF_HOTEL - 1}::int) n where city_id = ${city.id}`.execute(db)
}

/** Gives this share of the hotels higher weekend prices, a festival and a closed day. */
async function addRules(db: Db, city: BuiltCity, { ruledInHundred = 0 }: CitySize, now: Date): Promise<void> {
  const today = istDateOf(now)
  await sql`
    insert into price_rules (hotel_id, city_id, slot, weekday, first_day, last_day, price, set_by)
    select h.id, h.city_id, slot, weekday, first_day::date, last_day::date, price, 'bench' from hotels h, generate_series(0, 4) slot,
      lateral (values
        (5, null, null, 900 + slot * 350 + h.id * 13 % 900), (6, null, null, 950 + slot * 350 + h.id * 13 % 900),
        (null, ${addDays(today, 20)}, ${addDays(today, 22)}, 1500 + slot * 350 + h.id * 13 % 900),
        (null, ${addDays(today, 9)}, ${addDays(today, 9)}, null)
      ) rule (weekday, first_day, last_day, price)
    where h.city_id = ${city.id} and h.id % 100 * 7919 % 100 < ${ruledInHundred}`.execute(db)
}

/**
 * Adds the stays in random order, as real bookings arrive. Stays without a booking stand for rooms that hotels use
 * themselves.
 */
async function addStays(db: Db, city: BuiltCity, { staysInHundred, days }: CitySize, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into stays (hotel_id, city_id, room_id, period, status)
    select hotel_id, city_id, id, ${STAY_OF_SLOT}, 'booked' from (
      select r.hotel_id, r.city_id, r.id, dice, ${istInstant(istDateOf(now))}::timestamptz + make_interval(days => d) as day,
        1 + dice / 100 % 4 as slot
      from rooms r, generate_series(0, ${days - 1}::int) d, abs(hashint8(r.id::bigint * 1000 + d)) dice
      where r.city_id = ${city.id}
    ) drawn where dice % 100 < ${staysInHundred} order by dice % 99991`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** The time limit for filling a city, because its single statement runs longer than the server's own limit. */
export const FILL_TIMEOUT_MILLISECONDS = 120_000

export type FullCity = BuiltCity & { name: string; hotels: number; stays: number }

/** Creates a city of the given size whose rooms are partly taken for months ahead, and vacuums its tables. */
export async function fillCity(db: Db, name: string, size: CitySize, now: Date): Promise<FullCity> {
  if (size.firstHotelId !== undefined)
    await sql`alter table hotels alter column id restart with ${sql.lit(size.firstHotelId)}`.execute(db)
  const city = await buildCity(db, name, LOCALITIES)
  await addHotels(db, city, size)
  await addRules(db, city, size, now)
  const stays = await addStays(db, city, size, now)
  await sql`vacuum (analyze) hotels, hotel_slot_prices, price_rules, hotel_pictures, rooms, stays, localities`.execute(
    db,
  )
  return { ...city, name, hotels: size.hotels, stays }
}

const SLOTS_ASKED = SLOTS.map(({ index }) => index)
const SEARCHES = 20

/** Returns the site's own search URLs for the city, for every slot and for days spread over the filled period. */
export function searchPaths(city: number, days: number, now: Date): string[] {
  return Array.from({ length: SEARCHES }, (_search, index) => {
    const slot = SLOTS_ASKED[index % SLOTS_ASKED.length] ?? FULL_DAY
    const { start, end } = slotPeriod(slot, addDays(istDateOf(now), 1 + ((index * 7) % (days - 2))))
    const query = new URLSearchParams({
      checkin: toIstIso(start),
      checkout: toIstIso(end),
      filter: JSON.stringify({ where: { cityId: city } }),
    })
    return `/api/hotels/search?${query}`
  })
}
