/** What has to be equal after a restore: every table by its rows and their checksum, every file by its digest. */
import pg from 'pg'

export type TableRecord = { rows: number; checksum: string }
export type Record = {
  readonly tables: ReadonlyMap<string, TableRecord>
  /** SHA-256 by key */
  readonly files: ReadonlyMap<string, string>
}

/** In the order of their text, so that the place of a row on the disk does not matter. */
const CHECKSUM = (table: string) =>
  `select count(*)::int as rows, coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as checksum from ${table} t`

/**
 * Every table of the site as one moment shows it. Unlogged ones have no WAL and are empty after a restore, as after a crash:
 * they tell processes that run what changed in the catalogue, and an empty one has them read everything (decision 0018).
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
