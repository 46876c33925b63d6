import { sql } from 'kysely'
import type { Db } from '../../src/server/services.ts'

/** A row, with each column's value as text. */
export type Row = Readonly<Record<string, string | null>>
/** Rows by table. */
export type Rows = ReadonlyMap<string, readonly Row[]>

export type Column = { table: string; name: string; type: string; isKey: boolean; isUnique: boolean }

/** Lists the columns of every table except generated ones, and marks those in a primary key or unique index. */
export async function columnsOf(db: Db): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
      coalesce(bool_or(i.indisprimary), false) as "isKey", coalesce(bool_or(i.indisunique), false) as "isUnique"
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      left join pg_index i on i.indrelid = c.oid and i.indisunique and a.attnum = any(i.indkey)
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    group by c.relname, a.attname, a.attnum, a.atttypid, a.atttypmod order by c.relname, a.attnum`.execute(db)
  return rows
}

/** Reads every row of every table as text. Suitable only for small databases. */
export async function rowsOf(db: Db): Promise<Rows> {
  const byTable = Map.groupBy(await columnsOf(db), ({ table }) => table)
  const found = new Map<string, Row[]>()
  for (const [table, columns] of byTable) {
    const texts = columns.map(({ name }) => sql`${sql.ref(name)}::text as ${sql.ref(name)}`)
    const { rows } = await sql<Row>`select ${sql.join(texts)} from ${sql.table(table)}`.execute(db)
    found.set(table, rows)
  }
  return found
}

/** Returns the rows whose primary key is new. Changed rows are left out. */
export function newRowsSince(before: Rows, after: Rows, columns: readonly Column[]): Rows {
  const keys = Map.groupBy(
    columns.filter(({ isKey }) => isKey),
    ({ table }) => table,
  )
  const keyOf = (table: string, row: Row) => {
    const names = keys.get(table)?.map(({ name }) => name) ?? Object.keys(row)
    return JSON.stringify(names.map((name) => row[name]))
  }
  const fresh = new Map<string, readonly Row[]>()
  for (const [table, rows] of after) {
    const known = new Set(before.get(table)?.map((row) => keyOf(table, row)))
    const added = rows.filter((row) => !known.has(keyOf(table, row)))
    if (added.length > 0) fresh.set(table, added)
  }
  return fresh
}
