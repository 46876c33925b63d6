import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDb } from '#db/open-db.ts'
import { eachResult } from '#domain/figures/results.ts'
import { istDateOf } from '#domain/kernel/ist.ts'
import { monthOf } from '#domain/ledger/month.ts'
import { buildStay } from '#tests/api/build-stay.ts'
import { buildCity, buildGuest, buildHotel, buildOperator } from '#tests/builders.ts'
import { isMissing, startPostgres } from '#tests/database/postgres.ts'

const postgres = await startPostgres()
const SLUG = 'the-lantern-court-pune'
const DAY_MS = 86_400_000
const LAST_MONTH_DAY = new Date(Date.now() - 35 * DAY_MS)
const MONTH = monthOf(LAST_MONTH_DAY)
const WHY = ['--reason', 'The month is over']

let folder: string
let databaseUrl: string
let admin: string[]
let support: string[]

const UNCLE = join(import.meta.dirname, '../src/operator/uncle.ts')

function uncle(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', UNCLE, ...words],
    {
      env: {
        PATH: process.env['PATH'],
        DATA_DIR: folder,
        DATABASE_URL: databaseUrl,
        ALLOW_LOCAL_TOOLS: 'yes',
        NODE_COMPILE_CACHE: join(import.meta.dirname, '../.cache/compiled'),
      },
      encoding: 'utf8',
      timeout: 60_000,
    },
  )
  return { status, stdout: stdout.trim(), stderr }
}

beforeAll(async () => {
  if (isMissing(postgres)) return
  folder = mkdtempSync(join(tmpdir(), 'uncle-books-'))
  databaseUrl = await postgres.createDatabase('book_commands')
  const { db, close } = await openDb({ databaseUrl, dataDir: folder })
  const hotel = await buildHotel(db, await buildCity(db), { slug: SLUG, name: 'The Lantern Court' })
  const guest = await buildGuest(db)
  const checkin_at = new Date(LAST_MONTH_DAY.getTime() - DAY_MS / 2)
  const id = await buildStay(db, hotel, guest, {
    checkin_at,
    checkout_at: LAST_MONTH_DAY,
    ended_at: LAST_MONTH_DAY,
    pay_at_hotel: true,
    payable_now: 0,
    pay_at_hotel_amount: 1000,
  })
  const review = {
    hotel_id: hotel.id,
    user_id: guest.id,
    booking_id: id,
    guest_name: 'Asha',
    rating: 1,
    body: 'Too loud',
  }
  await db.insertInto('reviews').values(review).execute()
  admin = ['--as', (await buildOperator(db, { name: 'Ritu Bansal', role: 'admin' })).phone]
  support = ['--as', (await buildOperator(db, { name: 'Meenal Joshi' })).phone]
  const day = istDateOf(LAST_MONTH_DAY)
  await db.insertInto('figure_days').values({ day, counted_at: new Date() }).execute()
  const counted = { ...eachResult(() => 0), bookings: 2, booked_value: 300_050 }
  await db
    .insertInto('hotel_days')
    .values({ day, hotel_id: hotel.id, ...counted })
    .execute()
  await close()
})
afterAll(async () => {
  if (isMissing(postgres)) return
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

test.skipIf(isMissing(postgres))(
  'commands close a month and propose its payouts, and only the office confirms them',
  () => {
    expect(uncle('statements', 'close', MONTH, ...WHY, ...support)).toMatchObject({ status: 1, stdout: '' })
    expect(uncle('statements', 'close', '2026-13', ...WHY, ...admin).status).toBe(2)
    const current = monthOf(new Date())
    expect(uncle('statements', 'close', current, ...WHY, ...admin).stderr).toContain(`${current} is not over.`)
    expect(uncle('statements', 'close', MONTH, ...WHY, ...admin).stdout).toBe(`${MONTH}: 1 hotel closed.`)
    expect(uncle('statements', 'close', MONTH, ...WHY, ...admin).stdout).toBe(`${MONTH}: 0 hotels closed.`)
    expect(JSON.parse(uncle('statements', 'list', MONTH, '--json').stdout)).toMatchObject([
      { name: 'The Lantern Court', stays: 1, value: 100_000 },
    ])
    expect(uncle('statements', 'show', MONTH, SLUG, '--csv').stdout).toContain('1000')
    expect(uncle('statements', 'show', MONTH, 'no-such-hotel').status).toBe(1)
    expect(uncle('statements', 'owing').stdout).toContain('The Lantern Court')
    expect(uncle('payouts').stdout).toBe('Nothing was proposed yet.')
    expect(uncle('payouts', 'propose', MONTH, ...WHY, ...admin).stdout).toContain(`Nothing is to be paid for ${MONTH}.`)
    expect(uncle('payouts', 'confirm', MONTH).status).toBe(2)
  },
  120_000,
)

test.skipIf(isMissing(postgres))(
  'commands withdraw and restore a review, and the log names who did what',
  () => {
    expect(uncle('reviews', '--only', 'low').stdout).toContain('Too loud')
    expect(uncle('reviews', 'withdraw', '1', ...WHY, ...support).stdout).toBe('1: done.')
    expect(uncle('reviews', 'withdraw', '1', ...WHY, ...support).status).toBe(1)
    expect(uncle('reviews', '--only', 'withdrawn').stdout).toContain('withdrawn by Meenal Joshi')
    expect(uncle('reviews', 'restore', '1', ...WHY, ...support).stdout).toBe('1: done.')
    const log = uncle('log', '--hotel', 'Lantern').stdout
    for (const action of ['review_withdrawn', 'review_restored', 'statement_closed']) expect(log).toContain(action)
    expect(uncle('log', '--since', '2026-02-30').status).toBe(2)
    expect(uncle('log', 'export', ...support).status).toBe(1)
    expect(uncle('log', 'export', '--act', 'review_restored', ...admin).stdout.split('\r\n')).toHaveLength(2)
    expect(uncle('log', '--act', 'log_exported').stdout).toContain('Ritu Bansal')
  },
  120_000,
)

test.skipIf(isMissing(postgres))(
  'commands show the figures of weeks and cities as tables',
  () => {
    const around = ['--from', istDateOf(LAST_MONTH_DAY), '--to', istDateOf(LAST_MONTH_DAY)]
    const [headings = '', row = ''] = uncle('figures', 'results', ...around, '--csv').stdout.split('\r\n')
    expect([headings.split(',').slice(2, 5), row.split(',').slice(2, 5)]).toEqual([
      ['hotel', 'bookings', 'booked value'],
      ['The Lantern Court', '2', '3000.50'],
    ])
    expect(uncle('figures', 'demand').stdout).toBe(
      `Nothing in these weeks.\nCounted until ${istDateOf(LAST_MONTH_DAY)}.`,
    )
    expect(uncle('figures', 'cohorts', '--json').stdout).toBe('[]')
    expect(uncle('figures', 'results', '--city', 'atlantis').stderr).toContain('There is no city atlantis.')
    expect(uncle('figures', 'results', '--from', '2026-02-30').status).toBe(2)
    expect(uncle('figures', 'results', '--from', '2026-11-30', '--to', '2026-11-29').status).toBe(2)
  },
  120_000,
)
