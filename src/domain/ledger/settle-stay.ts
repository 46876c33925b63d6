import { taxOf, type TaxPercent } from '../bills/tax.ts'
import type { Rupees } from '../kernel/money.ts'
import { balanced, paiseOf, type Entry, type Paise } from './accounts.ts'
import type { HotelTerms, Rates } from './rates.ts'

/** The bill as stored with the booking, in whole rupees; `hours` are those that were paid. */
export type StayBill = {
  roomTotal: Rupees
  bathtubCharge: Rupees
  discount: Rupees
  hotelDiscount: Rupees
  referralDiscount: Rupees
  serviceTax: Rupees
  taxPercent: TaxPercent
  credits: Rupees
  /** the part of the credits that came from signing up and from friends, unless it was returned */
  promotionalCredits: Rupees
  dueAtDesk: Rupees
  hours: { roomTotal: Rupees; serviceTax: Rupees }
}

/** Guests moved from another hotel: the price of the stay there and here, tax included. */
export type MovedHere = {
  worth: Rupees
  cost: Rupees
  borneBy: 'uncle' | 'hotel'
  /** who moved them: the guests themselves, or our office, which has its own limits */
  movedBy: 'guest' | 'office'
  fromHotel: number
}

/** `kept`: cancelled, but some of the money was not refunded. */
export type StayOutcome = 'stayed' | 'no_show' | 'kept'

export type StayToSettle = {
  guestId: string
  hotelId: number
  outcome: StayOutcome
  bill: StayBill
  moved: MovedHere | null
  /** the ledger's balance for the booking: money and spent credit */
  held: Paise
  /** the part of the cancellation fee that Uncle refunded; the hotel still earns it */
  givenBack: Paise
  takenAtDesk: Paise
  terms: HotelTerms
  rates: Rates
  /** the value of the hotel's earlier stays in this financial year */
  earlierValue: Paise
  /**
   * whether our own money is paid to the hotel, or held back until the stay is attended and within the limit
   * (decision 0062)
   */
  ourMoney: 'goes' | 'waits'
}

/** A line of the hotel's statement. `net`: what we pay the hotel for it; if negative, the hotel owes us. */
export type StayLine = {
  /** room, bathtub and hours after the hotel's own discounts; the basis of the taxes */
  value: Paise
  tax: Paise
  paidOnline: Paise
  credits: Paise
  atDesk: Paise
  /** coupons, referral discounts, the GST on both, the difference to another hotel, goodwill: all that Uncle pays */
  paidByUncle: Paise
  /** the hotel's own coupon discount, already deducted from the value */
  hotelCoupon: Paise
  commission: Paise
  gstOnCommission: Paise
  tcs: Paise
  tds: Paise
  /** GST on the room that we pay instead of the hotel */
  gstRooms: Paise
  net: Paise
  /** the part of our gifts that the month's commission limits */
  given: Paise
  /** our money that is held back */
  waits: Paise
}

/**
 * Calculates `amount × share ÷ whole`, rounded to the paisa, half up. The product of two amounts in paise can exceed
 * 2^53.
 */
function partOf(amount: Paise, share: number, whole: number): Paise {
  if (whole === 0) return 0
  const [part, of, all] = [BigInt(amount), BigInt(share), BigInt(whole)]
  return Number((part * of * 2n + all) / (2n * all))
}

const BASIS = 10_000
const ofRate = (amount: Paise, rate: number): Paise => partOf(amount, rate, BASIS)

/** The hotel's price for the stay, and our contributions to it, all in paise. */
type Price = { value: Paise; tax: Paise; coupon: Paise; referral: Paise; taxBorne: Paise; difference: Paise }

/**
 * Calculates the price. GST is due on the value, no matter who pays it; Uncle pays the GST on its own discounts
 * (decision 0010).
 */
