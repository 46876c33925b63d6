import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '#db/migrate.ts'
import { openDb } from '#db/open-db.ts'
import type { Db } from '#server/services.ts'
import { buildStay } from '#tests/api/build-stay.ts'
import { buildCity, buildGuest, buildHotel } from '#tests/builders.ts'

let folder: string
const CODE = 'K7Q2MPXZ'
const SLUG = 'the-lantern-court-pune'
const TICKET = 'C-7K3M9Q'
const DAY_MS = 86_400_000

/** The commands open the folder in a process of their own, which no second process may do meanwhile. */
async function onFolder<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const { db, close } = await openDb({ databaseUrl: undefined, dataDir: folder })
  try {
    await migrate(db)
    return await work(db)
  } finally {
    await close()
  }
}

type Command = 'no-shows' | 'feedback' | 'hotel-prices' | 'uncle'

function run(command: Command, ...options: string[]) {
  const flags = ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, `../src/operator/${command}.ts`)]
  const { status, stdout, stderr } = spawnSync(process.execPath, [...flags, ...options], {
    env: { PATH: process.env['PATH'], DATA_DIR: folder },
    encoding: 'utf8',
    timeout: 60_000,
  })
  return { status, stdout: stdout.trim(), stderr }
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'uncle-commands-'))
  await onFolder(async (db) => {
    const hotel = await buildHotel(db, await buildCity(db), { slug: SLUG, name: 'The Lantern Court' })
    const past = { checkin_at: new Date(Date.now() - 2 * DAY_MS), checkout_at: new Date(Date.now() - DAY_MS) }
    await buildStay(db, hotel, await buildGuest(db), { short_id: CODE, ...past })
    const message = { ticket: TICKET, kind: 'complaint' as const, message: 'Too loud', created_at: new Date() }
    await db
      .insertInto('feedback')
      .values({ ...message, phone: '+919812345678' })
      .execute()
  })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each<[Command, string[]]>([
  ['hotel-prices', ['--hotel', SLUG, '--slot', 'evening', '--on', 'sat', '--price', '1799']],
  ['no-shows', ['--mark', CODE]],
  ['no-shows', ['--mark', CODE, '--operator', ' ']],
  ['feedback', ['--settle', TICKET]],
])('%s %o needs the name of its operator', async (command, options) => {
  const { status, stdout, stderr } = run(command, ...options)
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr).toContain('--operator needs your name')
})

test('a stay is marked and listed, and a message settled, by the name of the operator', async () => {
  const operator = ['--operator', 'Asha Rao']
  expect(run('no-shows', '--mark', CODE.toLowerCase(), ...operator).stdout).toBe(`${CODE} is marked as a no-show.`)
  expect(run('no-shows').stdout).toContain(CODE)
  expect(run('feedback', '--settle', TICKET.toLowerCase(), ...operator).stdout).toBe(`${TICKET} is settled.`)
  expect(await onFolder((db) => db.selectFrom('operator_actions').select(['operator', 'action']).execute())).toEqual([
    { operator: 'Asha Rao', action: 'no_show' },
    { operator: 'Asha Rao', action: 'feedback_settled' },
  ])
}, 120_000)

test('a hotel’s prices by weekday and date are set, listed and taken back', () => {
  const hotel = ['--hotel', SLUG]
  const evening = [...hotel, '--slot', 'evening', '--operator', 'Asha Rao']
  expect(run('hotel-prices', ...hotel).stdout).toContain('evening: ₹1,499')
  run('hotel-prices', ...evening, '--on', 'sat', '--price', '1799')
  const replaced = run('hotel-prices', ...evening, '--on', 'Sat', '--price', '1899')
  expect(replaced.stdout).toContain('every sat: ₹1,899 (Asha Rao)')
  expect(replaced.stdout).not.toContain('₹1,799')
  const [first, last] = [40, 41].map((days) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10))
  const closed = run('hotel-prices', ...evening, '--on', `${first}..${last}`, '--price', 'closed').stdout
  const [, id] = /(\d+) {2}.* to .*: closed \(Asha Rao\)/.exec(closed) ?? []
  const removed = run('hotel-prices', ...hotel, '--remove', String(id), '--operator', 'Asha Rao')
  expect([removed.status, removed.stdout.includes('closed')]).toEqual([0, false])
  const phone = run('hotel-prices', ...hotel, '--phone', '+91 22000 12345', '--operator', 'Asha Rao')
  expect(phone.stdout).toContain('The Lantern Court, telephone +912200012345')
  for (const wrong of [
    [...evening, '--on', 'sat', '--price', '0'],
    [...evening, '--on', '2020-01-01', '--price', '900'],
    [...hotel, '--slot', 'custom-day', '--on', 'sat', '--price', '900', '--operator', 'Asha Rao'],
    [...hotel, '--remove', '999', '--operator', 'Asha Rao'],
    ['--hotel', 'no-such-hotel'],
  ])
    expect(run('hotel-prices', ...wrong).status, wrong.join(' ')).toBe(2)
}, 240_000)

test('a hotel’s first staff, its channels and those to ring are one command line', () => {
  const by = ['--operator', 'Asha Rao']
  const uncle = (...words: string[]) => run('uncle', 'hotels', ...words)
  expect(uncle('staff', 'list', SLUG).stdout).toBe('The Lantern Court: nobody works at its desk yet')
  const staff = ['staff', 'add', SLUG, '--name', 'Sunita Pawar', '--phone', '98450 12210', '--role', 'manager']
  expect(uncle(...staff, ...by).stdout).toContain('manager  +919845012210  Sunita Pawar')
  expect(uncle(...staff, ...by).stderr).toContain('works there already')
  expect(uncle('staff', 'end', SLUG, '9845012210', ...by).stderr).toContain('the last manager')
  const channel = ['channels', 'add', SLUG, '--who', 'Reception', '--language', 'hi']
  expect(uncle(...channel, '--sms', '9845012210', ...by).stdout).toContain(
    'sms +919845012210 (Reception), hi: bookings, arrivals',
  )
  expect(uncle('channels', 'end', SLUG, '1', ...by).stdout).toContain('no messages go there yet')
  expect(uncle('to-ring').stdout).toBe('No hotel is to be rung.')
  expect(uncle('turned-away').stdout).toBe('Nobody waits for a room.')
  expect(uncle('cases').stdout).toBe('No case waits.')
  expect(uncle('lift-pause', SLUG, 'rang them', ...by).stdout).toBe(`${SLUG} was not stopped by cases.`)
  expect(uncle('to-ring', '--csv').stdout).toBe('hotel,city,phone,booking,check-in,waiting since')
  for (const wrong of [
    staff,
    ['staff', 'add', SLUG, '--name', 'Sunita', '--phone', '12', ...by],
    [...channel, ...by],
    [...channel, '--sms', '9845012210', '--kinds', 'lists', ...by],
    ['channels', 'end', SLUG, '99', ...by],
    ['to-ring', '--rung', 'AAAAAAA2'],
    ['staff', 'list', 'no-such-hotel'],
    ['look-after', 'AAAAAAA2', 'counts', 'rang them', ...by],
    ['look-after', 'AAAAAAA2', 'perhaps', 'rang them', ...by],
    ['look-after', 'AAAAAAA2', 'counts', 'rang them'],
    ['lift-pause', 'no-such-hotel', 'rang them', ...by],
    ['lift-pause', SLUG, ' ', ...by],
    ['no-such-command'],
  ])
    expect(uncle(...wrong).status, wrong.join(' ')).toBe(2)
}, 300_000)
