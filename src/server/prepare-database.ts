import { grantRows } from '#db/grant-rows.ts'
import { migrate } from '#db/migrate.ts'
import { openDb, type OpenDb } from '#db/open-db.ts'
import type { Env } from './env.ts'

/** Runs work with the owner's connection if the owner's address is set, else with the serving connection. */
async function asOwner(env: Env, serving: OpenDb, run: (db: OpenDb['db']) => Promise<void>): Promise<void> {
  if (env.DATABASE_OWNER_URL === undefined) return run(serving.db)
  const owner = await openDb({
    databaseUrl: env.DATABASE_OWNER_URL,
    dataDir: env.DATA_DIR,
    maxConnections: 3,
    applicationName: 'uncle owner',
  })
  try {
    await run(owner.db)
  } finally {
    await owner.close()
  }
}

/**
 * Migrates the database to this version. If the owner's address is set, the owner migrates and grants the serving role
 * access to rows.
 */
export const prepareDatabase = (env: Env, serving: OpenDb): Promise<void> =>
  asOwner(env, serving, async (db) => {
    await migrate(db)
    const { DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl } = env
    if (ownerUrl !== undefined && url !== undefined) await grantRows(db, decodeURIComponent(new URL(url).username))
  })

export const wantsDemo = (env: Env): boolean => env.APP_ENV === 'local' && env.DEMO_CATALOGUE

/**
 * Loads the demo as the owner, because the serving role may not add operators. Imports its modules only if the demo is
 * wanted, so that workers and real sites run without them.
 */
export async function loadDemoIfWanted(env: Env, serving: OpenDb): Promise<void> {
  if (!wantsDemo(env)) return
  const { loadDemo } = await import('./load-demo.ts')
  await asOwner(env, serving, (db) => loadDemo(env, db, new Date()))
}
