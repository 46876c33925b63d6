/**
 * Writes `src/db/generated/database.ts` from the schema of the migrations: `npm run generate:types`. A test checks that
 * the file is current.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { migrate } from '../src/db/migrate.ts'
import { openDb } from '../src/db/open-db.ts'

export const generatedTypesPath = join(import.meta.dirname, '../src/db/generated/database.ts')

type Column = {
  table_name: string
  table_comment: string
  column_name: string
  type_name: string
  nullable: boolean
  has_default: boolean
  is_derived: boolean
  allowed: string | null
}

const header = `// Written by scripts/generate-db-types.ts from src/db/migrations: change those, then run it again.
import type { ColumnType } from 'kysely'

/** A column with a default: may be left out of an insert. */
export type Defaulted<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>
/** A column only the database writes. */
export type DerivedColumn<T> =
  T extends ColumnType<infer S, unknown, unknown> ? ColumnType<S, never, never> : ColumnType<T, never, never>
export type Timestamp = ColumnType<Date, Date | string, Date | string>
export type Bytes = ColumnType<Buffer, Uint8Array, Uint8Array>
/** Read parsed, written with JSON.stringify: a bare array would be taken for an SQL array. */
export type Json = ColumnType<unknown, string, string>
/** A tstzrange as text; write it with periodOf, read its bounds with lower() and upper(). */
export type Period = string
`

const typescriptTypes = new Map([
  ['int2', 'number'],
  ['int4', 'number'],
  ['int8', 'number'],
  ['float8', 'number'],
  ['numeric', 'number'],
  ['bool', 'boolean'],
  ['text', 'string'],
  ['uuid', 'string'],
  ['xid8', 'string'],
  ['_text', 'string[]'],
  ['_int2', 'number[]'],
  ['_int4', 'number[]'],
  ['timestamptz', 'Timestamp'],
  ['_timestamptz', 'Date[]'],
  ['date', 'string'],
  ['bytea', 'Bytes'],
  ['jsonb', 'Json'],
  ['tstzrange', 'Period'],
])

/** Returns the text of the generated file for the schema of `db`. */
export async function databaseTypes<DB>(db: Kysely<DB>): Promise<string> {
  const tables = Map.groupBy(await readColumns(db), ({ table_name }) => table_name)
  const interfaces = [...tables].map(([table, columns]) => tableInterface(table, columns))
  const names = [...tables.keys()].map((table) => `  ${table}: ${interfaceName(table)}\n`)
  return `${header}\n${interfaces.join('\n')}\nexport interface DB {\n${names.join('')}}\n`
}

async function readColumns<DB>(db: Kysely<DB>): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select c.relname as table_name, obj_description(c.oid, 'pg_class') as table_comment, a.attname as column_name,
      t.typname as type_name, not a.attnotnull as nullable, a.atthasdef or a.attidentity = 'd' as has_default,
      a.attidentity = 'a' or a.attgenerated = 's' as is_derived,
      (select pg_get_constraintdef(k.oid) from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
          and pg_get_constraintdef(k.oid) ~ ${`^CHECK \\(\\(\\w+ = (ANY \\(ARRAY\\[)?'`} limit 1) as allowed
    from pg_class c join pg_attribute a on a.attrelid = c.oid join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
      and c.relname <> 'schema_migrations'
    order by c.relname, a.attnum`.execute(db)
  return rows
}

function tableInterface(table: string, columns: readonly Column[]): string {
  const lines = columns.map((column) => `  ${column.column_name}: ${columnType(column)}\n`)
  return `/** ${columns[0]?.table_comment ?? ''} */\nexport interface ${interfaceName(table)} {\n${lines.join('')}}\n`
}

function columnType(column: Column): string {
  const known = typescriptTypes.get(column.type_name)
  if (!known) throw new Error(`${column.table_name}.${column.column_name}: no TypeScript type for ${column.type_name}`)
  const plain = column.allowed === null ? known : literals(column.allowed)
  const whole = column.nullable ? `${plain} | null` : plain
  if (column.is_derived) return `DerivedColumn<${whole}>`
  return column.has_default ? `Defaulted<${whole}>` : whole
}

/** Turns `CHECK ((status = ANY (ARRAY['held'::text, ...])))` into a union of its values. */
function literals(check: string): string {
  return [...check.matchAll(/'([^']+)'::text/g)].map(([, word]) => `'${word}'`).join(' | ')
}

const interfaceName = (table: string) =>
  table.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())

async function main() {
  const { db, close } = await openDb({ dataDir: 'memory://' })
  try {
    await migrate(db)
    await mkdir(dirname(generatedTypesPath), { recursive: true })
    await writeFile(generatedTypesPath, await databaseTypes(db))
  } finally {
    await close()
  }
}

if (import.meta.main) await main()
