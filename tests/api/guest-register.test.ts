/** The guest register has a line for every guest, and no line ever changes (decision 0075). */
import { expect } from 'vitest'
import { buildHotel, buildStaff } from '../builders.ts'
import { putClock } from './desk-acts.ts'
import { ASHA, AT_9_PM, LOUIS, THE_FIFTH, registerTest as test } from './register-test.ts'
import type { Body } from './start-api.ts'

test('both guests are in the register with consecutive numbers, their room, arrival and departure', async ({
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
    arrived_at: AT_9_PM,
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

test('an arrival recorded by a release without a register is accepted, and listed as missing until its lines are written', async ({
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

test('a register line from an older release has no address and no nationality, and still counts', async ({
  register,
}) => {
  const { id } = await register.arrived([{ name: 'Asha Rao', id_kind: 'aadhaar', id_last_four: '77x5' }])
  const { body } = await register.acts.booking(id)
  expect(body.register).toMatchObject([{ position: 0, id_last_four: '77X5', home: null, nationality: null }])
  expect(body.unregistered).toBe(1)
})

test('a retry after a lost response adds no second line to the register', async ({ register, desk }) => {
  const { id } = await register.arrived()
  const press = () => register.post(`bookings/${id}/register`, { lines: [ASHA, LOUIS] }, desk, 'register-once')
  expect((await press()).body).toEqual({ done: true })
  expect((await press()).body).toEqual({ done: true })
  expect((await register.day()).entries).toHaveLength(2)
})

test('two phones in parallel add one register line per guest', async ({ register }) => {
  const { id } = await register.arrived()
  const answers = await Promise.all(
    [0, 1, 2].map(() => register.post(`bookings/${id}/register`, { lines: [ASHA, LOUIS] })),
  )
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409])
  expect((await register.day()).entries.map(({ number }: Body) => number)).toEqual([1, 2])
})

test('the register’s validation errors name the wrong field', async ({ register }) => {
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

test('a new register line with a reason strikes through a wrong line, which stays readable', async ({ register }) => {
  await register.arrived([ASHA])
  const [wrong] = (await register.day()).entries
  const strike = (body: object, id: number | string = wrong.id) => register.post(`register/${id}/strike`, body)
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

test('undoing an arrival strikes its register lines through, and the next arrival writes new ones', async ({
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

test('another hotel has no access to the register, and a malformed id is not found', async ({
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

test('the register lists a walk-in as missing, and takes the walk-in’s lines by the id of the block', async ({
  api,
  city,
  register,
}) => {
  putClock(api, AT_9_PM)
  const walkIn = { until: '2026-12-05T23:00:00+05:30', name: 'Asha Rao', guests: 1 }
  const { id: block } = (await register.post('walk-ins', walkIn)).body
  expect((await register.day()).missing_walk_ins).toMatchObject([{ id: block }])
  expect((await register.post(`walk-ins/${block}/register`, { lines: [ASHA] })).body).toEqual({ done: true })
  expect((await register.get(`walk-ins/${block}/register`)).body).toMatchObject({
    arrived_at: AT_9_PM,
    left_at: null,
    register: [{ number: 1, name: 'Asha Rao', home: 'Pune' }],
  })
  const { entries, missing_walk_ins: missing } = await register.day()
  expect(missing).toEqual([])
  expect(entries).toMatchObject([{ name: 'Asha Rao', booking: null, rooms: [expect.any(String)] }])
  const other = await buildStaff(api.db, await buildHotel(api.db, city, { rooms: 1 }))
  expect((await register.get(`walk-ins/${block}/register`, other)).body.error.code).toBe('NOT_FOUND')
})
