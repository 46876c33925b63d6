import type { OpenDb } from '#db/open-db.ts'
import { openKeptDb } from './kept-postgres.ts'
import { openMemoryDb } from './memory.ts'

/**
 * A migrated database for a test file to which the engine does not matter: of the PostgreSQL that TEST_DATABASE_URL
 * names, which costs less, else PGlite. `npm run test:long` runs these files on PGlite.
 */
export const openTestDb = (): Promise<OpenDb> => (process.env['TEST_DATABASE_URL'] ? openKeptDb() : openMemoryDb())
