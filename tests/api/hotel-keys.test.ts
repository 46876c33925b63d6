/** Tests hotels' API keys (decision 0110). */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { ALL_CALLS } from '#contract/calls.ts'
import { KEY_REQUESTS_A_MINUTE, KEY_SCOPES, MAX_KEYS, type KeyScope } from '#domain/hotel-keys/hotel-key.ts'
import { buildHotel, buildStaff, type BuiltHotel } from '../builders.ts'
import { bookingTest as test } from './booking-test.ts'
import { requestOf, type Scene } from './rights-requests.ts'
import { withQuery, type Answer, type Api, type Body } from './start-api.ts'

/** These tests begin at 9 AM on 1 December. */
const TONIGHT = { checkin: '2026-12-01T21:00:00+05:30', checkout: '2026-12-02T10:00:00+05:30', slotId: 1 }
const BLOCK = { from: '2026-12-03T21:00:00+05:30', until: '2026-12-04T10:00:00+05:30', why: 'repair' }

const answerOf = ({ status, body }: Answer) => [status, body?.error?.code ?? 'done']

const managerOf = (api: Api, hotel: BuiltHotel) => buildStaff(api.db, hotel, { role: 'manager', name: 'Lakshmi Rao' })

async function makeKey(api: Api, hotel: BuiltHotel, scopes: readonly KeyScope[] = KEY_SCOPES, name = 'StaySync') {
  const manager = await managerOf(api, hotel)
  const { status, body } = await api.post('/desk/keys', { name, scopes }, { headers: manager.headers })
  expect(status, JSON.stringify(body)).toBe(200)
  const secret: string = body.secret
  return { id: body.key.id as string, secret, headers: { authorization: `Bearer ${secret}` }, manager }
}

test('a manager makes an API key, which is shown once and stored as a hash', async ({ api, hotel }) => {
  const { secret, id, manager } = await makeKey(api, hotel, ['prices', 'rooms'])
  expect(secret).toMatch(/^uncle_[\w-]{43}$/)
  const { body } = await api.get('/desk/keys', { headers: manager.headers })
  expect(body).toEqual([
    {
      id,
      name: 'StaySync',
      last_four: secret.slice(-4),
      scopes: ['rooms', 'prices'],
      made_by: 'Lakshmi Rao',
      made_at: '2026-12-01T09:00:00+05:30',
      last_used_at: null,
    },
  ])
  const row = await api.db.selectFrom('hotel_keys').selectAll().where('staff_id', '=', id).executeTakeFirstOrThrow()
  expect(row.key_hash).toEqual(createHash('sha256').update(secret).digest())
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(
    api.db,
  )
  for (const { name } of tables) {
    const { rows } = await sql`select 1 from ${sql.table(name)} t where t::text like ${`%${secret}%`}`.execute(api.db)
    expect(rows, name).toEqual([])
  }
})

test('an API key reads only the notes on its own blocks', async ({ api, city }) => {
  const hotel = await buildHotel(api.db, city, { rooms: 3 })
  const { headers, manager } = await makeKey(api, hotel)
  const block = async (note: string, by: object) => (await api.post('/desk/blocks', { ...BLOCK, note }, by)).body.id
  const own = await block('StaySync 4711', { headers })
  const desk = await block('Guest of room 7', { headers: manager.headers })
  const { body: rack } = await api.get('/desk/rooms?day=2026-12-03', { headers })
  const notes = rack.rooms.flatMap(({ stays }: Body) => stays.map(({ id, note }: Body) => [id, note]))
  expect(new Map(notes)).toEqual(
    new Map([
      [own, 'StaySync 4711'],
      [desk, null],
    ]),
  )
  const freed = async (id: string) => (await api.post(`/desk/blocks/${id}/free`, undefined, { headers })).body.note
  expect([await freed(own), await freed(desk)]).toEqual(['StaySync 4711', null])
})

test('every manager is told of a new API key by text', async ({ api, hotel }) => {
  const other = await managerOf(api, hotel)
  const { manager } = await makeKey(api, hotel)
  await api.worker.drain()
  for (const { phone } of [other, manager]) {
    const { body } = await api.get(withQuery('/dev/outbox', { to: phone }))
    expect(body[0].body).toContain('/desk/keys')
  }
})

test('only managers list, make and end API keys, and an API key itself cannot', async ({ api, hotel }) => {
  const key = await makeKey(api, hotel)
  const reception = await buildStaff(api.db, hotel)
  const tries = ({ headers }: { headers: { authorization: string } }) =>
    Promise.all([
      api.get('/desk/keys', { headers }),
      api.post('/desk/keys', { name: 'Mine', scopes: ['rooms'] }, { headers }),
      api.post(`/desk/keys/${key.id}/end`, {}, { headers }),
    ])
  expect((await tries(reception)).map(answerOf)).toEqual([1, 2, 3].map(() => [403, 'MANAGERS_ONLY']))
  expect((await tries(key)).map(answerOf)).toEqual([1, 2, 3].map(() => [403, 'OUTSIDE_SCOPE']))
})

