import { hourlyPrice } from '../bookings/extension.ts'
import { taxOf, taxPercent, type TaxPercent, type TaxRule } from '../bills/tax.ts'
import { addDays, addMinutes, istDateOf, minutesBetween, type IstDate } from '../kernel/ist.ts'
import type { Rupees } from '../kernel/money.ts'
import { accept, refuse, type Result } from '../kernel/result.ts'
import { NOT_SOLD, priceOn, type SlotPricing } from '../prices/price-on.ts'
import { ALL_SLOTS } from '../slots/openings.ts'
import { slotPeriod } from '../slots/period.ts'
import type { SlotIndex } from '../slots/slots.ts'

/** The maximum number of guests in one walk-in. The database enforces the same limit. */
export const MAX_WALK_IN_GUESTS = 4
/** The longest stay that a new walk-in can have. The desk can add hours later. */
export const MAX_WALK_IN_HOURS = 24
export const MAX_WALK_IN_PRICE: Rupees = 1_000_000

const QUARTER_MINUTES = 15
const QUARTER = QUARTER_MINUTES * 60_000

const quarterAfter = (now: Date): Date => new Date(Math.ceil(now.getTime() / QUARTER) * QUARTER)
const isWholeQuarter = (instant: Date): boolean => instant.getTime() % QUARTER === 0

/** A slot that the hotel sells on a day, with its price that day. */
type SoldSlot = { slot: SlotIndex; start: Date; end: Date; price: Rupees }

/** Lists the slots that the hotel sells on a day. `pricing` is indexed by slot. */
function soldOn(pricing: readonly SlotPricing[], day: IstDate): SoldSlot[] {
  return ALL_SLOTS.flatMap((slot) => {
    const price = priceOn(pricing[slot] ?? NOT_SOLD, day)
    return typeof price === 'number' ? [{ slot, ...slotPeriod(slot, day), price }] : []
  })
}

/**
 * Lists the slots sold from yesterday to tomorrow in order of their start. Yesterday is included because its night may
 * still be running.
 */
function soldAround(pricing: readonly SlotPricing[], now: Date): SoldSlot[] {
  const today = istDateOf(now)
  return [addDays(today, -1), today, addDays(today, 1)].flatMap((day) => soldOn(pricing, day))
}

const isRunning =
  (now: Date) =>
  ({ start, end }: SoldSlot): boolean =>
    start <= now && now < end

/** Finds the running slot that started last. At 10:30 AM this is Morning, not last night's Full Day. */
const runningSlot = (sold: readonly SoldSlot[], now: Date): SoldSlot | undefined => sold.findLast(isRunning(now))

/** The price of one room in rupees: before tax, the tax, and the total. */
export type WalkInPrice = { room: Rupees; tax: Rupees; taxPercent: TaxPercent; total: Rupees }

function taxed(room: Rupees, slotPrice: Rupees, rule: TaxRule): WalkInPrice {
  const percent = taxPercent({ value: slotPrice, gross: slotPrice, hotelDiscount: 0, rooms: 1 }, rule)
  const tax = taxOf(room, percent)
  return { room, tax, taxPercent: percent, total: room + tax }
}

/** What a hotel's prices depend on: `pricing` by slot, and the day's GST rule. */
export type WalkInPricing = { pricing: readonly SlotPricing[]; rule: TaxRule }

/** Finds the slot that sets the hourly price now: the running slot, or else the next one. */
const hourSlot = (sold: readonly SoldSlot[], now: Date): SoldSlot | undefined =>
  runningSlot(sold, now) ?? sold.find(({ start }) => start > now)

/**
 * Calculates the hotel's price from now until a given end, with the same hourly price as a booking's extra hours.
 * Returns undefined if the hotel sells no slot from yesterday to tomorrow. Minutes before the first full quarter are
 * free, a started hour counts in full, and the price never exceeds that of a running slot that lasts as long.
 */
function priceOfHours({ pricing, rule }: WalkInPricing, until: Date, now: Date): WalkInPrice | undefined {
  const sold = soldAround(pricing, now)
  const hours = Math.max(1, Math.ceil(minutesBetween(quarterAfter(now), until) / 60))
  const byHour = hourSlot(sold, now)
  const covering = sold.filter(isRunning(now)).filter(({ end }) => end >= until)
  const prices = [
    ...(byHour ? [taxed(hourlyPrice(byHour.slot, byHour.price) * hours, byHour.price, rule)] : []),
    ...covering.map(({ price }) => taxed(price, price, rule)),
  ]
  return prices.toSorted((one, other) => one.total - other.total)[0]
}

