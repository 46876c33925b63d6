/** Runs the operator's commands with production's database role, which can change rows but not tables. */
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDb } from '#db/open-db.ts'
import { buildCity, buildGuest, buildHotel } from '#tests/builders.ts'
import { isMissing, present, startPostgres } from '#tests/database/postgres.ts'
import { createRowsOnly } from '#tests/database/rows-only.ts'
import { runUncle } from '#tests/run-uncle.ts'

const postgres = await startPostgres()
const reason = isMissing(postgres) ? ` (skipped: ${postgres.missing})` : ''
const TIMEOUT = 60_000

describe.skipIf(isMissing(postgres))(`commands with a role that only changes rows${reason}`, () => {
  let ownerUrl: string
  let rowsOnly: Awaited<ReturnType<typeof createRowsOnly>>

  const uncle = (words: readonly string[]) => runUncle(words, { DATABASE_URL: rowsOnly.url, ALLOW_LOCAL_TOOLS: 'yes' })

  beforeAll(async () => {
    ownerUrl = await present(postgres).createDatabase('commands')
    const { db, close } = await openDb({ databaseUrl: ownerUrl, dataDir: '' })
    await buildHotel(db, await buildCity(db), { rooms: 2 })
    await buildGuest(db)
    await close()
    rowsOnly = await createRowsOnly(ownerUrl)
  })

  afterAll(async () => {
    await rowsOnly.drop()
    await present(postgres).stop()
  })

  test.each([
    'bookings find K7Q2MPXZ',
    'people find 9876500001',
    'refunds',
    'hotels to-ring',
    'operators list',
    'jobs list',
    'counts',
    'feedback',
    'books check',
    'settlements list',
    'bank list --csv',
    'disputes list --csv',
    'returns show 2026-11',
    'returns show 2026-11 --kind journal --csv',
  ])(
    'uncle %s answers',
    (words) => {
      const { status, stderr } = uncle(words.split(' '))
      expect(stderr).not.toMatch(/permission denied|\n\s+at /)
      expect(status, stderr).toBe(0)
    },
    TIMEOUT,
  )

  test(
    'a database older than the commands is refused with one sentence',
    async () => {
      const owner = new pg.Client(ownerUrl)
      await owner.connect()
      await owner.query(`delete from schema_migrations where name = (select max(name) from schema_migrations)`)
      await owner.end()
      const { status, stderr } = uncle(['jobs', 'list'])
      expect(status).toBe(1)
      expect(stderr).toMatch(
        /^The database is older than this version: it lacks \d{3}_\w+\.sql\. Run `npm run migrate`/,
      )
      expect(stderr).not.toMatch(/\n\s+at /)
    },
    TIMEOUT,
  )
})
