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
import { isMissing, startPostgres } from '#tests/database/postgres.ts'
import { createRowsOnly } from '#tests/database/rows-only.ts'
import { runUncle, UNCLE } from '#tests/run-uncle.ts'
import { runUncleHere } from '#tests/uncle-here.ts'

let folder: string
let databaseUrl: string | undefined
let environment: Record<string, string> = {}
let stopPostgres: () => Promise<void> = async () => undefined
const CODE = 'K7Q2MPXZ'
const SLUG = 'the-lantern-court-pune'
const TICKET = 'C-7K3M9Q'
const DAY_MS = 86_400_000

/** Closes the database, because on the embedded engine no second process may open its folder. */
async function onDatabase<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const { db, close } = await openDb({ databaseUrl, dataDir: folder })
  try {
    await migrate(db)
    return await work(db)
  } finally {
    await close()
  }
}

const call = (environment: Record<string, string>, words: readonly string[]) =>
  runUncle(words, { DATA_DIR: folder, ...environment })

/**
 * Uses PostgreSQL if it is available, because otherwise each command would spend most of its time starting the embedded
 * engine.
 */
const uncle = (...words: string[]) => runUncleHere(words, { DATA_DIR: folder, ...environment })
const said = async (...words: string[]) => (await uncle(...words)).stdout
const json = async (...words: string[]) => JSON.parse(await said(...words, '--json')) as never

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'uncle-commands-'))
  const postgres = await startPostgres()
  if (!isMissing(postgres)) {
    databaseUrl = await postgres.createDatabase('commands')
    const rowsOnly = await createRowsOnly(databaseUrl)
    environment = { DATABASE_URL: rowsOnly.url, DATABASE_OWNER_URL: databaseUrl, ALLOW_LOCAL_TOOLS: 'yes' }
    stopPostgres = async () => {
      await rowsOnly.drop()
      await postgres.stop()
    }
  }
  await onDatabase(async (db) => {
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
afterAll(async () => {
  await stopPostgres()
  rmSync(folder, { recursive: true, force: true })
})

test.each<[string[]]>([
  [['hotels', 'prices', 'set', SLUG, '--slot', 'evening', '--on', 'sat', '--price', '1799']],
  [['bookings', 'no-shows', 'mark', CODE]],
])('the command %o needs the name of its operator', async (words) => {
  expect(await uncle(...words)).toMatchObject({ status: 2, stdout: '', stderr: expect.stringContaining('--operator') })
  const blank = await uncle(...words, '--operator', ' ')
  expect([blank.status, blank.stdout]).toEqual([2, ''])
  expect(blank.stderr).toContain('--operator needs your name')
})

test('an operator marks and lists a no-show, and the log names the operator', async () => {
  const operator = ['--operator', 'Asha Rao']
  const mark = ['bookings', 'no-shows', 'mark']
  expect(await said(...mark, CODE.toLowerCase(), ...operator)).toBe(`${CODE} is marked as a no-show.`)
  expect(await uncle(...mark, CODE, ...operator)).toMatchObject({ status: 1, stdout: '' })
  expect(await said('bookings', 'no-shows')).toContain(CODE)
  expect(await json('bookings', 'no-shows')).toMatchObject([{ short_id: CODE }])
  expect(await said('bookings', 'no-shows', '--csv')).toMatch(/^booking,check-in,marked,hotel,name,phone\r\n/)
  expect(await onDatabase((db) => db.selectFrom('operator_actions').select(['operator', 'action']).execute())).toEqual([
    { operator: 'Asha Rao', action: 'no_show' },
  ])
}, 120_000)

test('an operator sets, lists and removes a hotel’s prices by weekday and date', async () => {
  const by = ['--operator', 'Asha Rao']
  const prices = (verb: string, ...words: string[]) => uncle('hotels', 'prices', verb, SLUG, ...words)
  const set = (on: string, price: string, slot = 'evening') =>
    prices('set', '--slot', slot, '--on', on, '--price', price, ...by)
  expect((await prices('list')).stdout).toContain('evening: ₹1,499')
  await set('sat', '1799')
  const replaced = await set('Sat', '1899')
  expect(replaced.stdout).toContain('every sat: ₹1,899 (Asha Rao)')
  expect(replaced.stdout).not.toContain('₹1,799')
  const [first, last] = [40, 41].map((days) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10))
  const closed = (await set(`${first}..${last}`, 'closed')).stdout
  const [, id] = /(\d+) {2}.* to .*: closed \(Asha Rao\)/.exec(closed) ?? []
  const removed = await prices('remove', String(id), ...by)
  expect([removed.status, removed.stdout.includes('closed')]).toEqual([0, false])
  const phone = await prices('phone', '+91 22000 12345', ...by)
  expect(phone.stdout).toContain('The Lantern Court, telephone +912200012345')
  expect((await set('sat', '0')).status).toBe(1)
  expect((await set('2020-01-01', '900')).status).toBe(1)
  expect((await set('sat', '900', 'custom-day')).status).toBe(1)
  expect((await set('sat', 'cheap')).status).toBe(2)
  expect((await prices('remove', '999', ...by)).status).toBe(1)
  expect((await uncle('hotels', 'prices', 'list', 'no-such-hotel')).status).toBe(1)
}, 240_000)

test('an operator adds a hotel’s first staff, its channels and the phones to call with one command each', async () => {
  const by = ['--operator', 'Asha Rao']
  const hotels = (...words: string[]) => uncle('hotels', ...words)
  expect((await hotels('staff', 'list', SLUG)).stdout).toBe('The Lantern Court: nobody works at its desk yet')
  const staff = ['staff', 'add', SLUG, '--name', 'Sunita Pawar', '--phone', '98450 12210', '--role', 'manager']
  expect((await hotels(...staff, ...by)).stdout).toContain('manager  +919845012210  Sunita Pawar, invited')
  expect(await hotels(...staff, ...by)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('works there already'),
  })
  // Ends an invitation. The hotel must keep its last manager, but only a colleague who has accepted is one.
  expect((await hotels('staff', 'end', SLUG, '9845012210', ...by)).stdout).toContain('nobody works at its desk yet')
  const channel = ['channels', 'add', SLUG, '--who', 'Reception', '--language', 'hi']
  expect((await hotels(...channel, '--sms', '9845012210', ...by)).stdout).toContain(
    'sms +919845012210 (Reception), hi: bookings, arrivals; asked, has not agreed yet',
  )
  expect((await hotels('channels', 'end', SLUG, '1', ...by)).stdout).toContain('no messages go there yet')
  expect((await hotels('to-ring')).stdout).toBe('No hotel is to be rung.')
  expect((await hotels('turned-away')).stdout).toBe('Nobody waits for a room.')
  expect((await hotels('cases')).stdout).toBe('No case waits.')
  expect((await hotels('cases', 'lift-pause', SLUG, 'rang them', ...by)).stdout).toBe(
    `${SLUG} was not stopped by cases.`,
  )
  expect((await hotels('to-ring', '--csv')).stdout).toBe('hotel,city,phone,booking,check-in,waiting since')
  for (const wrong of [
    staff,
    ['staff', 'add', SLUG, '--name', 'Sunita', '--phone', '12', ...by],
    [...channel, ...by],
    ['to-ring', 'rung', 'AAAAAAA2'],
    ['cases', 'look-after', 'AAAAAAA2', 'perhaps', 'rang them', ...by],
    ['cases', 'look-after', 'AAAAAAA2', 'counts', 'rang them'],
    ['cases', 'lift-pause', SLUG, ' ', ...by],
    ['no-such-command'],
  ])
    expect((await hotels(...wrong)).status, wrong.join(' ')).toBe(2)
  for (const refused of [
    [...channel, '--sms', '9845012210', '--kinds', 'lists', ...by],
    ['channels', 'end', SLUG, '99', ...by],
    ['to-ring', 'rung', 'AAAAAAA2', ...by],
    ['staff', 'list', 'no-such-hotel'],
    ['cases', 'look-after', 'AAAAAAA2', 'counts', 'rang them', ...by],
    ['cases', 'lift-pause', 'no-such-hotel', 'rang them', ...by],
  ])
    expect((await hotels(...refused)).status, refused.join(' ')).toBe(1)
}, 300_000)

