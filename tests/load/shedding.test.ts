import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import { startApi, type Api } from '../api/start-api.ts'

let api: Api
let app: Api['app']
beforeAll(async () => {
  api = await startApi()
  app = await buildApp({ services: api.services, mostLag: 100 })
})
afterAll(async () => {
  await app.close()
  await api.stop()
})

/** How often the plugin looks, in milliseconds. */
const SAMPLED_EVERY = 1000

function hogTheLoop(milliseconds: number): void {
  const until = performance.now() + milliseconds
  while (performance.now() < until) Math.sqrt(until)
}

test('a process that lags refuses at once, says when to come again, and recovers', async () => {
  const ask = () => app.inject('/api/cities')
  expect((await ask()).statusCode).toBe(200)
  for (let turn = 0; turn < 4; turn++) {
    hogTheLoop(SAMPLED_EVERY)
    await pause(1)
  }
  const refused = await ask()
  expect(refused.statusCode).toBe(503)
  expect(refused.json().error.code).toBe('OVERLOADED')
  expect(refused.headers['retry-after']).toBe('2')
  expect((await app.inject('/readyz')).statusCode).toBe(503)
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  await pause(2.5 * SAMPLED_EVERY)
  expect((await ask()).statusCode).toBe(200)
})
