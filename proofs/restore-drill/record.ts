/** Records what must be equal after a restore: each table by its rows and a checksum, and each file by its digest. */
import pg from 'pg'

export type TableRecord = { rows: number; checksum: string }
export type Record = {
  readonly tables: ReadonlyMap<string, TableRecord>
  /** SHA-256 by key */
  readonly files: ReadonlyMap<string, string>
}

/**
 * Calculates the checksum of a table's rows. Sorts them by each row's hash, so that their order on disk does not
 * matter.
 */
const CHECKSUM = (table: string) =>
  `select count(*)::int as rows, coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as checksum from ${table} t`

/**
 * Records every table of the site in one snapshot. Skips unlogged tables, which are empty after a restore, as they are
 * after a crash. They tell running processes what changed in the catalogue; if they are empty, a process reads
 * everything (decision 0018).
 */
export async function recordTables(url: string): Promise<Map<string, TableRecord>> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    const { rows: tables } = await client.query<{ name: string }>(
      `select relname as name from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relpersistence = 'p' order by relname`,
    )
    const found = new Map<string, TableRecord>()
    for (const { name } of tables) {
      const { rows } = await client.query<TableRecord>(CHECKSUM(client.escapeIdentifier(name)))
      if (rows[0]) found.set(name, rows[0])
    }
    return found
  } finally {
    await client.end()
  }
}
