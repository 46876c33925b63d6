import { isPausedFor, type SalesPause } from '../availability/sales-pause.ts'
import type { IstDate } from '../kernel/ist.ts'
import { NOT_SOLD, priceOn, type SlotPricing } from '../prices/price-on.ts'
import { ALL_SLOTS, slotClosure } from '../slots/openings.ts'
import { slotPeriod } from '../slots/period.ts'
import type { SlotIndex } from '../slots/slots.ts'
import { freeFor, type HotelRooms } from './free-rooms.ts'

/** The state of a slot on a day: rooms are left, every room is taken, or no room can be sold for a given reason. */
export const SALE_STATES = ['selling', 'sold', 'stopped', 'closed', 'not-sold', 'over'] as const
type SaleState = (typeof SALE_STATES)[number]

export type LeftToSell = {
  slot: SlotIndex
  state: SaleState
  /** how many rooms guests can book now; 0 unless the state is `selling` */
  left: number
}

export type SalesDay = {
  day: IstDate
  now: Date
  rooms: HotelRooms
  /** how many rooms can be sold, by slot, if stays that have not begun move to other rooms */
  moved?: ReadonlyMap<SlotIndex, number>
  /** by slot */
  pricing: readonly SlotPricing[]
  /** the hotel's sales pauses */
  pauses: readonly SalesPause[]
}

/**
 * Returns how many rooms of each slot guests can book on a day, the earliest slot first. A search finds the same
 * numbers.
 */
export const leftToSell = (sales: SalesDay): LeftToSell[] =>
  ALL_SLOTS.map((slot) => {
    const free = Math.max(freeFor(sales.rooms, slotPeriod(slot, sales.day)), sales.moved?.get(slot) ?? 0)
    const state = saleState(sales, slot, free)
    return { slot, state, left: state === 'selling' ? free : 0 }
  })

function saleState({ day, now, pricing, pauses }: SalesDay, slot: SlotIndex, free: number): SaleState {
  const price = priceOn(pricing[slot] ?? NOT_SOLD, day)
  if (typeof price === 'string') return price
  if (slotClosure(slot, day, now)) return 'over'
  if (isPausedFor(pauses, now.getTime(), slotPeriod(slot, day).start.getTime())) return 'stopped'
  return free > 0 ? 'selling' : 'sold'
}

/** How long the desk's own button stops sales. */
export const STOP_SELLING_HOURS = 2
