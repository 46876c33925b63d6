import { describe, expect } from 'vitest'
import { buildOperator, buildStaff } from '../builders.ts'
import { ASHA } from '../cast.ts'
import { apiTest } from './api-test.ts'
import { askOtp, openBrowser, signUpInBrowser, solvePuzzle } from './sign-in-steps.ts'
import { otpOf, withQuery, type Api } from './start-api.ts'

const address = '203.0.113.77'

let serial = 0
const person = () => {
  serial += 1
  return { name: 'Asha', phone: `+9198761${10000 + serial}`, email: `asha${serial}@home.example`, city: 'Pune' }
}

const test = apiTest.extend('environment', { scope: 'file' }, () => ({ OTP_FREE_SENDS: '2' }))

const signUp = (api: Api, body: object) => api.post('/users/signup', body, { remoteAddress: address })

describe('sign-ups after two OTPs from one address', () => {
  test('the third OTP for one address needs the solution to a puzzle', async ({ api }) => {
    expect((await signUp(api, person())).status).toBe(200)
    expect((await signUp(api, person())).status).toBe(200)
    const third = person()
    const refused = await signUp(api, third)
    expect(refused.status).toBe(403)
    expect(refused.body.error).toMatchObject({
      code: 'CHALLENGE_REQUIRED',
      details: [{ field: 'proof', puzzle: { parameters: { algorithm: 'PBKDF2/SHA-256' } } }],
    })
    const proof = await solvePuzzle(refused)
    expect((await signUp(api, { ...third, proof })).status).toBe(200)
    expect((await signUp(api, { ...person(), proof })).body.error.code).toBe('CHALLENGE_REQUIRED')
  })

  test('only a correct solution to the puzzle helps', async ({ api }) => {
    const next = person()
    const refused = await signUp(api, next)
    const good = JSON.parse(Buffer.from(await solvePuzzle(refused), 'base64').toString()) as {
      challenge: { parameters: Record<string, unknown>; signature: string }
      solution: Record<string, unknown>
    }
    const send = (payload: unknown) =>
      signUp(api, { ...next, proof: Buffer.from(JSON.stringify(payload)).toString('base64') })
    const lazy = { ...good, solution: { counter: 0, derivedKey: '00'.repeat(32), time: 1 } }
    const easier = { ...good, challenge: { ...good.challenge, parameters: { ...good.challenge.parameters, cost: 1 } } }
    for (const bad of [lazy, easier, { ...good, solution: null }, { challenge: {} }, null, 7, [good]])
      expect((await send(bad)).body.error.code).toBe('CHALLENGE_REQUIRED')
    expect((await signUp(api, { ...next, proof: '{}' })).body.error.code).toBe('CHALLENGE_REQUIRED')
    expect((await send(good)).status).toBe(200)
  })

  test('an OTP from another address needs no puzzle, and a GET accepts the solution too', async ({ api }) => {
    const other = '203.0.113.78'
    const guest = { ...person() }
    expect((await api.post('/users/signup', guest, { remoteAddress: other })).status).toBe(200)
    await api.post('/users/verify-otp', { phone: guest.phone, token: await otpOf(api, guest.phone) })
    api.clock.advance(1)
    const ask = (proof?: string) =>
      api.get(withQuery('/users/generate-otp', { phone: guest.phone, ...(proof ? { proof } : {}) }), {
        remoteAddress: address,
      })
    const refused = await ask()
    expect(refused.body.error.code).toBe('CHALLENGE_REQUIRED')
    expect((await ask(await solvePuzzle(refused))).status).toBe(200)
  })

  test('a known browser never gets a puzzle', async ({ api }) => {
    const browser = openBrowser(api, '203.0.113.79')
    await signUpInBrowser(api, browser, ASHA)
    for (let sends = 0; sends < 4; sends++) {
      api.clock.advance(1)
      expect((await askOtp(browser, ASHA.phone)).status).toBe(200)
    }
  })

  test('a browser that moves between addresses gets a puzzle as well', async ({ api }) => {
    const guest = person()
    const first = openBrowser(api, '203.0.113.80')
    await first.post('/users/signup', guest)
    api.clock.advance(1)
    await askOtp(first, guest.phone)
    api.clock.advance(1)
    const moved = await api.get(withQuery('/users/generate-otp', { phone: guest.phone }), {
      remoteAddress: '203.0.113.81',
      headers: { cookie: `otp_challenge=${first.cookie('otp_challenge')}` },
    })
    expect(moved.body.error.code).toBe('CHALLENGE_REQUIRED')
  })
})

