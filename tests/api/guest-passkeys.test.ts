import { expect } from 'vitest'
import { FRESH_OTP_MINUTES } from '#domain/accounts/fresh-otp.ts'
import { hashToken, sessionExpiry } from '#server/http/session.ts'
import { buildGuest, type BuiltGuest } from '../builders.ts'
import { photo, upload } from '../pictures.ts'
import { apiTest } from './api-test.ts'
import { authenticator } from './authenticator.ts'
import { withQuery, type Api } from './start-api.ts'

let serial = 0

const keysOf = (api: Api, { id, headers }: Pick<BuiltGuest, 'id' | 'headers'>) => ({
  list: async () => (await api.get(`/users/${id}/passkeys`, { headers })).body.passkeys,
  ask: (wish: 'make' | 'show') => api.post(`/users/${id}/passkeys/ask`, { wish }, { headers }),
  answer: (response: object) => api.post(`/users/${id}/passkeys/answer`, { response }, { headers }),
  forget: (passkeyId: string) => api.post(`/users/${id}/passkeys/forget`, { passkeyId }, { headers }),
  export: () => api.post(`/users/${id}/export-data`, {}, { headers }),
  identity: async () => {
    const { identities, freshUntil } = (await api.get(`/users/${id}/identity`, { headers })).body
    const [{ url }] = identities
    const opened = await api.get(url.replace('/api', ''), { headers })
    return { freshUntil, status: opened.status, code: opened.body?.error?.code }
  },
})

const test = apiTest
  .extend('guestEmail', () => `key${++serial}@home.example`)
  .extend('guest', ({ api, guestEmail }) =>
    buildGuest(api.db, { email: guestEmail, email_verified_at: api.clock.now() }),
  )
  .extend('owner', async ({ api, guest }) => {
    await signInAgain(api, guest, 'fresh')
    await upload(api, `/users/${guest.id}/identity`, guest, [{ bytes: await photo('jpeg') }])
    return { ...guest, ...keysOf(api, guest) }
  })

/** Signs in again with an OTP, as if it was typed just now or long ago. */
async function signInAgain(api: Api, { id }: BuiltGuest, otp: 'fresh' | 'old'): Promise<void> {
  const now = api.clock.now()
  const fresh_until = new Date(now.getTime() + (otp === 'fresh' ? 600_000 : -1))
  await api.db
    .updateTable('sessions')
    .set({ fresh_until, last_seen: now, expires_at: sessionExpiry(now) })
    .where('user_id', '=', id)
    .execute()
}

/** Adds a second device of the same guest, which has just signed in with an OTP. */
async function secondDevice(api: Api, guest: BuiltGuest) {
  const token = `second-${guest.id}`
  const now = api.clock.now()
  const fresh_until = new Date(now.getTime() + 600_000)
  await api.db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      user_id: guest.id,
      created_at: now,
      expires_at: sessionExpiry(now),
      last_seen: now,
      fresh_until,
    })
    .execute()
  return keysOf(api, { id: guest.id, headers: { authorization: token } })
}

test('an OTP no longer opens IDs or the data export on any device, once the guest has a passkey', async ({
  api,
  guest,
  owner,
}) => {
  expect((await owner.identity()).status).toBe(200)
  const device = authenticator()
  const made = await owner.answer(device.make((await owner.ask('make')).body.options))
  expect(made.status).toBe(200)
  expect(await owner.identity()).toMatchObject({ status: 200, freshUntil: made.body.freshUntil })

  const thief = await secondDevice(api, guest)
  expect(await thief.identity()).toMatchObject({ status: 403, code: 'PASSKEY_NEEDED', freshUntil: null })
  expect((await thief.export()).body.error.code).toBe('PASSKEY_NEEDED')
  expect((await thief.ask('make')).body.error.code, 'no key of their own').toBe('PASSKEY_NEEDED')
  const shown = await thief.answer(device.show((await thief.ask('show')).body.options))
  expect([shown.status, (await thief.identity()).status, (await thief.export()).status]).toEqual([200, 200, 200])

  api.clock.advance(FRESH_OTP_MINUTES)
  expect(await thief.identity()).toMatchObject({ status: 403, code: 'PASSKEY_NEEDED' })
})

test('a guest’s first passkey needs a recent OTP, and the guest is notified', async ({
  api,
  guest,
  guestEmail,
  owner,
}) => {
  await signInAgain(api, guest, 'old')
  expect((await owner.ask('make')).body.error.code).toBe('FRESH_OTP_NEEDED')
  await signInAgain(api, guest, 'fresh')
  await owner.answer(authenticator().make((await owner.ask('make')).body.options))
  await api.worker.drain()
  const [mail] = (await api.get(withQuery('/dev/outbox', { to: guestEmail }))).body
  expect(mail.body).toContain('a passkey was added to your account')
  expect(await owner.list()).toEqual([expect.objectContaining({ id: expect.any(String), usedAt: expect.any(String) })])
})

test('a passkey answer is accepted once, and only if signed for our site with this guest’s key', async ({
  api,
  owner,
}) => {
  const device = authenticator()
  const first = device.make((await owner.ask('make')).body.options)
  expect((await owner.answer(first)).status).toBe(200)
  const codeOf = async (response: object) => (await owner.answer(response)).body.error.code
  expect(await codeOf(first), 'again').toBe('PASSKEY_WRONG')
  const ask = async () => (await owner.ask('show')).body.options
  expect(await codeOf(authenticator().show(await ask())), 'another key').toBe('PASSKEY_WRONG')
  expect(await codeOf(device.show(await ask(), 'https://uncle-login.example')), 'another site').toBe('PASSKEY_WRONG')
  const other = await buildGuest(api.db)
  await signInAgain(api, other, 'fresh')
  const theirs = keysOf(api, other)
  expect((await theirs.ask('show')).status, 'somebody without one').toBe(404)
  const elsewhere = authenticator()
  await theirs.answer(elsewhere.make((await theirs.ask('make')).body.options))
  expect(await codeOf(elsewhere.show(await ask())), 'a key of somebody else').toBe('PASSKEY_WRONG')
})

test('a guest removes a passkey after using it, and without a passkey an OTP is enough again', async ({
  api,
  guest,
  owner,
}) => {
  const device = authenticator()
  await owner.answer(device.make((await owner.ask('make')).body.options))
  const [{ id }] = await owner.list()
  const other = await buildGuest(api.db)
  await signInAgain(api, other, 'fresh')
  await keysOf(api, other).forget(id)
  expect((await owner.list()).length, 'not another guest’s').toBe(1)
  api.clock.advance(FRESH_OTP_MINUTES)
  await signInAgain(api, guest, 'fresh')
  expect((await owner.forget(id)).body.error.code).toBe('PASSKEY_NEEDED')
  await owner.answer(device.show((await owner.ask('show')).body.options))
  expect((await owner.forget(id)).body).toEqual({ done: true })
  expect((await owner.forget(id)).body).toEqual({ done: true })
  expect(await owner.list()).toEqual([])
  expect((await owner.identity()).status).toBe(200)
})
