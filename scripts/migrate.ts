/** `npm run migrate`: migrates the database to this version, and ends. */
import { exitWithMessage } from '../src/server/exit-with-message.ts'
import { migrateDatabase } from '../src/server/migrate-database.ts'

await migrateDatabase().catch(exitWithMessage)
console.log('The database is ready for this version.')
