/**
 * Files that `npm test` leaves out, because they take more than eight seconds on two idle cores or draw their cases at
 * random. `npm run test:long` runs all of them, and `npm test -- kept-pages` runs one.
 */
export const LEFT_TO_LONG = [
  'tests/aadhaar/sample-cards.test.ts',
  'tests/api/cached-lists.test.ts',
  'tests/api/catalogue.test.ts',
  'tests/api/kept-pages.test.ts',
  'tests/api/quote-is-charge.test.ts',
  'tests/api/receptionists-day.test.ts',
  'tests/api/repack-two-processes.test.ts',
  'tests/api/visits-at-once.test.ts',
  'tests/model/game.test.ts',
  'tests/model/webhook-day.test.ts',
  'tests/packing/share.test.ts',
]