function priceOf({ bill, moved }: StayToSettle): Price {
  const gross = paiseOf(bill.roomTotal + bill.bathtubCharge)
  const value = gross - paiseOf(bill.hotelDiscount)
  const taxed = gross - paiseOf(bill.discount + bill.referralDiscount)
  const charged = paiseOf(bill.serviceTax)
  const coupon = paiseOf(bill.discount - bill.hotelDiscount)
  const referral = paiseOf(bill.referralDiscount)
  const hours = { value: paiseOf(bill.hours.roomTotal), tax: paiseOf(bill.hours.serviceTax) }
  if (moved) {
    const cost = paiseOf(moved.cost)
    const there = partOf(cost, 100, 100 + bill.taxPercent)
    const taxBorne = paiseOf(moved.worth) - gross + paiseOf(bill.hotelDiscount) - charged
    return {
      value: there + hours.value,
      tax: cost - there + hours.tax,
      coupon,
      referral,
      taxBorne,
      difference: cost - paiseOf(moved.worth),
    }
  }
  const tax = taxed > 0 ? partOf(charged, value, taxed) : paiseOf(taxOf(value / 100, bill.taxPercent))
  return {
    value: value + hours.value,
    tax: tax + hours.tax,
    coupon,
    referral,
    taxBorne: tax - charged,
    difference: 0,
  }
}

/** Calculates how much of the price the hotel has earned, and how much of it was paid at its desk. */
function earnedOf(
  { outcome, bill, takenAtDesk, held, givenBack }: StayToSettle,
  price: Paise,
): { earned: Paise; atDesk: Paise } {
  const due = paiseOf(bill.dueAtDesk)
  if (outcome === 'stayed') return { earned: price, atDesk: due }
  if (outcome === 'no_show') return { earned: Math.max(0, price - due + takenAtDesk), atDesk: takenAtDesk }
  return { earned: Math.min(held + givenBack, price) + takenAtDesk, atDesk: takenAtDesk }
}

function tdsRateOf({ terms, rates, earlierValue }: StayToSettle, value: Paise): number {
  if (terms.pan === 'missing') return rates.tds_without_pan
  const isFree = terms.pan === 'given_small' && earlierValue + value <= paiseOf(rates.tds_free_up_to)
  return isFree ? 0 : rates.tds
}

function deductionsOf(stay: StayToSettle, { value, atDesk, earned }: { value: Paise; atDesk: Paise; earned: Paise }) {
  const { terms, rates } = stay
  const valueAtDesk = partOf(value, atDesk, earned)
  const baseOf = (deskShare: number) => value - valueAtDesk + ofRate(valueAtDesk, deskShare)
  const commission = ofRate(value, terms.commission ?? rates.commission)
  return {
    commission,
    gstOnCommission: ofRate(commission, rates.gst_on_commission),
    tcs: terms.gst === 'registered' ? ofRate(baseOf(rates.tcs_desk_share), rates.tcs) : 0,
    tds: ofRate(baseOf(rates.tds_desk_share), tdsRateOf(stay, value)),
  }
}

/** Returns our contributions to a stay; none to a cancelled one, whose coupon becomes free again. */
function givenOf({ outcome }: StayToSettle, price: Price) {
  const { coupon, referral, taxBorne, difference } = price
  return outcome === 'kept'
    ? { coupon: 0, referral: 0, taxBorne: 0, difference: 0 }
    : { coupon, referral, taxBorne, difference }
}

type Given = { coupon: Paise; referral: Paise; taxBorne: Paise; difference: Paise; goodwill: Paise }

/** Who pays which part of a stay. `all` and `limited` are our contributions. */
type Shares = { given: Given; ofGuest: Paise; promotional: Paise; all: Paise; limited: Paise }

/** Whether the first hotel pays the difference: it is at fault, and the other room costs more. */
const hotelBears = ({ borneBy, cost, worth }: MovedHere): boolean => borneBy === 'hotel' && cost > worth

/** Whether guests chose the other hotel themselves and we pay the difference, so that nobody has checked it. */
const isByPress = (moved: MovedHere | null): boolean =>
  moved !== null && moved.movedBy === 'guest' && !hotelBears(moved)

function sharesOf(stay: StayToSettle, price: Price, { earned, atDesk }: { earned: Paise; atDesk: Paise }): Shares {
  const { coupon, referral, taxBorne, difference: ofMove } = givenOf(stay, price)
  const owed = earned - atDesk - coupon - referral - taxBorne - ofMove
  const ofGuest = Math.min(Math.max(0, stay.held), Math.max(0, owed))
  const missing = owed - ofGuest
  // Guests who were moved to a cheaper room were refunded the rest.
  const back = Math.min(Math.max(0, missing), Math.max(0, -ofMove))
  const [difference, goodwill] = [ofMove + back, missing - back]
  const promotional = Math.min(paiseOf(stay.bill.promotionalCredits), ofGuest)
  const promotion = coupon + referral + taxBorne + promotional
  // After a cancellation there is no stay to attend, so goodwill is paid at once.
  const kindness = stay.outcome === 'kept' ? 0 : goodwill
  const all = promotion + kindness + (stay.moved && hotelBears(stay.moved) ? 0 : difference)
  const limited = promotion + (isByPress(stay.moved) ? Math.max(0, difference) : 0)
  return { given: { coupon, referral, taxBorne, difference, goodwill }, ofGuest, promotional, all, limited }
}

