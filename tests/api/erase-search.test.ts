/** Erases a guest, then searches every column, every file and the log for the guest's phone, email, name and ID. */
import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'
import { expect } from 'vitest'
import { RETAINED_AFTER_ERASING, type RetainedAfterErasing } from '#domain/accounts/retained-after-erasing.ts'
import { endStays } from '#server/features/bookings/end-stays.ts'
import { buildGuest, buildHotel, buildOperator, buildStaff, type BuiltGuest, type BuiltHotel } from '../builders.ts'
import { photoFromPhone, upload } from '../pictures.ts'
import { apiTest } from './api-test.ts'
import { authenticator } from './authenticator.ts'
import { stepsOf } from './booking-steps.ts'
import { signUpThroughApi, startApi, type Api, type Body } from './start-api.ts'

/**
 * The photo's metadata also name the guest as its artist. The last four digits of the ID occur nowhere else by chance.
 */
const PLANTED = { name: 'Asha Rao of Pune', phone: '+918887776543', email: 'planted.zq@here.example' }
const LAST_FOUR = 'ZQ7X'
const NEEDLES = ['8887776543', '88877 76543', PLANTED.email, PLANTED.name, 'Asha', LAST_FOUR]

/** The columns that each sentence on the privacy page covers. */
const COLUMNS: Record<RetainedAfterErasing, readonly string[]> = {
  books: [],
  named_invoices: ['tax_documents.content'],
  register: ['register_entries.name', 'register_entries.id_last_four', 'register_entries.reason'],
  writings: [],
  logs: ['office_proposals.reason', 'office_proposals.terms', 'operator_actions.reason', 'staff_acts.reason'],
}

/** The guest's data export must also contain what desks, the office and the tax documents recorded about the stay. */
const IN_THE_COPY = [
  'hotelRegister',
  'visits',
  'whatDesksDid',
  'whatTheOfficeDid',
  'hotelsWereTold',
  'taxDocuments',
  'namesOnInvoices',
  'companiesOnInvoices',
  'passkeys',
]

const lines: string[] = []

const test = apiTest
  .extend('api', { scope: 'file' }, async ({ environment }, { onCleanup }) => {
    const logger = pino({ level: 'trace' }, { write: (line) => void lines.push(line) })
    const api = await startApi(environment, undefined, logger)
    onCleanup(() => api.stop())
    return api
  })
  .extend('hotelWish', { rooms: 3, prices: { 0: 900, 3: 1499, 4: 30_000 } })

const inHex = (text: string) => Buffer.from(text).toString('hex')

/**
 * Searches every column of every table except the database engine's own. Returns the columns that contain the guest's
 * data.
 */
async function columnsThatName(api: Api): Promise<string[]> {
  const { rows: columns } = await sql<{ schema: string; table: string; column: string }>`
    select n.nspname as schema, c.relname as table, a.attname as column
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'm') and a.attnum > 0 and not a.attisdropped
      and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast') order by 1, 2, 3`.execute(api.db)
  expect(columns.length).toBeGreaterThan(500)
  const needles = NEEDLES.flatMap((needle) => [needle.toLowerCase(), inHex(needle)])
  const found: string[] = []
  for (const { schema, table, column } of columns) {
    const { rows } = await sql<{ is: boolean }>`select exists (select 1 from ${sql.table(`${schema}.${table}`)} t
      where exists (select 1 from unnest(${needles}::text[]) needle
        where position(needle in lower(${sql.ref(`t.${column}`)}::text)) > 0)) as is`.execute(api.db)
    if (rows[0]?.is) found.push(schema === 'public' ? `${table}.${column}` : `${schema}.${table}.${column}`)
  }
  return found
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())

const filesThatName = (api: Api): string[] =>
  filesBelow(api.services.env.DATA_DIR).filter((path) => {
    const bytes = readFileSync(path)
    return NEEDLES.some((needle) => path.includes(needle) || bytes.includes(needle))
  })

type Scene = { api: Api; hotel: BuiltHotel; partner: BuiltGuest }

const asked = (who: { headers: object }, key?: string) => ({
  headers: { ...who.headers, ...(key ? { 'idempotency-key': key } : {}) },
})

