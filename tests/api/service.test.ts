import { describe, expect } from 'vitest'
import { ALL_CALLS } from '#contract/calls.ts'
import { apiTest as test } from './api-test.ts'
import { fetchDocument } from '../fuzz/api-document.ts'
import { withQuery } from './start-api.ts'
import { MEMBERSHIP_LIMIT } from '#contract/accounts.ts'
import { ASHA } from '../cast.ts'

describe('the API document', () => {
  test('the API document describes every call of the contract, with its schema and refusals', async ({ api }) => {
    const { body } = await api.get('/openapi.json')
    expect(body.openapi).toBe('3.1.0')
    for (const call of ALL_CALLS) {
      const operation = body.paths[`/api${call.path}`]?.[call.method.toLowerCase()]
      expect(operation, `${call.method} ${call.path}`).toBeDefined()
      expect(operation.summary).toBe(call.summary)
      expect(operation.responses[call.answers === 'redirect' ? '302' : '200']).toBeDefined()
      if (call.body) expect(operation.requestBody).toBeDefined()
      for (const code of call.refusals) expect(operation.description).toContain(code)
    }
  })

  test('the API document shows the filter as JSON in the query', async ({ api }) => {
    const { paths } = await fetchDocument(api)
    const filter = paths['/api/hotels/search']?.['get']?.parameters?.find(({ name }) => name === 'filter')
    expect(filter?.content?.['application/json']?.schema?.properties?.['where']).toBeDefined()
  })

  test('the API document opens at /api/docs', async ({ api }) => {
    expect((await api.get('/docs/')).body).toContain('swagger')
  })
})

describe('the service', () => {
  test('the service reports that it is alive and ready', async ({ api }) => {
    expect((await api.app.inject('/healthz')).json()).toEqual({ status: 'alive' })
    expect((await api.app.inject('/readyz')).json()).toEqual({ status: 'ready' })
  })

  test('the service limits guesses about who is registered, and says when to retry', async ({ api }) => {
    const ask = () =>
      api.get(withQuery('/users/is-registered', { phone: ASHA.phone }), { remoteAddress: '203.0.113.7' })
    for (let allowed = 0; allowed < MEMBERSHIP_LIMIT.perMinute; allowed++) expect((await ask()).status).toBe(200)
    const limited = await ask()
    expect(limited.status).toBe(429)
    expect(limited.body.error.code).toBe('TOO_MANY_REQUESTS')
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0)
    expect(
      (await api.get(withQuery('/users/is-registered', { phone: ASHA.phone }), { remoteAddress: '203.0.113.8' }))
        .status,
    ).toBe(200)
  })

  test('the service lists its schedule and runs a job by hand, twice without harm', async ({ api }) => {
    const jobs = (await api.get('/dev/jobs')).body.map(({ name }: { name: string }) => name)
    for (const job of jobs)
      for (let turn = 0; turn < 2; turn++) expect((await api.post(`/dev/jobs/${job}`)).status, job).toBe(200)
    expect((await api.post('/dev/jobs/rm-rf')).status).toBe(404)
  })

  test('the service moves its clock only forward', async ({ api }) => {
    const before = (await api.get('/dev/clock')).body
    expect((await api.post('/dev/clock', { advanceMinutes: 20 })).body.advancedMinutes).toBe(
      before.advancedMinutes + 20,
    )
    expect((await api.post('/dev/clock', { advanceMinutes: -5 })).body.error.code).toBe('ADVANCE_MINUTES_INVALID')
  })
})

test('the local tools exist only on a local machine', async ({ api }) => {
  const { buildApp } = await import('#server/app.ts')
  const app = await buildApp({ services: api.services })
  const urls = [
    '/api/dev/outbox',
    '/api/dev/clock',
    '/api/dev/jobs',
    '/dev/outbox',
    '/dev/test-gateway/x',
    '/api/dev/test-gateway/x',
  ]
  const answers = await Promise.all(urls.map((url) => app.inject(url)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(urls.map(() => 404))
  await app.close()
})
