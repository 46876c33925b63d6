/** The guest register: both guests, lines that never change, officers, Form III, and its end (decision 0075). */
import { expect } from 'vitest'
import { destroyRegisters } from '#server/features/guest-register/destroy-registers.ts'
import { buildHotel, buildStaff, type BuiltStaff } from '../builders.ts'
import { deskOf, deskTest, putClock } from './desk-acts.ts'
import type { Body } from './start-api.ts'

const START = '2026-12-01T09:00:00+05:30'
const AT_NINE = '2026-12-05T21:00:00+05:30'
const THE_FIFTH = '2026-12-05'

const ASHA = {
  position: 0,
  name: 'Asha Rao',
  id_kind: 'aadhaar',
  id_last_four: '7735',
  home: 'Pune',
  nationality: 'IN',
}
const LOUIS = {
  position: 1,
  name: 'Louis Laurent',
  id_kind: 'passport',
  id_last_four: '77k9',
  home: 'Lyon',
  nationality: 'FR',
}

const test = deskTest.extend('register', ({ api, desk, hotel, guest, steps }) => {
  const get = (path: string, who: Pick<BuiltStaff, 'headers'> = desk) =>
    api.get(`/desk/${path}`, { headers: who.headers })
  const post = (path: string, body: object, who: Pick<BuiltStaff, 'headers'> = desk, key = String(Math.random())) =>
    api.post(`/desk/${path}`, body, { headers: { ...who.headers, 'idempotency-key': key } })
  return {
    get,
    post,
    acts: deskOf(api, desk),
    day: async (date = THE_FIFTH): Promise<Body> => (await get(`register?date=${date}`)).body,
    /** Guests who came at nine, with these lines. */
    arrived: async (lines: object[] = []): Promise<{ id: string; code: string }> => {
      putClock(api, START)
      const { id, short_id: code } = await steps.paid(guest, hotel)
      putClock(api, AT_NINE)
      await deskOf(api, desk).act(id, 'arrive', { ids: 'originals', register: lines })
      return { id, code }
    },
  }
})

test('both guests stand in the register with running numbers, their room, and when they came and left', async ({
  api,
  register,
}) => {
  const { id } = await register.arrived([ASHA, LOUIS])
  const { entries, missing } = await register.day()
  expect(missing).toEqual([])
  expect(entries.map(({ number, name }: Body) => [number, name])).toEqual([
    [1, 'Asha Rao'],
    [2, 'Louis Laurent'],
  ])
  expect(entries[1]).toMatchObject({
    id_kind: 'passport',
    id_last_four: '77K9',
    home: 'Lyon',
    nationality: 'FR',
    booking: id,
    rooms: [expect.stringMatching(/^\d+$/)],
    arrived_at: AT_NINE,
    left_at: null,
    written_by: 'Sunita Pawar',
    struck_by: null,
  })
  putClock(api, '2026-12-06T09:40:00+05:30')
  await register.acts.act(id, 'leave')
  const [first] = (await register.day()).entries
  expect(first.left_at).toBe('2026-12-06T09:40:00+05:30')
  expect((await register.acts.booking(id)).body, 'after check-out').toMatchObject({
    register: [{ name: 'Asha Rao' }, {}],
  })
})

test('an arrival of a release that asked for no register is accepted, and listed as missing until it is written', async ({
  register,
}) => {
  const { id, code } = await register.arrived()
  expect((await register.acts.booking(id)).body).toMatchObject({ unregistered: 2, register: [] })
  const { missing } = await register.day()
  expect(missing.map((row: Body) => row.code)).toEqual([code])
  expect((await register.post(`bookings/${id}/register`, { lines: [ASHA] })).body).toEqual({ done: true })
  expect((await register.day()).missing, 'one of two').toHaveLength(1)
  expect((await register.post(`bookings/${id}/register`, { lines: [ASHA] })).body.error.code).toBe('REGISTER_WRITTEN')
  await register.post(`bookings/${id}/register`, { lines: [LOUIS] })
  expect((await register.day()).missing).toEqual([])
})

