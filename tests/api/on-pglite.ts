/**
 * API tests that the embedded engine runs besides PostgreSQL in `npm test`, because it could answer otherwise: it sorts
 * and searches text by a build of its own, and has one connection, on which a query outside the transaction that waits
 * for it would hang. `npm run prove` runs every file on it, and so does `npm test` without a PostgreSQL.
 */
const NAMES = ['accounts', 'bookings', 'idempotency', 'price-rules', 'search', 'service', 'similar-hotels']

export const ON_PGLITE = NAMES.map((name) => `tests/api/${name}.test.ts`)
