import { globSync, readFileSync } from 'node:fs'
import { Registry } from 'prom-client'
import { expect } from 'vitest'
import { archiveGauges } from '#server/features/metrics/archive-gauges.ts'
import { readGauges } from '#server/features/metrics/read-metrics.ts'
import { buildGuest } from '../builders.ts'
import { apiTest } from './api-test.ts'
import { runRecorded } from '#server/jobs/run-recorded.ts'
import { startApi, type Api } from './start-api.ts'

const TOKEN = 'a token of sixteen letters'

const test = apiTest
  .extend('environment', { scope: 'file' }, () => ({ METRICS_TOKEN: TOKEN }))
  .extend('hotelWish', { rooms: 3 })

const read = (api: Api, authorization?: string) =>
  api.app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} })

test('metrics show the amount of waiting work to requests with the token', async ({ api }) => {
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

test('metrics show how many cities are in memory for searches, and how current they are', async ({ api, hotel }) => {
  const filter = JSON.stringify({ where: { cityId: hotel.cityId } })
  const search = { checkin: '2026-12-05T12:00', checkout: '2026-12-06T11:00', filter }
  const hits = async () => {
    await api.get(`/hotels/search?${new URLSearchParams(search)}`)
    return /uncle_catalogue_hits (\d+)/.exec((await read(api, `Bearer ${TOKEN}`)).body)?.[1]
  }
  // The first request loads the city, which takes seconds on a busy machine.
  await expect.poll(hits, { timeout: 10_000 }).toBe('1')
  const { body } = await read(api, `Bearer ${TOKEN}`)
  expect(body).toContain('uncle_catalogue_cities 1')
  expect(body).toMatch(/uncle_catalogue_bytes [1-9]\d+/)
  expect(body).toMatch(/uncle_catalogue_age_seconds 0\.\d+/)
})

test('metrics name the database that answers lists, and no replica on a site without one', async ({ api }) => {
  const before = await valueOf(api, 'uncle_reads_by_primary')
  await api.get('/cities')
  expect(await valueOf(api, 'uncle_reads_by_primary')).toBe(before + 1)
  expect((await read(api, `Bearer ${TOKEN}`)).body).not.toContain('replica')
})

/** Returns the value on a metric's line, or 0 if there is no such line. */
async function valueOf(api: Api, line: string): Promise<number> {
  const { body } = await read(api, `Bearer ${TOKEN}`)
  const found = body.split('\n').find((each) => each.startsWith(`${line} `))
  return Number(found?.slice(line.length + 1) ?? 0)
}

test('metrics show call times by route, and refusals by code', async ({ api }) => {
  const cities = 'uncle_request_seconds_count{call="GET /api/cities",status="2xx"}'
  const before = await valueOf(api, cities)
  await api.get('/cities')
  await api.get('/hotels/no-such-hotel')
  await api.get('/hotels/search?checkin=never')
  expect(await valueOf(api, cities)).toBe(before + 1)
  expect(await valueOf(api, 'uncle_refusals_total{code="NOT_FOUND"}')).toBe(1)
  expect(await valueOf(api, 'uncle_refusals_total{code="FIELD"}')).toBe(1)
  const { body } = await read(api, `Bearer ${TOKEN}`)
  // Calls are labelled by route, because each address would otherwise add a line.
  expect(body).not.toContain('no-such-hotel')
})

test('metrics count sent OTPs and the outcomes of outbox entries', async ({ api, guest }) => {
  const sent = 'uncle_security_events_total{event="otp_sent"}'
  const done = 'uncle_outbox_handled_total{kind="message",outcome="done"}'
  const before = [await valueOf(api, sent), await valueOf(api, done)]
  expect((await api.post('/users/generate-otp', { phone: guest.phone })).status).toBe(200)
  await api.worker.drain()
  expect([await valueOf(api, sent), await valueOf(api, done)]).toEqual(before.map((count) => count + 1))
})

test('metrics show bookings that wait for payment, open connections and each job’s last success', async ({
  api,
  steps,
  guest,
  hotel,
}) => {
  await steps.book(guest, hotel)
  expect(await valueOf(api, 'uncle_holds')).toBe(1)
  expect(await valueOf(api, 'uncle_payments{state="open"}')).toBe(1)
  expect(await valueOf(api, 'uncle_hotel_rooms_taken_max')).toBe(1)
  expect(await valueOf(api, 'uncle_database_connections_open')).toBeGreaterThan(0)

  const job = { name: 'a-job', run: async () => 3 }
  await runRecorded(api.services, job)
  api.clock.advance(60)
  const failing = { ...job, run: () => Promise.reject(new Error('broken')) }
  await expect(runRecorded(api.services, failing)).rejects.toThrow('broken')
  // A failed run does not count as a successful one.
  expect(await valueOf(api, 'uncle_job_quiet_seconds{name="a-job"}')).toBe(3600)
  expect(await valueOf(api, 'uncle_job_running_seconds{name="a-job"}')).toBe(0)
})

test('metrics show payments by state: all open payments, and all others from the last hour', async ({
  api,
  steps,
  guest,
  hotel,
}) => {
  const states = ['created', 'open', 'paid', 'failed', 'expired']
  const counted = () => Promise.all(states.map((state) => valueOf(api, `uncle_payments{state="${state}"}`)))
  const of = api.db.updateTable('payments').where('user_id', '=', guest.id)
  // The payments from other tests are older than an hour, so only open ones still count.
  api.clock.advance(61)
  const [, open = 0] = await counted()
  await steps.book(guest, hotel)
  expect(await counted()).toEqual([0, open + 1, 0, 0, 0])
  api.clock.advance(61)
  expect(await counted(), 'an open one of an hour ago').toEqual([0, open + 1, 0, 0, 0])
  await of.set({ status: 'failed' }).execute()
  expect(await counted(), 'a failed one of an hour ago').toEqual([0, open, 0, 0, 0])
  await of.set({ created_at: api.clock.now() }).execute()
  expect(await counted()).toEqual([0, open, 0, 1, 0])
  await of.set({ status: 'paid', settled_at: api.clock.now() }).execute()
  expect(await counted()).toEqual([0, open, 1, 0, 0])
  api.clock.advance(61)
  expect(await counted(), 'one paid an hour ago').toEqual([0, open, 0, 0, 0])
})

test('metrics count the rooms taken by new bookings in the busiest hotel', async ({ api, steps, guest, hotel }) => {
  const taken = () => valueOf(api, 'uncle_hotel_rooms_taken_max')
  await steps.book(guest, hotel, { roomCount: 2 })
  await steps.paid(await buildGuest(api.db), hotel)
  expect(await taken(), 'held and paid ones').toBe(3)
  api.clock.advance(11)
  expect(await taken()).toBe(0)
})

test('metrics contain nothing about the archive if PostgreSQL has none', async ({ api }) => {
  expect((await read(api, `Bearer ${TOKEN}`)).body).not.toMatch(/^uncle_wal_archive/m)
})

test('metrics show how old the archive is, and whether archiving fails', async () => {
  const registry = new Registry()
  const set = archiveGauges(registry)
  set({ ageSeconds: 40, isFailing: true })
  const shown = await registry.metrics()
  expect(shown).toContain('uncle_wal_archive_age_seconds 40')
  expect(shown).toContain('uncle_wal_archive_failing 1')
  set(null)
  expect(await registry.metrics()).not.toMatch(/^uncle_wal_archive/m)
})

test('metrics show the most simultaneous requests since the last reading', async ({ api }) => {
  const most = () => valueOf(api, 'uncle_requests_in_flight_max')
  await most()
  await Promise.all(Array.from({ length: 7 }, () => api.get('/hotels/no-such-hotel')))
  expect(await most()).toBe(7)
  // The only request is the one that reads the metrics.
  expect(await most()).toBe(1)
})

test('alerts and the dashboard use only metrics that are measured', async ({ api }) => {
  const { body } = await read(api, `Bearer ${TOKEN}`)
  // Metrics that are measured only on a site with a replica.
  const ofReplica = new Registry()
  const env = { ...api.services.env, DATABASE_REPLICA_URL: 'postgres://replica' }
  readGauges({ ...api.services, env }, ofReplica, 'uncle_')()
  const measured = new Set(
    [...`${body}\n${await ofReplica.metrics()}`.matchAll(/^# TYPE (\w+) (\w+)/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_count`] : [name],
    ),
  )
  const asked = globSync(['deploy/prometheus/*.yaml', 'deploy/grafana/*.json']).flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/\buncle_\w+/g)].map(([name]) => name),
  )
  expect(asked.length).toBeGreaterThan(30)
  expect([...new Set(asked)].filter((name) => !measured.has(name))).toEqual([])
})

test('no metric has a label that Prometheus itself sets', async ({ api }) => {
  await runRecorded(api.services, { name: 'a-job', run: async () => 1 })
  const { body } = await read(api, `Bearer ${TOKEN}`)
  const labels = new Set([...body.matchAll(/[{,](\w+)="/g)].map(([, label]) => label))
  expect([...labels]).toEqual(expect.arrayContaining(['call', 'name']))
  for (const taken of ['job', 'instance']) expect([...labels]).not.toContain(taken)
})

test.for([undefined, TOKEN, 'Bearer wrong', `Basic ${TOKEN}`])(
  'metrics are refused to %s',
  async (authorization, { api }) => {
    expect((await read(api, authorization)).statusCode).toBe(401)
  },
)

test('metrics answer 404 on a site without a token', async () => {
  const bare = await startApi()
  expect((await bare.app.inject({ url: '/metrics' })).statusCode).toBe(404)
  await bare.stop()
})