test('an operator finds a booking, previews an action, carries it out once, and settles a message', async () => {
  const phone = '9845012211'
  const person = ['--name', 'Ritu Bansal', '--phone', phone, '--role', 'admin']
  expect(await said('operators', 'add', ...person, '--operator', 'Asha Rao')).toContain('Ritu Bansal')
  expect(await json('bookings', 'find', CODE)).toMatchObject([{ code: CODE }])
  const noted = ['--as', phone, '--reason', 'As every quarter']
  const drill = ['record', 'drill', '--day', '2026-11-19', '--minutes', '41']
  expect(await said(...drill, ...noted)).toBe('Noted: restore drill of 2026-11-19.')
  expect(await uncle('record', 'order', '--day', '2999-01-01', ...noted)).toMatchObject({ status: 1, stdout: '' })
  const span = ['--what', 'accounts', '--from', '2026-11-01T00:00', '--noticed', '2026-11-02T09:00', ...noted]
  const touched = ['--until', '2026-11-02T00:00', ...span]
  expect(await json('breach', 'guests', ...touched)).toEqual(expect.any(Array))
  expect(await said('breach', 'report', ...touched)).toContain('due: Thu, 5 Nov, 9 AM')
  expect(await json('breach', 'texts', ...touched)).toMatchObject([
    { language: 'en' },
    { language: 'hi' },
    { language: 'ta' },
  ])
  expect(await uncle('breach', 'guests', '--until', '2999-01-01T00:00', ...span)).toMatchObject({
    status: 2,
    stdout: '',
  })
  expect(await said('bookings', 'show', CODE, '--as', phone)).toContain(CODE)
  expect(await uncle('bookings', 'show', CODE, '--as', '9845012299')).toMatchObject({ status: 1, stdout: '' })
  const act = ['bookings', 'act', CODE, 'credit', '--amount', '100', '--as', phone]
  const { fingerprint } = (await json(...act, '--plan')) as { fingerprint: string }
  expect(await uncle(...act, '--reason', 'They waited long')).toMatchObject({ status: 2 })
  const done = [...act, '--reason', 'They waited long', '--fingerprint', fingerprint]
  for (const _ of ['once', 'typed again'])
    expect(await uncle(...done)).toMatchObject({ status: 0, stdout: `${CODE}: done.` })
  const given = (
    (await json('bookings', 'show', CODE, '--as', phone)) as { timeline: { what: string; reason: string }[] }
  ).timeline
    .filter(({ what }) => what === 'office_credit_given')
    .map(({ reason }) => reason)
  expect(given).toEqual(['By command: They waited long'])
  const settle = ['feedback', 'settle', TICKET.toLowerCase(), '--as', phone]
  expect(await uncle(...settle)).toMatchObject({ status: 2, stdout: '' })
  expect(await said(...settle, '--reason', 'Rang them')).toBe(`${TICKET} is settled.`)
  expect(await said(...settle, '--reason', 'Rang them')).toBe(`${TICKET} was settled before.`)
}, 240_000)

