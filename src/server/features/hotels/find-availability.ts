import { sql } from 'kysely'
import { occupiedBy } from '#db/period.ts'
import { pricingOf, rulesBetween, type PriceRuleJson } from '#db/price-rules.ts'
import { isTooLate } from '#db/receptions.ts'
import { isPaused } from '#db/sales-pauses.ts'
import { MAX_ROOMS } from '#domain/bookings/rooms-and-guests.ts'
import type { Period } from '#domain/kernel/period.ts'
import type { Rupees } from '#domain/kernel/money.ts'
import { priceOn, pricesOfStay, type SlotPricing } from '#domain/prices/price-on.ts'
import type { PricedDays } from '#domain/prices/priced-days.ts'
import type { Db } from '../../services.ts'
import { hotelIs } from './hotel-rows.ts'
import { roomsByMoving } from './rooms-by-moving.ts'

export type Availability = {
  /** whether the hotel sells the slot on every day of the stay, and no pause affects the stay */
  sellsSlot: boolean
  isPaused: boolean
  /** the stay has begun and the reception is not staffed, so it cannot be booked */
  isTooLate: boolean
  /** the price on the check-in day; null if the hotel does not sell the slot then */
  price: Rupees | null
  /** a room's price on each day; null if the hotel does not sell the slot on all of them */
  dayPrices: Rupees[] | null
  roomsLeft: number
  /** how many of the free rooms have a bathtub */
  bathtubRoomsLeft: number
}

/** Whether a slot is sold on all days of a stay, and its prices. */
export function offerOf(
  pricing: SlotPricing,
  days: PricedDays,
): Pick<Availability, 'sellsSlot' | 'price' | 'dayPrices'> {
  const price = priceOn(pricing, days.first)
  const dayPrices = pricesOfStay(pricing, days)
  const sellsSlot = typeof dayPrices !== 'string'
  return { sellsSlot, price: typeof price === 'number' ? price : null, dayPrices: sellsSlot ? dayPrices : null }
}

export type AvailabilityRequest = { hotel: string | number; days: PricedDays; period: Period; now: Date }

type Row = {
  id: number
  base: number | null
  rules: PriceRuleJson[]
  paused: boolean
  too_late: boolean
  free: number
  baths: number
  rooms: number
  bathtubRooms: number
}

/**
 * Finds a hotel's price and its free rooms for the whole period. Counts no more rooms than one booking can take.
 * Undefined for an unknown or hidden hotel.
 */
export async function findAvailability(
  db: Db,
  { hotel, days, period, now }: AvailabilityRequest,
): Promise<Availability | undefined> {
  const { rows } = await sql<Row>`
    select h.id, h.room_count as rooms, h.bathtub_room_count as "bathtubRooms", (select p.price from hotel_slot_prices p where p.hotel_id = h.id and p.slot = ${days.slot}) as base,
      ${rulesBetween(sql`h.id`, days)} as rules, ${isPaused(sql`h.id`, now, period.start)} as paused, ${isTooLate(now, period.start)} as too_late,
      left_over.free, left_over.baths
    from hotels h cross join lateral (
      select count(*)::int as free, (count(*) filter (where r.has_bathtub))::int as baths
      from rooms r where r.hotel_id = h.id and not exists (
        select 1 from stays s where s.room_id = r.id and s.status in ('held', 'booked')
          and s.occupied && ${occupiedBy(period, sql`h.cleaning_minutes`)}
      )
    ) left_over
    where ${hotelIs(hotel)} and not h.hidden`.execute(db)
  const row = rows[0]
  if (!row) return undefined
  const offer = offerOf(pricingOf(days.slot, row.base, row.rules), days)
  const { paused: isPausedThen, too_late: isTooLateThen } = row
  const sellsSlot = offer.sellsSlot && !isPausedThen
  const left = await roomsByMoving(db, { hotelId: row.id, period, now }, [
    { free: row.free, all: row.rooms, max: MAX_ROOMS, hasBathtub: false },
    { free: row.baths, all: row.bathtubRooms, max: MAX_ROOMS, hasBathtub: true },
  ])
  const [roomsLeft = 0, bathtubRoomsLeft = 0] = left.map((rooms) => Math.min(MAX_ROOMS, rooms))
  return { ...offer, sellsSlot, isPaused: isPausedThen, isTooLate: isTooLateThen, roomsLeft, bathtubRoomsLeft }
}

/** Whether there are enough rooms for this booking, with a bathtub if requested. */
export const hasRoomsFor = (
  left: Pick<Availability, 'roomsLeft' | 'bathtubRoomsLeft'> | undefined,
  wanted: { rooms: number; hasBathtub: boolean },
): boolean => ((wanted.hasBathtub ? left?.bathtubRoomsLeft : left?.roomsLeft) ?? 0) >= wanted.rooms
