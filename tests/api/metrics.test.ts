import { expect } from 'vitest'
import { apiTest } from './api-test.ts'
import { startApi, type Api } from './start-api.ts'

const TOKEN = 'a token of sixteen letters'

const test = apiTest.extend('environment', { scope: 'file' }, () => ({ METRICS_TOKEN: TOKEN }))

const read = (api: Api, authorization?: string) =>
  api.app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} })

test('metrics show their bearer how much work waits', async ({ api }) => {
  const at = api.clock.now()
  await api.db
    .insertInto('outbox')
    .values([
      { kind: 'message', payload: '{}', available_at: at, created_at: at, failed_at: at },
      { kind: 'refund.requested', payload: '{}', available_at: at, created_at: at, failed_at: at },
    ])
    .execute()
  const answer = await read(api, `Bearer ${TOKEN}`)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toContain('text/plain')
  for (const line of ['uncle_outbox_given_up 2', 'uncle_refunds_failed 0', 'uncle_database_available 1'])
    expect(answer.body).toContain(line)
  expect(answer.body).toContain('uncle_nodejs_eventloop_lag_seconds')
})

test('metrics show how many cities searches are answered from, and how level they are', async ({ api, hotel }) => {
  const filter = JSON.stringify({ where: { cityId: hotel.cityId } })
  const search = { checkin: '2026-12-05T12:00', checkout: '2026-12-06T11:00', filter }
  const hits = async () => {
    await api.get(`/hotels/search?${new URLSearchParams(search)}`)
    return /uncle_catalogue_hits (\d+)/.exec((await read(api, `Bearer ${TOKEN}`)).body)?.[1]
  }
  await expect.poll(hits).toBe('1')
  const { body } = await read(api, `Bearer ${TOKEN}`)
  expect(body).toContain('uncle_catalogue_cities 1')
  expect(body).toMatch(/uncle_catalogue_bytes [1-9]\d+/)
  expect(body).toMatch(/uncle_catalogue_age_seconds 0\.\d+/)
})

test.for([undefined, TOKEN, 'Bearer wrong', `Basic ${TOKEN}`])(
  'metrics are refused to %s',
  async (authorization, { api }) => {
    expect((await read(api, authorization)).statusCode).toBe(401)
  },
)

test('metrics do not exist without a token', async () => {
  const bare = await startApi()
  expect((await bare.app.inject({ url: '/metrics' })).statusCode).toBe(404)
  await bare.stop()
})
