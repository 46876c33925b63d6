/** Tests that a database which reuses a closed database's engine or connections begins like a new one. */
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import type { OpenDb } from '#db/open-db.ts'
import { buildGuest } from '../builders.ts'
import { givenHotel } from './given.ts'
import { openKeptDb } from './kept-postgres.ts'
import { openMemoryDb } from './memory.ts'

const hasServer = process.env['TEST_DATABASE_URL'] !== undefined

const tables = async (db: OpenDb['db']) =>
  (await sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(db)).rows

describe.each([
  ['an engine of PGlite', openMemoryDb],
  ...(hasServer ? ([['a database of PostgreSQL', openKeptDb]] as const) : []),
] as const)('the reuse of %s', (_name, open) => {
  let last: OpenDb
  afterAll(() => last.close())

  /** Closes the previous database, whose engine or connections this one reuses. */
  async function openNext(): Promise<OpenDb['db']> {
    if (last) await last.close()
    last = await open()
    return last.db
  }

  test('an emptied database keeps only its migration rows, and its ids restart', async () => {
    const first = await givenHotel(await openNext())
    const db = await openNext()
    for (const { name } of await tables(db)) {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(name)}`.execute(db)
      if (name === 'schema_migrations') expect(rows[0]?.count, name).toBeGreaterThan(0)
      else if (name === 'ledger_summed') expect(rows[0]?.count, name).toBe(1)
      else expect(rows[0]?.count, name).toBe(0)
    }
    expect((await givenHotel(db)).id).toBe(first.id)
  })

  test('emptying a database removes rows that a trigger protects, and keeps the trigger', async () => {
    await buildGuest(await openNext(), { credits: 100 })
    const db = await openNext()
    await buildGuest(db, { credits: 100 })
    await expect(sql`delete from credit_entries`.execute(db)).rejects.toThrow('append-only')
  })

  test.each([
    'alter table stays drop constraint stays_no_overlap',
    'alter table credit_entries disable trigger all',
    `insert into schema_migrations values ('999_tea.sql', '')`,
  ])('a database is not reused after “%s”, and the next test gets a new one', async (change) => {
    await sql.raw(change).execute(await openNext())
    const db = await openNext()
    const { rows } = await sql<{
      is_whole: boolean
    }>`select exists (select from pg_constraint where conname = 'stays_no_overlap')
      and not exists (select from pg_trigger where tgenabled = 'D')
      and not exists (select from schema_migrations where name = '999_tea.sql') as is_whole`.execute(db)
    expect(rows[0]?.is_whole).toBe(true)
  })
})

test('a session setting does not leak into the next PGlite database', async () => {
  const first = await openMemoryDb()
  await sql`set statement_timeout = '1min'`.execute(first.db)
  await first.close()
  const next = await openMemoryDb()
  const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(next.db)
  expect(rows[0]?.statement_timeout).toBe('0')
  await next.close()
})
