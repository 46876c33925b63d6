import { randomUUID } from 'node:crypto'
import { createServer, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Call } from '#contract/call.ts'
import { ALL_CALLS } from '#contract/calls.ts'
import { memoryLimitCounters } from '#server/adapters/memory-limit-counters.ts'
import { redisLimitCounters } from '#server/adapters/redis-limit-counters.ts'
import { buildApp } from '#server/app.ts'
import { buildCity, buildGuest, buildHotel, type BuiltGuest, type BuiltHotel } from '../builders.ts'
import { ASHA, KABIR, SATURDAY_EVENING } from '../cast.ts'
import { freePort, noRedis, redisBinary, startRedis, type PrivateRedis } from './private-redis.ts'
import { otpOf, signUpThroughApi, startApi, withQuery, type Api } from './start-api.ts'

const limitOf = (path: string) => {
  const call = ALL_CALLS.find((one) => one.path === path)
  if (call?.limitPerMinute === undefined) throw new Error(`${path} has no limit`)
  return call.limitPerMinute
}
const REGISTERED_LIMIT = limitOf('/users/is-registered')
const INVITE_LIMIT = limitOf('/booking-partner/{id}/invite-partner')
const COUPON_LIMIT = limitOf('/hotels/{id}/calculate-bill')

const invite = (api: Api, who: BuiltGuest, remoteAddress: string) =>
  api.post(
    `/booking-partner/${randomUUID()}/invite-partner`,
    { partner: KABIR.phone },
    { headers: who.headers, remoteAddress },
  )

/** Asks until the limit is reached; answers how often it was allowed. */
async function allowedTries(most: number, ask: () => Promise<{ status: number }>): Promise<number> {
  for (let tries = 0; tries < most; tries++) if ((await ask()).status === 429) return tries
  return most
}

describe('every call that sends, guesses or uploads has a limit', () => {
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
    '%s',
    (_name, limit) => {
      expect(limit).toBeGreaterThan(0)
      expect(limit).toBeLessThanOrEqual(240)
    },
  )

  test('and the kinds that are known today are among them', () => {
    const paths = limited.map(({ path }) => path).join(' ')
    for (const kind of ['generate-otp', 'signup', 'verify-otp', 'is-registered', 'invite-partner', 'create-booking'])
      expect(paths).toContain(kind)
  })
})

