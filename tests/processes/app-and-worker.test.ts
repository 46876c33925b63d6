/**
 * Tests app and worker as separate processes: which does the work, how soon a booking is confirmed, and with which
 * versions of the database they start.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { openDb } from '#db/open-db.ts'
import { bookingBody, buildCity, buildGuest, buildHotel } from '../builders.ts'
import { isMissing, present, startPostgres } from '../database/postgres.ts'
import { dayAfterTomorrow } from '../load/day-after-tomorrow.ts'
import { startServerProcess, startWorkerProcess, type ServerProcess } from '../load/server-process.ts'

const BOOKINGS = 20
/** In milliseconds. A worker that gets no nudge looks for work every two seconds. */
const [MAX_LATE_NUDGED, MAX_LATE_POLLED] = [1000, 4000]
const TOKEN = 'a-token-for-the-metrics'

const postgres = await startPostgres({ durability: 'safe', isPrivate: true })
const reason = isMissing(postgres) ? ` (skipped: ${postgres.missing})` : ''

async function setUp() {
  const databaseUrl = await present(postgres).createDatabase('app_and_worker', 'empty')
  const settings = { DATABASE_URL: databaseUrl, DATABASE_POOL: '4', DRAIN_SECONDS: '0' }
  // Prepares the database, as `npm run migrate` does.
  const both = await startServerProcess(settings)
  await both.stop()
  const { db, close } = await openDb({ databaseUrl, dataDir: '' })
  const hotel = await buildHotel(db, await buildCity(db), { rooms: BOOKINGS * 2 })
  const guests = await Promise.all(Array.from({ length: BOOKINGS }, () => buildGuest(db)))
  await close()
  return { databaseUrl, settings: { ...settings, MIGRATE: 'no' }, hotel, guests }
}

/** Books and pays. Returns how many milliseconds after the payment the booking is confirmed. */
async function bookAndWait({ base }: ServerProcess, token: string, hotel: { id: number }, most: number) {
  const headers = { authorization: token, 'content-type': 'application/json' }
  const held = await fetch(`${base}/api/bookings/create-booking`, {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': randomUUID() },
    body: JSON.stringify(bookingBody(hotel, dayAfterTomorrow())),
  })
  const { booking } = (await held.json()) as { booking: { id: string; payment_url: string } }
  const payment = booking.payment_url.split('/').at(-1)
  const paid = await fetch(`${base}/api/dev/test-gateway/${payment}`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ outcome: 'success' }),
  })
  expect(paid.status).toBe(200)
  const since = performance.now()
  while (performance.now() - since < most) {
    const { status } = (await (await fetch(`${base}/api/bookings/${booking.id}`, { headers })).json()) as {
      status: string
    }
    if (status === 'completed') return performance.now() - since
    await pause(10)
  }
  return undefined
}

const share = (sorted: readonly number[], of: number) => Math.round(sorted[Math.floor((sorted.length - 1) * of)] ?? 0)

describe.skipIf(isMissing(postgres))(`app and worker as separate processes${reason}`, () => {
  afterAll(() => present(postgres).stop())

  test('the app alone confirms no booking, and a separate worker confirms it immediately and catches up', async () => {
    const { settings, hotel, guests } = await setUp()
    const [first, ...others] = guests
    if (!first) throw new Error('no guest')
    const app = await startServerProcess({ ...settings, RUN: 'app' })
    expect(await bookAndWait(app, first.token, hotel, 3000)).toBeUndefined()

    const worker = await startWorkerProcess({ ...settings, METRICS_TOKEN: TOKEN })
    const late: number[] = []
    for (const { token } of others) late.push((await bookAndWait(app, token, hotel, MAX_LATE_POLLED)) ?? Infinity)
    const sorted = late.toSorted((one, other) => one - other)
    console.log(`confirmed by a worker elsewhere: median ${share(sorted, 0.5)} ms, latest ${share(sorted, 1)} ms`)
    expect(share(sorted, 0.5)).toBeLessThan(MAX_LATE_NUDGED)
    expect(sorted.at(-1)).toBeLessThan(MAX_LATE_POLLED)

    const mine = (await (
      await fetch(`${app.base}/api/bookings/user-bookings/${first.id}`, { headers: { authorization: first.token } })
    ).json()) as { status: string }[]
    expect(mine.map(({ status }) => status)).toEqual(['completed'])

    const ask = async (path: string, authorization = '') =>
      (await fetch(`${worker.base}${path}`, { headers: { authorization } })).status
    expect([await ask('/healthz'), await ask('/readyz'), await ask('/metrics')]).toEqual([200, 200, 401])
    const metrics = await fetch(`${worker.base}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })
    expect(await metrics.text()).toContain('uncle_outbox_handled_total{kind="payment.settled",outcome="done"}')
    expect(await ask('/api/cities')).toBe(404)
    expect([await app.stop(), await worker.stop()]).toEqual([0, 0])
    expect(app.output() + worker.output()).not.toContain('"level":50')
  })

  test('a worker finds work without being nudged', async () => {
    const { databaseUrl, settings, hotel, guests } = await setUp()
    const app = await startServerProcess({ ...settings, RUN: 'app' })
    const worker = await startWorkerProcess(settings)
    const client = new pg.Client(databaseUrl)
    await client.connect()
    // Ends the connection on which the worker listens, so that no nudge arrives.
    const { rows } = await client.query<{ pid: number }>(
      `select pid from pg_stat_activity where query like 'listen %outbox%'`,
    )
    expect(rows).toHaveLength(1)
    process.kill(rows[0]?.pid ?? 0, 'SIGSTOP')
    const late = await bookAndWait(app, guests[0]?.token ?? '', hotel, MAX_LATE_POLLED)
    process.kill(rows[0]?.pid ?? 0, 'SIGCONT')
    console.log(`confirmed by a worker that hears nothing: ${Math.round(late ?? Infinity)} ms`)
    expect(late).toBeLessThan(MAX_LATE_POLLED)
    await client.end()
    expect([await app.stop(), await worker.stop()]).toEqual([0, 0])
  })

  test('both processes refuse an older database with one sentence, and run on a newer one', async () => {
    const { databaseUrl, settings } = await setUp()
    const client = new pg.Client(databaseUrl)
    await client.connect()
    const { rows } = await client.query<{ name: string }>(
      'select name from schema_migrations order by name desc limit 1',
    )
    const last = rows[0]?.name ?? ''
    await client.query(`insert into schema_migrations (name, checksum) values ('998_newer.sql', 'x')`)
    const newer = [await startServerProcess({ ...settings, RUN: 'app' }), await startWorkerProcess(settings)]
    expect(await Promise.all(newer.map(({ stop }) => stop()))).toEqual([0, 0])
    await client.query('delete from schema_migrations where name = $1', [last])
    const sentence = `The database is older than this version: it lacks ${last}. Run`
    await expect(startServerProcess({ ...settings, RUN: 'app' })).rejects.toThrow(sentence)
    await expect(startWorkerProcess(settings)).rejects.toThrow(sentence)
    await client.end()
  })
})
