/** Tests how the guest register is searched, shown to officers, reported as Form III, and destroyed (decision 0075). */
import { expect } from 'vitest'
import { destroyRegisters } from '#server/features/guest-register/destroy-registers.ts'
import { buildStaff } from '../builders.ts'
import { putClock } from './desk-acts.ts'
import { ASHA, AT_9_PM, LOUIS, START, THE_FIFTH, registerTest as test } from './register-test.ts'
import type { Body } from './start-api.ts'

test('the desk finds its own hotel’s register entries by part of a name or by room', async ({ register }) => {
  await register.arrived([ASHA, LOUIS])
  const found = async (text: string) =>
    (await register.get(`register/find?text=${encodeURIComponent(text)}`)).body.map(({ name }: Body) => name)
  expect(await found('laur')).toEqual(['Louis Laurent'])
  const [{ rooms }] = (await register.day()).entries
  expect(await found(rooms[0])).toEqual(['Louis Laurent', 'Asha Rao'])
  expect(await found('%%')).toEqual([])
  expect((await register.get('register/find?text=%20%20')).body.error.details).toMatchObject([{ field: 'text' }])
})

test('a day in the future, or one no longer stored, is refused with an error on the date field', async ({
  api,
  register,
}) => {
  putClock(api, AT_9_PM)
  for (const date of ['2026-12-06', '2025-12-04', 'yesterday'])
    expect((await register.get(`register?date=${date}`)).body.error.details, date).toMatchObject([{ field: 'date' }])
  expect((await register.get('register?date=2025-12-05')).status).toBe(200)
})

test('the hotel’s log says who opened or searched the register, once in 15 minutes', async ({
  api,
  hotel,
  register,
}) => {
  putClock(api, AT_9_PM)
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

test('a manager records an officer’s written order before handing over a day of the register', async ({
  api,
  hotel,
  register,
}) => {
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
    { ...order, first_entry: 1, last_entry: 2, by: 'Ritu Bansal', at: AT_9_PM },
  ])
})

test('a foreign guest’s Form III is late after 24 hours, until it is filed with a reference', async ({
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

test('register lines are destroyed after the number of months that the state requires', async ({
  api,
  city,
  hotel,
  register,
}) => {
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
