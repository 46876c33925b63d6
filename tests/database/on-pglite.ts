import { globSync, readFileSync } from 'node:fs'

const pathOf = (name: string) => `tests/api/${name}.test.ts`

/**
 * API tests that also run on the embedded engine, because it could answer differently. It sorts and searches text in
 * its own way, and it has a single connection, so a query outside a transaction would wait for that transaction for
 * ever. `npm test` runs these files, and `npm run test:long` all others. `npm run prove` runs every file on it, as `npm
 * test` does without PostgreSQL.
 */
export const ON_PGLITE = ['bookings', 'price-rules', 'search'].map(pathOf)
export const ON_PGLITE_TOO = ['accounts', 'idempotency', 'service', 'similar-hotels'].map(pathOf)

const filesWith = (words: RegExp, patterns: readonly string[]): string[] =>
  globSync([...patterns], { exclude: ['**/*.long.test.ts'] }).filter((file) => words.test(readFileSync(file, 'utf8')))

/** Other files that start PGlite even if there is a PostgreSQL. */
export const STARTING_PGLITE = filesWith(/\b(?:openMemoryDb|describeBothEngines)\(/, [
  'src/**/*.test.ts',
  'tests/database/**/*.test.ts',
])

/** Files that need a database, on either engine. */
export const ON_EITHER = filesWith(/\bopenTestDb\(/, ['src/**/*.test.ts', 'demo/**/*.test.ts'])
