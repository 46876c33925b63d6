import type { Entry } from './accounts.ts'
import { ratesOn, UNKNOWN_TERMS, type HotelTerms } from './rates.ts'
import { settleStay, type StayToSettle } from './settle-stay.ts'
import type { StayBill } from './stay-price.ts'

const GUEST = 'asha'
export const HOTEL = 7
/** A hotel that pays GST and has given us its PAN. */
export const REGISTERED: HotelTerms = { ...UNKNOWN_TERMS, gst: 'registered', pan: 'given' }

/** A room for ₹1,500 plus ₹75 of GST. ₹315 were paid online, and ₹1,260 are to be paid at the desk. */
export const BILL: StayBill = {
  roomTotal: 1500,
  bathtubCharge: 0,
  discount: 0,
  hotelDiscount: 0,
  referralDiscount: 0,
  serviceTax: 75,
  taxPercent: 5,
  slabs: null,
  credits: 0,
  promotionalCredits: 0,
  dueAtDesk: 1260,
  hours: [],
}

/** A stay with the example bill, ready to be settled, with nothing held back. */
export const STAY: StayToSettle = {
  guestId: GUEST,
  hotelId: HOTEL,
  outcome: 'stayed',
  bill: BILL,
  moved: null,
  place: 'within_state',
  held: 31_500,
  givenBack: 0,
  takenAtDesk: 126_000,
  hotelFault: 0,
  terms: REGISTERED,
  rates: ratesOn([], '2026-11-22'),
  earlierValue: 0,
  ourMoney: 'goes',
}

/** Adds up the paise of each account, or of each account and hotel. */
export const shown = (entries: readonly Entry[]) =>
  Object.fromEntries(entries.map(({ account, hotelId, paise }) => [hotelId ? `${account} ${hotelId}` : account, paise]))

/** Settles the example stay with these changes to the stay and its bill. */
export const settled = (stay: Partial<StayToSettle>, bill: Partial<StayBill> = {}) =>
  settleStay({ ...STAY, ...stay, bill: { ...BILL, ...bill } })
