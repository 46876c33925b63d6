import { expect } from 'vitest'
import { FRESH_OTP_MINUTES, freshUntil } from '#domain/accounts/fresh-otp.ts'
import { PASSKEY_MINUTES } from '#domain/accounts/passkeys.ts'
import { buildGuest, buildHotel, buildStaff, type BuiltGuest } from '../builders.ts'
import { apiTest } from './api-test.ts'
import { authenticator, type Authenticator } from './authenticator.ts'
import type { Answer, Api } from './start-api.ts'

/** A browser without a session, which stores the cookies that it gets. */
function browserOf(api: Api) {
  let cookie = ''
  const headersOf = (more: object = {}) => ({ ...(cookie ? { cookie } : {}), ...more })
  return {
    ask: async () => {
      const asked = await api.post('/users/passkey-sign-in/ask', undefined, { headers: headersOf() })
      const given = asked.cookies.find(({ name }) => name === 'passkey_sign_in')
      cookie = `passkey_sign_in=${String(given?.['value'])}`
      return { ...asked, given, options: asked.body.options as { challenge: string; rpId?: string } }
    },
    answer: (response: object, more: object = {}) =>
      api.post('/users/passkey-sign-in/answer', { response }, { headers: headersOf(more) }),
  }
}

/** Makes the session's OTP as recent as one that was just typed. */
const freshen = (api: Api, { id }: BuiltGuest) =>
  api.db
    .updateTable('sessions')
    .set({ fresh_until: freshUntil(api.clock.now()) })
    .where('user_id', '=', id)
    .execute()

async function addPasskey(api: Api, { id, headers }: BuiltGuest, device: Authenticator): Promise<string> {
  const asked = await api.post(`/users/${id}/passkeys/ask`, { wish: 'make' }, { headers })
  const response = device.make(asked.body.options)
  await api.post(`/users/${id}/passkeys/answer`, { response }, { headers })
  return String(response['id'])
}

const test = apiTest
  .extend('device', () => authenticator())
  .extend('owner', async ({ api, device }) => {
    const guest = await buildGuest(api.db)
    await freshen(api, guest)
    return { ...guest, passkeyId: await addPasskey(api, guest, device) }
  })

/** Expects the same code and sentence for every cause except a block, which only the correct signature reveals. */
const expectRefused = (answer: Answer, why: string) => {
  expect([answer.status, answer.body.error?.code], why).toEqual([400, 'PASSKEY_WRONG'])
  expect(
    answer.cookies.map(({ name }) => name),
    why,
  ).toEqual(['passkey_sign_in'])
}

test('a guest signs in with a passkey and no phone number, and the session counts as recent, as after an OTP', async ({
  api,
  device,
  owner,
}) => {
  const browser = browserOf(api)
  const { options, given, body } = await browser.ask()
  expect(given).toMatchObject({ httpOnly: true, sameSite: 'Lax', maxAge: PASSKEY_MINUTES * 60 })
  expect(body.options).toMatchObject({ userVerification: 'required', rpId: 'localhost' })
  expect(body.options.allowCredentials, 'names nobody’s passkeys').toBeUndefined()
  const signed = await browser.answer(device.show(options))
  expect(signed).toMatchObject({ status: 200, body: { userId: owner.id } })
  expect(signed.cookies.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['access_token', 'user_id', 'known_device']),
  )
  const headers = { authorization: signed.body.id }
  expect((await api.get(`/users/${owner.id}`, { headers })).body.phone).toBe(owner.phone)
  expect((await api.post(`/users/${owner.id}/export-data`, {}, { headers })).status, 'fresh').toBe(200)
  api.clock.advance(FRESH_OTP_MINUTES)
  const later = await api.post(`/users/${owner.id}/export-data`, {}, { headers })
  expect(later.body.error.code, 'no longer fresh').toBe('PASSKEY_NEEDED')
})

