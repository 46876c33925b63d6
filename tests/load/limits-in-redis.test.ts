/** Tests limits that are counted in Redis (decision 0006). They measure real time, so nothing else runs meanwhile. */
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { memoryLimitCounters } from '#server/adapters/memory-limit-counters.ts'
import { redisLimitCounters } from '#server/adapters/redis-limit-counters.ts'
import { buildApp } from '#server/app.ts'
import { allowedTries, limitOf } from '../api/limit-steps.ts'
import { otpOf, signUpThroughApi, startApi, withQuery, type Api } from '../api/start-api.ts'
import { ASHA } from '../cast.ts'
import { freePort, noRedis, redisBinary, startRedis, type PrivateRedis } from './private-redis.ts'

const REGISTERED_LIMIT = limitOf('/users/is-registered')

describe.skipIf(!redisBinary)(`limits in Redis${noRedis}`, () => {
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

  test('two processes count limits in Redis together', async () => {
    const other = await buildApp({ services: api.services })
    const processes = [api.app, other]
    let turn = 0
    const ask = async (app: Api['app']) => ({ status: (await registered(app, '203.0.113.30')).statusCode })
    const either = () => ask(processes[turn++ % 2] ?? other)
    // Warms the processes up, because a process that blocks just after its start counts alone.
    for (const app of processes) await registered(app, '203.0.113.32')
    await pause(2000)
    expect(await allowedTries(REGISTERED_LIMIT + 1, either)).toBe(REGISTERED_LIMIT)
    expect([await ask(api.app), await ask(other)]).toEqual([{ status: 429 }, { status: 429 }])
    expect((await registered(other, '203.0.113.31')).statusCode).toBe(200)
    await other.close()
  })

  test('a Redis that hangs delays one request for a moment, and no later request', async () => {
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
      expect(first.took).toBeLessThan(1000)
      let took = 0
      for (let tries = 3; tries < 50; tries++) {
        const next = await timed()
        expect(next.tries).toBe(tries)
        took += next.took
      }
      // If the process tried Redis each time, 47 requests would take almost five seconds.
      expect(took).toBeLessThan(1000)
    } finally {
      redis.wake()
    }
    await pause(2100)
    expect((await timed()).tries).toBe(50)
    await counters.close()
    // A second process shows that Redis is used again: it continues that count instead of starting at one.
    const other = await redisLimitCounters({
      url: redis.url,
      prefix: 'hang:',
      log: () => undefined,
      own: memoryLimitCounters(),
    })
    expect((await other.count('key', 60_000)).tries).toBeGreaterThan(2)
    await other.close()
  })

  test('a Redis that dies midway ends no limit, because the process continues its own count', async () => {
    const ask = async () => ({ status: (await registered(api.app, '203.0.113.40')).statusCode })
    const before = Math.floor(REGISTERED_LIMIT / 2)
    expect(await allowedTries(before, ask)).toBe(before)
    await redis.crash()
    expect(await allowedTries(REGISTERED_LIMIT, ask)).toBe(REGISTERED_LIMIT - before)
  })
})

describe('limits without a reachable Redis', () => {
  let api: Api
  beforeAll(async () => {
    api = await startApi({ REDIS_URL: `redis://127.0.0.1:${await freePort()}` })
  })
  afterAll(() => api.stop())

  test('limits fall back to this process when Redis cannot be reached', async () => {
    const ask = () =>
      api.get(withQuery('/users/is-registered', { phone: ASHA.phone }), { remoteAddress: '203.0.113.50' })
    const began = performance.now()
    expect(await allowedTries(REGISTERED_LIMIT + 1, ask)).toBe(REGISTERED_LIMIT)
    expect(performance.now() - began).toBeLessThan(5000)
    expect(Number((await ask()).headers['retry-after'])).toBeGreaterThan(0)
    expect(api.faults).toEqual([])
  })

  test('limits of OTPs still apply without a reachable Redis, because the database counts them', async () => {
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

test('a silent Redis is logged once, without the counted keys', async () => {
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
  expect(logged[0]?.text).toBe('Redis does not answer: this process counts its own limits')
  expect(JSON.stringify(logged)).not.toMatch(/hidden|asha/)
  await counters.close()
  silent.close()
})
