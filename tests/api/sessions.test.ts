import { expect } from 'vitest'
import { SESSION_IDLE_DAYS } from '#domain/retention-days.ts'
import { FRESH_OTP_MINUTES } from '#domain/accounts/fresh-otp.ts'
import { buildGuest } from '../builders.ts'
import { apiTest } from './api-test.ts'
import { askOtp, openBrowser, signUpInBrowser, wrongOtpFor } from './sign-in-steps.ts'
import { otpOf } from './start-api.ts'

let serial = 0

const ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'

const test = apiTest.extend('people', ({ api }) => {
  /** A guest who has just signed up in a separate browser. */
  async function newcomer() {
    const n = ++serial
    const person = {
      name: `Asha ${n}`,
      phone: `+9198700${String(n).padStart(5, '0')}`,
      email: `asha.${n}@home.example`,
    }
    const browser = openBrowser(api, `198.19.0.${n}`)
    const { body } = await signUpInBrowser(api, browser, person)
    return { ...person, browser, id: body.userId as string, token: body.id as string }
  }

  async function signInAgain(phone: string, address: string, userAgent = ANDROID) {
    const options = { remoteAddress: address, headers: { 'user-agent': userAgent } }
    api.clock.advance(1)
    await api.post('/users/generate-otp', { phone }, options)
    return (await api.post('/users/verify-otp', { phone, token: await otpOf(api, phone) }, options)).body.id as string
  }
  return { newcomer, signInAgain }
})

test.beforeEach(({ api }) => api.clock.advance(60))

test('a guest sees each session with its device, the current one first, without address or token', async ({
  people,
}) => {
  const guest = await people.newcomer()
  const other = await people.signInAgain(guest.phone, '198.19.1.1')
  const { status, body } = await guest.browser.get(`/users/${guest.id}/sessions`)
  expect(status).toBe(200)
  expect(body.sessions.map(({ device, isThis }: { device: string; isThis: boolean }) => [device, isThis])).toEqual([
    [null, true],
    ['Chrome on Android', false],
  ])
  expect(Object.keys(body.sessions[0]).toSorted()).toEqual(['device', 'id', 'isThis', 'lastSeen', 'signedInAt'])
  expect(JSON.stringify(body)).not.toContain('198.19')
  expect(JSON.stringify(body)).not.toContain(other)
})

test('a guest ends one of their own sessions, even with two presses, and never a stranger’s', async ({
  api,
  people,
}) => {
  const guest = await people.newcomer()
  const other = await people.signInAgain(guest.phone, '198.19.1.2')
  const stranger = await people.newcomer()
  const listed = async () => (await guest.browser.get(`/users/${guest.id}/sessions`)).body.sessions
  const sessionId = (await listed())[1].id
  expect((await stranger.browser.post(`/users/${stranger.id}/end-session`, { sessionId })).status).toBe(200)
  expect(await listed()).toHaveLength(2)
  for (let press = 0; press < 2; press++)
    expect((await guest.browser.post(`/users/${guest.id}/end-session`, { sessionId })).body).toEqual({ ended: true })
  expect(await listed()).toHaveLength(1)
  const after = await api.get(`/users/${guest.id}`, { headers: { authorization: other } })
  expect(after.body.error.code).toBe('NO_SESSION')
})

test('the button ‘Log out everywhere else’ keeps this session, and a verified email gets a neutral message', async ({
  api,
  people,
}) => {
  const guest = await people.newcomer()
  await api.db.updateTable('users').set({ email_verified_at: api.clock.now() }).where('id', '=', guest.id).execute()
  await people.signInAgain(guest.phone, '198.19.1.3')
  const ended = await guest.browser.post(`/users/${guest.id}/end-other-sessions`, {})
  expect(ended.body).toEqual({ ended: 1 })
  const again = await guest.browser.post(`/users/${guest.id}/end-other-sessions`, {})
  expect(again.body).toEqual({ ended: 0 })
  await api.worker.drain()
  const mails = (await api.get(`/dev/outbox?to=${encodeURIComponent(guest.email)}`)).body
  const told = mails.filter(({ body }: { body: string }) => body.includes('logged out on all your other devices'))
  expect(told).toHaveLength(1)
  expect(told[0].body).not.toMatch(/hotel|couple|room|stay/i)
})

