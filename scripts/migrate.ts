/** `npm run migrate`: makes the database ready for this version, and ends. */
import { endWithSentence } from '../src/server/exit-with-message.ts'
import { migrateDatabase } from '../src/server/migrate-database.ts'

await migrateDatabase().catch(endWithSentence)
console.log('The database is ready for this version.')
