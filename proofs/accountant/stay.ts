/**
 * Calculates the statement line of a booking from docs/accounting.md alone. Comments refer to questions.md where the
 * rules are ambiguous.
 */
import type { Dated, Part, Place, Rated } from './paise.ts'
import { onDay, paise, share, smaller, taxOf, valueOf, withHeads, withoutTax } from './paise.ts'

/** The price in rupees of one room for one day. */
export type Day = { room: number; bathtub: number }

/** The rate is `low` percent up to `limit` rupees for a room and day, and `high` percent above. */
type Slab = { limit: number; low: number; high: number }

/** Rates in basis points, each with the day from which it applies. */
export type Rates = {
  commission: Dated<number>
  gstOnCommission: Dated<number>
  tcs: Dated<number>
  tds: Dated<number>
  tdsWithoutPan: Dated<number>
  tcsDeskShare: Dated<number>
  tdsDeskShare: Dated<number>
  freeUpTo: Dated<number> // rupees of a year
  slabs: Dated<Slab> // by the day of booking
}

/** The hotel where the guests stay, which for moved guests is the second hotel (question 8). */
export type HotelFacts = {
  registered: boolean
  pan: 'given' | 'missing' | 'small' // small: an individual or HUF that gave its PAN
  commission: number | null // basis points of its own agreement; null: the dated rate
}

export type Moved = {
  worth: number // the first hotel's price, tax included, undiscounted
  cost: number // the other hotel's, the same way
  days: Day[]
  borneBy: 'uncle' | 'first_hotel'
  restBack?: number // what a cheaper room left over and went back to the guests
}

/** Amounts are whole rupees unless the name says paise. */
export type Facts = {
  outcome: 'stayed' | 'no_show' | 'kept'
  bookedOn: string
  endsOn: string
  rooms: number
  days: Day[]
  hotelCoupon: number
  uncleCoupon: number
  friendDiscount: number
  credits: number // without the promotional ones (question 11)
  promotionalCredits: number
  hours: { value: number; tax: number; percent: number }[]
  dueAtDesk: number
  takenAtDesk: number
  /** What was refunded because the hotel did not deliver what it had sold, in rupees with tax. */
  atHotelsFault: number
  heldPaise: bigint // money and credit still held before the settlement
  givenBackPaise: bigint // what Uncle gave back of it out of kindness
  moved: Moved | null
  place: Place
  hotel: HotelFacts
  rates: Rates
  earlierValuePaise: bigint // of the hotel's financial year, this stay excluded
}

/** In paise, with value + tax = earned + rounding, and earned = paidOnline + credits + atDesk + paidByUncle. */
export type Line = {
  parts: Part[]
  earned: bigint
  rounding: bigint // above zero it costs Uncle
  taxBorne: bigint
  value: bigint
  tax: bigint
  commission: bigint
  gstOnCommission: bigint
  tcsBase: bigint
  tcs: bigint
  tdsBase: bigint
  tdsRate: number // basis points
  tds: bigint
  gstRooms: bigint
  net: bigint
  paidOnline: bigint
  credits: bigint
  atDesk: bigint
  paidByUncle: bigint
  firstHotelBears: bigint
}

/** The total bill in paise: `guest` is what the guest pays, and `byUncle` is what Uncle pays. */
export type Bill = { parts: Part[]; total: bigint; guest: bigint; byUncle: bigint; taxBorne: bigint }

export function settle(facts: Facts): Line {
  const bill = billOf(facts)
  const earned = earnedOf(facts, bill)
  const parts = earned === bill.total ? bill.parts : divideEarned(earned, bill.parts, facts.place)
  const value = valueOf(parts)
  const tax = taxOf(parts)
  const payers = payersOf(facts, bill, earned)
  const dues = duesOf(facts, { value, tax, earned, atDesk: payers.atDesk })
  const deducted = dues.commission + dues.gstOnCommission + dues.tcs + dues.tds + dues.gstRooms
  return {
    parts,
    earned,
    rounding: value + tax - earned,
    taxBorne: bill.taxBorne,
    value,
    tax,
    ...dues,
    // Uncle bears the rounding, so the hotel gets the value and the exact tax (question 1).
    net: value + tax - payers.atDesk - deducted,
    ...payers,
    firstHotelBears: firstHotelBears(facts),
  }
}

