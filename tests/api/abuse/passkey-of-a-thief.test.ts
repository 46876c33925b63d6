/**
 * Somebody who can read a guest's texts once signs in and adds a passkey, in order to return at any time and to lock
 * the owner out.
 */
import { expect } from 'vitest'
import { NOT_ME_HOURS, PASSKEY_WAIT_HOURS } from '#domain/desk/not-me.ts'
import { buildGuest, type BuiltGuest } from '../../builders.ts'
import { apiTest } from '../api-test.ts'
import { authenticator, type Authenticator } from '../authenticator.ts'
import { withQuery, type Answer, type Api } from '../start-api.ts'

type Signed = { id: string; headers: { authorization: string } }

async function otpTo(api: Api, phone: string): Promise<string> {
  await api.worker.drain()
  const texts = (await api.get(withQuery('/dev/outbox', { to: phone }))).body as { body: string }[]
  return texts.map(({ body }) => /^(\d{6}) is your/.exec(body)?.[1]).find((code) => code !== undefined) ?? ''
}

async function signInByOtp(api: Api, { id, phone }: BuiltGuest): Promise<Signed> {
  api.clock.advance(1)
  const { challenge } = (await api.post('/users/generate-otp', { phone })).body
  const signed = await api.post('/users/verify-otp', { phone, challenge, token: await otpTo(api, phone) })
  return { id, headers: { authorization: signed.body.id } }
}

async function addPasskey(api: Api, { id, headers }: Signed, device: Authenticator): Promise<Answer> {
  const asked = await api.post(`/users/${id}/passkeys/ask`, { wish: 'make' }, { headers })
  if (asked.status !== 200) return asked
  return api.post(`/users/${id}/passkeys/answer`, { response: device.make(asked.body.options) }, { headers })
}

async function signInByPasskey(api: Api, device: Authenticator): Promise<Answer> {
  const asked = await api.post('/users/passkey-sign-in/ask')
  const cookie = asked.cookies.map(({ name, value }) => `${String(name)}=${String(value)}`).join('; ')
  return api.post(
    '/users/passkey-sign-in/answer',
    { response: device.show(asked.body.options) },
    { headers: { cookie } },
  )
}

/** Returns the tokens of the 'Not you?' links in the texts to this phone, oldest first. */
async function linksTo(api: Api, { phone }: BuiltGuest): Promise<string[]> {
  await api.worker.drain()
  const texts = (await api.get(withQuery('/dev/outbox', { to: phone }))).body as { body: string }[]
  return texts.toReversed().flatMap(({ body }) => /\/not-me\?of=account#([\w-]+)$/.exec(body)?.[1] ?? [])
}

const lookAt = (api: Api, token = '') => api.post('/users/passkey-notice/look', { token })
const sayNotMe = (api: Api, token = '') => api.post('/users/passkey-notice/not-me', { token })
const isIn = async (api: Api, { id, headers }: Signed) => (await api.get(`/users/${id}`, { headers })).status === 200

const test = apiTest
  .extend('guest', ({ api }) => buildGuest(api.db))
  .extend('thief', ({ api, guest }) => signInByOtp(api, guest))
  .extend('stolen', async ({ api, thief }) => {
    const device = authenticator()
    await addPasskey(api, thief, device)
    return device
  })

test('a passkey’s owner learns of a thief’s sign-in by text and ends every session that it opened', async ({
  api,
  guest,
  thief,
  stolen,
}) => {
  const opened = await signInByPasskey(api, stolen)
  const again = { id: guest.id, headers: { authorization: opened.body.id } }
  const own = await signInByOtp(api, guest)
  const [token] = await linksTo(api, guest)
  expect((await lookAt(api, token)).body).toMatchObject({ state: 'open' })
  expect((await lookAt(api, token)).body, 'looking changes nothing').toMatchObject({ state: 'open' })
  expect((await sayNotMe(api, token)).body).toMatchObject({ state: 'used' })
  expect([await isIn(api, thief), await isIn(api, again), await isIn(api, own)]).toEqual([false, false, true])
  expect((await signInByPasskey(api, stolen)).body.error.code).toBe('PASSKEY_WRONG')
  expect((await sayNotMe(api, token)).body.error.code, 'a second press').toBe('NOT_ME_USED')
  expect((await lookAt(api, 'nothing-of-ours')).status).toBe(404)
})

test('a thief who reads the texts cannot add another passkey for a day, and the owner can later', async ({
  api,
  guest,
  stolen,
}) => {
  const [token] = await linksTo(api, guest)
  await sayNotMe(api, token)
  const back = await signInByOtp(api, guest)
  expect((await addPasskey(api, back, stolen)).body.error.code).toBe('PASSKEY_HELD_BACK')
  api.clock.advance(PASSKEY_WAIT_HOURS * 60)
  const own = await signInByOtp(api, guest)
  expect((await addPasskey(api, own, authenticator())).status).toBe(200)
})

test('the link in the text about a sign-in ends a single passkey, and expires after some hours', async ({
  api,
  guest,
  thief,
  stolen,
}) => {
  const second = authenticator()
  await addPasskey(api, thief, second)
  const [, token] = await linksTo(api, guest)
  await sayNotMe(api, token)
  expect((await signInByPasskey(api, second)).body.error.code).toBe('PASSKEY_WRONG')
  expect((await signInByPasskey(api, stolen)).status, 'the older one stays').toBe(200)
  api.clock.advance(NOT_ME_HOURS * 60)
  const [older] = await linksTo(api, guest)
  expect((await sayNotMe(api, older)).body.error.code).toBe('NOT_ME_OVER')
  expect((await signInByPasskey(api, stolen)).status).toBe(200)
})
