/** Tests webhooks about new, changed, cancelled and moved bookings (decision 0110). */
import type { RequestListener } from 'node:http'
import { expect } from 'vitest'
import { buildGuest, buildHotel, buildStaff, type BuiltStaff } from '../builders.ts'
import { bookingTest } from './booking-test.ts'
import { add, answerOf, listed, signedBy, startProgram, type Heard } from './webhook-test.ts'

/** These tests begin at 9 AM on 1 December. */
const TOMORROW = { checkin: '2026-12-02T21:00:00+05:30', checkout: '2026-12-03T10:00:00+05:30', slotId: 1 }

/** A date after every moment to which other tests move the clock. */
const LATER = { checkin: '2026-12-12T21:00:00+05:30', checkout: '2026-12-13T10:00:00+05:30', slotId: 1 }

const test = bookingTest
  .extend('program', async ({ api }, { onCleanup }) => {
    const program = await startProgram(api)
    onCleanup(() => program.close())
    return program
  })
  .extend('manager', ({ api, hotel }) => buildStaff(api.db, hotel, { role: 'manager', name: 'Lakshmi Rao' }))

test('webhooks about a new and a cancelled booking are signed, and contain no name or phone', async ({
  api,
  hotel,
  guest,
  steps,
  program,
  manager,
}) => {
  const { body: added } = await add(api, manager, program.url)
  const booking = await steps.paid(guest, hotel, {}, TOMORROW)
  await api.worker.drain()
  await steps.cancel(guest, booking.id)
  await api.worker.drain()
  const [first, second] = program.heard as [Heard, Heard]
  expect(program.heard.map(({ body }) => body.event)).toEqual(['booking.new', 'booking.cancelled'])
  expect(first.body).toEqual({
    id: expect.stringMatching(/^[\da-f-]{36}$/),
    event: 'booking.new',
    at: '2026-12-01T09:00:00+05:30',
    hotel: hotel.id,
    booking: {
      id: booking.id,
      code: booking.short_id,
      slot: expect.any(Number),
      room_count: 1,
      rooms: ['101'],
      checkin: TOMORROW.checkin,
      checkout: TOMORROW.checkout,
      due: expect.any(Number),
    },
  })
  expect(second.body.booking.rooms).toEqual([])
  expect(second.body.id).not.toBe(first.body.id)
  expect(program.heard.map((heard) => signedBy(added.secret, heard))).toEqual([true, true])
  expect(signedBy('whsec_other', first)).toBe(false)
  expect(first.headers['uncle-event']).toBe('booking.new')
  const { name, phone } = await api.db
    .selectFrom('users')
    .select(['name', 'phone'])
    .where('id', '=', guest.id)
    .executeTakeFirstOrThrow()
  for (const secret of [name, phone.slice(-10)]) expect(first.raw + second.raw).not.toContain(secret)
  const { calls } = await listed(api, manager)
  expect(calls).toMatchObject([
    { event: 'booking.cancelled', state: 'taken', tries: 1, status: 200, code: booking.short_id, can_send: true },
    { id: first.body.id, event: 'booking.new', state: 'taken', name: 'StaySync' },
  ])
})

const FAULTS: Record<string, { answer: RequestListener; shown: object }> = {
  'says 503': { answer: (_request, response) => void response.writeHead(503).end(), shown: { status: 503 } },
  'redirects into our network': {
    answer: (_request, response) => void response.writeHead(307, { location: 'http://127.0.0.1:1/inside' }).end(),
    shown: { status: 307, error: null },
  },
  'hangs up': { answer: (request) => void request.socket.destroy(), shown: { error: 'UNREACHABLE' } },
  'sends 50 MB back': {
    answer: (_request, response) => {
      const part = Buffer.alloc(1024 * 1024)
      let left = 50
      const more = () => {
        let isFull = false
        while (!isFull && left-- > 0 && !response.destroyed) isFull = !response.write(part)
        if (isFull) response.once('drain', more)
        else response.end()
      }
      more()
    },
    shown: { status: null, error: 'TOO_LARGE' },
  },
  hangs: { answer: () => undefined, shown: { status: null, error: 'TIMEOUT' } },
}

