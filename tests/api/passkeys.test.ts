import { expect } from 'vitest'
import { forgetPasskeysByOffice } from '#server/features/desk/staff/office-staff.ts'
import { hashToken } from '#server/http/session.ts'
import { buildStaff, type BuiltStaff } from '../builders.ts'
import { authenticator } from './authenticator.ts'
import { bookingTest } from './booking-test.ts'
import { asElsewhere } from './elsewhere.ts'
import type { Api } from './start-api.ts'

/** Acts as a real site, where a manager needs a passkey. The environment's settings are a local machine's. */
const test = bookingTest.extend('manager', async ({ api, hotel }) => {
  const built = await buildStaff(api.db, hotel, { role: 'manager', name: 'Lakshmi Rao' })
  return { ...built, ...passkeysOf(api, built) }
})

const passkeysOf = (api: Api, { headers }: Pick<BuiltStaff, 'headers'>) => ({
  me: async () => (await api.get('/desk/me', { headers })).body,
  staff: async () => (await api.get('/desk/staff', { headers })).status,
  ask: (wish: 'make' | 'show') => api.post('/desk/passkeys/ask', { wish }, { headers }),
  answer: (response: object) => api.post('/desk/passkeys/answer', { response }, { headers }),
})

test('a local machine offers a passkey, and lets a manager in without one', async ({ manager }) => {
  expect((await manager.me()).passkey).toBe('to_make')
  expect(await manager.staff()).toBe(200)
})

test('outside a local machine a manager has only the desk’s rights until they make a passkey, and uses it on each new device', async ({
  api,
  hotel,
  manager,
}) => {
  await asElsewhere(api, async () => {
    const device = authenticator()
    expect(await manager.staff()).toBe(403)
    const made = await manager.ask('make')
    const done = await manager.answer(device.make(made.body.options))
    expect([done.status, done.body.passkey]).toEqual([200, 'shown'])
    expect(await manager.staff()).toBe(200)

    const token = await buildSession(api, manager)
    const second = passkeysOf(api, { headers: { authorization: token } })
    expect([(await second.me()).passkey, await second.staff()]).toEqual(['to_show', 403])
    expect((await second.ask('make')).body.error.code, 'a stolen OTP makes no second passkey').toBe('PASSKEY_NOT_HERE')
    const shown = await second.answer(device.show((await second.ask('show')).body.options))
    expect([shown.status, await second.staff()]).toEqual([200, 200])
    const acts = await api.db.selectFrom('staff_acts').select('kind').where('hotel_id', '=', hotel.id).execute()
    expect(acts).toEqual([{ kind: 'passkey_made' }])
  })
})

/** Signs the same colleague in on a second device. */
async function buildSession(api: Api, { id }: BuiltStaff): Promise<string> {
  const token = `second-${id}`
  const expires = new Date(api.clock.now().getTime() + 3_600_000)
  await api.db
    .insertInto('desk_sessions')
    .values({
      token_hash: hashToken(token),
      staff_id: id,
      created_at: api.clock.now(),
      expires_at: expires,
      last_seen: expires,
    })
    .execute()
  return token
}

test('a passkey answer is accepted once, within five minutes, and only if signed for our site with a known key', async ({
  api,
  manager,
}) => {
  const device = authenticator()
  const first = device.make((await manager.ask('make')).body.options)
  expect((await manager.answer(first)).status).toBe(200)
  const codeOf = async (response: object) => (await manager.answer(response)).body.error.code
  expect(await codeOf(first), 'again').toBe('PASSKEY_WRONG')
  const ask = async () => (await manager.ask('show')).body.options
  expect(await codeOf(device.show(await ask(), 'https://uncle-desk.example')), 'another site').toBe('PASSKEY_WRONG')
  expect(await codeOf(authenticator().show(await ask())), 'another key').toBe('PASSKEY_WRONG')
  expect(await codeOf({ id: 'x' }), 'nonsense').toBe('PASSKEY_WRONG')
  const late = device.show(await ask())
  api.clock.advance(5)
  expect(await codeOf(late), 'late').toBe('PASSKEY_WRONG')
  expect((await manager.answer(device.show(await ask()))).status).toBe(200)
})

test('a paired phone cannot make a passkey, and a desk has none', async ({ api, hotel, manager }) => {
  const token = await buildSession(api, manager)
  await api.db.updateTable('desk_sessions').set({ paired_by: manager.id }).where('staff_id', '=', manager.id).execute()
  const shared = passkeysOf(api, { headers: { authorization: token } })
  expect((await shared.ask('make')).body.error.code).toBe('PASSKEY_NOT_HERE')
  const desk = passkeysOf(api, await buildStaff(api.db, hotel))
  expect((await desk.me()).passkey).toBe('none')
  expect((await desk.ask('make')).body.error.code).toBe('PASSKEY_NOT_HERE')
})

test('the office deletes a lost phone’s passkeys and signs it out, and the next OTP makes a new passkey', async ({
  api,
  manager,
}) => {
  const device = authenticator()
  await manager.answer(device.make((await manager.ask('make')).body.options))
  const now = api.clock.now()
  const asked = { phone: manager.phone, operator: 'Asha Rao' }
  expect(await forgetPasskeysByOffice(api.db, asked, now)).toBe(1)
  expect(await forgetPasskeysByOffice(api.db, asked, now)).toBe(0)
  expect(await manager.staff()).toBe(401)
  const next = passkeysOf(api, { headers: { authorization: await buildSession(api, manager) } })
  expect((await next.me()).passkey).toBe('to_make')
  expect((await next.answer(device.show((await next.ask('make')).body.options))).body.error.code).toBe('PASSKEY_WRONG')
})
