import type { OpenDb } from '#db/open-db.ts'
import { openKeptDb } from './kept-postgres.ts'
import { openMemoryDb } from './memory.ts'

/**
 * Opens a migrated database for a test file that runs on any engine: on the PostgreSQL in TEST_DATABASE_URL, which is
 * cheaper, else on PGlite. `npm run test:long` runs these files on PGlite.
 */
export const openTestDb = (): Promise<OpenDb> => (process.env['TEST_DATABASE_URL'] ? openKeptDb() : openMemoryDb())
