import { expect } from 'vitest'
import { endStays } from '#server/features/bookings/end-stays.ts'
import { buildGuest } from '../builders.ts'
import { START } from '../cast.ts'
import { apiTest } from './api-test.ts'
import { buildStay } from './build-stay.ts'
import { withQuery } from './start-api.ts'

const HOUR = 3_600_000

let serial = 0

const test = apiTest
  .extend('hotelWish', { name: 'The Lantern Court' })
  .extend('guestEmail', () => `stayed${++serial}@home.example`)
  .extend('guest', ({ api, guestEmail }) => buildGuest(api.db, { email: guestEmail, email_verified_at: START }))
  .extend('stays', ({ api, guest, guestEmail, hotel }) => {
    const stay = (fields: object = {}) => buildStay(api.db, hotel, guest, { guest_email: guestEmail, ...fields })
    const read = (id: string) =>
      api.db
        .selectFrom('bookings')
        .select(['short_id', 'ended_at', 'status'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    const eventsOf = async (id: string) =>
      (
        await api.db.selectFrom('booking_events').select('kind').where('booking_id', '=', id).orderBy('id').execute()
      ).map(({ kind }) => kind)
    const mails = async () => (await api.get(withQuery('/dev/outbox', { to: guestEmail }))).body
    return { stay, read, eventsOf, mails }
  })

test('several processes end a finished stay only once', async ({ api, stays }) => {
  const id = await stays.stay()
  const done = await Promise.all([endStays(api.services), endStays(api.services), endStays(api.services)])
  expect(done.reduce((sum, ended) => sum + ended, 0)).toBe(1)
  expect((await api.post('/dev/jobs/end-stays')).body.name).toBe('end-stays')
  expect(await endStays(api.services)).toBe(0)
  expect(await stays.read(id)).toMatchObject({ ended_at: START, status: 'completed' })
  expect(await stays.eventsOf(id)).toEqual(['ended'])
})

test('a guest with an unverified email gets no request for a review', async ({ api, guest, stays }) => {
  await api.db.updateTable('users').set({ email_verified_at: null }).where('id', '=', guest.id).execute()
  await stays.stay()
  await endStays(api.services)
  expect(await stays.mails()).toEqual([])
})

test('a guest gets one neutral email that asks for a review', async ({ api, guest, stays }) => {
  const { short_id } = await stays.read(await stays.stay())
  await endStays(api.services)
  await endStays(api.services)
  const sent = await stays.mails()
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ channel: 'email' })
  expect(sent[0].body).toContain(short_id)
  expect(sent[0].body).toContain('http://localhost:3000/my-bookings')
  expect(sent[0].body).not.toMatch(/hotel|room|couple|partner|stay|love|Lantern|Asha/i)
  expect((await api.get(withQuery('/dev/outbox', { to: guest.phone }))).body).toEqual([])
})

test('an ended stay completes its check-in and cancels an unanswered invitation', async ({ api, guest, stays }) => {
  const partner = await buildGuest(api.db)
  const [open, accepted] = [await stays.stay(), await stays.stay()]
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

test.for([
  ['that still has a second to go', { checkout_at: new Date(START.getTime() + 1000) }],
  ['with paid extra hours', { extended_until: new Date(START.getTime() + HOUR) }],
  ['that was never paid', { status: 'pending', hold_expires_at: START, completed_at: null }],
] as const)('a stay %s is not ended', async ([_name, fields], { api, stays }) => {
  const id = await stays.stay(fields)
  await endStays(api.services)
  expect((await stays.read(id)).ended_at).toBeNull()
  expect(await stays.mails()).toEqual([])
})

test('a cancelled stay is not ended', async ({ api, stays }) => {
  const id = await stays.stay()
  await api.db.updateTable('bookings').set({ status: 'cancelled', cancelled_at: START }).where('id', '=', id).execute()
  await endStays(api.services)
  expect((await stays.read(id)).ended_at).toBeNull()
})

test('a stay ends at its very last moment, and waits while extra hours can still be paid', async ({ api, stays }) => {
  const exact = await stays.stay({ checkout_at: START })
  const waiting = await stays.stay({ checkout_at: START })
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
  expect((await stays.read(exact)).ended_at).toEqual(START)
  expect((await stays.read(waiting)).ended_at).toBeNull()
  api.clock.advance(15)
  await endStays(api.services)
  expect((await stays.read(waiting)).ended_at).toEqual(api.clock.now())
})