test('the commands for rooms, jobs, keys and people print their results and exit codes', async () => {
  expect(await said('rooms', 'list', SLUG)).toContain('The Lantern Court')
  expect((await uncle('rooms', 'kept', SLUG, '--days', '7')).status).toBe(0)
  expect((await uncle('rooms', 'kept', SLUG, '--day', '2026-13-01')).status).toBe(2)
  expect(await said('jobs', 'list')).toContain('end-stays')
  expect(await json('jobs', 'run', 'end-stays')).toMatchObject({ job: 'end-stays' })
  expect((await uncle('jobs', 'run', 'no-such-job')).status).toBe(2)
  expect(await said('jobs', 'given-up')).toBe('Nothing was given up.')
  expect(await json('keys', 'list')).toMatchObject({ pictures: { underThisKey: 0, underThePrevious: 0 } })
  const [one, other] = [await uncle('keys', 'new', 'voucher'), await uncle('keys', 'new', 'voucher')]
  expect(Buffer.from(one.stdout, 'base64')).toHaveLength(32)
  expect(one.stdout).not.toBe(other.stdout)
  expect(one.stderr).toContain('VOUCHER_KEYS')
  expect((await uncle('keys', 'new', 'record')).stderr).toContain('RECORD_KEY')
  expect(await said('people', 'find', 'nobody at all')).toBe('Nobody.')
  const wish = ['--as', '9845012211', '--reason', 'They asked us to']
  expect(await uncle('people', 'erase', '9811199999', ...wish)).toMatchObject({ status: 1, stdout: '' })
}, 240_000)

