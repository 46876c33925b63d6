import { describe, expect } from 'vitest'
import { ASHA, KABIR, MEERA } from '../cast.ts'
import { apiTest } from './api-test.ts'
import { askOtp, openBrowser, signUpInBrowser, wrongOtpFor } from './sign-in-steps.ts'
import { otpOf } from './start-api.ts'

let serial = 0
const freshPhone = () => `+91987651${String(1000 + serial++)}`
const fresh = (name: string) => ({ name, phone: freshPhone(), email: `${name.toLowerCase()}${serial}@home.example` })

const test = apiTest.extend('people', ({ api }) => {
  const guestAt = () => openBrowser(api, '203.0.113.5')
  const strangerAt = () => openBrowser(api, '198.51.100.66')

  const emailOf = async (phone: string) =>
    (await api.db.selectFrom('users').select('email').where('phone', '=', phone).executeTakeFirst())?.email
  return { guestAt, strangerAt, emailOf }
})

describe('a stranger who signs up with the guest’s phone', () => {
  test('a stranger who signs up with a guest’s phone cannot change the guest’s details', async ({ api, people }) => {
    const guest = fresh('Asha')
    const [browser, stranger] = [people.guestAt(), people.strangerAt()]
    await browser.post('/users/signup', { ...guest, city: 'Pune' })
    const own = await otpOf(api, guest.phone)
    api.clock.advance(1)
    const second = await stranger.post('/users/signup', { ...guest, email: 'stranger@evil.example', city: 'Pune' })
    expect(second.status).toBe(200)
    const opened = await browser.post('/users/verify-otp', { phone: guest.phone, token: own })
    expect(opened.status).toBe(200)
    expect(await people.emailOf(guest.phone)).toBe(guest.email)
  })

  test('a stranger who signs up with a guest’s phone gains nothing if the guest types the stranger’s OTP', async ({
    api,
    people,
  }) => {
    const guest = fresh('Asha')
    const [browser, stranger] = [people.guestAt(), people.strangerAt()]
    await browser.post('/users/signup', { ...guest, city: 'Pune' })
    // Waits for the first text, because on a busy machine the second could be sent first.
    const own = await otpOf(api, guest.phone)
    api.clock.advance(1)
    const second = await stranger.post('/users/signup', { ...guest, email: 'stranger@evil.example', city: 'Pune' })
    expect(second.status).toBe(200)
    await expect.poll(() => otpOf(api, guest.phone)).not.toBe(own)
    const theirs = await otpOf(api, guest.phone)
    const refused = await browser.post('/users/verify-otp', { phone: guest.phone, token: theirs })
    expect(refused.body.error.code).toBe('OTP_WRONG')
    expect(await people.emailOf(guest.phone)).toBeUndefined()
  })

  test('a stranger cannot change an account whose client sends only phone and OTP', async ({ api, people }) => {
    const guest = fresh('Asha')
    await api.post('/users/signup', { ...guest, city: 'Pune' })
    const own = await otpOf(api, guest.phone)
    api.clock.advance(1)
    await people.strangerAt().post('/users/signup', { ...guest, email: 'stranger@evil.example', city: 'Pune' })
    expect((await api.post('/users/verify-otp', { phone: guest.phone, token: own })).status).toBe(200)
    expect(await people.emailOf(guest.phone)).toBe(guest.email)
  })

  test('a stranger’s sign-up with a guest’s phone leaves no OTP that could be resent', async ({ api, people }) => {
    const guest = fresh('Asha')
    await people.strangerAt().post('/users/signup', { ...guest, email: 'stranger@evil.example', city: 'Pune' })
    api.clock.advance(1)
    expect((await askOtp(people.guestAt(), guest.phone)).body.error.code).toBe('PHONE_NOT_REGISTERED')
  })

  test('a stranger who signs up with a guest’s phone cannot use up the guest’s tries', async ({ api, people }) => {
    const guest = fresh('Asha')
    const browser = people.guestAt()
    await browser.post('/users/signup', { ...guest, city: 'Pune' })
    const own = await otpOf(api, guest.phone)
    const guess = () => api.post('/users/verify-otp', { phone: guest.phone, token: wrongOtpFor(own) })
    for (let tries = 0; tries < 12; tries++) expect((await guess()).status).toBe(422)
    // The stranger has used up this OTP's tries, so even the correct OTP is refused.
    expect((await api.post('/users/verify-otp', { phone: guest.phone, token: own })).status).toBe(422)
    expect((await browser.post('/users/verify-otp', { phone: guest.phone, token: own })).status).toBe(200)
  })

  test('a stranger gains nothing from a sign-up with a guest’s phone and an invented challenge', async ({
    api,
    people,
  }) => {
    const guest = fresh('Asha')
    const browser = people.guestAt()
    await browser.post('/users/signup', { ...guest, city: 'Pune' })
    const token = await otpOf(api, guest.phone)
    const forged = await api.post('/users/verify-otp', { phone: guest.phone, token, challenge: 'A'.repeat(43) })
    expect(forged.body.error.code).toBe('OTP_WRONG')
  })
})