test.for(Object.keys(FAULTS))(
  'a program that %s is called again later, and hears of it once it answers',
  async (how, { api, hotel, guest, steps, program, manager }) => {
    await add(api, manager, program.url)
    const fault = FAULTS[how]
    if (!fault) throw new Error(`no fault ${how}`)
    const { answer, shown } = fault
    const good = program.answer
    program.answer = answer
    await steps.paid(guest, hotel, {}, TOMORROW)
    await api.worker.drain()
    const { calls } = await listed(api, manager)
    expect(calls).toMatchObject([{ state: 'waiting', tries: 1, can_send: false, ...shown }])
    program.answer = good
    api.clock.advance(1)
    await api.worker.drain()
    const after = await listed(api, manager)
    expect(after.calls).toMatchObject([{ state: 'taken', tries: 2, status: 200, error: null }])
    expect(new Set(program.heard.map(({ raw }) => raw)).size).toBe(1)
  },
)

test('a webhook is given up after a day without raising an alarm, and a manager can resend it with the same id', async ({
  api,
  city,
  hotel,
  guest,
  steps,
  program,
  manager,
}) => {
  await add(api, manager, program.url)
  const good = program.answer
  program.answer = (_request, response) => void response.writeHead(500).end()
  await steps.paid(guest, hotel, {}, TOMORROW)
  for (let hour = 0; hour < 30; hour++) {
    await api.worker.drain()
    api.clock.advance(60)
  }
  const [call] = (await listed(api, manager)).calls
  expect(call).toMatchObject({ state: 'failed', status: 500, can_send: true })
  expect(call.tries).toBeGreaterThan(5)
  const waiting = await api.db
    .selectFrom('outbox')
    .select('id')
    .where('kind', '=', 'webhook.call')
    .where((eb) => eb.or([eb('failed_at', 'is not', null), eb('done_at', 'is', null)]))
    .execute()
  expect(waiting).toEqual([])
  const before = program.heard.length
  program.answer = good
  const again = ({ headers }: BuiltStaff) => api.post(`/desk/webhook-calls/${call.id}/send-again`, {}, { headers })
  const foreign = await buildStaff(api.db, await buildHotel(api.db, city), { role: 'manager' })
  expect(answerOf(await again(foreign))).toEqual([404, 'NOT_FOUND'])
  expect(answerOf(await again(manager))).toEqual([200, 'done'])
  expect(answerOf(await again(manager))).toEqual([200, 'done'])
  await api.worker.drain()
  expect(program.heard.slice(before).map(({ body }) => body.id)).toContain(call.id)
  expect((await listed(api, manager)).calls).toMatchObject([{ id: call.id, state: 'taken', status: 200 }])
})

test('for a day after a change of secret, both secrets sign, and no second change is allowed', async ({
  api,
  hotel,
  guest,
  steps,
  program,
  manager,
}) => {
  const { headers } = manager
  const { body: old } = await add(api, manager, program.url)
  const change = () => api.post(`/desk/webhooks/${old.webhook.id}/new-secret`, {}, { headers })
  const { body: fresh } = await change()
  expect(fresh.secret).not.toBe(old.secret)
  expect(answerOf(await change())).toEqual([409, 'SECRET_JUST_CHANGED'])
  const booking = await steps.paid(
    guest,
    hotel,
    {},
    { ...TOMORROW, checkin: '2026-12-05T21:00:00+05:30', checkout: '2026-12-06T10:00:00+05:30' },
  )
  await api.worker.drain()
  expect([old, fresh].map(({ secret }) => signedBy(secret, program.heard[0] as Heard))).toEqual([true, true])
  api.clock.advance(24 * 60)
  await steps.cancel(guest, booking.id)
  await api.worker.drain()
  expect([old, fresh].map(({ secret }) => signedBy(secret, program.heard[1] as Heard))).toEqual([false, true])
  const { rows } = await api.db
    .selectFrom('hotel_webhooks')
    .selectAll()
    .execute()
    .then((all) => ({ rows: JSON.stringify(all) }))
  for (const { secret } of [old, fresh]) expect(rows).not.toContain(secret.slice(6))
})