describe('sign-ins without scripts', () => {
  const withoutScript = true
  const ask = (api: Api, phone: string, remoteAddress: string) =>
    api.post('/users/generate-otp', { phone, withoutScript }, { remoteAddress })

  test('an address gets six OTPs an hour for sign-ins without scripts, and is then refused', async ({ api }) => {
    const from = { remoteAddress: '203.0.113.100' }
    for (let sends = 0; sends < 6; sends++)
      expect((await api.post('/users/signup', { ...person(), withoutScript }, from)).status).toBe(200)
    const seventh = person()
    const refused = await api.post('/users/signup', { ...seventh, withoutScript }, from)
    expect([refused.status, refused.body.error.code]).toEqual([429, 'OTP_LIMIT_REACHED'])
    const withScript = await api.post('/users/signup', seventh, from)
    expect(withScript.body.error.code).toBe('CHALLENGE_REQUIRED')
    const proof = await solvePuzzle(withScript)
    expect((await api.post('/users/signup', { ...seventh, proof }, from)).status).toBe(200)
    api.clock.advance(60)
    expect((await api.post('/users/signup', { ...person(), withoutScript }, from)).status).toBe(200)
  })

  test('a phone gets three OTPs a day for sign-ins without scripts, from whatever address', async ({ api }) => {
    const guest = person()
    const browser = openBrowser(api, '203.0.113.101')
    await signUpInBrowser(api, browser, guest)
    for (const last of [102, 103, 104]) {
      api.clock.advance(1)
      expect((await ask(api, guest.phone, `203.0.113.${last}`)).status).toBe(200)
    }
    api.clock.advance(60)
    expect((await ask(api, guest.phone, '203.0.113.105')).body.error.code).toBe('OTP_LIMIT_REACHED')
    const own = await browser.post('/users/generate-otp', { phone: guest.phone, withoutScript })
    expect(own.status).toBe(200)
    api.clock.advance(24 * 60)
    expect((await ask(api, guest.phone, '203.0.113.105')).status).toBe(200)
  })

  test('simultaneous sign-ins without scripts share one budget', async ({ api }) => {
    const from = { remoteAddress: '203.0.113.106' }
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => api.post('/users/signup', { ...person(), withoutScript }, from)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(6)
  })

  test('sign-ins without scripts use up at most a tenth of everybody’s budget', async ({ api }) => {
    api.clock.advance(24 * 60)
    const sent_at = api.clock.now()
    const flood = Array.from({ length: 30 }, (_, index) => ({
      phone: `+9170003${10000 + index}`,
      without_script: true,
      sent_at,
    }))
    await api.db.insertInto('otp_sends').values(flood).execute()
    const from = { remoteAddress: '203.0.113.107' }
    const guest = person()
    expect((await api.post('/users/signup', { ...guest, withoutScript }, from)).status).toBe(429)
    expect((await api.post('/users/signup', guest, from)).status).toBe(200)
  })
})

describe('the send budget for unknown phones', () => {
  test('the send budget for unknown phones stops only sign-ups, and notifies the operator once', async ({ api }) => {
    const registered = person()
    const elsewhere = { remoteAddress: '203.0.113.90' }
    await api.post('/users/signup', registered, elsewhere)
    await api.post('/users/verify-otp', { phone: registered.phone, token: await otpOf(api, registered.phone) })
    api.clock.advance(24 * 60)
    const sent_at = api.clock.now()
    const pumped = Array.from({ length: 300 }, (_, index) => ({ phone: `+9170000${10000 + index}`, sent_at }))
    await api.db.insertInto('otp_sends').values(pumped).execute()
    const signUp = await api.post('/users/signup', person(), { remoteAddress: '203.0.113.91' })
    expect([signUp.status, signUp.body.error.code]).toEqual([429, 'OTP_LIMIT_REACHED'])
    expect(Number(signUp.headers['retry-after'])).toBe(3600)
    expect((await api.get(withQuery('/users/generate-otp', { phone: registered.phone }), elsewhere)).status).toBe(200)
    await api.post('/users/signup', person(), { remoteAddress: '203.0.113.92' })
    const alarms = api.faults
      .splice(0)
      .filter((fault) => 'event' in fault && fault.event === 'otp_budget_nearly_used_up')
    expect(alarms).toEqual([{ event: 'otp_budget_nearly_used_up', sentInHour: 300, budget: 300 }])
  })

  test('the send budget for unknown phones never blocks a desk’s or the office’s sign-in', async ({ api, hotel }) => {
    const { phone: colleague } = await buildStaff(api.db, hotel)
    const { phone: operator } = await buildOperator(api.db)
    api.clock.advance(24 * 60)
    const sent_at = api.clock.now()
    const pumped = Array.from({ length: 300 }, (_, index) => ({ phone: `+9170002${10000 + index}`, sent_at }))
    await api.db.insertInto('otp_sends').values(pumped).execute()
    const remoteAddress = '203.0.113.94'
    expect((await api.post('/users/signup', person(), { remoteAddress })).status).toBe(429)
    expect((await api.post('/desk/send-otp', { phone: colleague }, { remoteAddress })).status).toBe(200)
    expect((await api.post('/office/send-otp', { phone: operator }, { remoteAddress })).status).toBe(200)
    api.faults.splice(0)
  })

  test('the send budget for unknown phones grows with the usual traffic', async ({ api }) => {
    await api.post('/dev/jobs/purge-sign-ins')
    api.clock.advance(60)
    const hour = api.clock.now()
    hour.setUTCMinutes(0, 0, 0)
    const days = Array.from({ length: 6 }, (_, day) => ({
      hour: new Date(hour.getTime() - (day + 2) * 86_400_000),
      sends: 250,
    }))
    await api.db.insertInto('otp_send_hours').values(days).execute()
    const sent_at = api.clock.now()
    const busy = Array.from({ length: 400 }, (_, index) => ({ phone: `+9170001${10000 + index}`, sent_at }))
    await api.db.insertInto('otp_sends').values(busy).execute()
    expect((await api.post('/users/signup', person(), { remoteAddress: '203.0.113.93' })).status).toBe(200)
  })
})
