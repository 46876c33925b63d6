import fc from 'fast-check'
import type { Thing } from './pool.ts'
import { Belonging, bookingSlotId, EndOfStay, OwnId, Seen, type StayWish } from './references.ts'
import type { SlotIndex } from '#domain/slots/slots.ts'

/** What the id in a path identifies. The first pattern that matches the operation's path decides. */
const IDS: readonly [RegExp, Thing][] = [
  [/\/desk\/staff\//, 'colleague'],
  [/\/desk\/blocks\//, 'block'],
  [/\/desk\/prices\/rules\//, 'price rule'],
  [/\/desk\/hotel-rooms\//, 'room'],
  [/\/users\/user-picture\/\{id\}/, 'picture'],
  [/\/review-pictures\/\{id\}/, 'review picture'],
  [/\/pay-booking\//, 'extension'],
  [/\/accept\//, 'invitation'],
  [/\/(bookings|booking-partner|user-requests)\//, 'booking'],
  [/\/cities\//, 'city'],
  [/\/hotels\//, 'hotel'],
  [/\/users\/referral-discount/, 'referral code'],
]

/** What other parameter names mean, in any operation. */
const NAMES: Record<string, Thing> = {
  hotelId: 'hotel',
  cityId: 'city',
  localityId: 'locality',
  bookingId: 'ended booking',
  staff_id: 'colleague',
  room: 'room',
  paymentId: 'payment',
  paymentMethod: 'payment method',
  referral: 'referral code',
  couponId: 'coupon',
  to: 'phone',
  partner: 'phone',
}

const turns = fc.nat({ max: 400 })
const seen = (thing: Thing) => turns.map((turn) => new Seen(thing, turn))

/** Draws the caller's own id in most cases. */
const userId = fc.oneof(
  { weight: 4, arbitrary: fc.constant(new OwnId()) },
  { weight: 1, arbitrary: seen('user') },
) as fc.Arbitrary<unknown>

/**
 * Draws new phone numbers. None begins with zeros, as do those of the builders' guests and the number whose carrier
 * refuses every message.
 */
const newPhone = fc
  .tuple(fc.constantFrom('6', '7', '8', '9'), fc.integer({ min: 100_000_000, max: 999_999_999 }))
  .map(([first, rest]) => `+91${first}${rest}`)
const phone = fc.oneof(newPhone, seen('phone')) as fc.Arbitrary<unknown>
const email = fc.integer({ min: 0, max: 1e9 }).map((serial) => `guest-${serial}@fuzz.example`)
const path = fc.constantFrom('/confirm-booking', '/my-bookings', '/hotel/12?slot=3')
const minutes = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 4 }) },
  { weight: 1, arbitrary: fc.integer({ min: 5, max: 3000 }) },
)

/** Draws days in December. The scenes play in its first half. */
const decemberDay = fc.integer({ min: 1, max: 30 }).map((day) => `2026-12-${String(day).padStart(2, '0')}`)

const OTHERS: Record<string, fc.Arbitrary<unknown>> = {
  userId,
  phone,
  email,
  redirect_url: path,
  advanceMinutes: minutes,
  date: decemberDay,
  day: decemberDay,
  name: fc.constantFrom('Asha Rao', 'Kabir Sen', 'Meera Pillai'),
  hours: fc.integer({ min: 1, max: 3 }),
  extend_for: fc.integer({ min: 1, max: 3 }),
  month: fc.constantFrom('2026-10', '2026-11', '2026-12'),
  from: decemberDay,
  provider: fc.constantFrom('test-gateway', 'razorpay'),
  roomCount: fc.constantFrom(1, 1, 2, 5, 6),
  guestsCount: fc.constantFrom(1, 2, 2, 4),
}

/** Returns what a name means in an operation, if its schema ("An id we gave") does not say. */
export function meaningOf(operationPath: string, name: string): fc.Arbitrary<unknown> | undefined {
  if (name === 'name' && operationPath.includes('/jobs/')) return seen('job')
  if (name === 'ids' || name === 'id') {
    if (operationPath.endsWith('/remove-user-pictures'))
      return fc.oneof(seen('picture'), fc.array(seen('picture'), { minLength: 1, maxLength: 2 }))
    const thing = IDS.find(([pattern]) => pattern.test(operationPath))?.[1]
    return thing ? seen(thing) : userId
  }
  if (name === 'images') return fc.uniqueArray(seen('review picture'), { maxLength: 2, selector: ({ turn }) => turn })
  const thing = NAMES[name]
  return thing ? seen(thing) : OTHERS[name]
}

const stays: fc.Arbitrary<StayWish> = fc.record({
  slot: fc.constantFrom<SlotIndex>(0, 1, 2, 3, 4),
  daysAhead: fc.oneof(
    { weight: 5, arbitrary: fc.integer({ min: 2, max: 40 }) },
    { weight: 1, arbitrary: fc.integer({ min: -2, max: 200 }) },
  ),
  days: fc.constantFrom(1, 1, 1, 2, 3),
})

type Overlay = Record<string, unknown>

/**
 * Draws values that belong together: both ends of a stay and its slot, a phone and its OTP, a booking and its hotel.
 * Replaces only names that the schemas have.
 */
export function togetherOf(names: ReadonlySet<string>): fc.Arbitrary<Overlay> {
  const overlays: fc.Arbitrary<Overlay>[] = []
  if ((names.has('checkin') && names.has('checkout')) || (names.has('checkin_date') && names.has('checkout_date')))
    overlays.push(
      stays.map((stay) => ({
        checkin: new EndOfStay(stay, 'start'),
        checkout: new EndOfStay(stay, 'end'),
        checkin_date: new EndOfStay(stay, 'start'),
        checkout_date: new EndOfStay(stay, 'end'),
        slotId: bookingSlotId(stay),
      })),
    )
  if (names.has('phone') && names.has('token'))
    overlays.push(
      fc.nat({ max: 5 }).map((turn) => {
        const password = new Seen('password', turn)
        return { phone: password, token: new Belonging(password, 'token') }
      }),
    )
  if (names.has('bookingId') && names.has('id'))
    overlays.push(
      fc.nat({ max: 8 }).map((turn) => {
        const booking = new Seen('ended booking', turn)
        return { bookingId: booking, id: new Belonging(booking, 'hotelId') }
      }),
    )
  return fc.tuple(...overlays).map((parts) => {
    const all: Overlay = Object.assign({}, ...parts)
    return Object.fromEntries(Object.entries(all).filter(([name]) => names.has(name)))
  })
}
