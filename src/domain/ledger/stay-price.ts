import { gstOn, sumsOf, taxedParts, taxIn, type PlaceOfSupply, type TaxedPart } from '../bills/gst.ts'
import type { TaxPercent, TaxSlab } from '../bills/tax.ts'
import type { Rupees } from '../kernel/money.ts'
import { paiseOf, type Paise } from '../kernel/paise.ts'

/** Paid extra hours, in whole rupees. */
type BilledHours = { value: Rupees; tax: Rupees; percent: TaxPercent }

/** The bill in whole rupees, as it is stored with the booking. */
export type StayBill = {
  roomTotal: Rupees
  bathtubCharge: Rupees
  discount: Rupees
  hotelDiscount: Rupees
  referralDiscount: Rupees
  serviceTax: Rupees
  taxPercent: TaxPercent
  /** the hotel's value at each rate; null if all of it has the rate `taxPercent` */
  slabs: readonly TaxSlab[] | null
  credits: Rupees
  /** the part of the credits that came from signing up and from friends, unless it was returned */
  promotionalCredits: Rupees
  dueAtDesk: Rupees
  hours: readonly BilledHours[]
}

/**
 * The price of the stay in the first hotel (`worth`) and in this hotel (`cost`), including tax, for guests who were
 * moved here.
 */
export type MovedHere = {
  worth: Rupees
  cost: Rupees
  /** this hotel's value at each rate; null if the guests were moved before we recorded it */
  slabs: readonly TaxSlab[] | null
  borneBy: 'uncle' | 'hotel'
  /** who moved the guests: the guests themselves or our office, which has different limits */
  movedBy: 'guest' | 'office'
  fromHotel: number
}

/** The hotel's price for the stay, and our contributions to it, all in paise. */
export type StayPrice = {
  parts: readonly TaxedPart[]
  /** value and tax without rounding: the guest's whole rupees plus our contributions */
  billed: Paise
  coupon: Paise
  referral: Paise
  taxBorne: Paise
  difference: Paise
  /** the exact GST minus the GST charged in whole rupees */
  rounding: Paise
}

type Priced = {
  bill: StayBill
  moved: MovedHere | null
  place: PlaceOfSupply
  outcome: 'stayed' | 'no_show' | 'kept'
}

const inPaise = ({ percent, value }: Pick<TaxSlab, 'percent' | 'value'>) => ({ percent, value: paiseOf(value) })

const taxOfSlabs = (slabs: readonly TaxSlab[], place: PlaceOfSupply): Paise =>
  slabs.reduce((sum, { percent, value }) => sum + taxIn(gstOn(paiseOf(value), percent, place)), 0)

/**
 * Divides a discounted amount among the rates as the bill does: in proportion to the undiscounted price. The lowest
 * rate gets the remainder.
 */
function scaled(slabs: readonly TaxSlab[], amount: Rupees): TaxSlab[] {
  const whole = slabs.reduce((sum, { undiscounted }) => sum + undiscounted, 0)
  const higher = slabs
    .slice(1)
    .map((slab) => ({ ...slab, value: whole === 0 ? 0 : Math.round((amount * slab.undiscounted) / whole) }))
  const left = higher.reduce((sum, { value }) => sum - value, amount)
  return slabs.slice(0, 1).flatMap((slab) => [{ ...slab, value: left }, ...higher])
}

/** Calculates the value contained in a price in whole rupees that includes GST. */
const slabOfPrice = (price: Rupees, percent: TaxPercent): TaxSlab => ({
  percent,
  value: Math.round((price * 100) / (100 + percent)),
  undiscounted: 0,
})

/**
 * Calculates the price of a stay. GST applies to the hotel's value, no matter who pays it. Uncle pays the GST on its
 * own discounts, and the rounding of the guest's bill to whole rupees (decisions 0010 and 0088).
 */
export function priceOf({ bill, moved, place, outcome }: Priced): StayPrice {
  const gross = bill.roomTotal + bill.bathtubCharge
  const taxed = gross - bill.discount - bill.referralDiscount
  // The coupon and discount of a cancelled booking can be used again, so the hotel keeps only money from the guest's
  // own price.
  const value = outcome === 'kept' && !moved ? taxed : gross - bill.hotelDiscount
  const full = bill.slabs ?? [{ percent: bill.taxPercent, value: gross - bill.hotelDiscount, undiscounted: gross }]
  const slabs = value === gross - bill.hotelDiscount ? full : scaled(full, value)
  const there = moved ? (moved.slabs ?? [slabOfPrice(moved.cost, bill.taxPercent)]) : slabs
  const parts = taxedParts([...there, ...bill.hours].map(inPaise), place)
  const charged = bill.hours.reduce((sum, { tax }) => sum + tax, 0)
  const isGiven = outcome !== 'kept'
  // Uncle also pays the first hotel's coupon for guests who were moved here with that coupon.
  const ofHotel = moved ? 0 : bill.hotelDiscount
  const coupon = isGiven ? paiseOf(bill.discount - ofHotel) : 0
  const referral = isGiven ? paiseOf(bill.referralDiscount) : 0
  const tax = taxOfSlabs(slabs, place)
  const exact = taxed === value ? tax : taxOfSlabs(scaled(slabs, taxed), place)
  const taxBorne = moved ? paiseOf(moved.worth - gross - bill.serviceTax) : tax - exact
  const hours = bill.hours.reduce((sum, one) => sum + one.value, 0)
  const billed = moved
    ? paiseOf(moved.cost + hours + charged)
    : paiseOf(taxed + bill.serviceTax + hours + charged) + coupon + referral + taxBorne
  const difference = moved ? paiseOf(moved.cost - moved.worth) : 0
  return { parts, billed, coupon, referral, taxBorne, difference, rounding: sumsOf(parts).gross - billed }
}