describe('a browser with a pending sign-up', () => {
  test('a browser’s pending sign-up gets its challenge in a cookie and in the answer', async ({ api, people }) => {
    const asked = await people.guestAt().post('/users/signup', { ...fresh('Asha'), city: 'Pune' })
    expect(asked.body).toEqual({
      sent: true,
      retryAfter: 30,
      whatsApp: true,
      challenge: expect.stringMatching(/^[\w-]{43}$/),
    })
    expect(asked.cookies.find(({ name }) => name === 'otp_challenge')).toMatchObject({
      value: asked.body.challenge,
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
    })
    const hashes = await api.db.selectFrom('otps').select('challenge_hash').execute()
    expect(hashes.every(({ challenge_hash }) => !challenge_hash?.toString('utf8').includes(asked.body.challenge))).toBe(
      true,
    )
  })

  test('a browser’s pending sign-up accepts a late OTP and a resend after 30 seconds', async ({ api, people }) => {
    const guest = fresh('Asha')
    const browser = people.guestAt()
    await browser.post('/users/signup', { ...guest, city: 'Pune' })
    const first = await otpOf(api, guest.phone)
    const soon = await askOtp(browser, guest.phone)
    expect([soon.status, soon.body.error.code, soon.headers['retry-after']]).toEqual([429, 'OTP_TOO_SOON', '30'])
    api.clock.advance(1)
    expect((await askOtp(browser, guest.phone)).status).toBe(200)
    expect((await browser.post('/users/verify-otp', { phone: guest.phone, token: first })).status).toBe(200)
    expect(await people.emailOf(guest.phone)).toBe(guest.email)
  })

  test('a browser with two pending sign-ups uses the details of the tab whose OTP is typed', async ({
    api,
    people,
  }) => {
    const guest = fresh('Asha')
    const browser = people.guestAt()
    await browser.post('/users/signup', { ...guest, city: 'Pune' })
    const first = await otpOf(api, guest.phone)
    api.clock.advance(1)
    await browser.post('/users/signup', { ...guest, email: `second${serial}@home.example`, city: 'Pune' })
    expect((await browser.post('/users/verify-otp', { phone: guest.phone, token: first })).status).toBe(200)
    expect(await people.emailOf(guest.phone)).toBe(guest.email)
  })

  test('a browser’s pending sign-up allows five tries, and a challenge in the body overrides the cookie', async ({
    api,
    people,
  }) => {
    const guest = fresh('Asha')
    const browser = people.guestAt()
    const { body } = await browser.post('/users/signup', { ...guest, city: 'Pune' })
    const first = await otpOf(api, guest.phone)
    api.clock.advance(1)
    await askOtp(browser, guest.phone)
    const second = await otpOf(api, guest.phone)
    const verify = (token: string, challenge?: string) =>
      browser.post('/users/verify-otp', { phone: guest.phone, token, ...(challenge ? { challenge } : {}) })
    if (first !== second) expect((await verify(second, body.challenge)).status).toBe(422)
    for (let tries = 0; tries < 4; tries++) expect((await verify(wrongOtpFor(first), body.challenge)).status).toBe(422)
    expect((await verify(first, body.challenge)).status).toBe(422)
    expect((await verify(second)).status).toBe(200)
  })

  test('a browser’s pending sign-up uses the form’s latest values', async ({ api, people }) => {
    const guest = fresh('Asha')
    const browser = people.guestAt()
    await browser.post('/users/signup', { ...guest, city: 'Pune' })
    const token = await otpOf(api, guest.phone)
    const details = { name: 'Asha R', email: `new${serial}@home.example`, city: 'Pune', contactConsent: true }
    const wrong = await browser.post('/users/verify-otp', {
      phone: guest.phone,
      token,
      details: { ...details, email: 'asha@home' },
    })
    expect(wrong.body.error.code).toBe('EMAIL_INVALID')
    expect((await browser.post('/users/verify-otp', { phone: guest.phone, token, details })).status).toBe(200)
    const user = await api.db
      .selectFrom('users')
      .select(['name', 'email', 'contact_consent'])
      .where('phone', '=', guest.phone)
      .executeTakeFirst()
    expect(user).toEqual({ name: 'Asha R', email: details.email, contact_consent: true })
  })
})