export function billOf(facts: Facts): Bill {
  const slab = onDay(facts.rates.slabs, facts.bookedOn)
  const first = priceOf(facts.days, facts, slab)
  const taxed = first.value - paise(facts.uncleCoupon + facts.friendDiscount)
  if (taxed < 0n) throw new Error('Coupon and discount exceed the value of the room')
  const hours = facts.hours.reduce((sum, hour) => sum + paise(hour.value + hour.tax), 0n)
  const guest = taxed + chargedOn(rated(first, taxed)) + hours
  if (facts.moved !== null) return billElsewhere(facts, { moved: facts.moved, guest, hours, slab })

  // The coupon and discount can be used again after a late cancellation, so nobody pays for them (question 6).
  const value = facts.outcome === 'kept' ? taxed : first.value
  const taxBorne =
    taxOf(withHeads(rated(first, value), facts.place)) - taxOf(withHeads(rated(first, taxed), facts.place))
  const byUncle = value - taxed + taxBorne
  const parts = withHeads([...rated(first, value), ...ratedHours(facts)], facts.place)
  return { parts, total: guest + byUncle, guest, byUncle, taxBorne }
}

function billElsewhere(facts: Facts, stay: { moved: Moved; guest: bigint; hours: bigint; slab: Slab }): Bill {
  const other = priceOf(stay.moved.days, { rooms: facts.rooms, hotelCoupon: 0 }, stay.slab)
  const total = paise(stay.moved.cost) + stay.hours
  const parts = withHeads([...rated(other, other.value), ...ratedHours(facts)], facts.place)
  // Uncle pays everything above the guest's own bill, and claims it from the first hotel if that hotel is at fault.
  const guest = stay.guest - paise(stay.moved.restBack ?? 0)
  return { parts, total, guest, byUncle: total - guest, taxBorne: 0n }
}

/**
 * `value` is the price after the hotel's coupon, in paise. `whole` is the undiscounted price of one room for all days,
 * in rupees, and `dear` is the same price for the days above the limit only.
 */
type Price = { value: bigint; whole: bigint; dear: bigint; slab: Slab }

function priceOf(days: Day[], of: { rooms: number; hotelCoupon: number }, slab: Slab): Price {
  const prices = days.map((day) => BigInt(day.room + day.bathtub))
  const whole = prices.reduce((sum, price) => sum + price, 0n)
  const undiscounted = whole * BigInt(of.rooms)
  const value = undiscounted - BigInt(of.hotelCoupon)
  if (value < 0n) throw new Error("The hotel's coupon exceeds the price")
  // Deducts the hotel's coupon from each day in proportion before comparing the day with the limit (question 3).
  const isDear = (price: bigint) => price * value > BigInt(slab.limit) * undiscounted
  const dear = prices.filter(isDear).reduce((sum, price) => sum + price, 0n)
  return { value: value * 100n, whole, dear, slab }
}

/** Divides an amount in paise, always whole rupees, over the two rates in proportion to the undiscounted price. */
function rated({ whole, dear, slab }: Price, amount: bigint): Rated[] {
  const high = whole === 0n ? 0n : share(amount / 100n, dear, whole) * 100n
  return [
    { percent: slab.low, value: amount - high },
    { percent: slab.high, value: high },
  ]
}

const ratedHours = (facts: Facts): Rated[] =>
  facts.hours.map((hour) => ({ percent: hour.percent, value: paise(hour.value) }))

/** Returns the guest's tax in paise, rounded to a rupee at each rate. */
const chargedOn = (values: Rated[]): bigint =>
  values.reduce((sum, each) => sum + share(each.value, BigInt(each.percent), 10_000n) * 100n, 0n)