/** Leaves the traces of a guest who browses the site and writes to us. */
async function writeEverywhere({ api, hotel }: Scene, guest: BuiltGuest): Promise<ReturnType<typeof authenticator>> {
  const post = (path: string, body: object) => api.post(path, body, asked(guest))
  const typed = `I am ${PLANTED.name}, ring ${PLANTED.phone} or 88877 76543, write to ${PLANTED.email}.`
  const contact = { name: PLANTED.name, phone: PLANTED.phone, email: PLANTED.email }
  expect((await post('/feedback', { kind: 'complaint', message: typed, ...contact })).status).toBe(200)
  expect(
    (await post('/error-reports', { page: '/my-data', message: `TypeError: ${PLANTED.name}`, comment: typed })).status,
  ).toBe(200)
  await post('/favourites/favourite-hotel', { do: 'favourite', hotelId: hotel.id })
  await upload(api, `/users/${guest.id}/identity`, guest, [{ bytes: await photoFromPhone() }])
  await upload(api, `/users/${guest.id}/profile-picture`, guest, [{ bytes: await photoFromPhone() }])
  const device = authenticator()
  const options = (await post(`/users/${guest.id}/passkeys/ask`, { wish: 'make' })).body.options
  expect((await post(`/users/${guest.id}/passkeys/answer`, { response: device.make(options) })).status).toBe(200)
  return device
}

/** Plays a stay with everything that a desk records about it. */
async function stayOnce({ api, hotel, partner }: Scene, guest: BuiltGuest): Promise<Body> {
  const steps = stepsOf(api)
  const booking = await steps.paid(guest, hotel, { name: PLANTED.name, guests: [PLANTED.name] })
  await api.post(`/user-requests/${booking.id}/checkin/create`, undefined, asked(guest))
  await steps.invite(guest, booking.id, partner.phone)
  const desk = await buildStaff(api.db, hotel, { name: 'Sunita Pawar' })
  const act = (name: string, body: object) =>
    api.post(`/desk/bookings/${booking.id}/${name}`, body, asked(desk, `key-${name}`))
  api.clock.advance((new Date(booking.checkin_date).getTime() - api.clock.now().getTime()) / 60_000)
  const register = [{ name: PLANTED.name, id_kind: 'aadhaar', id_last_four: LAST_FOUR }]
  const arrived = await act('arrive', { ids: 'originals', register })
  expect([arrived.status, arrived.body.name]).toEqual([200, PLANTED.name])
  expect((await act('take-back', { reason: `${PLANTED.name} waits in the lobby` })).status).toBe(200)
  expect(
    (await api.post(`/desk/bookings/${booking.id}/arrive`, { ids: 'originals', register }, asked(desk))).status,
  ).toBe(200)
  return booking
}

/** Lets the office's staff look at and type everything that they can. */
async function askTheOffice(api: Api, { id }: Body): Promise<void> {
  const support = await buildOperator(api.db, { name: 'Meenal Joshi' })
  const admin = await buildOperator(api.db, { name: 'Ritu Bansal', role: 'admin' })
  const reason = `${PLANTED.name} rang from ${PLANTED.phone}`
  const post = async (who: typeof support, path: string, body: object) => {
    const answer = await api.post(`/office/${path}`, body, asked(who, randomUUID()))
    expect(answer.status, `${path}: ${JSON.stringify(answer.body)}`).toBe(200)
    return answer.body
  }
  await post(support, `bookings/${id}/phone`, { reason })
  const wish = { act: 'correct_name', name: PLANTED.name }
  const propose = async () => {
    const { fingerprint } = await post(support, `bookings/${id}/plan`, wish)
    await post(support, `bookings/${id}/propose`, { ...wish, reason, fingerprint })
    const row = await api.db
      .selectFrom('office_proposals')
      .select('id')
      .where('status', '=', 'waiting')
      .executeTakeFirstOrThrow()
    return row.id
  }
  const declined = await propose()
  await post(admin, `proposals/${declined}/decide`, { decision: 'decline', reason: 'Not this way', fingerprint: '' })
  await propose()
}

/** Ends the stay. The guest reviews it and adds a name to the invoice, and the hotel gets all messages. */
async function afterwards(api: Api, guest: BuiltGuest, booking: Body): Promise<void> {
  api.clock.advance((new Date(booking.checkout_date).getTime() - api.clock.now().getTime()) / 60_000 + 1)
  await endStays(api.services)
  const review = { rating: 4, privacy: 4, cleanliness: 4, welcome: 4, location: 4 }
  const row = { hotel_id: booking.hotel.id, booking_id: booking.id, user_id: guest.id, guest_name: PLANTED.name }
  await api.db
    .insertInto('reviews')
    .values({ ...row, ...review, body: `Quiet. ${PLANTED.name}, ${PLANTED.phone}` })
    .execute()
  const { id: reviewId } = await api.db
    .selectFrom('reviews')
    .select('id')
    .where('booking_id', '=', booking.id)
    .executeTakeFirstOrThrow()
  const { id: staffId } = await buildStaff(api.db, booking.hotel, { name: 'Leela Iyer', role: 'manager' })
  await api.db
    .insertInto('review_answers')
    .values({
      review_id: reviewId,
      hotel_id: booking.hotel.id,
      staff_id: staffId,
      body: `Thank you, ${PLANTED.name}`,
      written_at: api.clock.now(),
    })
    .execute()
  const named = { name: PLANTED.name, address: '14 Lake Road' }
  expect((await api.post(`/bookings/${booking.id}/name-on-invoice`, named, asked(guest))).status).toBe(200)
  await api.worker.drain()
}

