import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { endStays } from '#server/features/bookings/end-stays.ts'
import { buildCity, buildGuest, buildHotel, type BuiltGuest, type BuiltHotel } from '../builders.ts'
import { START } from '../cast.ts'
import { buildStay } from './build-stay.ts'
import { startApi, withQuery, type Api } from './start-api.ts'

const HOUR = 3_600_000

let api: Api
let hotel: BuiltHotel
let guest: BuiltGuest
let guestEmail: string
let serial = 0

beforeAll(async () => {
  api = await startApi()
  hotel = await buildHotel(api.db, await buildCity(api.db), { name: 'The Lantern Court' })
})
beforeEach(async () => {
  guestEmail = `stayed${++serial}@home.example`
  guest = await buildGuest(api.db, { email: guestEmail, email_verified_at: START })
})
afterAll(() => api.stop())

const stay = (fields: object = {}) => buildStay(api.db, hotel, guest, { guest_email: guestEmail, ...fields })
const read = (id: string) =>
  api.db
    .selectFrom('bookings')
    .select(['short_id', 'ended_at', 'status'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const eventsOf = async (id: string) =>
  (await api.db.selectFrom('booking_events').select('kind').where('booking_id', '=', id).execute()).map(
    ({ kind }) => kind,
  )
const mails = async () => (await api.get(withQuery('/dev/outbox', { to: guestEmail }))).body

test('a finished stay ends once, with any number of processes', async () => {
  const id = await stay()
  const done = await Promise.all([endStays(api.services), endStays(api.services), endStays(api.services)])
  expect(done.reduce((sum, ended) => sum + ended, 0)).toBe(1)
  expect((await api.post('/dev/jobs/end-stays')).body.name).toBe('end-stays')
  expect(await endStays(api.services)).toBe(0)
  expect(await read(id)).toMatchObject({ ended_at: START, status: 'completed' })
  expect(await eventsOf(id)).toEqual(['ended'])
})

test('a guest with an unverified email gets no request for a review', async () => {
  await api.db.updateTable('users').set({ email_verified_at: null }).where('id', '=', guest.id).execute()
  await stay()
  await endStays(api.services)
  expect(await mails()).toEqual([])
})

test('its guest gets one neutral e-mail that asks for a review', async () => {
  const { short_id } = await read(await stay())
  await endStays(api.services)
  await endStays(api.services)
  const sent = await mails()
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ channel: 'email' })
  expect(sent[0].body).toContain(short_id)
  expect(sent[0].body).toContain('http://localhost:3000/my-bookings')
  expect(sent[0].body).not.toMatch(/hotel|room|couple|partner|stay|love|Lantern|Asha/i)
  expect((await api.get(withQuery('/dev/outbox', { to: guest.phone }))).body).toEqual([])
})

test('its check-in is done, and an unanswered invite is taken back', async () => {
  const partner = await buildGuest(api.db)
  const [open, accepted] = [await stay(), await stay()]
  await api.db
    .insertInto('user_requests')
    .values([
      { booking_id: open, user_id: guest.id, status: 'created' },
      { booking_id: accepted, user_id: guest.id, status: 'cancelled' },
    ])
    .execute()
  await api.db
    .insertInto('booking_partners')
    .values([
      { booking_id: open, phone: partner.phone },
      { booking_id: accepted, phone: partner.phone, user_id: partner.id, status: 'accepted', answered_at: START },
    ])
    .execute()
  await endStays(api.services)
  const requests = await api.db
    .selectFrom('user_requests')
    .select(['booking_id', 'status'])
    .where('user_id', '=', guest.id)
    .execute()
  expect(new Map(requests.map(({ booking_id, status }) => [booking_id, status]))).toEqual(
    new Map([
      [open, 'done'],
      [accepted, 'cancelled'],
    ]),
  )
  const partners = await api.db
    .selectFrom('booking_partners')
    .select(['booking_id', 'status', 'cancelled_at'])
    .where('phone', '=', partner.phone)
    .execute()
  expect(new Map(partners.map(({ booking_id, ...rest }) => [booking_id, rest]))).toEqual(
    new Map([
      [open, { status: 'cancelled', cancelled_at: START }],
      [accepted, { status: 'accepted', cancelled_at: null }],
    ]),
  )
})

test.each<[string, object]>([
  ['that still has a second to go', { checkout_at: new Date(START.getTime() + 1000) }],
  ['with paid extra hours', { extended_until: new Date(START.getTime() + HOUR) }],
  ['that was never paid', { status: 'pending', hold_expires_at: START, completed_at: null }],
])('a stay %s is not ended', async (_name, fields) => {
  const id = await stay(fields)
  await endStays(api.services)
  expect((await read(id)).ended_at).toBeNull()
  expect(await mails()).toEqual([])
})

test('a cancelled stay is not ended', async () => {
  const id = await stay()
  await api.db.updateTable('bookings').set({ status: 'cancelled', cancelled_at: START }).where('id', '=', id).execute()
  await endStays(api.services)
  expect((await read(id)).ended_at).toBeNull()
})

test('a stay ends at its very last moment, and waits for extra hours that can still be paid', async () => {
  const exact = await stay({ checkout_at: START })
  const waiting = await stay({ checkout_at: START })
  await api.db
    .insertInto('extensions')
    .values({
      booking_id: waiting,
      hours: 2,
      starts_at: START,
      ends_at: new Date(START.getTime() + 2 * HOUR),
      tax_percent: 5,
      room_total: 300,
      total: 300,
      status: 'acknowledged',
      hold_expires_at: new Date(START.getTime() + HOUR / 4),
      acknowledged_at: START,
    })
    .execute()
  await endStays(api.services)
  expect((await read(exact)).ended_at).toEqual(START)
  expect((await read(waiting)).ended_at).toBeNull()
  api.clock.advance(15)
  await endStays(api.services)
  expect((await read(waiting)).ended_at).toEqual(api.clock.now())
})

test('nothing failed on the way', () => expect(api.faults).toEqual([]))
