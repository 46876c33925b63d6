/**
 * API tests whose results depend on the engine: PostgreSQL has several connections, so that requests really meet there,
 * and it is what takes money in production. `npm test` runs these on PostgreSQL and every other file on PGlite; without
 * a PostgreSQL, and in `npm run test:long`, PGlite runs them all.
 */
const NAMES = [
  // Rooms: the last one, locks of a hotel, transactions that cross.
  'bathtub-rooms',
  'booking-refusals',
  'bookings',
  'changes-at-once',
  'crossings',
  'extend-booking',
  'idempotency',
  'modify-booking',
  // Money: each rupee and each credit once, however often and in whatever order it is reported.
  'cancel-booking',
  'given-up',
  'lapsed-holds',
  'late-payments',
  'quote-is-charge',
  'refunds-to-settle',
  'rewards',
  'webhook-shuffle',
  'webhooks',
  // Two concurrent requests with one winner: a password, an invite, a review, a place in a limit, a lease.
  'accounts',
  'bound-passwords',
  'check-in',
  'erase',
  'ended-stays',
  'partner',
  'picture-lifetimes',
  'pictures',
  'post-review',
]

export const ON_POSTGRESQL = NAMES.map((name) => `tests/api/${name}.test.ts`)
