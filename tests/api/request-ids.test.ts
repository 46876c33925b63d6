import { expect } from 'vitest'
import { currentRequest } from '#server/request-id.ts'
import { apiTest } from './api-test.ts'
import { startApi } from './start-api.ts'

const test = apiTest.extend('environment', { scope: 'file' }, () => ({ TRUST_PROXY: '1', ALLOW_LOCAL_TOOLS: 'yes' }))

const GIVEN = '4bf92f3577b34da6a3ce929d0e0e4736'

test('a request’s outbox entries carry its id, and the worker logs under it', async ({ api, guest }) => {
  const under: (string | undefined)[] = []
  const { messages } = api.services
  const send = messages.send.bind(messages)
  messages.send = (message) => {
    under.push(currentRequest())
    return send(message)
  }
  const answer = await api.post('/users/generate-otp', { phone: guest.phone }, { headers: { 'x-request-id': GIVEN } })
  expect(answer.headers['x-request-id']).toBe(GIVEN)
  const { request } = await api.db
    .selectFrom('outbox')
    .select('request')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  expect(request).toBe(GIVEN)
  await api.worker.drain()
  expect(under).toEqual([GIVEN])
})

test.for(['short', 'x'.repeat(65), 'with space and "quotes"', 'a;b=c--------'])(
  'a malformed request id is replaced: %s',
  async (given, { api }) => {
    const answer = await api.get('/cities', { headers: { 'x-request-id': given } })
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f]{12}-[0-9a-z]+$/)
  },
)

test('a client cannot choose its request id without our own proxy, and two requests have two ids', async () => {
  const bare = await startApi()
  const ids = await Promise.all(
    [1, 2].map(async () => (await bare.get('/cities', { headers: { 'x-request-id': GIVEN } })).headers['x-request-id']),
  )
  expect(ids).not.toContain(GIVEN)
  expect(new Set(ids).size).toBe(2)
  await bare.stop()
})