test('a command without PostgreSQL uses the folder as its database, and creates a missing folder', () => {
  const here = { DATA_DIR: join(folder, 'embedded') }
  expect(call(here, ['refunds']).stdout).toBe('No refund failed, and none is late.')
  expect(JSON.parse(call(here, ['books', 'check', '--json']).stdout)).toEqual([])
  expect(call(here, ['jobs', 'run', 'end-stays'])).toMatchObject({ status: 0, stdout: 'end-stays: 0 things done.' })
  expect(call({ DATA_DIR: '/dev/null/data' }, ['refunds'])).toMatchObject({ status: 1, stdout: '' })
}, 120_000)

test.each<[string, string[], number]>([
  ['help', ['--help'], 0],
  ['help of a verb', ['hotels', 'staff', 'add', '--help'], 0],
  ['a group without a verb', ['hotels'], 2],
  ['an unknown group', ['no-such-group'], 2],
  ['a missing option', ['bookings', 'no-shows', 'mark', '6F0C7K3M'], 2],
  ['a value that is wrong', ['bookings', 'show', 'TOO-SHORT', '--as', '9845012211'], 2],
])('an operator’s command ends with the right exit code: %s', (_what, words, status) => {
  expect(call(environment, words).status).toBe(status)
})

test('a program that runs a command receives an error as JSON and nothing else', () => {
  const { stdout, stderr, status } = call(environment, [
    'bookings',
    'no-shows',
    'mark',
    'x',
    '--operator',
    'Asha Rao',
    '--json',
  ])
  expect([status, stdout]).toEqual([2, ''])
  expect(JSON.parse(stderr)).toEqual({ error: expect.stringContaining('no booking code') })
})

test('the command maps import replaces a city’s plan, may be repeated, and refuses an unknown city', async () => {
  const file = join(import.meta.dirname, '../demo/maps/udaipur.json')
  const city = await onDatabase((db) => db.selectFrom('cities').select('slug').executeTakeFirstOrThrow())
  const places = { city: city.slug, places: 10, changed: 0, removed: 0 }
  expect(await json('maps', 'import', file, '--city', city.slug)).toEqual([{ ...places, added: 10 }])
  expect(await json('maps', 'import', file, '--city', city.slug)).toEqual([{ ...places, added: 0 }])
  expect(await uncle('maps', 'import', file)).toMatchObject({ status: 1, stdout: '' })
  expect(await uncle('maps', 'import', import.meta.filename)).toMatchObject({ status: 2, stdout: '' })
})

test('the Tab key completes commands in bash, with and without the package bash-completion', () => {
  const { stdout } = call({}, ['completion', 'bash'])
  const asked = `${stdout}
    uncle() { '${process.execPath}' ${UNCLE.join(' ')} "$@"; }
    COMP_WORDS=(uncle feedback se); COMP_CWORD=2; COMP_LINE='uncle feedback se'; COMP_POINT=17
    __uncle_complete 2>/dev/null; printf '%s\\n' "\${COMPREPLY[@]}"`
  expect(spawnSync('bash', ['-c', asked], { encoding: 'utf8' }).stdout.trim()).toBe('settle')
})
