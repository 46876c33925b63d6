import { Kysely, PostgresDialect, type LogEvent } from 'kysely'
import type pg from 'pg'
import type { DB } from './schema.ts'

const counts = new WeakMap<object, () => number>()

const READS = /^\s*(?:select|with|begin|start|set|show|savepoint)\b/i
const WRITES = /\b(?:insert|update|delete|merge|truncate)\b/i

/**
 * Whether rows may look different after this statement. This includes a commit, because others see the changes only
 * then.
 */
const mayWrite = ({ query }: LogEvent): boolean => !READS.test(query.sql) || WRITES.test(query.sql)

/** Called after each statement. */
export type OnStatement = (statement: { sql: string; milliseconds: number; hasFailed: boolean }) => void

/** Creates a Kysely instance on a pool, and counts its writes for `writesOf`. */
export function kyselyOf(pool: pg.Pool, onStatement?: OnStatement): Kysely<DB> {
  let writes = 0
  const log = (event: LogEvent) => {
    if (mayWrite(event)) writes += 1
    const { query, queryDurationMillis: milliseconds, level } = event
    onStatement?.({ sql: query.sql, milliseconds, hasFailed: level === 'error' })
  }
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }), log })
  counts.set(db, () => writes)
  return db
}

/**
 * Returns how many statements through `db` may have written, including commits. Caches refresh when the number has
 * grown, so that a process always reads its own writes.
 */
export const writesOf = (db: object): number => counts.get(db)?.() ?? 0