/** Calculates the price of hours added to a walk-in, at the current hourly price. */
export function priceOfMoreHours({ pricing, rule }: WalkInPricing, hours: number, now: Date): WalkInPrice | undefined {
  const byHour = hourSlot(soldAround(pricing, now), now)
  return byHour && taxed(hourlyPrice(byHour.slot, byHour.price) * hours, byHour.price, rule)
}

export const WALK_IN_ENDS = ['two_hours', 'three_hours', 'slot', 'time'] as const
export type WalkInEnd = (typeof WALK_IN_ENDS)[number]

export type WalkInOffer = {
  end: WalkInEnd
  until: Date
  /** the slot whose end is also the end of the offer, if there is one */
  slot: SlotIndex | null
  price: WalkInPrice | undefined
}

const HOURS = [
  ['two_hours', 2],
  ['three_hours', 3],
] as const

/**
 * Lists the current offers for a walk-in: two and three hours from the next full quarter of an hour, and the rest of
 * the running slot if that is longer. `isFreeUntil` says whether a room is free for that long.
 */
export function walkInOffers(prices: WalkInPricing, now: Date): WalkInOffer[] {
  const hours: WalkInOffer[] = HOURS.map(([end, count]) => {
    const until = addMinutes(quarterAfter(now), count * 60)
    return { end, until, slot: null, price: priceOfHours(prices, until, now) }
  })
  const running = runningSlot(soldAround(prices.pricing, now), now)
  const isLonger = running !== undefined && hours.every(({ until }) => running.end > until)
  if (!isLonger) return hours
  const { slot, end: until, price } = running
  return [...hours, { end: 'slot', until, slot, price: taxed(price, price, prices.rule) }]
}

/** Calculates the usual price of a walk-in until a given time, both for the offer and for the saved entry. */
export function priceUntil(prices: WalkInPricing, until: Date, now: Date): WalkInPrice | undefined {
  const offered = walkInOffers(prices, now).find((offer) => offer.until.getTime() === until.getTime())
  return offered ? offered.price : priceOfHours(prices, until, now)
}

export type WalkInRefusal = 'WALK_IN_ENDS_ON_QUARTER' | 'WALK_IN_TOO_SHORT' | 'WALK_IN_TOO_LONG'

/**
 * Checks the end of a new walk-in. It must be on a full quarter of an hour, at least 15 minutes away, and at most a day
 * and 15 minutes away.
 */
export function checkWalkInEnd(until: Date, now: Date): Result<Date, WalkInRefusal> {
  if (!isWholeQuarter(until)) return refuse('WALK_IN_ENDS_ON_QUARTER')
  if (minutesBetween(now, until) < QUARTER_MINUTES) return refuse('WALK_IN_TOO_SHORT')
  return minutesBetween(now, until) > MAX_WALK_IN_HOURS * 60 + QUARTER_MINUTES
    ? refuse('WALK_IN_TOO_LONG')
    : accept(until)
}

/** Whether a room is free until a given end. `freeUntil` already includes cleaning. Null means that no stay follows. */
export const isFreeUntil = (freeUntil: Date | null, until: Date): boolean => freeUntil === null || until <= freeUntil

/** Requires a reason for any price other than the usual one. The usual price is stored without a reason. */
export function checkWalkInPrice(
  usual: Rupees | null,
  { price, reason }: { price: Rupees | null; reason: string | null },
): Result<{ price: Rupees; reason: string | null }, 'PRICE_MISSING' | 'REASON_MISSING'> {
  const wanted = price ?? usual
  if (wanted === null) return refuse('PRICE_MISSING')
  if (wanted === usual) return accept({ price: wanted, reason: null })
  return reason === null ? refuse('REASON_MISSING') : accept({ price: wanted, reason })
}

export const WALK_IN_STATUSES = ['here', 'leaving', 'overdue', 'left'] as const
export type WalkInStatus = (typeof WALK_IN_STATUSES)[number]

const LEAVING_SOON_MINUTES = 60

/** Returns the status of a walk-in in the desk's lists. */
export function walkInStatus({ leavesAt, leftAt }: { leavesAt: Date; leftAt: Date | null }, now: Date): WalkInStatus {
  if (leftAt) return 'left'
  if (now >= leavesAt) return 'overdue'
  return minutesBetween(now, leavesAt) <= LEAVING_SOON_MINUTES ? 'leaving' : 'here'
}
