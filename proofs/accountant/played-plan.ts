/** Plans bookings to be made on the server: who books what, for which company, and what happens later. */
import { companiesOf, gstinOf, type Company } from './companies.ts'
import type { Place } from './paise.ts'
import { randomOf, type Random } from './random.ts'
import type { Hotel } from './returns.ts'

export const BOOKED_ON = '2026-12-01'
export const LAST_DAY = '2027-01-14'

/** The day on which the office closes every hotel's December and pays. */
export const CLOSED_ON = '2027-01-04'

/** The day on which the bank returns a payout, and the hotel that the payout was for. */
export const RETURNED_ON = '2027-01-09'
export const RETURNED_TO = 'chameli'

/** The hotel has its GSTIN from the day `from`. Until then Uncle supplies its rooms. */
export type PlayedHotel = Hotel & { state: 'MH' | 'KA'; place: Place; from: string }

/** Uncle's GSTIN in each state. A run uses one or both. */
export const UNCLE_GSTINS = { MH: gstinOf('MH', 'AAKCU2210P'), KA: gstinOf('KA', 'AAKCU2210P') }

/** From this day on Uncle's documents to a GSTIN are registered as e-invoices. */
export const E_INVOICE_FROM = '2026-12-16'

/**
 * Hotels with and without a GSTIN in each state, and a hotel that registers in mid-December. Uncle supplies the rooms
 * of hotels without a GSTIN.
 */
export const playedHotels: readonly [PlayedHotel, ...PlayedHotel[]] = [
  hotel('mogra', 'MH', gstinOf('MH', 'AAQFM1111A'), 'within_state'),
  hotel('kamal', 'KA', gstinOf('KA', 'AAQFK2222B'), 'within_state'),
  hotel('parijat', 'MH', gstinOf('KA', 'AAQFP3333C'), 'between_states'),
  hotel('chameli', 'MH', null, 'within_state'),
  hotel('juhi', 'KA', null, 'between_states'),
  { ...hotel('champa', 'MH', gstinOf('MH', 'AAQFC4444D'), 'within_state'), from: '2026-12-16' },
]

function hotel(id: string, state: 'MH' | 'KA', gstin: string | null, place: Place): PlayedHotel {
  return { id, gstin, pan: null, state, place, from: '2026-01-01' }
}

/** Returns the hotel with its GSTIN on the day on which a stay ends. */
export const hotelOn = (of: PlayedHotel, day: string): PlayedHotel => (day < of.from ? { ...of, gstin: null } : of)

export const playedKinds = [
  'plain',
  'at the desk',
  'two rooms',
  'two slabs',
  "hotel's coupon",
  "Uncle's coupon",
  'credits',
  'extra hours',
  'refund at the hotel’s fault',
  'refund at the hotel’s fault for two slabs',
  'not taken',
  'moved to another hotel',
  'no-show later',
  'no-show that came',
  'changed to the next day',
  'cancelled in time',
  'cancelled late, partly refunded',
] as const
export type PlayedKind = (typeof playedKinds)[number]

/** When the guest names the company: after paying, to replace a different company, or during the stay. */
type Naming = 'at once' | 'instead of another' | 'during the stay'

/** `checkin` is a day in December 2026. Each correction happens a number of days after the stay's end. */
export type Plan = {
  kind: PlayedKind
  hotel: PlayedHotel
  checkin: string
  company: Company | null
  other: Company
  naming: Naming
  isAtDesk: boolean
  firstAfter: number
  secondAfter: number
  /** from 0 to 99: determines which part of an amount is refunded */
  share: number
}

/** Rupees of a coupon or of credit. */
export type Gifts = { hotelCoupon: number; uncleCoupon: number; credits: number }

export type Play = {
  plans: Plan[]
  hotels: PlayedHotel[]
  /** the states in which Uncle is registered; the first also covers states without a registration */
  uncle: (keyof typeof UNCLE_GSTINS)[]
  gifts: Gifts
  priceOf: (hotel: string, slot: number, day: string) => number
}

/**
 * Plans three bookings of each kind, at different hotels. The same seed gives the same bookings, and an even seed gives
 * Uncle two GSTINs.
 */
export function planOf(seed: number, count = 51): Play {
  const random = randomOf(seed)
  const companies = companiesOf(random)
  const gifts = { hotelCoupon: 50 + random.upTo(150), uncleCoupon: 20 + random.upTo(80), credits: 20 + random.upTo(80) }
  const uncle: Play['uncle'] = seed % 2 === 0 ? ['MH', 'KA'] : ['MH']
  const hotels = playedHotels.map((one) => (one.gstin === null ? { ...one, place: placeOf(uncle, one.state) } : one))
  const plans = Array.from({ length: count }, (_, at) => planAt(random, at + seed, { companies, hotels }))
  const salt = random.upTo(1_000_000)
  return { plans, hotels, uncle, gifts, priceOf: (...asked) => priceOn(salt, ...asked) }
}

const placeOf = (uncle: Play['uncle'], state: PlayedHotel['state']): Place =>
  uncle.includes(state) ? 'within_state' : 'between_states'

type World = { companies: [Company, ...Company[]]; hotels: PlayedHotel[] }

function planAt(random: Random, at: number, { companies, hotels }: World): Plan {
  const kind = playedKinds[at % playedKinds.length] ?? 'plain'
  // Every no-show still owes something, because a fully paid no-show keeps its invoice (question 24).
  const isDesk = kind === 'at the desk' || kind.startsWith('no-show') || random.isOneIn(3)
  return {
    kind,
    hotel: hotels[(at + Math.floor(at / playedKinds.length)) % hotels.length] ?? playedHotels[0],
    checkin: `2026-12-${String(3 + random.upTo(28)).padStart(2, '0')}`,
    company: random.isOneIn(4) ? null : random.oneOf(companies),
    other: random.oneOf(companies),
    naming: random.oneOf(['at once', 'instead of another', 'during the stay']),
    isAtDesk: isDesk && kind !== 'moved to another hotel',
    firstAfter: 1 + random.upTo(6),
    secondAfter: 1 + random.upTo(6),
    share: random.upTo(100),
  }
}

/**
 * Returns a hotel's prices. Evenings cost ₹900 to ₹3,959, one in eight at least ₹7,600. Hotels of a state differ by less
 * than ₹60, so that the commission covers what Uncle pays for moved guests, and nothing waits (decision 0062). For stays
 * of two days, one day costs at most ₹7,500 and the other more, so that both GST rates apply.
 */
function priceOn(salt: number, hotel: string, slot: number, day: string): number {
  const number = Number(day.slice(8))
  const index = playedHotels.findIndex(({ id }) => id === hotel)
  const ofState = randomOf(salt + number * 101 + (playedHotels[index]?.state === 'MH' ? 0 : 53))
  const ofHotel = randomOf(salt + number * 101 + slot * 7 + index * 1009)
  if (slot === 4) return number % 2 === 0 ? 5000 + ofHotel.upTo(2501) : 7501 + ofHotel.upTo(4000)
  return (ofState.isOneIn(8) ? 7600 + ofState.upTo(2000) : 900 + ofState.upTo(3000)) + ofHotel.upTo(60)
}
