import { partsWithin, sumsOf, type PlaceOfSupply, type TaxedPart } from '../bills/gst.ts'
import { paiseShare } from '../kernel/paise.ts'
import { balanced, paiseOf, type Entry, type Paise } from './accounts.ts'
import { tdsRate, type HotelTerms, type Rates } from './rates.ts'
import { priceOf, type MovedHere, type StayBill, type StayPrice } from './stay-price.ts'

/** `kept` means that the booking was cancelled, but some of its money was not refunded. */
export type StayOutcome = 'stayed' | 'no_show' | 'kept'

export type StayToSettle = {
  guestId: string
  hotelId: number
  outcome: StayOutcome
  bill: StayBill
  moved: MovedHere | null
  place: PlaceOfSupply
  /** the ledger's balance for the booking, which includes money and spent credit */
  held: Paise
  /** the part of the cancellation fee that Uncle refunded; the hotel earns this part nevertheless */
  givenBack: Paise
  takenAtDesk: Paise
  /** what was refunded, with GST, because the hotel did not deliver what it sold; the hotel earns that much less */
  hotelFault: Paise
  terms: HotelTerms
  rates: Rates
  /** the value of the hotel's earlier stays in this financial year */
  earlierValue: Paise
  /**
   * whether our own money is paid to the hotel, or held back until the stay is attended and the amount is within the
   * limit (decision 0062)
   */
  ourMoney: 'goes' | 'waits'
}

/** A line in the hotel's statement. `net` is what we pay the hotel for it. If it is negative, the hotel owes us. */
export type StayLine = {
  /** room, bathtub and hours after the hotel's own discounts; the taxes are calculated on this amount */
  value: Paise
  tax: Paise
  paidOnline: Paise
  credits: Paise
  atDesk: Paise
  /** coupons, referral discounts, the GST on both, rounding, the price difference to another hotel, and goodwill */
  paidByUncle: Paise
  /** the hotel's own coupon discount, already deducted from `value` */
  hotelCoupon: Paise
  commission: Paise
  gstOnCommission: Paise
  tcs: Paise
  tds: Paise
  /** GST on the room that we pay to the state in the hotel's place */
  gstRooms: Paise
  net: Paise
  /** the part of our gifts that the month's commission limits */
  given: Paise
  /** our money that is held back for now */
  waits: Paise
}

const BASIS = 10_000
const ofRate = (amount: Paise, rate: number): Paise => paiseShare(amount, rate, BASIS)

/** Calculates how much of the price the hotel has earned, and how much of that was paid at the hotel's desk. */
function earnedOf(
  { outcome, bill, takenAtDesk, held, givenBack, hotelFault }: StayToSettle,
  price: Paise,
): { earned: Paise; atDesk: Paise } {
  const due = paiseOf(bill.dueAtDesk)
  if (outcome === 'stayed') return { earned: Math.max(due, price - hotelFault), atDesk: due }
  if (outcome === 'no_show')
    return { earned: Math.max(takenAtDesk, price - due + takenAtDesk - hotelFault), atDesk: takenAtDesk }
  // Refunded money is no longer held, so it must not be deducted again.
  return { earned: Math.min(held + givenBack + takenAtDesk, price), atDesk: takenAtDesk }
}

function tdsRateOf({ terms, rates, earlierValue }: StayToSettle, value: Paise): number {
  const isFree = terms.pan === 'given_small' && earlierValue + value <= paiseOf(rates.tds_free_up_to)
  return isFree ? 0 : tdsRate(terms, rates)
}

function deductionsOf(stay: StayToSettle, { value, atDesk, earned }: { value: Paise; atDesk: Paise; earned: Paise }) {
  const { terms, rates } = stay
  const valueAtDesk = paiseShare(value, atDesk, earned)
  const baseOf = (deskShare: number) => value - valueAtDesk + ofRate(valueAtDesk, deskShare)
  const commission = ofRate(value, terms.commission ?? rates.commission)
  return {
    commission,
    gstOnCommission: ofRate(commission, rates.gst_on_commission),
    tcs: terms.gst === 'registered' ? ofRate(baseOf(rates.tcs_desk_share), rates.tcs) : 0,
    tds: ofRate(baseOf(rates.tds_desk_share), tdsRateOf(stay, value)),
  }
}

/** Returns our contributions to a stay. A cancelled stay has none, because its coupon can be used again. */
function givenOf({ outcome }: StayToSettle, price: StayPrice) {
  const { coupon, referral, taxBorne, difference } = price
  return outcome === 'kept'
    ? { coupon: 0, referral: 0, taxBorne: 0, difference: 0 }
    : { coupon, referral, taxBorne, difference }
}

type Given = { coupon: Paise; referral: Paise; taxBorne: Paise; difference: Paise; goodwill: Paise }

/** Who pays which part of a stay. `all` and `limited` are contributions by Uncle. */
type Shares = { given: Given; ofGuest: Paise; promotional: Paise; all: Paise; limited: Paise }

