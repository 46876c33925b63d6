import { openDb } from '#db/open-db.ts'
import { loadDemoIfWanted } from './begin-process.ts'
import { readEnv } from './env.ts'
import { createLog } from './log.ts'
import { noErrorReporter } from './ports/error-reporter.ts'
import { prepareDatabase } from './prepare-database.ts'

/**
 * Migrations as a step of their own: as the owner where DATABASE_OWNER_URL names one, which then no app or worker needs to
 * know. On a local machine it loads the demo hotels, too. Safe to repeat, and while processes of the old version run.
 */
export async function migrateDatabase(): Promise<void> {
  const env = readEnv(process.env)
  const log = createLog(env, noErrorReporter)
  const serving = await openDb({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR, maxConnections: 3 })
  try {
    await prepareDatabase(env, serving, log)
    await loadDemoIfWanted(env, serving.db)
  } finally {
    await serving.close()
  }
}
