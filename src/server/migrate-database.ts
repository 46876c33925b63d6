import { openDb } from '#db/open-db.ts'
import { readEnv } from './env.ts'
import { loadDemoIfWanted, prepareDatabase } from './prepare-database.ts'

/**
 * Runs migrations as a separate step. Uses the owner's connection if DATABASE_OWNER_URL is set, so that no app or
 * worker needs that address. On a local machine it also loads the demo hotels. It can be repeated safely, even while
 * processes of the old version run.
 */
export async function migrateDatabase(): Promise<void> {
  const env = readEnv(process.env)
  const serving = await openDb({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR, maxConnections: 3 })
  try {
    await prepareDatabase(env, serving)
    await loadDemoIfWanted(env, serving)
  } finally {
    await serving.close()
  }
}