/** Whether the first hotel pays the difference, because it is at fault and the other room costs more. */
const hotelBears = ({ borneBy, cost, worth }: MovedHere): boolean => borneBy === 'hotel' && cost > worth

/**
 * Whether guests chose the other hotel themselves and we pay the difference. Nobody in the office has checked such a
 * case.
 */
const isByPress = (moved: MovedHere | null): boolean =>
  moved !== null && moved.movedBy === 'guest' && !hotelBears(moved)

function sharesOf(stay: StayToSettle, price: StayPrice, { earned, atDesk }: { earned: Paise; atDesk: Paise }): Shares {
  const { coupon, referral, taxBorne, difference: ofMove } = givenOf(stay, price)
  const owed = earned - atDesk - coupon - referral - taxBorne - ofMove
  const ofGuest = Math.min(Math.max(0, stay.held), Math.max(0, owed))
  const missing = owed - ofGuest
  // The rest of the difference was refunded to guests who moved to a cheaper room.
  const back = Math.min(Math.max(0, missing), Math.max(0, -ofMove))
  const [difference, goodwill] = [ofMove + back, missing - back]
  const promotional = Math.min(paiseOf(stay.bill.promotionalCredits), ofGuest)
  const promotion = coupon + referral + taxBorne + promotional
  // A cancelled stay cannot be attended, so goodwill is paid immediately.
  const kindness = stay.outcome === 'kept' ? 0 : goodwill
  const all = promotion + kindness + (stay.moved && hotelBears(stay.moved) ? 0 : difference)
  const limited = promotion + (isByPress(stay.moved) ? Math.max(0, difference) : 0)
  return { given: { coupon, referral, taxBorne, difference, goodwill }, ofGuest, promotional, all, limited }
}

const NOTHING_GIVEN: Given = { coupon: 0, referral: 0, taxBorne: 0, difference: 0, goodwill: 0 }

/**
 * Removes our money from the shares while it is held back. Promotional credit returns to the account from which it was
 * given.
 */
const heldBack = ({ moved, outcome }: StayToSettle, { given, ...rest }: Shares): Shares => ({
  ...rest,
  given: {
    ...NOTHING_GIVEN,
    difference: moved && hotelBears(moved) ? given.difference : 0,
    goodwill: outcome === 'kept' ? given.goodwill : 0,
  },
})

/** What a stay posts: its entries, and its line with the value and GST at each rate. */
export type SettledStay = { entries: Entry[]; line: StayLine; parts: readonly TaxedPart[] }

/**
 * Settles a past stay, a no-show, or money kept after a cancellation. Calculates what the hotel gets, who pays it and
 * which taxes apply, both as entries that add up to zero and as a statement line (decision 0030). Anything held beyond
 * the price still belongs to the guest, and we pay any shortfall. Money that we hold back is not earned yet, so value,
 * commission and taxes leave it out until it is paid (decision 0062).
 */
export function settleStay(stay: StayToSettle): SettledStay {
  const price = priceOf(stay)
  const ofPrice = earnedOf(stay, price.billed)
  const { atDesk } = ofPrice
  const shares = sharesOf(stay, price, ofPrice)
  const waits = stay.ourMoney === 'waits' ? Math.max(0, shares.all) : 0
  const { given, ofGuest, promotional } = waits > 0 ? heldBack(stay, shares) : shares
  const paid = ofPrice.earned - waits
  const rounding = paid === price.billed ? price.rounding : 0
  const parts = paid === price.billed ? price.parts : partsWithin(paid, price.parts, stay.place)
  const { value, tax, gross: earned } = sumsOf(parts)
  const deductions = deductionsOf(stay, { value, atDesk, earned: paid })
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
  return { entries: entriesOf(stay, { ofGuest, given, kept, rounding, line }), line, parts }
}

/** Calculates how much of our own money is in a stay, and how much of it the month's commission limits. */
export function contributionsTo(stay: StayToSettle): { all: Paise; limited: Paise } {
  const price = priceOf(stay)
  const { all, limited } = sharesOf(stay, price, earnedOf(stay, price.billed))
  return { all, limited }
}

type Settled = {
  ofGuest: Paise
  given: Given
  /** the promotional credit that is currently held back */
  kept: Paise
  rounding: Paise
  line: StayLine
}

function entriesOf(
  { guestId, hotelId, moved }: StayToSettle,
  { ofGuest, given, kept, rounding, line }: Settled,
): Entry[] {
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
    { account: 'rounding', paise: rounding },
    bearer,
    { account: 'commission', paise: -line.commission },
    { account: 'gst_commission', paise: -line.gstOnCommission },
    { account: 'gst_rooms', paise: -line.gstRooms },
    { account: 'tcs', paise: -line.tcs },
    { account: 'tds', paise: -line.tds },
    { account: 'hotel', paise: -line.net, hotelId },
  ])
}
