/** Tests how a process that is about to stop answers, directly and behind a proxy that can ask a second process. */
import { expect } from 'vitest'
import { buildApp } from '#server/app.ts'
import { buildGuest } from '../builders.ts'
import { apiTest as test } from './api-test.ts'
import { withQuery } from './start-api.ts'

const BEHIND = { 'x-next-process': 'yes' }

test('a draining process refers reads to the next process, and still handles writes', async ({ api }) => {
  let isReady = true
  const { services, worker } = api
  // Leaves this app open, because closing it would stop services that it shares with the file's own server.
  const app = await buildApp({ services, maxLag: 0, isReady: () => isReady })
  const ask = (method: 'GET' | 'HEAD' | 'POST', url: string, headers = {}) => app.inject({ method, url, headers })
  expect((await ask('GET', '/api/cities', BEHIND)).statusCode).toBe(200)

  isReady = false
  for (const method of ['GET', 'HEAD'] as const) {
    const answer = await ask(method, '/api/cities', BEHIND)
    expect([answer.statusCode, answer.body, answer.headers.connection]).toEqual([502, '', 'close'])
  }
  expect((await ask('GET', '/api/cities')).statusCode).toBe(200)
  expect((await ask('GET', '/readyz', BEHIND)).statusCode).toBe(503)
  expect((await ask('GET', '/healthz', BEHIND)).statusCode).toBe(200)
  const written = await app.inject({
    method: 'POST',
    url: '/api/feedback',
    headers: BEHIND,
    payload: { kind: 'feedback', message: 'sent while it drains' },
  })
  expect([written.statusCode, written.headers.connection]).toEqual([200, 'close'])
  await worker.drain()
})

test('a draining process does not send a requested OTP, so that the next process sends it once', async ({ api }) => {
  const { phone } = await buildGuest(api.db)
  const app = await buildApp({ services: api.services, maxLag: 0, isReady: () => false })
  const ask = (headers: Record<string, string>) =>
    app.inject({ url: withQuery('/api/users/generate-otp', { phone }), headers })
  const written = async () => (await api.db.selectFrom('otps').select('id').execute()).length
  expect((await ask(BEHIND)).statusCode).toBe(502)
  expect(await written()).toBe(0)
  expect((await ask({})).statusCode).toBe(200)
  expect(await written()).toBe(1)
})
