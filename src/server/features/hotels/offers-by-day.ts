import { sql } from 'kysely'
import { pricingOf, rulesBetween, type PriceRuleJson } from '#db/price-rules.ts'
import { readReception, receptionOf, type ReceptionJson } from '#db/receptions.ts'
import { pausesOf, readPauses, type SalesPauseJson } from '#db/sales-pauses.ts'
import { cityOffer } from '#domain/availability/city-offer.ts'
import { minutesOf } from '#domain/availability/room-stays.ts'
import { isTooLateFor, type Reception } from '#domain/availability/reception.ts'
import { isPausedFor, type SalesPause } from '#domain/availability/sales-pause.ts'
import { istDateOf, type IstDate } from '#domain/kernel/ist.ts'
import { dayOffer, offeredDays, type DayOffer } from '#domain/prices/day-offer.ts'
import { NOT_SOLD, type SlotPricing } from '#domain/prices/price-on.ts'
import { slotPeriod } from '#domain/slots/period.ts'
import type { SlotIndex } from '#domain/slots/slots.ts'
import { taxRuleAt, type Db, type Services } from '../../services.ts'
import { hotelIs } from './hotel-rows.ts'
import { roomsByMoving } from './rooms-by-moving.ts'

type Asked = { hotel: string | number; slot: SlotIndex; first: IstDate; days: number; rooms: number; now: Date }

/**
 * A slot's pricing and its free rooms on each date, with what may stop its sale: pauses, and hours without staff at the
 * reception.
 */
type Known = {
  pricing: SlotPricing
  free: readonly number[]
  pauses: readonly SalesPause[]
  reception: Reception
}

/**
 * Lists a hotel's price for a slot day by day, and whether rooms are free. Needs no query if the hotel is in memory.
 * Undefined for an unknown or hidden hotel.
 */
export async function offersByDay(
  { reads, catalogue }: Pick<Services, 'reads' | 'catalogue'>,
  asked: Asked,
): Promise<DayOffer[] | undefined> {
  const { slot, now, rooms } = asked
  const dates = offeredDays(asked.first, asked.days, now)
  const known =
    (await knownInMemory(catalogue, asked, dates)) ??
    (await reads.withOwnWrites((db) => knownInDatabase(db, asked, dates)))
  if (!known) return undefined
  const { pricing, free, pauses, reception } = known
  return dates.map((date, index) => {
    const when = [now.getTime(), slotPeriod(slot, date).start.getTime()] as const
    const isPaused = isPausedFor(pauses, ...when)
    const isTooLate = isTooLateFor(reception, ...when)
    return dayOffer({ date, slot, pricing, hasRooms: (free[index] ?? 0) >= rooms, isPaused, isTooLate, now })
  })
}

async function knownInMemory(
  catalogue: Services['catalogue'],
  { hotel, slot, rooms, now }: Asked,
  dates: readonly IstDate[],
): Promise<Known | undefined> {
  const found = await catalogue.findHotel(hotel, dates[0] ? slotPeriod(slot, dates[0]).start : now)
  if (!found) return undefined
  const free = dates.map((date) => {
    const asked = { window: minutesOf(slotPeriod(slot, date)), hasBathtub: false, moment: now.getTime() }
    return found.city.index.roomsToSell(found.indexed, asked, rooms)
  })
  const { prices, pauses, reception } = found.indexed
  return { pricing: prices[slot] ?? NOT_SOLD, free, pauses, reception }
}

type Row = {
  id: number
  rooms: number
  base: number | null
  rules: PriceRuleJson[]
  pauses: SalesPauseJson[]
  reception: ReceptionJson
  free: number[]
}

async function knownInDatabase(
  db: Db,
  { hotel, slot, rooms, now }: Asked,
  dates: readonly IstDate[],
): Promise<Known | undefined> {
  const periods = dates.map((date) => slotPeriod(slot, date))
  const days = { slot, first: dates[0] ?? istDateOf(now), days: Math.max(1, dates.length) }
  const { rows } = await sql<Row>`
    select h.id, h.room_count as rooms, (select p.price from hotel_slot_prices p where p.hotel_id = h.id and p.slot = ${slot}) as base,
      ${rulesBetween(sql`h.id`, days)} as rules, ${pausesOf(sql`h.id`, now)} as pauses, ${receptionOf} as reception,
      array(
        select (
          select count(*)::int from rooms r where r.hotel_id = h.id and not exists (
            select 1 from stays s where s.room_id = r.id and s.status in ('held', 'booked')
              and s.occupied && with_cleaning(tstzrange(asked.from_at, asked.until_at), h.cleaning_minutes)
          )
        ) from unnest(${periods.map(({ start }) => start)}::timestamptz[], ${periods.map(({ end }) => end)}::timestamptz[])
          with ordinality asked (from_at, until_at, place) order by asked.place
      ) as free
    from hotels h where ${hotelIs(hotel)} and not h.hidden`.execute(db)
  const row = rows[0]
  if (!row) return undefined
  const free: number[] = []
  for (const [index, period] of periods.entries()) {
    const left = { free: row.free[index] ?? 0, all: row.rooms, max: rooms, hasBathtub: false }
    free.push(...(await roomsByMoving(db, { hotelId: row.id, period, now }, [left])))
  }
  return {
    pricing: pricingOf(slot, row.base, row.rules),
    free,
    pauses: readPauses(row.pauses),
    reception: readReception(row.reception),
  }
}

type AskedOfCity = Omit<Asked, 'hotel'> & { city: string | number }

/** A calendar opens without prices instead of waiting longer for a city to load. */
const MAX_LOADING_MILLISECONDS = 1000
/** The first load may be of a different city, the second of the cities' names. */
const MAX_LOADS = 3

/** Finds a city in memory. Loads the city first if nobody has searched it since the start. */
async function loadedCity({ catalogue }: Pick<Services, 'catalogue'>, city: string | number, from: Date) {
  for (let loads = 0; loads < MAX_LOADS; loads++) {
    const known = await catalogue.findCity(city, from)
    if (known) return known
    await catalogue.loaded(MAX_LOADING_MILLISECONDS)
  }
  return catalogue.findCity(city, from)
}

/**
 * Lists a city's lowest price for a slot day by day. Lists no days for a city that does not fit into memory: a calendar
 * works without prices, and a month of them would take thirty database searches.
 */
export async function cityOffersByDay(
  services: Pick<Services, 'catalogue' | 'taxRules'>,
  { city, slot, first, days, rooms, now }: AskedOfCity,
): Promise<DayOffer[]> {
  const dates = offeredDays(first, days, now)
  const taxRule = taxRuleAt(services, now)
  const known = dates[0] && (await loadedCity(services, city, slotPeriod(slot, dates[0]).start))
  return known ? dates.map((date) => cityOffer(known.index, date, { slot, rooms, taxRule, now })) : []
}
