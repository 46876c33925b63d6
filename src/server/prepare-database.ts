import { grantRows } from '#db/grant-rows.ts'
import { migrate } from '#db/migrate.ts'
import { openDb, type OpenDb } from '#db/open-db.ts'
import type { Env } from './env.ts'

/**
 * Migrates the database to this version. If an owner's address is set, the owner migrates and grants the serving role
 * access to rows; the address is not used again.
 */
export async function prepareDatabase(env: Env, serving: OpenDb): Promise<void> {
  if (env.DATABASE_OWNER_URL === undefined || env.DATABASE_URL === undefined) {
    await migrate(serving.db)
    return
  }
  const owner = await openDb({
    databaseUrl: env.DATABASE_OWNER_URL,
    dataDir: env.DATA_DIR,
    maxConnections: 3,
    applicationName: 'uncle owner',
  })
  try {
    await migrate(owner.db)
    await grantRows(owner.db, decodeURIComponent(new URL(env.DATABASE_URL).username))
  } finally {
    await owner.close()
  }
}
