import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import { startApi, type Api } from '../api/start-api.ts'

let api: Api
let app: Api['app']
beforeAll(async () => {
  api = await startApi()
  app = await buildApp({ services: api.services, maxLag: 100 })
})
afterAll(async () => {
  await app.close()
  await api.stop()
})

/** How often the plugin measures the lag, in milliseconds. */
const SAMPLED_EVERY = 1000

function hogTheLoop(milliseconds: number): void {
  const until = performance.now() + milliseconds
  while (performance.now() < until) Math.sqrt(until)
}

test('a lagging process refuses immediately, says when to retry, and recovers', async () => {
  const ask = () => app.inject('/api/cities')
  let refused = await ask()
  expect(refused.statusCode).toBe(200)
  for (let tries = 0; tries < 8 && refused.statusCode === 200; tries++) {
    hogTheLoop(SAMPLED_EVERY)
    await pause(1)
    refused = await ask()
  }
  expect(refused.statusCode).toBe(503)
  expect(refused.json().error.code).toBe('OVERLOADED')
  expect(refused.headers['retry-after']).toBe('2')
  expect((await app.inject('/readyz')).statusCode).toBe(503)
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  await expect.poll(async () => (await ask()).statusCode, { timeout: 5 * SAMPLED_EVERY, interval: 250 }).toBe(200)
})
