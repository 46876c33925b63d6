import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectBooksBalance } from '../api/booking-steps.ts'
import { startApi, type Api } from '../api/start-api.ts'
import { runFuzz, type FuzzResult } from './run-fuzz.ts'

/**
 * A different walk every day, but the same walk all day long. `FUZZ_SEED` replays a walk, and `FUZZ_REQUESTS` makes it
 * longer.
 */
const seed = Number(process.env['FUZZ_SEED'] ?? Math.floor(Date.now() / 86_400_000))
const requests = Number(process.env['FUZZ_REQUESTS'] ?? 200)
/**
 * Whether the run is long enough for every operation to succeed and for limits to be reached, as in `npm run
 * test:long`.
 */
const isLong = requests >= 2000
/** How many valid requests an operation gets at the end of a long run in which it never succeeded. */
const LAST_TRIES = 300

/** Operations that cannot succeed here, with the reason. */
const NEVER_GOOD: Record<string, string> = {
  'POST /api/users/verify-email': 'needs the token of a link in an email; verified-email.test.ts follows it',
  'POST /api/desk/sign-in': 'needs the very OTP that was just sent; desk-staff.test.ts types it',
  'POST /api/desk/pair': 'needs the code that a manager reads out; desk-staff.test.ts does',
  'POST /api/desk/passkeys/answer': 'needs a signature of an authenticator; passkeys.test.ts has one',
  'POST /api/desk/bookings/{id}/leave': 'needs guests who arrived; desk.test.ts plays a whole stay',
  'POST /api/desk/bookings/{id}/take-back': 'as above',
  'POST /api/desk/shift/hand-over': 'needs money that a desk took; desk-shift.test.ts hands it over',
  'POST /api/bookings/{id}/object-no-show': 'needs a no-show of the desk; desk.test.ts objects to one',
  'GET /api/desk/bookings/{id}/identities':
    'needs a superfast check-in that ended, within its hours; desk-pictures.test.ts plays it',
  'GET /api/desk/bookings/{id}/identities/{n}': 'as above',
  'POST /api/desk/bookings/{id}/ids-compared': 'as above',
  'POST /api/office/sign-in': 'needs the very OTP that was just sent; office-people.test.ts types it',
  'POST /api/office/passkeys/answer': 'needs a signature of an authenticator; office-people.test.ts has one',
  'POST /api/users/{id}/passkeys/answer': 'as above; guest-passkeys.test.ts',
  'POST /api/users/passkey-sign-in/answer': 'as above; passkey-sign-in.test.ts',
  'POST /api/users/passkey-notice/look':
    'needs the token of a link in a text; abuse/passkey-of-a-thief.test.ts follows it',
  'POST /api/users/passkey-notice/not-me': 'as above',
  'POST /api/users/{id}/confirm-otp': 'needs the very OTP that was just sent; sessions.test.ts types it',
  'POST /api/hotel-notices/look':
    'needs the token of a link in a message to a hotel; hotel-messages.test.ts follows it',
  'POST /api/hotel-notices/seen': 'as above',
  'POST /api/webhooks/{provider}':
    'needs a signature over its raw body, which no schema tells; webhook-shuffle.test.ts makes them',
}