test('a passkey answer is accepted once, within minutes, in the browser that requested the challenge', async ({
  api,
  device,
  owner,
}) => {
  const browser = browserOf(api)
  const first = device.show((await browser.ask()).options)
  expectRefused(await browserOf(api).answer(first), 'no cookie')
  const stranger = browserOf(api)
  await stranger.ask()
  expectRefused(await stranger.answer(first), 'another browser')
  expect((await browser.answer(first)).body.userId).toBe(owner.id)
  expectRefused(await browser.answer(first), 'again')

  const late = device.show((await browser.ask()).options)
  api.clock.advance(PASSKEY_MINUTES)
  expectRefused(await browser.answer(late), 'a minute too late')
  const { options } = await browser.ask()
  expectRefused(await browser.answer(device.show({ ...options, challenge: 'bm90LW91cnM' })), 'another challenge')
  expectRefused(await browser.answer(device.show(options)), 'one try took the challenge')
})

test('two parallel answers with the same passkey sign in once', async ({ api, device, owner }) => {
  const browser = browserOf(api)
  const signed = device.show((await browser.ask()).options)
  const answers = await Promise.all([browser.answer(signed), browser.answer(signed), browser.answer(signed)])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const sessions = await api.db.selectFrom('sessions').select('id').where('user_id', '=', owner.id).execute()
  expect(sessions, 'the one that added it, and this one').toHaveLength(2)
})

test('a passkey answer from another site, with another key or in a cross-site request signs nobody in', async ({
  api,
  device,
  owner,
}) => {
  const browser = browserOf(api)
  const { options } = await browser.ask()
  expectRefused(await browser.answer(device.show(options, 'https://uncle-login.example')), 'another origin')
  const elsewhere = await browser.ask()
  expectRefused(await browser.answer(device.show({ ...elsewhere.options, rpId: 'uncle.example' })), 'another site')
  const thief = authenticator()
  const stolen = await browser.ask()
  const forged = thief.show(stolen.options)
  expectRefused(await browser.answer({ ...forged, id: owner.passkeyId, rawId: owner.passkeyId }), 'a forged signature')
  expectRefused(await browser.answer(thief.show((await browser.ask()).options)), 'a key nobody has')
  const { options: last } = await browser.ask()
  const foreign = await browser.answer(device.show(last), { 'sec-fetch-site': 'cross-site' })
  expect(foreign.body.error.code).toBe('CROSS_SITE')
})

test('a challenge for another purpose signs no guest in, and a sign-in challenge is good for nothing else', async ({
  api,
  device,
  owner,
}) => {
  const { id, headers } = owner
  const browser = browserOf(api)
  const shown = await api.post(`/users/${id}/passkeys/ask`, { wish: 'show' }, { headers })
  await browser.ask()
  expectRefused(await browser.answer(device.show(shown.body.options)), 'asked to open what is private')
  await api.post(`/users/${id}/passkeys/ask`, { wish: 'show' }, { headers })
  const response = device.show((await browser.ask()).options)
  const opened = await api.post(`/users/${id}/passkeys/answer`, { response }, { headers })
  expect(opened.body.error.code, 'asked to sign in').toBe('PASSKEY_WRONG')
})

test('a passkey signs in only its own guest, whatever account the answer names', async ({ api, owner }) => {
  const other = await buildGuest(api.db)
  const theirs = authenticator()
  await freshen(api, other)
  await addPasskey(api, other, theirs)
  const browser = browserOf(api)
  const signed = await browser.answer(theirs.show((await browser.ask()).options))
  expect(signed.body.userId).toBe(other.id)
  const foreign = await api.get(`/users/${owner.id}`, { headers: { authorization: signed.body.id } })
  expect(foreign.status).toBe(404)
})

