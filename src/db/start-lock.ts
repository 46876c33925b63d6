import { sql, type Kysely } from 'kysely'
import type { OpenDb } from './open-db.ts'

/**
 * An arbitrary lock number, different from the migrations': processes that start together wait for each other on it.
 */
const startLock = 7_250_002

/**
 * Runs start-up work that only one process may do at a time. The embedded engine needs no lock, because it has one
 * process, and waiting here would occupy its only connection.
 */
export async function withStartLock<DB>(
  db: Kysely<DB>,
  engine: OpenDb['engine'],
  work: () => Promise<void>,
): Promise<void> {
  if (engine === 'pglite') return work()
  await db.connection().execute(async (connection) => {
    // Without a time limit: a second process waits for the first, however long its start takes.
    await sql`set statement_timeout = 0`.execute(connection)
    await sql`select pg_advisory_lock(${startLock})`.execute(connection)
    try {
      await work()
    } finally {
      await sql`select pg_advisory_unlock(${startLock})`.execute(connection)
      await sql`reset statement_timeout`.execute(connection)
    }
  })
}