/** Operations that few walks reach, and the tests that cover them. Whether they succeed here depends on the walk. */
const SELDOM_GOOD: Record<string, string> = {
  'POST /api/office/bookings/{id}/identities/{n}': 'needs an ID of a guest of that booking; office-identities.test.ts',
  'GET /api/office/bookings/{id}/identities': 'as above',
  'POST /api/users/{id}/erase': 'needs an account with no stay ahead; erase.test.ts',
  'POST /api/office/guests/{id}/erase': 'as above; office-rooms.test.ts',
  'POST /api/office/guests/{id}/nominee': 'needs a guest who named somebody; nominee.test.ts',
  'POST /api/office/operators/{id}/forget-passkeys': 'needs a colleague with a passkey; office-people.test.ts',
  'POST /api/office/bookings/{id}/act': 'needs the fingerprint of a plan; office-acts.test.ts',
  'POST /api/office/bookings/{id}/propose': 'as above',
  'GET /api/office/proposals/{id}/plan': 'needs a proposal above the limit; office-acts.test.ts',
  'POST /api/office/proposals/{id}/decide': 'as above, of somebody else',
  'POST /api/office/payouts/confirm': 'needs a run that somebody else proposed; office-payouts.test.ts',
  'POST /api/office/payouts/drop': 'as above',
  'POST /api/office/payouts/send': 'as above',
  'POST /api/office/payouts/paid': 'as above',
  'POST /api/office/payouts/returned': 'as above',
  'POST /api/bookings/{id}/confirm-stay': 'needs a stay that has begun; abuse/ring-of-phones.test.ts',
  'POST /api/bookings/{id}/answer-hours': 'needs hours that a desk added; abuse/hours-nobody-asked-for.test.ts',
  'POST /api/stays/answer-hours': 'as above, by a link of a message',
  'POST /api/stays/came': 'needs a link of a message; abuse/no-show-for-gain.test.ts',
  'POST /api/office/bookings/{id}/release-money': 'needs money that waits; abuse/ring-of-phones.test.ts',
  'GET /api/office/commission-invoices/{document}/pdf': 'needs a closed month; commission-invoices.test.ts',
  'GET /api/desk/commission-invoices/{document}/pdf': 'as above',
  'POST /api/office/e-invoices/{document}/cancel': 'needs a registered document; cancelled-e-invoices.test.ts',
  'POST /api/office/taxes/paid': 'needs tax that was collected; office-taxes.test.ts',
  'POST /api/office/taxes/taken-back': 'as above',
  'POST /api/office/hotels-to-ring/rung': 'needs a hotel that was asked twice; office-find.test.ts',
  'POST /api/office/given-up/retry': 'needs work that was given up; office-rooms.test.ts',
  'POST /api/office/given-up/close': 'as above',
  'POST /api/office/hotels/{id}/look-after': 'needs guests who were not taken; hotel-cases.test.ts',
  'POST /api/office/applications/draft': 'needs an application, and all that a hotel needs; office-hotels.test.ts',
  'POST /api/office/applications/decline': 'as above',
  'POST /api/office/reviews/{id}/withdraw': 'needs a review; office-rooms.test.ts',
  'GET /api/desk/bookings/{id}/hours': 'needs guests who arrived; desk-hours.test.ts',
  'POST /api/desk/bookings/{id}/hours': 'as above',
  'POST /api/desk/bookings/{id}/no-show': 'needs a check-in that passed; desk.test.ts',
  'POST /api/desk/prices/rules/{id}/remove': 'needs a price rule; desk-prices.test.ts',
  'POST /api/office/bookings/{id}/dispute':
    'needs guests and a hotel that contradict each other; abuse/free-night.test.ts',
  'POST /api/office/hotels/{id}/prices/rules/{rule}/remove': 'needs a price rule; office-hotel-edits.test.ts',
  'POST /api/office/hotels/{id}/photos': 'needs a picture that can be read; office-hotel-edits.test.ts',
  'POST /api/office/hotels/{id}/photos/{photo}/move': 'as above',
  'POST /api/office/hotels/{id}/photos/{photo}/caption': 'as above',
  'POST /api/office/hotels/{id}/photos/{photo}/remove': 'as above',
  'POST /api/office/hotels/{id}/contacts/{contact}/end': 'needs a contact; office-hotel-edits.test.ts',
  'GET /api/office/names/{ref}': 'needs the ref of a city; office-names.test.ts',
  'POST /api/office/names/{ref}': 'as above',
  'POST /api/office/coupons/{id}/end': 'needs a coupon; office-coupons.test.ts',
  'POST /api/desk/posts/{id}/decline': 'needs an invitation to a post; abuse/another-hotels-desk.test.ts',
  'GET /api/desk/pair': 'needs the code that a manager reads out; abuse/pairing-codes.test.ts',
  'POST /api/desk/waiting-devices/{id}/let-in': 'needs a device that waits; desk-staff.test.ts',
  'POST /api/desk/waiting-devices/{id}/refuse': 'as above',
  'POST /api/staff-notices/look': 'needs the token of a link in a text; abuse/not-me.test.ts',
  'POST /api/staff-notices/not-me': 'as above',
  'POST /api/desk/staff/{id}/invite-again': 'needs an invitation of another day; abuse/another-hotels-desk.test.ts',
  'POST /api/desk/contacts/{id}/ask-again': 'needs a contact asked on another day; abuse/contacts-asked.test.ts',
  'POST /api/hotel-contacts/look': 'needs the token of a link in a message; abuse/contacts-asked.test.ts',
  'POST /api/hotel-contacts/agree': 'as above',
  'POST /api/hotel-contacts/stop': 'as above',
  'POST /api/desk/bookings/{id}/turned-away':
    'needs guests who say that they are turned away; abuse/free-night.test.ts',
  'POST /api/desk/photos': 'needs a picture that can be read; desk-photos.test.ts',
  'POST /api/desk/photos/{id}/move': 'as above',
  'POST /api/desk/photos/{id}/caption': 'as above',
  'POST /api/desk/photos/{id}/remove': 'as above',
  'POST /api/desk/coupons/{id}/join': 'needs a coupon that hotels pay; abuse/hotels-coupon.test.ts',
  'POST /api/desk/coupons/{id}/leave': 'as above',
  'POST /api/desk/contacts/{id}/end': 'needs a contact; desk-facts.test.ts',
  'POST /api/desk/reviews/{id}/answer': 'needs a review of this hotel; desk-facts.test.ts',
  'POST /api/desk/cases/{id}/answer': 'needs guests that the desk did not take; hotel-cases.test.ts',
  'POST /api/desk/blocks/{id}/free': 'needs a room that is blocked; desk-rooms.test.ts',
  'POST /api/desk/walk-ins': 'needs an end within a day; walk-ins.test.ts',
  'GET /api/desk/walk-ins/{id}': 'needs a walk-in; walk-ins.test.ts',
  'GET /api/desk/walk-ins/{id}/hours': 'as above',
  'GET /api/desk/walk-ins/{id}/free-rooms': 'as above',
  'POST /api/desk/walk-ins/{id}/take': 'as above',
  'POST /api/desk/walk-ins/{id}/correct-taking': 'as above',
  'POST /api/desk/walk-ins/{id}/leave': 'as above',
  'POST /api/desk/walk-ins/{id}/take-back': 'as above',
  'POST /api/desk/walk-ins/{id}/still-here': 'as above',
  'POST /api/desk/walk-ins/{id}/hours': 'as above',
  'POST /api/desk/walk-ins/{id}/room': 'as above',
  'GET /api/desk/walk-ins/{id}/bill': 'as above',
  'POST /api/desk/walk-ins/{id}/extras': 'as above',
  'POST /api/desk/walk-ins/{id}/correct-extra': 'as above',
  'POST /api/desk/bookings/{id}/extras': 'needs guests who are here; desk-extras.test.ts',
  'POST /api/desk/bookings/{id}/correct-extra': 'needs a line of a bill; desk-extras.test.ts',
  'POST /api/bookings/{id}/deny-extra': 'needs a line of a bill; desk-extras.test.ts',
  'POST /api/desk/bookings/{id}/room': 'needs another free room of the kind; desk.test.ts',
  'POST /api/office/reviews/{id}/restore': 'needs a withdrawn review; office-rooms.test.ts',
  'GET /api/bookings/{id}/tax-document': 'needs a stay that ended; tax-document-pages.test.ts',
  'GET /api/office/bookings/{id}/tax-document': 'as above',
  'POST /api/bookings/{id}/move-to': 'needs guests without a room; relocations.test.ts',
  'POST /api/bookings/{id}/money-back': 'as above',
}