describe('in one process', () => {
  let api: Api
  let hotel: BuiltHotel
  beforeAll(async () => {
    api = await startApi()
    hotel = await buildHotel(api.db, await buildCity(api.db))
  })
  afterAll(() => api.stop())

  test('a signed-in guest is counted wherever they are, and nobody else with them', async () => {
    const [guest, neighbour] = [await buildGuest(api.db), await buildGuest(api.db)]
    let turn = 0
    const wander = () => invite(api, guest, `203.0.113.${turn++ % 2}`)
    expect(await allowedTries(INVITE_LIMIT + 1, wander)).toBe(INVITE_LIMIT)
    const limited = await wander()
    expect(limited.body.error).toEqual({
      statusCode: 429,
      name: 'TooManyRequestsError',
      message: 'Too many tries. Please wait a little.',
      code: 'TOO_MANY_REQUESTS',
      details: [],
    })
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(limited.headers['retry-after'])).toBeLessThanOrEqual(60)
    expect((await invite(api, neighbour, '203.0.113.0')).status).toBe(404)
  })

  test('a call that needs a session says 401 however often it is asked without one', async () => {
    const ask = () => api.post(`/booking-partner/${randomUUID()}/invite-partner`, { partner: KABIR.phone })
    for (let tries = 0; tries <= INVITE_LIMIT; tries++) expect((await ask()).status).toBe(401)
  })

  test('coupons are guessed only so often; a bill without one is always there', async () => {
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

  test('both ways of asking for a password share a limit, and one network of IPv6 is one address', async () => {
    const phone = '+916999999999'
    const limit = limitOf('/users/generate-otp')
    let turn = 0
    const ask = () => {
      const from = { remoteAddress: `2001:db8:0:7::${(turn++).toString(16)}` }
      return turn % 2
        ? api.get(withQuery('/users/generate-otp', { phone }), from)
        : api.post('/users/generate-otp', { phone }, from)
    }
    expect(await allowedTries(limit + 1, ask)).toBe(limit)
  })

  test('the clock that can be moved does not end a window', async () => {
    const guest = await buildGuest(api.db)
    await allowedTries(INVITE_LIMIT + 1, () => invite(api, guest, '203.0.113.9'))
    api.clock.advance(5)
    expect((await invite(api, guest, '203.0.113.9')).status).toBe(429)
  })
})

describe.skipIf(!redisBinary)(`with Redis${noRedis}`, () => {
  let redis: PrivateRedis
  let api: Api
  const registered = (app: Api['app'], remoteAddress: string) =>
    app.inject({ url: `/api${withQuery('/users/is-registered', { phone: ASHA.phone })}`, remoteAddress })
  beforeAll(async () => {
    redis = await startRedis()
    api = await startApi({ REDIS_URL: redis.url })
  })
  afterAll(async () => {
    await api.stop()
    await redis.stop()
  })

  test('two processes count together', async () => {
    const other = await buildApp({ services: api.services })
    const processes = [api.app, other]
    let turn = 0
    const ask = async (app: Api['app']) => ({ status: (await registered(app, '203.0.113.30')).statusCode })
    const either = () => ask(processes[turn++ % 2] ?? other)
    expect(await allowedTries(REGISTERED_LIMIT + 1, either)).toBe(REGISTERED_LIMIT)
    expect([await ask(api.app), await ask(other)]).toEqual([{ status: 429 }, { status: 429 }])
    expect((await registered(other, '203.0.113.31')).statusCode).toBe(200)
    await other.close()
  })

  test('a Redis that hangs costs one request a moment, and then nothing', async () => {
    const counters = await redisLimitCounters({
      url: redis.url,
      prefix: 'hang:',
      log: () => undefined,
      own: memoryLimitCounters(),
    })
    const timed = async () => {
      const began = performance.now()
      const { tries } = await counters.count('key', 60_000)
      return { tries, took: performance.now() - began }
    }
    expect((await timed()).tries).toBe(1)
    redis.hang()
    try {
      const first = await timed()
      expect(first.tries).toBe(2)
      expect(first.took).toBeLessThan(300)
      for (let tries = 3; tries < 50; tries++) {
        const next = await timed()
        expect(next.tries).toBe(tries)
        expect(next.took).toBeLessThan(50)
      }
    } finally {
      redis.wake()
    }
    await pause(2100)
    expect((await timed()).tries).toBe(50)
    await counters.close()
    // Another process sees that Redis was asked again: it counts on from there, not from one.
    const other = await redisLimitCounters({
      url: redis.url,
      prefix: 'hang:',
      log: () => undefined,
      own: memoryLimitCounters(),
    })
    expect((await other.count('key', 60_000)).tries).toBeGreaterThan(2)
    await other.close()
  })

  test('a Redis that dies in the middle ends no limit: the process goes on counting where it was', async () => {
    const ask = async () => ({ status: (await registered(api.app, '203.0.113.40')).statusCode })
    expect(await allowedTries(100, ask)).toBe(100)
    await redis.crash()
    expect(await allowedTries(REGISTERED_LIMIT, ask)).toBe(REGISTERED_LIMIT - 100)
  })
})

describe('with a Redis that is not there', () => {
  let api: Api
  beforeAll(async () => {
    api = await startApi({ REDIS_URL: `redis://127.0.0.1:${await freePort()}` })
  })
  afterAll(() => api.stop())

  test('limits are this process’s own, never none and never a fault', async () => {
    const ask = () =>
      api.get(withQuery('/users/is-registered', { phone: ASHA.phone }), { remoteAddress: '203.0.113.50' })
    const began = performance.now()
    expect(await allowedTries(REGISTERED_LIMIT + 1, ask)).toBe(REGISTERED_LIMIT)
    expect(performance.now() - began).toBeLessThan(5000)
    expect(Number((await ask()).headers['retry-after'])).toBeGreaterThan(0)
    expect(api.faults).toEqual([])
  })

  test('passwords are still sent and tried only so often: the database counts them', async () => {
    await signUpThroughApi(api, ASHA)
    const ask = () => api.get(withQuery('/users/generate-otp', { phone: ASHA.phone }))
    expect((await ask()).body.error.code).toBe('OTP_TOO_SOON')
    for (let sends = 1; sends < 5; sends++) {
      api.clock.advance(1)
      expect((await ask()).status).toBe(200)
    }
    api.clock.advance(1)
    expect((await ask()).body.error.code).toBe('OTP_LIMIT_REACHED')
    const code = await otpOf(api, ASHA.phone)
    const login = (token: string) => api.post('/users/verify-otp', { phone: ASHA.phone, token })
    for (let tries = 0; tries < 5; tries++)
      expect((await login(code === '000000' ? '000001' : '000000')).status).toBe(422)
    expect((await login(code)).body.error.code).toBe('OTP_WRONG')
  })
})

test('a Redis that accepts and never answers is told of once, without what was counted', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const logged: Array<{ detail: object; text: string }> = []
  const counters = await redisLimitCounters({
    url: `redis://:hidden@127.0.0.1:${(silent.address() as AddressInfo).port}`,
    prefix: 'silent:',
    log: (detail, text) => void logged.push({ detail, text }),
    own: memoryLimitCounters(),
  })
  for (let tries = 1; tries <= 20; tries++) expect((await counters.count('user:asha', 60_000)).tries).toBe(tries)
  expect(logged).toHaveLength(1)
  expect(logged[0]?.text).toBe('Redis does not answer: this process counts its limits alone')
  expect(JSON.stringify(logged)).not.toMatch(/hidden|asha/)
  await counters.close()
  silent.close()
})
