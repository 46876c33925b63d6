import { describe, expect } from 'vitest'
import { ASHA, KABIR, MEERA } from '../cast.ts'
import { apiTest as test } from './api-test.ts'
import { otpOf, signUpThroughApi, startApi, withQuery } from './start-api.ts'

describe('signing up', () => {
  test('a sign-up stores the details until the OTP is verified, then gives credit and a session', async ({ api }) => {
    expect((await api.get(withQuery('/users/is-registered', { phone: ASHA.phone }))).body).toEqual({
      registered: false,
    })
    const asked = await api.post('/users/signup', { ...ASHA, gender: 'female', city: 'Pune' })
    expect(asked).toMatchObject({ status: 200, body: { sent: true, retryAfter: 30, challenge: expect.any(String) } })
    expect((await api.get(withQuery('/users/is-registered', { phone: ASHA.phone }))).body).toEqual({
      registered: false,
    })

    const verified = await api.post('/users/verify-otp', { phone: ASHA.phone, token: await otpOf(api, ASHA.phone) })
    expect(verified.status).toBe(200)
    expect(verified.body.id).toHaveLength(43)
    const cookie = verified.cookies.find(({ name }) => name === 'access_token')
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
    expect(verified.cookies.find(({ name }) => name === 'user_id')?.['httpOnly']).toBeUndefined()

    const user = await api.get(`/users/${verified.body.userId}`, { headers: { authorization: verified.body.id } })
    expect(user.body).toMatchObject({
      name: ASHA.name,
      user_email: ASHA.email,
      phone: ASHA.phone,
      gender: 'female',
      city: 'Pune',
      credits: 100,
    })
    expect((await api.get(withQuery('/users/is-registered', { phone: '9876500001' }))).body).toEqual({
      registered: true,
    })
  })

  test('a sign-up reports a taken email with a message once the phone is verified, and a taken phone only with a code', async ({
    api,
  }) => {
    api.clock.advance(5)
    const email = await signUpThroughApi(api, { ...KABIR, email: ASHA.email.toUpperCase() })
    expect(email.verified).toMatchObject({
      status: 409,
      body: {
        error: { code: 'EMAIL_TAKEN', message: 'This email is already registered with us. Try to Sign In instead' },
      },
    })
    api.clock.advance(5)
    const phone = await api.post('/users/signup', { ...KABIR, phone: ASHA.phone, city: 'Pune' })
    expect(phone).toMatchObject({ status: 409, body: { error: { code: 'PHONE_TAKEN' } } })
    expect(phone.body.error).not.toHaveProperty('message')
  })

  test.for([
    [{ name: ' ' }, 'NAME_REQUIRED', 'Name Required'],
    [{ name: undefined }, 'NAME_REQUIRED', 'Name Required'],
    [{ email: '' }, 'EMAIL_REQUIRED', 'Email Required'],
    [{ phone: '' }, 'PHONE_REQUIRED', 'Phone Required'],
    [{ phone: undefined }, 'PHONE_REQUIRED', 'Phone Required'],
    [{ city: undefined, cityId: 987_654 }, 'CITY_ID_INVALID', 'We do not know this city'],
    [{ email: 'kabir@' }, 'EMAIL_INVALID', 'Invalid Email'],
    [{ city: '' }, 'CITY_REQUIRED', 'City Required'],
    [{ phone: '12345' }, 'PHONE_INVALID', 'Phone is not valid'],
    [{ phone: '+14155550123' }, 'PHONE_INVALID', 'Phone is not valid'],
    [{ gender: 'other' }, 'GENDER_INVALID', 'gender must be equal to one of the allowed values'],
    [{ name: 7 }, 'NAME_INVALID', 'name must be string'],
  ] as const)(
    'a sign-up with %j is refused with the name of the wrong field',
    async ([change, code, message], { api }) => {
      const refused = await api.post('/users/signup', { ...KABIR, city: 'Pune', ...change })
      expect(refused.status).toBe(422)
      expect(refused.body.error).toMatchObject({ code, message, name: 'ValidationError', statusCode: 422 })
    },
  )

  test('when two phones sign up with one email in parallel, one is registered', async ({ api }) => {
    const twins = ['+919876500011', '+919876500012'].map((phone) => ({ ...MEERA, phone }))
    for (const twin of twins) expect((await api.post('/users/signup', { ...twin, city: 'Pune' })).status).toBe(200)
    const codes = await Promise.all(twins.map(({ phone }) => otpOf(api, phone)))
    const verified = await Promise.all(
      twins.map(({ phone }, index) => api.post('/users/verify-otp', { phone, token: codes[index] })),
    )
    expect(new Set(verified.map(({ status }) => status))).toEqual(new Set([200, 409]))
  })
})