let api: Api
let result: FuzzResult
beforeAll(async () => {
  api = await startApi()
  process.stdout.write(`fuzz: seed ${seed}, ${requests} requests\n`)
  const started = performance.now()
  result = await runFuzz(api, {
    seed,
    requests,
    neverGood: new Set(Object.keys({ ...NEVER_GOOD, ...SELDOM_GOOD })),
    triesAtLast: isLong ? LAST_TRIES : 0,
  })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const rows = [...result.tallies].map(([name, tally]) => ({ name, ...tally }))
  process.stdout.write(`fuzz: ${result.sent} requests in ${seconds} s\n`)
  if (process.env['FUZZ_TABLE'] !== undefined)
    process.stdout.write(`${rows.map((row) => JSON.stringify(row)).join('\n')}\n`)
}, 3_600_000)
afterAll(() => api.stop())

test('every answer in the fuzz matches the API document, and none is a server error', () => {
  const words = result.findings.map(
    ({ what, times, step, example }) =>
      `${what}\n  ${times} times, first at step ${step} of seed ${seed}:\n    ${example}`,
  )
  expect(words.join('\n\n')).toBe('')
})

const sumOf = (name: 'good' | 'refused' | 'limited') =>
  [...result.tallies.values()].reduce((sum, tally) => sum + tally[name], 0)

test.runIf(isLong)('every operation that can succeed succeeds in the fuzz', () => {
  const never = [...result.tallies].filter(([, { good, led }]) => good + led === 0).map(([name]) => name)
  expect(never.filter((name) => !(name in SELDOM_GOOD)).toSorted()).toEqual(Object.keys(NEVER_GOOD).toSorted())
})

test('many requests in the fuzz are refused and many succeed', () => {
  expect(sumOf('refused')).toBeGreaterThan(result.sent / 5)
  expect(sumOf('good')).toBeGreaterThan(result.sent / 10)
})

test.runIf(isLong)('the fuzz reaches the limits of calls, which do not dominate the run', () => {
  expect(sumOf('limited')).toBeGreaterThan(0)
  expect(sumOf('limited')).toBeLessThan(result.sent / 10)
})

test('the books balance after the fuzz', () => expectBooksBalance(api))