test('managers can add only https addresses without a password, each address once', async ({ api, hotel, manager }) => {
  for (const url of ['ftp://staysync.example/', 'https://me:word@staysync.example/', 'staysync'])
    expect(answerOf(await add(api, manager, url))).toEqual([422, 'URL_INVALID'])
  expect(answerOf(await add(api, manager, 'https://staysync.example/uncle'))).toEqual([200, 'done'])
  expect(answerOf(await add(api, manager, 'https://staysync.example/uncle'))).toEqual([409, 'WEBHOOK_THERE'])
  expect(answerOf(await add(api, await buildStaff(api.db, hotel), 'https://a.example/'))).toEqual([
    403,
    'MANAGERS_ONLY',
  ])
})

test('addresses inside our network and ended addresses get no requests', async ({
  api,
  hotel,
  guest,
  steps,
  program,
  manager,
}) => {
  const { headers } = manager
  await add(api, manager, 'https://169.254.169.254/latest/meta-data')
  const { body: own } = await add(api, manager, program.url)
  await api.post(`/desk/webhooks/${own.webhook.id}/end`, {}, { headers })
  expect(answerOf(await api.post(`/desk/webhooks/${own.webhook.id}/end`, {}, { headers }))).toEqual([200, 'done'])
  await steps.paid(guest, hotel, {}, LATER)
  await api.worker.drain()
  expect(program.heard).toEqual([])
  expect((await listed(api, manager)).calls).toMatchObject([{ state: 'waiting', error: 'INSIDE', status: null }])
})

test('a webhook reports a booking that moves to another room, by the desk or to make room for a block', async ({
  api,
  city,
  guest,
  steps,
  program,
}) => {
  const hotel = await buildHotel(api.db, city, { rooms: 3 })
  const { headers, ...manager } = await buildStaff(api.db, hotel, { role: 'manager' })
  await add(api, { headers, ...manager }, program.url)
  const first = await steps.paid(guest, hotel, {}, LATER)
  const other = await buildGuest(api.db)
  const NEXT = { ...LATER, checkin: '2026-12-13T21:00:00+05:30', checkout: '2026-12-14T10:00:00+05:30' }
  const second = await steps.paid(other, hotel, {}, NEXT)
  await api.worker.drain()
  const rooms = () =>
    program.heard.map(({ body: { event, booking } }) => [event, booking.id === first.id ? 1 : 2, booking.rooms])
  const given = rooms()
  expect(given.map(([event]) => event)).toEqual(['booking.new', 'booking.new'])
  const change = { from: program.heard[0]?.body.booking.rooms[0], to: '103' }
  expect(answerOf(await api.post(`/desk/bookings/${first.id}/room`, change, { headers }))).toEqual([200, 'done'])
  await api.worker.drain()
  expect(rooms().slice(2)).toEqual([['booking.changed', 1, ['103']]])
  // Two blocks over both nights leave one room, so the second booking moves into the first booking's room.
  const block = { from: LATER.checkin, until: NEXT.checkout, why: 'other' }
  for (let n = 0; n < 2; n++)
    expect(answerOf(await api.post('/desk/blocks', block, { headers }))).toEqual([200, 'done'])
  await api.worker.drain()
  expect(rooms().slice(3)).toEqual([['booking.changed', 2, ['103']]])
  expect(second.id).not.toBe(first.id)
})

test('a webhook about a changed booking has the booking’s new time', async ({
  api,
  hotel,
  guest,
  steps,
  program,
  manager,
}) => {
  const NEXT_NIGHT = { checkin: '2026-12-13T21:00:00+05:30', checkout: '2026-12-14T10:00:00+05:30' }
  await add(api, manager, program.url)
  const booking = await steps.paid(guest, hotel, {}, LATER)
  await api.worker.drain()
  expect((await steps.modify(guest, booking.id, NEXT_NIGHT)).status).toBe(200)
  await api.worker.drain()
  expect(program.heard.map(({ body }) => body.event)).toEqual(['booking.new', 'booking.changed'])
  expect(program.heard[1]?.body.booking).toMatchObject({ id: booking.id, checkin: NEXT_NIGHT.checkin })
})