/**
 * Writes the office's withdrawal of the guest's review and its block of the guest. The block comes last, because a
 * blocked guest can request nothing.
 */
async function judge(api: Api, guest: BuiltGuest): Promise<void> {
  const { id: operator } = await buildOperator(api.db, {})
  const reason = `${PLANTED.name} wrote insults`
  const withdrawn = {
    published: false,
    withdrawn_at: api.clock.now(),
    withdrawn_by: operator,
    withdrawn_reason: reason,
  }
  await api.db.updateTable('reviews').set(withdrawn).where('user_id', '=', guest.id).execute()
  const blocked = { blocked_at: api.clock.now(), blocked_reason: reason }
  await api.db.updateTable('users').set(blocked).where('id', '=', guest.id).execute()
}

/**
 * Uses the passkey, exports the data, and then erases the account. Returns the export's subjects that are not empty.
 */
async function copyAndErase(api: Api, guest: BuiltGuest, device: ReturnType<typeof authenticator>): Promise<string[]> {
  const post = (path: string, body: object) => api.post(`/users/${guest.id}/${path}`, body, asked(guest))
  const { options } = (await post('passkeys/ask', { wish: 'show' })).body
  expect((await post('passkeys/answer', { response: device.show(options) })).status).toBe(200)
  const { data } = (await post('export-data', {})).body as { data: Record<string, unknown[]> }
  expect((await post('erase', {})).body).toEqual({ erased: true })
  return Object.keys(data).filter((subject) => data[subject]?.length)
}

test('an erased guest’s data remain only where the privacy page says', async ({ api, city, hotel }) => {
  const signedUp = await signUpThroughApi(api, PLANTED, { contactConsent: true })
  const guest = { ...signedUp, phone: PLANTED.phone }
  await api.db.updateTable('users').set({ email_verified_at: api.clock.now() }).where('id', '=', guest.id).execute()
  const scene = { api, hotel, partner: await buildGuest(api.db) }
  const device = await writeEverywhere(scene, guest)
  const dear = await buildHotel(api.db, city, { rooms: 2, prices: { 3: 40_000 } })
  const named = { name: PLANTED.name, guests: [PLANTED.name], roomCount: 2, guestsCount: 4 }
  const { id: dearId } = await stepsOf(api).paid(guest, dear, named)
  const company = { gstin: '27AAPFU0939F1ZV', name: PLANTED.name, address: 'Lane 6, Pune 411001' }
  expect((await api.post(`/bookings/${dearId}/invoice-company`, company, asked(guest))).status).toBe(200)
  const booking = await stayOnce(scene, guest)
  await askTheOffice(api, booking)
  await afterwards(api, guest, booking)
  await judge(api, guest)

  const waitingTerms = async () =>
    (await api.db.selectFrom('office_proposals').select('terms').where('status', '=', 'waiting').execute()).map(
      ({ terms }) => terms,
    )
  expect(await waitingTerms()).toEqual([{ act: 'correct_name', name: PLANTED.name }])

  const before = await columnsThatName(api)
  for (const column of [
    'users.phone',
    'review_answers.body',
    'users.blocked_reason',
    'bookings.guest_name',
    'feedback.message',
    'idempotency_keys.reply_body',
    'tax_companies.legal_name',
  ])
    expect(before).toContain(column)
  const own = await api.db.selectFrom('pictures').select('storage_key').where('owner_id', '=', guest.id).execute()
  const ownFiles = () =>
    filesBelow(api.services.env.DATA_DIR).filter((path) => own.some(({ storage_key: key }) => path.includes(key)))
  expect([own.length, ownFiles().length]).toEqual([2, 2])

  expect(await copyAndErase(api, guest, device)).toEqual(expect.arrayContaining(IN_THE_COPY))
  await api.worker.drain()
  // The carriers' stand-in holds what would be in the guest's own mailbox.
  expect(await stepsOf(api).messagesTo(PLANTED.email)).toEqual([expect.stringContaining('was closed')])
  await api.db.deleteFrom('dev_messages').where('recipient', '=', PLANTED.email).execute()

  const kept = RETAINED_AFTER_ERASING.flatMap((kind) => COLUMNS[kind])
  expect((await columnsThatName(api)).toSorted()).toEqual(kept.toSorted())
  expect(await waitingTerms()).toEqual([{ act: 'correct_name', name: 'Erased guest' }])
  expect(ownFiles()).toEqual([])
  expect(filesThatName(api)).toEqual([])
  expect(lines.length, 'the log was heard').toBeGreaterThan(0)
  expect(lines.filter((line) => NEEDLES.some((needle) => line.includes(needle)))).toEqual([])
})