test('a line of a release before has neither home nor nationality, and still counts', async ({ register }) => {
  const { id } = await register.arrived([{ name: 'Asha Rao', id_kind: 'aadhaar', id_last_four: '77x5' }])
  const { body } = await register.acts.booking(id)
  expect(body.register).toMatchObject([{ position: 0, id_last_four: '77X5', home: null, nationality: null }])
  expect(body.unregistered).toBe(1)
})

test('a lost answer and a second press write one line', async ({ register, desk }) => {
  const { id } = await register.arrived()
  const press = () => register.post(`bookings/${id}/register`, { lines: [ASHA, LOUIS] }, desk, 'register-once')
  expect((await press()).body).toEqual({ done: true })
  expect((await press()).body).toEqual({ done: true })
  expect((await register.day()).entries).toHaveLength(2)
})

test('two phones at once write each guest once', async ({ register }) => {
  const { id } = await register.arrived()
  const answers = await Promise.all(
    [0, 1, 2].map(() => register.post(`bookings/${id}/register`, { lines: [ASHA, LOUIS] })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  expect((await register.day()).entries.map(({ number }: Body) => number)).toEqual([1, 2])
})

test('what is wrong is said at its field', async ({ register }) => {
  const { id } = await register.arrived()
  const fault = async (part: object) =>
    (await register.post(`bookings/${id}/register`, { lines: [{ ...ASHA, ...part }] })).body.error.details
  expect(await fault({ name: ' ' })).toMatchObject([{ field: 'lines.0.name' }])
  expect(await fault({ id_last_four: '77X5' })).toMatchObject([{ field: 'lines.0.id_last_four' }])
  expect(await fault({ home: undefined })).toMatchObject([{ field: 'lines.0.home' }])
  expect(await fault({ nationality: 'FR' })).toMatchObject([{ field: 'lines.0.nationality' }])
  expect(await fault({ nationality: null })).toMatchObject([{ field: 'lines.0.nationality' }])
  const twice = await register.post(`bookings/${id}/register`, { lines: [ASHA, ASHA] })
  expect(twice.body.error.details).toMatchObject([{ field: 'lines.1.position' }])
})

test('a wrong line is struck through by a new one with a reason, and stays written', async ({ register }) => {
  await register.arrived([ASHA])
  const [wrong] = (await register.day()).entries
  const strike = (body: object, id: unknown = wrong.id) => register.post(`register/${id}/strike`, body)
  expect((await strike({ reason: ' ' })).body.error.details).toMatchObject([{ field: 'reason' }])
  const right = { ...ASHA, id_last_four: '7736' }
  expect((await strike({ reason: 'Wrong digit', instead: right })).body).toEqual({ done: true })
  expect((await strike({ reason: 'Again' })).body.error.code).toBe('REGISTER_STRUCK')
  expect((await strike({ reason: 'x' }, 'no-number')).body.error.code).toBe('NOT_FOUND')
  const { entries } = await register.day()
  expect(entries).toMatchObject([
    { number: 1, id_last_four: '7735', struck_by: 2 },
    { number: 2, id_last_four: '7736', strikes: 1, reason: 'Wrong digit', written_by: 'Sunita Pawar' },
  ])
  expect((await strike({ reason: 'She left at once' }, entries[1].id)).status).toBe(200)
  expect((await register.day()).entries[2]).toMatchObject({ number: 3, name: null, id_kind: null, strikes: 2 })
})

test('an arrival that is taken back strikes its lines through, and the next one writes new ones', async ({
  register,
}) => {
  const { id } = await register.arrived([ASHA, LOUIS])
  await register.acts.act(id, 'take-back', { reason: 'Wrong row' })
  expect((await register.acts.booking(id)).body.register).toEqual([])
  await register.acts.act(id, 'arrive', { ids: 'originals', register: [ASHA, LOUIS] })
  const { entries } = await register.day()
  expect(entries.map(({ number, strikes }: Body) => [number, strikes])).toEqual([
    [1, null],
    [2, null],
    [3, 1],
    [4, 2],
    [5, null],
    [6, null],
  ])
})

test('another hotel reads and writes nothing of it, and a malformed id is not found', async ({
  api,
  city,
  register,
}) => {
  const { id } = await register.arrived([ASHA])
  const other = await buildStaff(api.db, await buildHotel(api.db, city, { rooms: 1 }), { role: 'manager' })
  const [entry] = (await register.day()).entries
  const codes = [
    register.post(`bookings/${id}/register`, { lines: [LOUIS] }, other),
    register.post('bookings/no-uuid/register', { lines: [LOUIS] }),
    register.post(`register/${entry.id}/strike`, { reason: 'Mine' }, other),
    register.post(`register/${entry.id}/form-three`, { reference: 'F3' }, other),
    register.get('walk-ins/no-uuid/register'),
    register.post('walk-ins/no-uuid/register', { lines: [ASHA] }),
  ]
  for (const answer of await Promise.all(codes)) expect(answer.body.error.code).toBe('NOT_FOUND')
  expect((await register.get(`register?date=${THE_FIFTH}`, other)).body.entries).toEqual([])
  expect((await register.get('register/find?text=Asha', other)).body).toEqual([])
})

test('lines of a walk-in are written by the id of its block', async ({ api, hotel, city, register }) => {
  putClock(api, AT_NINE)
  await register.post('walk-in', { slot: 3 })
  const { id: block } = await api.db
    .selectFrom('room_blocks')
    .select('id')
    .where('hotel_id', '=', hotel.id)
    .executeTakeFirstOrThrow()
  expect((await register.day()).missing_walk_ins).toMatchObject([{ id: block }])
  expect((await register.post(`walk-ins/${block}/register`, { lines: [ASHA] })).body).toEqual({ done: true })
  expect((await register.get(`walk-ins/${block}/register`)).body).toMatchObject({
    arrived_at: AT_NINE,
    left_at: null,
    register: [{ number: 1, name: 'Asha Rao', home: 'Pune' }],
  })
  const { entries, missing_walk_ins: missing } = await register.day()
  expect(missing).toEqual([])
  expect(entries).toMatchObject([{ name: 'Asha Rao', booking: null, rooms: [expect.any(String)] }])
  const other = await buildStaff(api.db, await buildHotel(api.db, city, { rooms: 1 }))
  expect((await register.get(`walk-ins/${block}/register`, other)).body.error.code).toBe('NOT_FOUND')
})

test('the register is found by a part of a name or a room, of this hotel only', async ({ register }) => {
  await register.arrived([ASHA, LOUIS])
  const found = async (text: string) =>
    (await register.get(`register/find?text=${encodeURIComponent(text)}`)).body.map(({ name }: Body) => name)
  expect(await found('laur')).toEqual(['Louis Laurent'])
  const [{ rooms }] = (await register.day()).entries
  expect(await found(rooms[0])).toEqual(['Louis Laurent', 'Asha Rao'])
  expect(await found('%%')).toEqual([])
  expect((await register.get('register/find?text=%20%20')).body.error.details).toMatchObject([{ field: 'text' }])
})

test('a day outside of what is kept, and a day to come, are refused at the field', async ({ api, register }) => {
  putClock(api, AT_NINE)
  for (const date of ['2026-12-06', '2025-12-04', 'yesterday'])
    expect((await register.get(`register?date=${date}`)).body.error.details, date).toMatchObject([{ field: 'date' }])
  expect((await register.get('register?date=2025-12-05')).status).toBe(200)
})

test('the hotel’s log says who opened and searched the register, once for a look', async ({ api, hotel, register }) => {
  putClock(api, AT_NINE)
  const manager = await buildStaff(api.db, hotel, { name: 'Ritu Bansal', role: 'manager' })
  await register.day()
  await register.day()
  await register.get('register/find?text=Asha')
  putClock(api, '2026-12-05T21:16:00+05:30')
  await register.day()
  const { entries } = (await register.get('log', manager)).body
  expect(entries.map(({ what, by }: Body) => `${what} ${by.name}`)).toEqual([
    'register_opened Sunita Pawar',
    'register_searched Sunita Pawar',
    'register_opened Sunita Pawar',
  ])
  expect(JSON.stringify(entries), 'not for what they searched').not.toContain('Asha')
})

test('a manager notes the written order before a day is handed to an officer', async ({ api, hotel, register }) => {
  await register.arrived([ASHA, LOUIS])
  const manager = await buildStaff(api.db, hotel, { name: 'Ritu Bansal', role: 'manager' })
  const order = { number: '1184/2026', officer: 'SI R. Jadhav', station: 'Shivajinagar', day: THE_FIFTH }
  expect((await register.post('register/orders', order)).body.error.code).toBe('MANAGERS_ONLY')
  const incomplete = await register.post('register/orders', { ...order, number: ' ' }, manager)
  expect(incomplete.body.error.details).toMatchObject([{ field: 'number' }])
  expect((await register.post('register/orders', { ...order, day: '2026-12-06' }, manager)).status).toBe(422)
  await register.post('register/orders', order, manager, 'order-once')
  await register.post('register/orders', order, manager, 'order-once')
  expect((await register.day()).orders).toMatchObject([
    { ...order, first_entry: 1, last_entry: 2, by: 'Ritu Bansal', at: AT_NINE },
  ])
})

test('Form III of a foreign guest is late after 24 hours, until it is filed with a reference', async ({
  api,
  register,
}) => {
  await register.arrived([ASHA, LOUIS])
  const dueAt = '2026-12-06T21:00:00+05:30'
  expect((await register.day()).forms).toMatchObject([
    { name: 'Louis Laurent', form_three: { due_at: dueAt, hours_late: 0, filed: null } },
  ])
  putClock(api, '2026-12-07T13:00:00+05:30')
  const { forms } = await register.day('2026-12-07')
  expect(forms).toMatchObject([{ name: 'Louis Laurent', form_three: { hours_late: 16 } }])
  const file = (body: object, id = forms[0].id) => register.post(`register/${id}/form-three`, body)
  expect((await file({ reference: 'not this!' })).body.error.details).toMatchObject([{ field: 'reference' }])
  expect((await file({ reference: 'F3/118' })).body).toEqual({ done: true })
  expect((await file({ reference: 'F3/119' })).body.error.code).toBe('FORM_FILED')
  expect((await file({ reference: 'F3/119', reason: 'Mistyped' })).body).toEqual({ done: true })
  const { entries, forms: open } = await register.day()
  expect(open).toEqual([])
  expect(entries[1].form_three).toMatchObject({ hours_late: 0, filed: { reference: 'F3/119', by: 'Sunita Pawar' } })
  expect(entries[0].form_three, 'of an Indian guest').toBeNull()
  expect((await file({ reference: 'F3/120' }, entries[0].id)).body.error.code).toBe('NOT_FOUND')
})

test('the register is destroyed after the months that the state asks for', async ({ api, city, hotel, register }) => {
  const { id } = await register.arrived([ASHA, LOUIS])
  const { state } = await api.db
    .selectFrom('cities')
    .select('state')
    .where('id', '=', city.id)
    .executeTakeFirstOrThrow()
  const kept = async () => {
    const lines = await api.db.selectFrom('register_entries').select('id').where('booking_id', '=', id).execute()
    return lines.length
  }
  putClock(api, '2027-12-05T23:00:00+05:30')
  await destroyRegisters(api.services)
  expect(await kept(), 'on the last day').toBe(2)
  putClock(api, '2027-12-06T01:00:00+05:30')
  await destroyRegisters({ ...api.services, registerKept: { [state]: 24 } })
  expect(await kept(), 'where it asks for 24').toBe(2)
  await destroyRegisters(api.services)
  expect(await kept()).toBe(0)
  const colleague = await buildStaff(api.db, hotel, { name: 'Imran Khan' })
  await api.db
    .updateTable('desk_sessions')
    .set({ expires_at: '2028-01-01' })
    .where('staff_id', '=', colleague.id)
    .execute()
  const late = await register.post(`bookings/${id}/register`, { lines: [ASHA] }, colleague)
  expect(late.body.error.code).toBe('VISIT_TOO_LATE')
  putClock(api, START)
})

test('a paper counts as in only when both guests sent photo and ID', async ({ register }) => {
  const { id } = await register.arrived([ASHA])
  expect((await register.acts.booking(id)).body.papers_in).toBe(0)
})
