/**
 * Generates bookings of every kind around the end of a month and of a financial year. The same seed always gives the
 * same bookings.
 */
import { companiesOf, type Company } from './companies.ts'
import { paise } from './paise.ts'
import { houseHotels, houseRates, type HouseHotel } from './house.ts'
import { randomOf, type Random } from './random.ts'
import type { Day, Facts } from './stay.ts'
import { billOf, settle } from './stay.ts'

/** `facts` is null if the hotel turned the guests away, as was found out later. `on` is the day of the settlement. */
export type Settled = { on: string; facts: Facts | null }

/** `company` is the company that the guest gave before the first tax document; null if the guest travels privately. */
export type Booking = { id: string; kind: Kind; hotel: HouseHotel; company: Company | null; settled: Settled[] }

export const kinds = [
  'plain',
  'at the desk',
  "hotel's coupon",
  "Uncle's coupon",
  "friend's discount",
  'credits',
  'extra hours',
  'two slabs',
  'moved, Uncle pays',
  'moved, first hotel pays',
  'no-show',
  'kept',
  'no-show that came',
  'hours taken off',
  'not taken',
  'kindness',
  'hotel at fault',
  'hotel at fault, refunded later',
  'everything',
] as const
export type Kind = (typeof kinds)[number]

const FIRST_DAY = '2026-02-14'
const DAYS = 66 // to 20 April 2026: two months' ends, one of them the financial year's
const LAST_DAY_OF_OLD_SLAB = '2025-09-21'

export function bookingsOf(seed: number, count = 200): Booking[] {
  const random = randomOf(seed)
  const companies = companiesOf(random)
  const bookings = Array.from({ length: count }, (_, at) => bookingOf(random, at, companies))
  countTheYears(bookings)
  return bookings
}

function bookingOf(random: Random, at: number, companies: [Company, ...Company[]]): Booking {
  const kind = kinds[at % kinds.length] ?? 'plain'
  const hotel = random.oneOf(houseHotels)
  const endsOn = later(FIRST_DAY, random.upTo(DAYS))
  const bookedOn = at % 17 === 5 ? LAST_DAY_OF_OLD_SLAB : later(endsOn, -1 - random.upTo(12))
  const facts = withDesk(factsOf(random, { kind, hotel, endsOn, bookedOn }), random, kind)
  const id = `B${String(at + 1).padStart(3, '0')}`
  const company = random.isOneIn(3) ? random.oneOf(companies) : null
  return { id, kind, hotel, company, settled: settledOf(random, kind, facts) }
}

function settledOf(random: Random, kind: Kind, facts: Facts): Settled[] {
  const first = { on: facts.endsOn, facts }
  const on = later(facts.endsOn, 1 + random.upTo(6))
  if (kind === 'no-show that came') return [first, { on, facts: { ...facts, outcome: 'stayed' } }]
  if (kind === 'hours taken off')
    return [first, { on, facts: { ...facts, hours: facts.hours.slice(1), heldPaise: facts.heldPaise - hourOf(facts) } }]
  if (kind === 'hotel at fault, refunded later') {
    const whole = { ...facts, atHotelsFault: 0, heldPaise: facts.heldPaise + paise(facts.atHotelsFault) }
    return [
      { on: facts.endsOn, facts: whole },
      { on, facts },
    ]
  }
  if (kind === 'not taken') return [first, { on, facts: null }]
  return [first]
}

function hourOf({ hours }: Facts): bigint {
  const [first] = hours
  return first === undefined ? 0n : paise(first.value + first.tax)
}

type Start = { kind: Kind; hotel: HouseHotel; endsOn: string; bookedOn: string }

function factsOf(random: Random, { kind, hotel, endsOn, bookedOn }: Start): Facts {
  const has = (...of: Kind[]) => of.includes(kind) || kind === 'everything'
  const days = daysOf(random, has('two slabs'))
  const rooms = 1 + random.upTo(2)
  const isOld = bookedOn <= LAST_DAY_OF_OLD_SLAB
  const facts: Facts = {
    outcome: kind === 'kept' ? 'kept' : kind === 'no-show' || kind === 'no-show that came' ? 'no_show' : 'stayed',
    bookedOn,
    endsOn,
    rooms,
    days,
    hotelCoupon: has("hotel's coupon") || random.isOneIn(6) ? 50 + random.upTo(250) : 0,
    uncleCoupon: has("Uncle's coupon") || random.isOneIn(6) ? 50 + random.upTo(200) : 0,
    friendDiscount: has("friend's discount") || random.isOneIn(8) ? 25 + random.upTo(150) : 0,
    credits: has('credits') ? 20 + random.upTo(100) : 0,
    promotionalCredits: has('credits') && random.isOneIn(2) ? 10 + random.upTo(60) : 0,
    hours: [],
    dueAtDesk: 0,
    takenAtDesk: 0,
    atHotelsFault: 0,
    heldPaise: 0n,
    givenBackPaise: 0n,
    moved: null,
    place: hotel.place,
    hotel: { registered: hotel.gstin !== null, pan: hotel.panKind, commission: hotel.commission },
    rates: houseRates,
    earlierValuePaise: 0n,
  }
  const percent = random.isOneIn(4) ? 18 : isOld ? 12 : 5
  if (has('extra hours', 'hours taken off')) facts.hours = hoursOf(random, percent)
  if (kind === 'moved, Uncle pays' || kind === 'everything') facts.moved = movedOf(random, facts, 'uncle')
  if (kind === 'moved, first hotel pays') facts.moved = movedOf(random, facts, 'first_hotel')
  return facts
}

