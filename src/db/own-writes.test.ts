import { Kysely, PostgresDialect, sql } from 'kysely'
import type pg from 'pg'
import { expect, test } from 'vitest'
import { kyselyOf, writesOf } from './own-writes.ts'

/** A pool that answers every statement with no rows. */
const client = { query: async () => ({ rows: [], command: '' }), release: () => undefined }
const pool = { connect: async () => client, end: async () => undefined, options: {} } as unknown as pg.Pool

test.each([
  ['select 1', 0],
  ['with a as (select 1) select * from a', 0],
  ['insert into a values (1)', 1],
  ['with a as (delete from b returning 1) select 1', 1],
  ['  update a set b = 1', 1],
  ['call something()', 1],
])('the statement %s counts as a write of this process: %i', async (text, expected) => {
  const db = kyselyOf(pool)
  await sql.raw(text).execute(db)
  expect(writesOf(db)).toBe(expected)
})

test('a transaction is counted as one write, even if only a function in it may write', async () => {
  const db = kyselyOf(pool)
  await db.transaction().execute((trx) => sql`select took_rooms()`.execute(trx))
  expect(writesOf(db)).toBe(1)
})

test('a database that was opened in a different way counts no writes', () => {
  expect(writesOf(new Kysely({ dialect: new PostgresDialect({ pool }) }))).toBe(0)
})