describe('OTPs', () => {
  test('an OTP is refused for a phone without an account', async ({ api }) => {
    const refused = await api.get(withQuery('/users/generate-otp', { phone: '+919876599999' }))
    expect(refused).toMatchObject({
      status: 422,
      body: {
        error: { message: 'There are no user account with this phone number. Please check the number or SignUp.' },
      },
    })
  })

  test('an OTP works once, within five minutes and five tries', async ({ api }) => {
    api.clock.advance(60)
    const login = async (token: string) => (await api.post('/users/verify-otp', { phone: ASHA.phone, token })).status
    expect((await api.get(withQuery('/users/generate-otp', { phone: ASHA.phone }))).status).toBe(200)
    const code = await otpOf(api, ASHA.phone)
    const wrong = code === '000000' ? '000001' : '000000'
    expect(await login(wrong)).toBe(422)
    expect(await login(code)).toBe(200)
    expect(await login(code)).toBe(422)

    api.clock.advance(1)
    await api.get(withQuery('/users/generate-otp', { phone: ASHA.phone }))
    const second = await otpOf(api, ASHA.phone)
    for (let tries = 0; tries < 5; tries++) expect(await login(second === '000000' ? '000001' : '000000')).toBe(422)
    expect(await login(second)).toBe(422)

    api.clock.advance(1)
    await api.get(withQuery('/users/generate-otp', { phone: ASHA.phone }))
    const third = await otpOf(api, ASHA.phone)
    api.clock.advance(5)
    expect(await login(third)).toBe(422)
  })

  test('an OTP may be resent after 30 seconds, and at most five times an hour', async ({ api }) => {
    api.clock.advance(120)
    const ask = () => api.get(withQuery('/users/generate-otp', { phone: ASHA.phone }))
    expect((await ask()).status).toBe(200)
    const soon = await ask()
    expect(soon).toMatchObject({ status: 429, body: { error: { code: 'OTP_TOO_SOON' } } })
    expect(Number(soon.headers['retry-after'])).toBe(30)
    for (let more = 0; more < 4; more++) {
      api.clock.advance(0.5)
      expect((await ask()).status).toBe(200)
    }
    api.clock.advance(0.5)
    const limited = await ask()
    expect(limited).toMatchObject({ status: 429, body: { error: { code: 'OTP_LIMIT_REACHED' } } })
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(3000)
    api.clock.advance(60)
    expect((await ask()).status).toBe(200)
  })

  test('an OTP requested ten times in parallel is sent once', async ({ api }) => {
    api.clock.advance(24 * 60)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => api.get(withQuery('/users/generate-otp', { phone: ASHA.phone }))),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(9)
  })

  test('an OTP is never sent for a browser’s prefetch or for a request from another site', async ({ api }) => {
    api.clock.advance(5)
    const url = withQuery('/users/generate-otp', { phone: ASHA.phone })
    const prefetch = await api.get(url, { headers: { 'sec-purpose': 'prefetch;prerender' } })
    const foreign = await api.get(url, { headers: { 'sec-fetch-site': 'cross-site' } })
    expect([prefetch.status, prefetch.body.error.code]).toEqual([403, 'PREFETCH_REFUSED'])
    expect([foreign.status, foreign.body.error.code]).toEqual([403, 'CROSS_SITE'])
    expect((await api.get(url)).status).toBe(200)
  })

  test('an OTP is stored hashed, and its text is deleted after delivery', async ({ api }) => {
    const code = await otpOf(api, ASHA.phone)
    const hashes = await api.db.selectFrom('otps').select('code_hash').execute()
    expect(hashes.every(({ code_hash }) => !code_hash.toString('utf8').includes(code))).toBe(true)
    const entries = await api.db.selectFrom('outbox').select('payload').where('done_at', 'is not', null).execute()
    expect(JSON.stringify(entries)).not.toContain(code)
  })
})