test('an unverified email gets no message about ended sessions', async ({ api, people }) => {
  const guest = await people.newcomer()
  await people.signInAgain(guest.phone, '198.19.1.4')
  await guest.browser.post(`/users/${guest.id}/end-other-sessions`, {})
  await api.worker.drain()
  const mails = (await api.get(`/dev/outbox?to=${encodeURIComponent(guest.email)}`)).body
  expect(mails.some(({ body }: { body: string }) => body.includes('logged out on all your other devices'))).toBe(false)
})

const DAY = 24 * 60

test('a session ends after 14 days without use, and lasts while it is used', async ({ api, people }) => {
  const [idle, used] = [await people.newcomer(), await people.newcomer()]
  api.clock.advance((SESSION_IDLE_DAYS - 1) * DAY)
  expect((await used.browser.get(`/users/${used.id}`)).status).toBe(200)
  api.clock.advance(DAY + 1)
  expect((await idle.browser.get(`/users/${idle.id}`)).status).toBe(401)
  expect((await used.browser.get(`/users/${used.id}`)).status).toBe(200)
  const living = () => api.db.selectFrom('sessions').select('id').where('user_id', '=', idle.id).execute()
  expect(await living()).toHaveLength(1)
  await api.post('/dev/jobs/purge-sign-ins', {})
  expect(await living()).toHaveLength(0)
})

test('an OTP stays fresh for fifteen minutes in its own session, and a new OTP renews it', async ({ api, people }) => {
  const guest = await people.newcomer()
  const exported = () => guest.browser.post(`/users/${guest.id}/export-data`, {})
  const other = await people.signInAgain(guest.phone, '198.19.1.5')
  expect((await exported()).status).toBe(200)
  api.clock.advance(FRESH_OTP_MINUTES)
  expect((await exported()).body.error.code).toBe('FRESH_OTP_NEEDED')
  expect((await guest.browser.get(`/users/${guest.id}/sessions`)).body.freshUntil).toBeNull()

  await askOtp(guest.browser, guest.phone)
  const code = await otpOf(api, guest.phone)
  const confirm = (token: string) => guest.browser.post(`/users/${guest.id}/confirm-otp`, { token })
  expect((await confirm(wrongOtpFor(code))).body.error.code).toBe('OTP_WRONG')
  expect((await exported()).body.error.code).toBe('FRESH_OTP_NEEDED')
  expect((await confirm(code)).status).toBe(200)
  expect((await confirm(code)).body.error.code).toBe('OTP_WRONG')
  expect((await exported()).status).toBe(200)
  const elsewhere = await api.post(`/users/${guest.id}/export-data`, {}, { headers: { authorization: other } })
  expect(elsewhere.body.error.code).toBe('FRESH_OTP_NEEDED')
})

test('an OTP for another phone makes no session fresh', async ({ api, people }) => {
  const [guest, stranger] = [await people.newcomer(), await people.newcomer()]
  api.clock.advance(FRESH_OTP_MINUTES)
  await askOtp(guest.browser, stranger.phone)
  const token = await otpOf(api, stranger.phone)
  expect((await guest.browser.post(`/users/${guest.id}/confirm-otp`, { token })).body.error.code).toBe('OTP_WRONG')
})

test('a session from before the rule about fresh OTPs is not fresh', async ({ api }) => {
  const guest = await buildGuest(api.db)
  await api.db.updateTable('sessions').set({ fresh_until: null }).where('user_id', '=', guest.id).execute()
  const answer = await api.post(`/users/${guest.id}/erase`, {}, { headers: guest.headers })
  expect([answer.status, answer.body.error.code]).toEqual([403, 'FRESH_OTP_NEEDED'])
})