test('API key names are unique within a hotel, and their number is limited', async ({ api, hotel }) => {
  const { manager } = await makeKey(api, hotel)
  const again = (name: string) => api.post('/desk/keys', { name, scopes: ['rooms'] }, { headers: manager.headers })
  expect(answerOf(await again(' staysync '))).toEqual([409, 'KEY_NAME_TAKEN'])
  for (let made = 1; made < MAX_KEYS; made++) {
    api.clock.advance(1)
    expect(answerOf(await again(`Key ${made}`))).toEqual([200, 'done'])
  }
  expect(answerOf(await again('One more'))).toEqual([409, 'TOO_MANY_KEYS'])
})

/** Tests every call that needs a session, with each scope separately. */
const WITH_SESSION = ALL_CALLS.filter(({ rights }) => !['anyone', 'gateway', 'local'].includes(rights))

test.for(KEY_SCOPES)(
  'an API key of scope %s makes that scope’s calls, and gets 403 from every other call',
  async (scope, { api, hotel, guest, steps }) => {
    const booking = await steps.paid(guest, hotel, {}, TONIGHT)
    let token = ''
    const sceneOf = (): Scene => ({
      owner: guest,
      caller: null,
      token,
      hotelId: hotel.id,
      subject: booking.id,
      remoteAddress: '198.18.9.9',
    })
    const allowed: string[] = []
    for (const [n, call] of WITH_SESSION.entries()) {
      // Uses several keys, because the rate limit is lower than the number of calls.
      if (n % 100 === 0) token = (await makeKey(api, hotel, [scope], `Key ${n}`)).headers.authorization
      const { path, payload, headers } = await requestOf(call, sceneOf())
      const answer = await (call.method === 'GET' ? api.get(path, { headers }) : api.post(path, payload, { headers }))
      if (answer.body?.error?.code === 'OUTSIDE_SCOPE') expect(answer.status).toBe(403)
      else allowed.push(`${call.method} ${call.path}`)
    }
    const expected = ALL_CALLS.filter((call) => 'keyScope' in call && call.keyScope === scope)
    expect(allowed).toEqual(expected.map(({ method, path }) => `${method} ${path}`))
    expect(expected.length).toBeGreaterThan(1)
  },
)

test('unknown and revoked API keys are refused, and revoking twice changes nothing', async ({ api, hotel }) => {
  const { id, headers, manager, secret } = await makeKey(api, hotel)
  expect((await api.get('/desk/prices', { headers })).status).toBe(200)
  const unknown = { authorization: `Bearer ${secret.slice(0, -1)}${secret.endsWith('A') ? 'B' : 'A'}` }
  expect(answerOf(await api.get('/desk/prices', { headers: unknown }))).toEqual([401, 'NO_SESSION'])
  const end = () => api.post(`/desk/keys/${id}/end`, {}, { headers: manager.headers })
  expect((await end()).body).toEqual([])
  expect(answerOf(await api.get('/desk/prices', { headers }))).toEqual([401, 'NO_SESSION'])
  expect((await end()).body).toEqual([])
  const acts = await api.db.selectFrom('staff_acts').select('kind').where('hotel_id', '=', hotel.id).execute()
  expect(acts.map(({ kind }) => kind).sort()).toEqual(['key_ended', 'key_made'])
})

test('an API key works only at its own hotel, and another hotel cannot end it', async ({
  api,
  city,
  hotel,
  guest,
  steps,
}) => {
  const booking = await steps.paid(guest, hotel, {}, TONIGHT)
  const elsewhere = await buildHotel(api.db, city)
  const foreign = await makeKey(api, elsewhere)
  const own = await makeKey(api, hotel)
  const read = ({ headers }: Body) => api.get(`/desk/bookings/${booking.id}`, { headers })
  expect(answerOf(await read(own))).toEqual([200, 'done'])
  expect(answerOf(await read(foreign))).toEqual([404, 'NOT_FOUND'])
  const ended = await api.post(`/desk/keys/${own.id}/end`, {}, { headers: foreign.manager.headers })
  expect(answerOf(ended)).toEqual([404, 'NOT_FOUND'])
  expect(answerOf(await read(own))).toEqual([200, 'done'])
})

