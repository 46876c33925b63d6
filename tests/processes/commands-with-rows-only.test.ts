/** Runs the operator's commands with production's database role, which can change rows but not tables. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { grantRows } from '#db/grant-rows.ts'
import { openDb } from '#db/open-db.ts'
import { buildCity, buildGuest, buildHotel } from '#tests/builders.ts'
import { isMissing, present, startPostgres } from '#tests/database/postgres.ts'

const postgres = await startPostgres()
const reason = isMissing(postgres) ? ` (skipped: ${postgres.missing})` : ''
const UNCLE = join(import.meta.dirname, '../../src/operator/uncle.ts')
const TIMEOUT = 60_000

describe.skipIf(isMissing(postgres))(`commands with a role that only changes rows${reason}`, () => {
  let servingUrl: URL
  let owner: pg.Client
  let role: string
  let ownerUrl: string

  const uncle = (words: readonly string[]) =>
    spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', UNCLE, ...words], {
      env: { PATH: process.env['PATH'], DATABASE_URL: servingUrl.href, ALLOW_LOCAL_TOOLS: 'yes' },
      encoding: 'utf8',
      timeout: TIMEOUT,
    })

  const roleOn = async (databaseUrl: string) => {
    ownerUrl = databaseUrl
    owner = new pg.Client(ownerUrl)
    await owner.connect()
    role = `commands_${ownerUrl.split('_').at(-1)}`
    await owner.query(`create role ${role} login password 'rows only'`)
    servingUrl = new URL(ownerUrl)
    servingUrl.username = role
    servingUrl.password = 'rows only'
  }

  beforeAll(async () => {
    await roleOn(await present(postgres).createDatabase('commands'))
    const { db, close } = await openDb({ databaseUrl: ownerUrl, dataDir: '' })
    await buildHotel(db, await buildCity(db), { rooms: 2 })
    await buildGuest(db)
    await grantRows(db, role)
    await close()
  })

  afterAll(async () => {
    await owner.query(`drop owned by ${role}`)
    await owner.query(`drop role ${role}`)
    await owner.end()
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
    'taxes returns 2026-11',
    'taxes returns 2026-11 --kind journal --csv',
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
      await owner.query(`delete from schema_migrations where name = (select max(name) from schema_migrations)`)
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
