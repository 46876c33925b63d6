import { sql, type Kysely } from 'kysely'
import { checkSchema } from './check-schema.ts'
import { migrate, pendingMigrations } from './migrate.ts'

/**
 * Brings the schema up to this version for a command. With `MIGRATE=no`, or if nothing is pending, it only checks the
 * schema, which the serving role may do although it may not change tables. Throws `SchemaTooOldError` for a database
 * that is too old.
 */
export async function prepareSchema<DB>(db: Kysely<DB>, mayMigrate = process.env['MIGRATE'] !== 'no'): Promise<void> {
  const isPending = mayMigrate && (await pendingMigrations(db)).length > 0
  if (isPending && (await mayCreateTables(db))) await migrate(db)
  else await checkSchema(db)
}

async function mayCreateTables<DB>(db: Kysely<DB>): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select has_schema_privilege(current_user, 'public', 'create') as may`.execute(db)
  return rows[0]?.may ?? false
}