test('removed, erased and unknown passkeys get the same answer, and a blocked guest is told about the block', async ({
  api,
  device,
  owner,
}) => {
  const browser = browserOf(api)
  const tryIt = async () => browser.answer(device.show((await browser.ask()).options))
  const user = (set: object) => api.db.updateTable('users').set(set).where('id', '=', owner.id).execute()
  await user({ blocked_at: api.clock.now(), blocked_reason: 'rude to hotels' })
  expect((await tryIt()).body.error.code).toBe('ACCOUNT_BLOCKED')
  await user({ blocked_at: null, blocked_reason: null })
  expect((await tryIt()).status).toBe(200)
  await api.post(`/users/${owner.id}/passkeys/forget`, { passkeyId: owner.passkeyId }, { headers: owner.headers })
  expectRefused(await tryIt(), 'taken away')

  const other = await buildGuest(api.db)
  const theirs = authenticator()
  await freshen(api, other)
  await addPasskey(api, other, theirs)
  expect((await api.post(`/users/${other.id}/erase`, {}, { headers: other.headers })).status).toBe(200)
  expectRefused(await browser.answer(theirs.show((await browser.ask()).options)), 'erased')
})

test('a passkey for a desk or the office signs no guest in, and a guest’s passkey opens no desk', async ({
  api,
  city,
  device,
  owner,
}) => {
  const hotel = await buildHotel(api.db, city)
  const manager = await buildStaff(api.db, hotel, { role: 'manager', phone: owner.phone })
  const desk = authenticator()
  const make = await api.post('/desk/passkeys/ask', { wish: 'make' }, manager)
  expect((await api.post('/desk/passkeys/answer', { response: desk.make(make.body.options) }, manager)).status).toBe(
    200,
  )
  const browser = browserOf(api)
  expectRefused(await browser.answer(desk.show((await browser.ask()).options)), 'of a desk, with the same phone')
  const asked = await api.post('/desk/passkeys/ask', { wish: 'show' }, manager)
  const shown = await api.post('/desk/passkeys/answer', { response: device.show(asked.body.options) }, manager)
  expect(shown.body.error.code).toBe('PASSKEY_WRONG')
  await api.db
    .updateTable('passkeys')
    .set({ kind: 'operator', holder: owner.id })
    .where('holder', '=', owner.phone)
    .execute()
  expectRefused(await browser.answer(desk.show((await browser.ask()).options)), 'of the office')
})

test('the list says whether each passkey can sign in, which is unknown for an older passkey until it has done so', async ({
  api,
  device,
  owner,
}) => {
  const standing = async () => {
    const { body } = await api.get(`/users/${owner.id}/passkeys`, { headers: owner.headers })
    return body.passkeys.map(({ signsIn }: { signsIn: boolean | null }) => signsIn)
  }
  expect(await standing()).toEqual([true])
  await api.db.updateTable('passkeys').set({ is_discoverable: null }).where('id', '=', owner.passkeyId).execute()
  expect(await standing(), 'made before passkeys signed in').toEqual([null])
  const browser = browserOf(api)
  await browser.answer(device.show((await browser.ask()).options))
  expect(await standing()).toEqual([true])
  api.clock.advance(1)
  const asked = await api.post(`/users/${owner.id}/passkeys/ask`, { wish: 'make' }, { headers: owner.headers })
  expect(asked.body.options.authenticatorSelection).toMatchObject({ residentKey: 'required' })
  const response = authenticator().make(asked.body.options)
  const kept = { ...response, clientExtensionResults: { credProps: { rk: false } } }
  await api.post(`/users/${owner.id}/passkeys/answer`, { response: kept }, { headers: owner.headers })
  expect(await standing()).toEqual([true, false])
})

test('sign-ins and refusals are logged, addresses are limited, and unused challenges are deleted', async ({
  api,
  device,
}) => {
  const browser = browserOf(api)
  await browser.answer(device.show((await browser.ask()).options))
  await api.services.security.flush?.()
  api.clock.advance(PASSKEY_MINUTES + 1)
  await browser.ask()
  api.clock.advance(PASSKEY_MINUTES + 1)
  await api.post('/dev/jobs/purge-sign-ins')
  expect(await api.db.selectFrom('passkey_sign_ins').select('challenge').execute()).toEqual([])
  const answers = []
  for (let n = 0; n < 61; n++) answers.push((await browser.ask()).status)
  expect(answers).toContain(429)
})
