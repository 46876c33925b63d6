import { sql, type Kysely } from 'kysely'
import { pendingMigrations } from './migrate.ts'

/**
 * Thrown if the database is older than this version of the code. The message says what to do, without a stack trace.
 */
export class SchemaTooOldError extends Error {
  override name = 'SchemaTooOldError'
}

const REMEDY = 'Run `npm run migrate` of this version first, then start again.'

/** Lists the first few names and says how many more there are. */
function listed(names: readonly string[]): string {
  const shown = names.slice(0, 3).join(', ')
  return names.length > 3 ? `${shown} and ${names.length - 3} more` : shown
}

/**
 * Refuses a database on which this version cannot run, because a migration is missing, or because the last one ended
 * before the serving role got its rights. A newer database is fine, because its migrations are safe while old code
 * runs.
 */
export async function checkSchema<DB>(db: Kysely<DB>, folder?: string): Promise<void> {
  const pending = await pendingMigrations(db, folder)
  if (pending.length > 0)
    throw new SchemaTooOldError(`The database is older than this version: it lacks ${listed(pending)}. ${REMEDY}`)
  const { rows: closed } = await sql<{ name: string }>`
    select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p') and not has_table_privilege(c.oid, 'select')
    order by 1`.execute(db)
  if (closed.length > 0)
    throw new SchemaTooOldError(
      `The role of DATABASE_URL may not read ${listed(closed.map(({ name }) => name))}: a migration was not completed. ${REMEDY}`,
    )
}