describe('sessions', () => {
  test('a session is accepted as a raw token, as Bearer or in the cookie, and with the cookie only our own pages may change anything', async ({
    api,
  }) => {
    const { id, token } = await signUpThroughApi(api, { ...KABIR, email: 'kabir2@home.example' })
    const read = (headers: Record<string, string>) => api.get(`/users/${id}`, { headers })
    expect((await read({ authorization: token })).status).toBe(200)
    expect((await read({ authorization: `Bearer ${token}` })).status).toBe(200)
    expect((await read({ cookie: `access_token=${token}` })).status).toBe(200)
    expect((await read({ authorization: 'nonsense' })).status).toBe(401)
    expect((await read({})).body.error.code).toBe('NO_SESSION')

    const logout = (headers: Record<string, string>) =>
      api.post('/users/logout', undefined, { headers: { cookie: `access_token=${token}`, ...headers } })
    expect((await logout({ 'sec-fetch-site': 'cross-site' })).body.error.code).toBe('CROSS_SITE')
    expect((await logout({ origin: 'https://evil.example', host: 'localhost:3000' })).status).toBe(403)
    expect((await read({ authorization: token })).status).toBe(200)
    const out = await logout({ 'sec-fetch-site': 'same-origin' })
    expect(out.cookies.map(({ name, value }) => [name, value])).toEqual([
      ['access_token', ''],
      ['user_id', ''],
    ])
    expect((await read({ authorization: token })).status).toBe(401)
  })

  test('a session gets the same answer for another user’s account as for a missing account', async ({ api }) => {
    api.clock.advance(60)
    const kabir = await signUpThroughApi(api, { name: 'Ravi', phone: '+919876500044', email: 'ravi@home.example' })
    const other = await api.db
      .selectFrom('users')
      .select('id')
      .where('phone', '=', ASHA.phone)
      .executeTakeFirstOrThrow()
    const foreign = await api.get(`/users/${other.id}`, { headers: kabir.headers })
    const missing = await api.get('/users/00000000-0000-4000-8000-000000000000', { headers: kabir.headers })
    expect(foreign.status).toBe(404)
    expect(foreign.body).toEqual(missing.body)
  })

  test('a session ends after 30 days, even if it is used', async ({ api }) => {
    const guest = await signUpThroughApi(api, { name: 'Lena', phone: '+919876500045', email: 'lena@home.example' })
    const seen = async () => (await api.get(`/users/${guest.id}`, { headers: guest.headers })).status
    // Unused sessions end earlier. They have a test of their own (sessions.test.ts).
    for (let uses = 0; uses < 3; uses++) {
      api.clock.advance(10 * 24 * 60 - (uses === 2 ? 1 : 0))
      expect(await seen()).toBe(200)
    }
    api.clock.advance(1)
    expect(await seen()).toBe(401)
  })
})

test('the limit counts the address that our own proxy adds, not one that the client claims', async () => {
  const behind = await startApi({ TRUST_PROXY: '1', ALLOW_LOCAL_TOOLS: 'yes' })
  const send = (phone: string, forwarded: string) =>
    behind.post(
      '/users/signup',
      { phone, name: 'Asha', email: `${phone}@home.example`, city: 'Pune' },
      { remoteAddress: '10.0.0.1', headers: { 'x-forwarded-for': forwarded } },
    )
  await send('9876500011', '1.1.1.1, 203.0.113.7')
  await send('9876500012', '2.2.2.2, 203.0.113.7')
  await send('9876500013', '203.0.113.7, 198.51.100.1')
  const sends = await behind.db.selectFrom('otp_sends').select(['phone', 'address_hash']).orderBy('phone').execute()
  const [first, second, third] = sends.map(({ address_hash }) => address_hash?.toString('hex'))
  expect(first).toBe(second)
  expect(third).not.toBe(first)
  await behind.stop()
})
