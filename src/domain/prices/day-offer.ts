import type { IstDate } from '../kernel/ist.ts'
import type { Rupees } from '../kernel/money.ts'
import { addDays, istDateOf } from '../kernel/ist.ts'
import { nightOf, slotClosure } from '../slots/openings.ts'
import { MAX_DAYS_AHEAD } from '../slots/period.ts'
import type { SlotIndex } from '../slots/slots.ts'
import { priceOn, type SlotPricing } from './price-on.ts'

/** Whether a stay in a slot can begin on a day, and if not, the reason. */
export const DAY_STATES = ['free', 'sold', 'closed', 'not-sold', 'over'] as const
export type DayState = (typeof DAY_STATES)[number]

/** A hotel's offer for one slot on a day. It has a price even if every room is taken. */
export type DayOffer = { date: IstDate; state: DayState; price: Rupees | null }

type Asked = {
  date: IstDate
  slot: SlotIndex
  pricing: SlotPricing
  hasRooms: boolean
  isPaused: boolean
  /** the stay has begun and the reception is not staffed */
  isTooLate: boolean
  now: Date
}

export function dayOffer({ date, slot, pricing, hasRooms, isPaused, isTooLate, now }: Asked): DayOffer {
  const price = priceOn(pricing, date)
  if (typeof price === 'string') return { date, state: price, price: null }
  if (isTooLate || slotClosure(slot, date, now)) return { date, state: 'over', price }
  if (isPaused) return { date, state: 'closed', price: null }
  return { date, state: hasRooms ? 'free' : 'sold', price }
}

/** Lists `days` days from `first`. Leaves out days before tonight (see `nightOf`) and days too far ahead to book. */
export function offeredDays(first: IstDate, days: number, now: Date): IstDate[] {
  const tonight = nightOf(now)
  const last = addDays(istDateOf(now), MAX_DAYS_AHEAD)
  return Array.from({ length: days }, (_day, index) => addDays(first, index)).filter(
    (day) => tonight <= day && day <= last,
  )
}
