import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { MEMBERSHIP_LIMIT } from '#contract/accounts.ts'
import type { Call } from '#contract/call.ts'
import { ALL_CALLS } from '#contract/calls.ts'
import { buildGuest, type BuiltGuest } from '../builders.ts'
import { KABIR, SATURDAY_EVENING } from '../cast.ts'
import { apiTest as test } from './api-test.ts'
import { allowedTries, limitOf } from './limit-steps.ts'
import { withQuery, type Api } from './start-api.ts'

const INVITE_LIMIT = limitOf('/booking-partner/{id}/invite-partner')
const COUPON_LIMIT = limitOf('/hotels/{id}/calculate-bill')

const invite = (api: Api, who: BuiltGuest, remoteAddress: string) =>
  api.post(
    `/booking-partner/${randomUUID()}/invite-partner`,
    { partner: KABIR.phone },
    { headers: who.headers, remoteAddress },
  )

describe('limited calls', () => {
  const NAMED =
    /otp|signup|is-registered|referral-discount|\/invite-partner|partner-form|create-booking|calculate-bill|\/upload$/
  const ANSWERED_BY_OTHERS = new Set<Call['rights']>(['local', 'gateway'])
  const needsLimit = (call: Call) =>
    !ANSWERED_BY_OTHERS.has(call.rights) &&
    (NAMED.test(call.path) ||
      call.upload !== undefined ||
      (call.method === 'POST' && /\/(profile-picture|identity)$/.test(call.path)) ||
      (call.method === 'POST' && call.rights === 'anyone' && call.path !== '/users/logout'))
  const limited = ALL_CALLS.filter(needsLimit)

  test.each(limited.map((call) => [`${call.method} ${call.path}`, call.limitPerMinute] as const))(
    'the call %s has a limit',
    (_name, limit) => {
      expect(limit).toBeGreaterThan(0)
      expect(limit).toBeLessThanOrEqual(240)
    },
  )

  test('the limited calls include every kind known when this test was written', () => {
    const paths = limited.map(({ path }) => path).join(' ')
    for (const kind of ['generate-otp', 'signup', 'verify-otp', 'is-registered', 'invite-partner', 'create-booking'])
      expect(paths).toContain(kind)
  })
})

describe('limits in one process', () => {
  test('a signed-in guest has one count on all networks, and shares it with nobody', async ({ api }) => {
    const [guest, neighbour] = [await buildGuest(api.db), await buildGuest(api.db)]
    let turn = 0
    const wander = () => invite(api, guest, `203.0.113.${turn++ % 2}`)
    expect(await allowedTries(INVITE_LIMIT + 1, wander)).toBe(INVITE_LIMIT)
    const limited = await wander()
    expect(limited.body.error).toEqual({
      statusCode: 429,
      name: 'TooManyRequestsError',
      message: 'Too many attempts. Please wait a little and try again.',
      code: 'TOO_MANY_REQUESTS',
      details: [],
    })
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(limited.headers['retry-after'])).toBeLessThanOrEqual(60)
    expect((await invite(api, neighbour, '203.0.113.0')).status).toBe(404)
  })

  test('a call that needs a session answers 401 without one, however often it is sent', async ({ api }) => {
    const ask = () => api.post(`/booking-partner/${randomUUID()}/invite-partner`, { partner: KABIR.phone })
    for (let tries = 0; tries <= INVITE_LIMIT; tries++) expect((await ask()).status).toBe(401)
  })

  test('coupon guesses are limited, while a bill without a coupon always works', async ({ api, hotel }) => {
    const bill = (couponId: string | null, remoteAddress: string) => {
      const { checkin: checkin_date, checkout: checkout_date } = SATURDAY_EVENING
      return api.post(
        `/hotels/${hotel.id}/calculate-bill`,
        { checkin_date, checkout_date, couponId },
        { remoteAddress },
      )
    }
    let guess = 0
    const tries = await allowedTries(COUPON_LIMIT + 1, () => bill(`GUESS${guess++}`, '203.0.113.20'))
    expect(tries).toBe(COUPON_LIMIT)
    expect((await bill(null, '203.0.113.20')).status).toBe(200)
    expect((await bill('GUESS', '203.0.113.21')).body.error.code).toBe('COUPON_UNKNOWN')
  })

  test('one network may check ten times a minute, over all calls, whether a phone has an account', async ({ api }) => {
    const phone = '+916999999999'
    let turn = 0
    const ask = () => {
      const from = { remoteAddress: `2001:db8:0:7::${(turn++).toString(16)}` }
      if (turn % 3 === 0) return api.get(withQuery('/users/is-registered', { phone }), from)
      return turn % 3 === 1
        ? api.get(withQuery('/users/generate-otp', { phone }), from)
        : api.post('/users/generate-otp', { phone }, from)
    }
    expect(await allowedTries(limitOf('/users/is-registered') + 1, ask)).toBe(MEMBERSHIP_LIMIT.perMinute)
  })

  test('a sign-up with a taken phone counts towards the limit of account checks, and a successful sign-up does not', async ({
    api,
  }) => {
    const taken = await buildGuest(api.db)
    const from = { remoteAddress: '203.0.113.44' }
    const signUp = (phone: string) =>
      api.post('/users/signup', { ...KABIR, phone, email: `${phone.slice(3)}@home.example`, city: 'Pune' }, from)
    const tries = await allowedTries(MEMBERSHIP_LIMIT.perMinute + 1, () => signUp(taken.phone))
    expect(tries).toBe(MEMBERSHIP_LIMIT.perMinute)
    expect((await signUp('+919876577777')).status).toBe(200)
  })

  test('moving the server’s clock does not end a limit’s time window', async ({ api }) => {
    const guest = await buildGuest(api.db)
    await allowedTries(INVITE_LIMIT + 1, () => invite(api, guest, '203.0.113.9'))
    api.clock.advance(5)
    expect((await invite(api, guest, '203.0.113.9')).status).toBe(429)
  })
})