const NOTHING_GIVEN: Given = { coupon: 0, referral: 0, taxBorne: 0, difference: 0, goodwill: 0 }

/**
 * Takes our money out of the shares while it is held back. Promotional credit returns to the account from which we give
 * it.
 */
const heldBack = ({ moved, outcome }: StayToSettle, { given, ...rest }: Shares): Shares => ({
  ...rest,
  given: {
    ...NOTHING_GIVEN,
    difference: moved && hotelBears(moved) ? given.difference : 0,
    goodwill: outcome === 'kept' ? given.goodwill : 0,
  },
})

/**
 * Settles a past stay, a no-show, or money kept after a cancellation: what the hotel gets, who pays for it, and the
 * taxes on it, as entries that sum to zero and as a statement line (decision 0030). Anything held beyond the price
 * still belongs to the guest; we pay any shortfall. Money that we hold back is not earned yet: value, commission and
 * taxes exclude it until it is paid (decision 0062).
 */
export function settleStay(stay: StayToSettle): { entries: Entry[]; line: StayLine } {
  const price = priceOf(stay)
  const whole = price.value + price.tax
  const ofPrice = earnedOf(stay, whole)
  const { atDesk } = ofPrice
  const shares = sharesOf(stay, price, ofPrice)
  const waits = stay.ourMoney === 'waits' ? Math.max(0, shares.all) : 0
  const { given, ofGuest, promotional } = waits > 0 ? heldBack(stay, shares) : shares
  const earned = ofPrice.earned - waits
  const value = earned === whole ? price.value : partOf(earned, price.value, whole)
  const tax = earned - value
  const deductions = deductionsOf(stay, { value, atDesk, earned })
  const gstRooms = stay.terms.gst === 'registered' ? 0 : tax
  const net =
    earned - gstRooms - atDesk - deductions.commission - deductions.gstOnCommission - deductions.tcs - deductions.tds
  const kept = waits > 0 ? promotional : 0
  const credits = Math.max(0, Math.min(paiseOf(stay.bill.credits), ofGuest) - kept)
  const line: StayLine = {
    value,
    tax,
    paidOnline: ofGuest - kept - credits,
    credits,
    atDesk,
    paidByUncle: earned - atDesk - ofGuest + kept,
    hotelCoupon: stay.outcome === 'kept' ? 0 : paiseOf(stay.bill.hotelDiscount),
    ...deductions,
    gstRooms,
    net,
    given: waits > 0 ? 0 : Math.max(0, shares.limited),
    waits,
  }
  return { entries: entriesOf(stay, { ofGuest, given, kept, line }), line }
}

/** Calculates how much of our own money is in a stay, and how much of that counts against the month's commission. */
export function contributionsTo(stay: StayToSettle): { all: Paise; limited: Paise } {
  const price = priceOf(stay)
  const { all, limited } = sharesOf(stay, price, earnedOf(stay, price.value + price.tax))
  return { all, limited }
}

type Settled = {
  ofGuest: Paise
  given: Given
  /** promotional credit that is held back */
  kept: Paise
  line: StayLine
}

function entriesOf({ guestId, hotelId, moved }: StayToSettle, { ofGuest, given, kept, line }: Settled): Entry[] {
  const bearer: Entry =
    moved && hotelBears(moved)
      ? { account: 'hotel', paise: given.difference, hotelId: moved.fromHotel }
      : { account: 'relocations', paise: given.difference }
  return balanced([
    { account: 'guest_money', paise: ofGuest, guestId },
    { account: 'credits_given', paise: -kept },
    { account: 'goodwill', paise: given.goodwill },
    { account: 'coupons', paise: given.coupon },
    { account: 'referral_discounts', paise: given.referral },
    { account: 'tax_borne', paise: given.taxBorne },
    bearer,
    { account: 'commission', paise: -line.commission },
    { account: 'gst_commission', paise: -line.gstOnCommission },
    { account: 'gst_rooms', paise: -line.gstRooms },
    { account: 'tcs', paise: -line.tcs },
    { account: 'tds', paise: -line.tds },
    { account: 'hotel', paise: -line.net, hotelId },
  ])
}
