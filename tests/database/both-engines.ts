import { afterAll, describe } from 'vitest'
import { openDb } from '#db/open-db.ts'
import type { OpenDb } from '#db/open-db.ts'
import { openKeptDb } from './kept-postgres.ts'
import { openMemoryDb } from './memory.ts'
import { isMissing, startPostgres } from './postgres.ts'

/** A test file's access to an engine. Only tests and hooks may read `db`. */
export type Engine = Pick<OpenDb, 'db'>
type Opened = OpenDb & { readonly stop: () => Promise<void> }

/**
 * Reuses a database on the server that `npm test` starts, because creating one takes longer than most of these files.
 */
async function openPostgresql(): Promise<Opened | { missing: string }> {
  if (process.env['TEST_DATABASE_URL']) {
    const kept = await openKeptDb()
    return { ...kept, stop: kept.close }
  }
  const postgres = await startPostgres()
  if (isMissing(postgres)) return postgres
  const opened = await openDb({ databaseUrl: await postgres.createDatabase('both_engines'), dataDir: '' })
  const stop = async () => {
    await opened.close()
    await postgres.stop()
  }
  return { ...opened, stop }
}

async function openPglite(): Promise<Opened> {
  const opened = await openMemoryDb()
  return { ...opened, stop: opened.close }
}

/**
 * Declares the same tests for PGlite and for PostgreSQL. Without PostgreSQL, its tests are reported as skipped, each by
 * name, under a title that says why.
 */
export async function describeBothEngines(title: string, declare: (engine: Engine) => void): Promise<void> {
  const [embedded, server] = await Promise.all([openPglite(), openPostgresql()])
  const reason = 'missing' in server ? ` (skipped: ${server.missing})` : ''
  describe(`${title}, on PGlite`, () => {
    afterAll(embedded.stop)
    declare(embedded)
  })
  describe.skipIf('missing' in server)(`${title}, on PostgreSQL${reason}`, () => {
    if (!('missing' in server)) afterAll(server.stop)
    declare('missing' in server ? { db: embedded.db } : server)
  })
}