function daysOf(random: Random, isMixed: boolean): Day[] {
  const bathtub = random.isOneIn(4) ? 100 + random.upTo(300) : 0
  if (isMixed) {
    return [7000, 7700, 6500 + random.upTo(2000)].map((room) => ({ room: room + random.upTo(301), bathtub }))
  }
  const room = random.isOneIn(9) ? 7600 + random.upTo(3000) : 899 + random.upTo(3000)
  return Array.from({ length: 1 + random.upTo(3) }, () => ({ room: room + random.upTo(200), bathtub }))
}

function hoursOf(random: Random, percent: number): Facts['hours'] {
  return Array.from({ length: 1 + random.upTo(2) }, () => {
    const value = 100 + random.upTo(400)
    return { value, tax: Math.floor((value * percent + 50) / 100), percent }
  })
}

function movedOf(random: Random, facts: Facts, borneBy: 'uncle' | 'first_hotel'): Facts['moved'] {
  const days = facts.days.map((day) => ({ room: day.room + 100 + random.upTo(900), bathtub: day.bathtub }))
  return { worth: fullPrice(facts, facts.days), cost: fullPrice(facts, days), days, borneBy }
}

/** In rupees with tax, before any coupon, discount or extra hours. */
export function fullPrice(facts: Facts, days: Day[]): number {
  const bare = { ...facts, days, hotelCoupon: 0, uncleCoupon: 0, friendDiscount: 0, hours: [], moved: null }
  return Number(billOf(bare).guest / 100n)
}

/** Divides the guest's bill into credit, desk payment and online payment, consistently with the other facts. */
function withDesk(facts: Facts, random: Random, kind: Kind): Facts {
  const open = Number(billOf(facts).guest / 100n) - facts.credits - facts.promotionalCredits
  const isDesk = kind === 'at the desk' || kind.startsWith('no-show') || kind === 'everything' || random.isOneIn(3)
  const dueAtDesk = isDesk ? Math.floor((open * (20 + random.upTo(61))) / 100) : 0
  const held = paise(open - dueAtDesk + facts.credits + facts.promotionalCredits)
  const common = { ...facts, dueAtDesk, heldPaise: held }
  if (kind === 'kept') {
    const refunded = (held * BigInt(random.upTo(91))) / 100n
    const givenBackPaise = random.isOneIn(3) ? (held - refunded) / 4n : 0n
    return { ...common, heldPaise: held - refunded - givenBackPaise, givenBackPaise }
  }
  if (kind === 'kindness') return { ...common, heldPaise: held - held / 5n, givenBackPaise: held / 5n }
  if (kind === 'hotel at fault' || kind === 'hotel at fault, refunded later') {
    const atHotelsFault = 1 + random.upTo(Math.max(1, open - dueAtDesk - 1))
    return { ...common, takenAtDesk: dueAtDesk, atHotelsFault, heldPaise: held - paise(atHotelsFault) }
  }
  if (kind === 'no-show') return { ...common, takenAtDesk: random.isOneIn(3) ? random.upTo(dueAtDesk + 1) : 0 }
  return kind === 'no-show that came' ? common : { ...common, takenAtDesk: dueAtDesk }
}

/**
 * Fills in what each hotel had earned in its financial year before each stay, in the order in which the stays ended.
 */
function countTheYears(bookings: Booking[]): void {
  const sums = new Map<string, bigint>()
  const inOrder = [...bookings].sort((a, b) => (endOf(a) + a.id < endOf(b) + b.id ? -1 : 1))
  for (const { hotel, settled } of inOrder) {
    for (const { facts } of settled) {
      if (facts === null) continue
      const key = `${hotel.id} ${financialYear(facts.endsOn)}`
      facts.earlierValuePaise = sums.get(key) ?? (facts.endsOn < '2026-04-01' ? hotel.earlierValuePaise : 0n)
    }
    const last = settled.at(-1)?.facts
    const first = settled[0]?.facts
    if (!last || !first) continue
    const key = `${hotel.id} ${financialYear(first.endsOn)}`
    sums.set(key, first.earlierValuePaise + settle(last).value)
  }
}

const endOf = (booking: Booking): string => booking.settled[0]?.facts?.endsOn ?? ''

/** Returns the year in which the day's financial year (April to March) begins. */
const financialYear = (day: string): number =>
  day.slice(5) < '04-01' ? Number(day.slice(0, 4)) - 1 : Number(day.slice(0, 4))

function later(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() + days)
  return at.toISOString().slice(0, 10)
}