function earnedOf(facts: Facts, bill: Bill): bigint {
  const taken = paise(facts.takenAtDesk)
  const due = paise(facts.dueAtDesk)
  const given = bill.total - paise(facts.atHotelsFault)
  if (facts.outcome === 'stayed') return given < due ? due : given
  if (facts.outcome === 'no_show') return given - due < 0n ? taken : given - due + taken
  // The hotel never earns more than the bill, even if the desk took more (question 5).
  return smaller(bill.total, facts.heldPaise + facts.givenBackPaise + taken)
}

/**
 * Divides an amount that includes tax over the rates in proportion to the bill. The highest rate takes the remainder.
 */
function divideEarned(earned: bigint, billed: Part[], place: Place): Part[] {
  const weight = (part: Part) => valueOf([part]) + taxOf([part])
  const whole = billed.reduce((sum, part) => sum + weight(part), 0n)
  const amounts = billed.slice(0, -1).map((part) => share(earned, weight(part), whole))
  const rest = earned - amounts.reduce((sum, amount) => sum + amount, 0n)
  return billed
    .map((part, at) => withoutTax(part.percent, amounts[at] ?? rest, place))
    .filter((part) => part.value !== 0n || taxOf([part]) !== 0n)
}

function payersOf(facts: Facts, bill: Bill, earned: bigint) {
  const atDesk = paise(facts.outcome === 'stayed' ? facts.dueAtDesk : facts.takenAtDesk) // question 7
  const paidByUncle = facts.outcome === 'kept' ? 0n : bill.byUncle
  const rest = earned - atDesk - paidByUncle
  const credits = smaller(paise(facts.credits + facts.promotionalCredits), rest < 0n ? 0n : rest)
  return { paidOnline: rest - credits, credits, atDesk, paidByUncle }
}

function duesOf(facts: Facts, stay: { value: bigint; tax: bigint; earned: bigint; atDesk: bigint }) {
  const { rates, hotel, endsOn } = facts
  const commission = share(stay.value, BigInt(hotel.commission ?? onDay(rates.commission, endsOn)), 10_000n)
  const tcsBase = baseOf(stay, onDay(rates.tcsDeskShare, endsOn))
  const tdsBase = baseOf(stay, onDay(rates.tdsDeskShare, endsOn))
  const tdsRate = tdsRateOf(facts, stay.value)
  return {
    commission,
    gstOnCommission: share(commission, BigInt(onDay(rates.gstOnCommission, endsOn)), 10_000n),
    tcsBase,
    tcs: hotel.registered ? share(tcsBase, BigInt(onDay(rates.tcs, endsOn)), 10_000n) : 0n,
    tdsBase,
    tdsRate,
    tds: share(tdsBase, BigInt(tdsRate), 10_000n),
    gstRooms: hotel.registered ? 0n : stay.tax,
  }
}

function baseOf(stay: { value: bigint; earned: bigint; atDesk: bigint }, deskShare: number): bigint {
  if (stay.earned === 0n) return stay.value
  const partAtDesk = share(stay.value, stay.atDesk, stay.earned)
  return stay.value - partAtDesk + share(partAtDesk, BigInt(deskShare), 10_000n)
}

function tdsRateOf({ rates, hotel, endsOn, earlierValuePaise }: Facts, value: bigint): number {
  if (hotel.pan === 'missing') return onDay(rates.tdsWithoutPan, endsOn)
  const isFree = hotel.pan === 'small' && earlierValuePaise + value <= paise(onDay(rates.freeUpTo, endsOn))
  return isFree ? 0 : onDay(rates.tds, endsOn)
}

/** Returns the price difference that the first hotel pays; 0 if the other room is cheaper (question 9). */
function firstHotelBears({ moved, outcome }: Facts): bigint {
  if (moved === null || moved.borneBy === 'uncle' || outcome === 'kept' || moved.cost <= moved.worth) return 0n
  return paise(moved.cost - moved.worth)
}
