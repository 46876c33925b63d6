import { sql, type RawBuilder } from 'kysely'
import { packedStays, readPackedStays } from '#db/packed-stays.ts'
import { eachFilterAmenity } from '#domain/hotels/amenities.ts'
import { eachFilterFact } from '#domain/hotels/hotel-facts.ts'
import type { IndexedHotel } from '#domain/availability/hotel-list.ts'
import type { MinuteWindow, TakenRoom } from '#domain/availability/room-stays.ts'
import { istDateOf } from '#domain/kernel/ist.ts'
import { SLOTS } from '#domain/slots/slots.ts'
import { pricingOf, type PriceRuleJson } from '#db/price-rules.ts'
import { readReception, receptionOf, type ReceptionJson } from '#db/receptions.ts'
import { pausesOf, readPauses, type SalesPauseJson } from '#db/sales-pauses.ts'
import type { Db } from '../../../services.ts'
import type { CataloguedHotel } from '../../../ports/catalogue.ts'
import { hotelColumns, hotelSources } from '../hotel-rows.ts'
import type { HotelRow } from '../present-hotel.ts'
import { cardOf } from './hotel-card.ts'

/** A hotel as the catalogue stores it for its city. */
export type CatalogueHotelRow = {
  cityId: number
  indexed: IndexedHotel
  stays: readonly TakenRoom[]
  shown: CataloguedHotel
  /** ids of its rooms, those with a bathtub last; stays refer to a room by its index in this list */
  roomIds: readonly number[]
}

type Row = Omit<HotelRow, 'is_favourite'> & {
  room_ids: number[]
  bathtub_rooms: number
  stays: string
  rules: PriceRuleJson[]
  cleaning_minutes: number
  pauses: SalesPauseJson[]
  reception: ReceptionJson
}

function readHotel(row: Row): CatalogueHotelRow {
  const base = new Map(row.prices.map(([slot, price]) => [slot, price]))
  return {
    cityId: row.city_id,
    roomIds: row.room_ids,
    shown: {
      slug: row.slug,
      name: row.name,
      card: cardOf({ ...row, is_favourite: false }),
      hasBathtub: row.has_bathtub,
      bathtubCharge: row.bathtub_charge,
      hasLoveKit: row.has_love_kit,
      onlyPayAtHotel: row.only_payAtHotel,
      rule: { cancelHours: row.cancel_hours, graceMinutes: row.grace_minutes },
    },
    indexed: {
      id: row.id,
      localityId: row.locality_id,
      place: row.lat === null || row.lng === null ? null : { lat: row.lat, lng: row.lng },
      rank: row.rank,
      rating: row.overall_rating,
      customSlot1: row.custom_slot_1,
      customSlot2: row.custom_slot_2,
      prices: SLOTS.map(({ index }) => pricingOf(index, base.get(index) ?? null, row.rules)),
      facts: eachFilterFact((name) => row[name]),
      amenities: eachFilterAmenity((name) => row.amenities.includes(name)),
      rooms: row.room_ids.length,
      bathtubRooms: row.bathtub_rooms,
      cancelHours: row.cancel_hours,
      cleaningMinutes: row.cleaning_minutes,
      pauses: readPauses(row.pauses),
      reception: readReception(row.reception),
    },
    stays: readPackedStays(row.stays, row.room_ids),
  }
}

/** Reads visible hotels, each with its rooms and the stays that occupy them after `from`. */
async function hotelsWhere(db: Db, from: Date, clause: RawBuilder<unknown>): Promise<CatalogueHotelRow[]> {
  const { rows } = await sql<Row>`
    select ${hotelColumns}, h.cleaning_minutes, ${pausesOf(sql`h.id`, from)} as pauses, ${receptionOf} as reception,
      room_ids, bathtub_rooms, stays, rules from ${hotelSources}
    cross join lateral (
      select coalesce(array_agg(r.id order by r.has_bathtub, r.id), '{}') as room_ids,
        (count(*) filter (where r.has_bathtub))::int as bathtub_rooms
      from rooms r where r.hotel_id = h.id
    ) lent
    cross join lateral (
      select ${packedStays} as stays from rooms r join stays s on s.room_id = r.id left join bookings b on b.id = s.booking_id
      where r.hotel_id = h.id and s.status in ('held', 'booked') and s.occupied && tstzrange(${from}::timestamptz, null)
    ) taken
    cross join lateral (
      select coalesce(json_agg(json_build_array(r.id, r.slot, r.weekday, r.first_day, r.last_day, r.price)), '[]') as rules
      from price_rules r where r.hotel_id = h.id and (r.last_day is null or r.last_day >= ${istDateOf(from)}::date)
    ) ruled
    where not h.hidden and ${clause}`.execute(db)
  return rows.map(readHotel)
}

/** Reads those of these hotels that are visible and in one of these cities. */
export const readHotels = (
  db: Db,
  from: Date,
  of: { ids: number[]; cityIds: number[] },
): Promise<CatalogueHotelRow[]> =>
  hotelsWhere(db, from, sql`h.id = any(${of.ids}::int[]) and h.city_id = any(${of.cityIds}::int[])`)

/** How many hotels to read in one query: few enough not to delay this process's other requests. */
const HOTELS_AT_ONCE = 100

/** Reads all hotels of a city, in batches. */
export async function* readCityHotels(db: Db, from: Date, cityId: number): AsyncGenerator<CatalogueHotelRow[]> {
  let last = 0
  for (;;) {
    const some = await hotelsWhere(
      db,
      from,
      sql`h.city_id = ${cityId} and h.id > ${last} order by h.id limit ${HOTELS_AT_ONCE}`,
    )
    if (some.length === 0) return
    yield some
    last = some.at(-1)?.indexed.id ?? last
  }
}

export type StaysQuery = { hotelId: number; roomIds: readonly number[]; window: MinuteWindow }

/** Reads the stays of each hotel that occupy a room at any time in the hotel's window. */
export async function readStays<Wish extends StaysQuery>(
  db: Db,
  wishes: readonly Wish[],
): Promise<(Wish & { stays: TakenRoom[] })[]> {
  const { rows } = await sql<{ hotel_id: number; stays: string }>`
    select w.hotel_id, ${packedStays} as stays
    from unnest(${wishes.map(({ hotelId }) => hotelId)}::int[], ${wishes.map(({ window }) => window.from)}::int[],
      ${wishes.map(({ window }) => window.until)}::int[]) w (hotel_id, first, last)
    join rooms r on r.hotel_id = w.hotel_id join stays s on s.room_id = r.id left join bookings b on b.id = s.booking_id
    where s.status in ('held', 'booked') and s.occupied && tstzrange(to_timestamp(w.first * 60.0), to_timestamp(w.last * 60.0))
    group by w.hotel_id`.execute(db)
  const texts = new Map(rows.map(({ hotel_id: id, stays }) => [id, stays]))
  return wishes.map((wish) => ({ ...wish, stays: readPackedStays(texts.get(wish.hotelId) ?? '[]', wish.roomIds) }))
}
