import { Kysely, PostgresDialect, type LogEvent } from 'kysely'
import type pg from 'pg'
import type { DB } from './schema.ts'

const counts = new WeakMap<object, () => number>()

const READS = /^\s*(?:select|with|begin|start|set|show|savepoint)\b/i
const WRITES = /\b(?:insert|update|delete|merge|truncate)\b/i

/** May rows look different after this statement? A commit counts, since only then others see what was written. */
const mayWrite = ({ query }: LogEvent): boolean => !READS.test(query.sql) || WRITES.test(query.sql)

/** Hears of each statement once it has ended. */
export type OnStatement = (statement: { sql: string; milliseconds: number; hasFailed: boolean }) => void

/** Kysely on a pool, which counts its writes: `writesOf`. */
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
 * How many statements through `db` may have written, transactions and commits included. What is kept in memory catches
 * up when this has grown, so that a process never answers with less than it wrote itself.
 */
export const writesOf = (db: object): number => counts.get(db)?.() ?? 0