describe('taken emails', () => {
  test('a taken email is reported only after the OTP, and corrected without another OTP', async ({ api, people }) => {
    await signUpInBrowser(api, people.guestAt(), ASHA)
    const browser = people.guestAt()
    const details = { ...KABIR, email: ASHA.email.toUpperCase(), city: 'Pune' }
    expect((await browser.post('/users/signup', details)).status).toBe(200)
    const token = await otpOf(api, KABIR.phone)
    const verify = (email: string, by = browser) =>
      by.post('/users/verify-otp', { phone: KABIR.phone, token, details: { ...KABIR, email, city: 'Pune' } })
    const taken = await verify(ASHA.email)
    expect([taken.status, taken.body.error.code, taken.body.error.message]).toEqual([
      409,
      'EMAIL_TAKEN',
      'This email is already registered with us. Try to Sign In instead',
    ])
    api.clock.advance(6)
    expect((await verify(KABIR.email, people.strangerAt())).body.error.code).toBe('OTP_WRONG')
    expect((await verify(KABIR.email)).status).toBe(200)
    expect(await people.emailOf(KABIR.phone)).toBe(KABIR.email)
    expect((await verify(KABIR.email)).status).toBe(422)
  })

  test('a taken email is reported at most five times per OTP', async ({ api, people }) => {
    const browser = people.guestAt()
    await browser.post('/users/signup', { ...MEERA, city: 'Pune' })
    const token = await otpOf(api, MEERA.phone)
    const verify = () =>
      browser.post('/users/verify-otp', {
        phone: MEERA.phone,
        token,
        details: { ...MEERA, email: ASHA.email, city: 'Pune' },
      })
    for (let tries = 0; tries < 5; tries++) expect((await verify()).status).toBe(409)
    expect((await verify()).status).toBe(422)
  })
})

describe('a browser that signed in with this phone before', () => {
  test('a known browser has its own limit of OTPs, whatever strangers request', async ({ api, people }) => {
    const guest = fresh('Asha')
    const browser = people.guestAt()
    await signUpInBrowser(api, browser, guest)
    await browser.post('/users/logout', {})
    expect(browser.cookie('access_token')).toBeUndefined()
    for (let sends = 0; sends < 4; sends++) {
      api.clock.advance(1)
      expect((await askOtp(people.strangerAt(), guest.phone)).status).toBe(200)
    }
    api.clock.advance(1)
    expect((await askOtp(people.strangerAt(), guest.phone)).body.error.code).toBe('OTP_LIMIT_REACHED')
    // Sends the waiting messages first, because messages are sent in any order and the browser's own has to be the
    // newest.
    await api.worker.drain()
    expect((await askOtp(browser, guest.phone)).status).toBe(200)
    const token = await otpOf(api, guest.phone)
    expect((await browser.post('/users/verify-otp', { phone: guest.phone, token })).status).toBe(200)
  })

  test('a known browser has its own limit only for its own phones, and gets a new cookie with each sign-in', async ({
    api,
    people,
  }) => {
    const [guest, other] = [fresh('Asha'), fresh('Kabir')]
    const browser = people.guestAt()
    await signUpInBrowser(api, browser, guest)
    const before = browser.cookie('known_device')
    await signUpInBrowser(api, people.strangerAt(), other)
    for (let sends = 0; sends < 4; sends++) {
      api.clock.advance(1)
      await askOtp(people.strangerAt(), other.phone)
    }
    api.clock.advance(1)
    expect((await askOtp(browser, other.phone)).body.error.code).toBe('OTP_LIMIT_REACHED')
    await askOtp(browser, guest.phone)
    await browser.post('/users/verify-otp', { phone: guest.phone, token: await otpOf(api, guest.phone) })
    expect(browser.cookie('known_device')).not.toBe(before)
    expect(browser.cookie('known_device')).toMatch(/^[\w-]{43}$/)
  })
})

test('the header Retry-After gives the correct waiting time at the daily limit of OTPs', async ({ api, people }) => {
  const guest = fresh('Asha')
  await signUpInBrowser(api, people.guestAt(), guest)
  const asked = [api.clock.now()]
  while (asked.length < 10) {
    api.clock.advance(61)
    if ((await askOtp(people.strangerAt(), guest.phone)).status === 200) asked.push(api.clock.now())
  }
  api.clock.advance(61)
  const refused = await askOtp(people.strangerAt(), guest.phone)
  const firstLeaves = (asked[0]?.getTime() ?? 0) + 24 * 3_600_000
  const wanted = Math.ceil((firstLeaves - api.clock.now().getTime()) / 1000)
  expect(refused.status).toBe(429)
  expect(Math.abs(Number(refused.headers['retry-after']) - wanted)).toBeLessThanOrEqual(2)
  expect(wanted).toBeGreaterThan(3600)
})

test('two concurrent requests use an OTP once', async ({ api, people }) => {
  const guest = fresh('Asha')
  const browser = people.guestAt()
  await browser.post('/users/signup', { ...guest, city: 'Pune' })
  const token = await otpOf(api, guest.phone)
  const verify = () => browser.post('/users/verify-otp', { phone: guest.phone, token })
  const answers = await Promise.all([verify(), verify(), verify()])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('expired sign-in records are deleted', async ({ api }) => {
  api.clock.advance(400 * 24 * 60)
  await api.post('/dev/jobs/purge-sign-ins')
  for (const table of ['otps', 'otp_sends', 'signup_requests', 'known_devices', 'email_links'] as const)
    expect(await api.db.selectFrom(table).selectAll().execute(), table).toEqual([])
})