test('an API key cannot read a guest’s name, phone or ID, even an hour before check-in', async ({
  api,
  hotel,
  guest,
  steps,
}) => {
  const booking = await steps.paid(guest, hotel, {}, TONIGHT)
  const { headers } = await makeKey(api, hotel)
  api.clock.advance(11 * 60)
  const day = await api.get('/desk/day', { headers })
  const one = await api.get(`/desk/bookings/${booking.id}`, { headers })
  const rack = await api.get('/desk/rooms', { headers })
  const row = { id: booking.id, code: booking.short_id, rooms: ['101'], first_name: null, name: null }
  expect(day.body.arriving).toMatchObject([row])
  expect(one.body).toMatchObject({ ...row, phone: null, guest_names: [], timeline: [], register: [] })
  const stays = rack.body.rooms.flatMap(({ stays: all }: Body) => all)
  expect(stays).toMatchObject([{ kind: 'booking', code: booking.short_id, name: null, first_name: null }])
  const { name, phone } = await api.db
    .selectFrom('users')
    .select(['name', 'phone'])
    .where('id', '=', guest.id)
    .executeTakeFirstOrThrow()
  const everything = JSON.stringify([day.body, one.body, rack.body])
  for (const secret of [name, name.split(' ')[0] ?? name, phone, phone.slice(-10)])
    expect(everything).not.toContain(secret)
  const reception = await buildStaff(api.db, hotel)
  expect(JSON.stringify((await api.get('/desk/day', { headers: reception.headers })).body)).toContain(name)
})

test('an API key with the scope rooms gets no booking code, neither on the rack nor in a refusal', async ({
  api,
  hotel,
  guest,
  steps,
}) => {
  const booking = await steps.paid(guest, hotel, {}, TONIGHT)
  const { headers } = await makeKey(api, hotel, ['rooms'])
  const rack = await api.get('/desk/rooms', { headers })
  const [room] = rack.body.rooms
  expect(room.stays).toMatchObject([{ kind: 'booking', id: null, code: null, due: null }])
  const wish = { room: room.id, from: TONIGHT.checkin, until: TONIGHT.checkout, why: 'repair' }
  const taken = await api.post('/desk/blocks', wish, { headers })
  expect(answerOf(taken)).toEqual([409, 'ROOM_TAKEN'])
  expect(JSON.stringify([rack.body, taken.body])).not.toContain(booking.short_id)
})

test('the hotel’s log lists an API key’s changes under its name, and the key outlives the post of the manager who made it', async ({
  api,
  hotel,
}) => {
  const { id, headers, manager } = await makeKey(api, hotel)
  const priced = await api.post('/desk/prices/base', { slot: 3, price: 1550 }, { headers })
  expect(answerOf(priced)).toEqual([200, 'done'])
  const blocked = await api.post('/desk/blocks', BLOCK, { headers: { ...headers, 'idempotency-key': 'one' } })
  const repeated = await api.post('/desk/blocks', BLOCK, { headers: { ...headers, 'idempotency-key': 'one' } })
  expect([blocked.status, repeated.body.id]).toEqual([200, blocked.body.id])
  const other = await managerOf(api, hotel)
  const { body: log } = await api.get('/desk/log', { headers: other.headers })
  expect(log.entries).toMatchObject([
    { what: 'base_price_set', by: { place: 'desk', name: 'StaySync', role: 'key' } },
    { what: 'key_made', about: 'StaySync', by: { name: 'Lakshmi Rao', role: 'manager' } },
  ])
  const acts = await api.db.selectFrom('staff_acts').select('kind').where('staff_id', '=', id).orderBy('id').execute()
  expect(acts.map(({ kind }) => kind)).toEqual(['base_price_set', 'room_blocked'])
  await api.post(`/desk/staff/${manager.id}/end`, {}, { headers: other.headers })
  expect((await api.get('/desk/prices', { headers })).status).toBe(200)
})

test('an API key is not staff: it is not listed as staff, and cannot be removed, paired or given a shift', async ({
  api,
  hotel,
}) => {
  const { id, manager } = await makeKey(api, hotel)
  const { headers } = manager
  const { body: staff } = await api.get('/desk/staff', { headers })
  expect(staff.map(({ name }: Body) => name)).toEqual(['Lakshmi Rao'])
  const { body: shift } = await api.get('/desk/shift', { headers })
  expect(shift.colleagues.map(({ name }: Body) => name)).not.toContain('StaySync')
  expect(answerOf(await api.post(`/desk/staff/${id}/end`, {}, { headers }))).toEqual([404, 'NOT_FOUND'])
  expect(answerOf(await api.post(`/desk/staff/${id}/pairing-code`, {}, { headers }))).toEqual([404, 'NOT_FOUND'])
})

test('an API key has a rate limit, and its last use is recorded to the minute', async ({ api, hotel }) => {
  const { headers, manager } = await makeKey(api, hotel)
  const used = async () => (await api.get('/desk/keys', { headers: manager.headers })).body[0].last_used_at
  for (let n = 0; n < KEY_REQUESTS_A_MINUTE; n++)
    expect((await api.get('/desk/left-to-sell', { headers })).status).toBe(200)
  const refused = await api.get('/desk/prices', { headers })
  expect(answerOf(refused)).toEqual([429, 'TOO_MANY_REQUESTS'])
  const first = await used()
  expect(first).not.toBeNull()
  api.clock.advance(2)
  await api.get('/desk/left-to-sell', { headers })
  expect(Date.parse(await used()) - Date.parse(first)).toBe(120_000)
})
