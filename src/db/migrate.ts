import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { isLockRefused } from './violated-constraint.ts'

export type Migration = { readonly name: string; readonly sql: string; readonly checksum: string }

/** The folder with the numbered SQL files. A test may use a different folder. */
export const migrationsFolder = join(import.meta.dirname, 'migrations')

const fileName = /^\d{3}_[a-z0-9_]+\.sql$/
/** An arbitrary lock number. Processes that start together use it to wait for each other. */
const migrationLock = 7_250_001

/** How long a migration waits for a table before it gives up and retries. Other requests queue behind it meanwhile. */
const LOCK_TIMEOUT = '2s'
const PAUSE_MILLISECONDS = 3000
/**
 * The number of tries. With their pauses they take five minutes, after which a person has to find out what holds the
 * table.
 */
const LOCK_TRIES = 60

/** Reads every migration in order. Throws for a file whose name is not a valid migration name. */
export async function readMigrations(folder: string = migrationsFolder): Promise<Migration[]> {
  const names = (await readdir(folder)).toSorted()
  const wrong = names.find((name) => !fileName.test(name))
  if (wrong) throw new Error(`${wrong} is not named like a migration (001_what_it_adds.sql)`)
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8')
      return { name, sql: text, checksum: checksumOf(text) }
    }),
  )
}

/** Returns one checksum over all migrations. It is the cache key of everything derived from the schema. */
export function schemaChecksum(migrations: readonly Migration[]): string {
  return checksumOf(migrations.map(({ name, checksum }) => `${name} ${checksum}`).join('\n'))
}

/**
 * Migrates a database to the newest schema, each file in one transaction, and returns the names of the migrations
 * applied now. Refuses a file that changed after it was applied. Ignores migrations that only the database knows,
 * because a newer process applied them.
 */
export async function migrate<DB>(db: Kysely<DB>, folder: string = migrationsFolder): Promise<string[]> {
  const migrations = await readMigrations(folder)
  return db.connection().execute(async (connection) => {
    // The lock belongs to the session and has no time limit. A second process waits for the first, however long its
    // migration takes.
    await sql`set statement_timeout = 0`.execute(connection)
    await sql`select pg_advisory_lock(${migrationLock})`.execute(connection)
    try {
      return await applyMissing(connection, migrations)
    } finally {
      await sql`select pg_advisory_unlock(${migrationLock})`.execute(connection)
      await sql`reset statement_timeout`.execute(connection)
    }
  })
}

/** Lists the migrations that the database lacks, without applying them. */
export async function pendingMigrations<DB>(db: Kysely<DB>, folder: string = migrationsFolder): Promise<string[]> {
  const names = (await readMigrations(folder)).map(({ name }) => name)
  const { rows: tables } = await sql<{ is_there: boolean }>`
    select to_regclass('schema_migrations') is not null as is_there`.execute(db)
  if (!tables[0]?.is_there) return names
  const { rows } = await sql<{ name: string }>`select name from schema_migrations`.execute(db)
  const applied = new Set(rows.map(({ name }) => name))
  return names.filter((name) => !applied.has(name))
}

async function applyMissing<DB>(connection: Kysely<DB>, migrations: readonly Migration[]): Promise<string[]> {
  const before = await readApplied(connection)
  const newestApplied = [...before.keys()].toSorted().at(-1) ?? ''
  const missing: Migration[] = []
  for (const migration of migrations) {
    const checksum = before.get(migration.name)
    if (checksum === undefined) missing.push(migration)
    else if (checksum !== migration.checksum) {
      throw new Error(`${migration.name} was changed after it was applied; write a new migration instead`)
    }
  }
  const late = missing.find(({ name }) => name < newestApplied)
  if (late) throw new Error(`${late.name} comes before ${newestApplied}, which is applied; give it the next number`)
  for (const migration of missing) await applyOnceFree(connection, migration)
  return missing.map(({ name }) => name)
}

async function readApplied<DB>(connection: Kysely<DB>): Promise<Map<string, string>> {
  await sql`create table if not exists schema_migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`.execute(connection)
  await sql`comment on table schema_migrations is ${sql.lit('Which migrations were applied, with the checksum of the file.')}`.execute(
    connection,
  )
  const { rows } = await sql<{
    name: string
    checksum: string
  }>`select name, checksum from schema_migrations`.execute(connection)
  return new Map(rows.map(({ name, checksum }) => [name, checksum]))
}

/** Applies a migration with retries. Throws PostgreSQL's own error if a table stays locked during all tries. */
async function applyOnceFree<DB>(connection: Kysely<DB>, migration: Migration): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await apply(connection, migration)
    } catch (error) {
      if (!isLockRefused(error) || tries === LOCK_TRIES) throw error
    }
    await pause(PAUSE_MILLISECONDS)
  }
}

async function apply<DB>(connection: Kysely<DB>, migration: Migration): Promise<void> {
  await connection.transaction().execute(async (transaction) => {
    await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT)}`.execute(transaction)
    await sql.raw(migration.sql).execute(transaction)
    await sql`insert into schema_migrations (name, checksum) values (${migration.name}, ${migration.checksum})`.execute(
      transaction,
    )
  })
}

/** Calculates a checksum that ignores line endings, so that a migration has the same checksum on every system. */
function checksumOf(text: string): string {
  return createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex')
}
