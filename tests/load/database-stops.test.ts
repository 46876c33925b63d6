/** PostgreSQL stops, hangs and returns while two processes make bookings. */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { openDb } from '#db/open-db.ts'
import { bookingBody, buildCity, buildGuest, buildHotel, type BuiltGuest, type BuiltHotel } from '../builders.ts'
import { isMissing, present, startPostgres } from '../database/postgres.ts'
import { startServerProcess, type ServerProcess } from './server-process.ts'
import { dayAfterTomorrow } from './day-after-tomorrow.ts'

/** How many times PostgreSQL is stopped. `npm run prove` stops it ten times. */
const STOPS = Number(process.env['DATABASE_STOPS'] ?? 1)
const SERVES_AGAIN_WITHIN = 2000
const ANSWERS_WITHIN = 2500
const CLIENTS = 12

const postgres = await startPostgres({ durability: 'safe', isPrivate: true })
const reason = isMissing(postgres) ? ` (skipped: ${postgres.missing})` : ''

type Load = { acknowledged: string[]; slowest: number; statuses: Map<number, number>; stop: () => Promise<void> }

/** Guests book and cancel through the processes in turn until they are told to stop. */
function bookUnderLoad(servers: readonly ServerProcess[], hotel: BuiltHotel, guests: readonly BuiltGuest[]): Load {
  const load = { acknowledged: [] as string[], slowest: 0, statuses: new Map<number, number>() }
  const told = { isOver: false }
  const post = async (turn: number, path: string, guest: BuiltGuest, body: object, key: string) => {
    const began = performance.now()
    const answer = await fetch(`${servers[turn % servers.length]?.base ?? ''}/api${path}`, {
      method: 'POST',
      headers: { authorization: guest.token, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
    })
    const read = (await answer.json()) as { booking?: { id: string; payment_url: string } }
    load.slowest = Math.max(load.slowest, performance.now() - began)
    load.statuses.set(answer.status, (load.statuses.get(answer.status) ?? 0) + 1)
    return { status: answer.status, ...read }
  }
  const live = async (guest: BuiltGuest, index: number) => {
    for (let turn = index; !told.isOver; turn++) {
      const { booking } = await post(
        turn,
        '/bookings/create-booking',
        guest,
        bookingBody(hotel, dayAfterTomorrow()),
        randomUUID(),
      )
      if (booking) {
        load.acknowledged.push(booking.id)
        const gateway = `/dev/test-gateway/${booking.payment_url.split('/').at(-1)}`
        if (turn % 2 === 0) await post(turn, gateway, guest, { outcome: 'success' }, randomUUID())
        await post(turn, '/bookings/cancel-booking', guest, { id: booking.id }, randomUUID())
      }
      await pause(20)
    }
  }
  const running = Promise.all(guests.map(live))
  return Object.assign(load, {
    stop: async () => {
      told.isOver = true
      await running
    },
  })
}

async function servesAgain(server: ServerProcess): Promise<number> {
  const began = performance.now()
  for (;;) {
    const answer = await fetch(`${server.base}/readyz`).catch(() => undefined)
    if (answer?.status === 200) return performance.now() - began
    if (performance.now() - began > 30_000) throw new Error(`not ready again: ${server.output()}`)
    await pause(25)
  }
}

describe.skipIf(isMissing(postgres))(`a database that stops, on PostgreSQL${reason}`, () => {
  afterAll(() => present(postgres).stop())

  test(
    'a database that stops ends no process, loses no acknowledged booking, and serves again within two seconds',
    { timeout: 60_000 + STOPS * 15_000 },
    async () => {
      const databaseUrl = await present(postgres).createDatabase('stops')
      let opened = await openDb({ databaseUrl, dataDir: '' })
      const hotel = await buildHotel(opened.db, await buildCity(opened.db), { rooms: 60 })
      const guests = await Promise.all(Array.from({ length: CLIENTS }, () => buildGuest(opened.db)))
      await opened.close()
      const environment = { DATABASE_URL: databaseUrl, DATABASE_POOL: '6' }
      const servers = await Promise.all([startServerProcess(environment), startServerProcess(environment)])
      const load = bookUnderLoad(servers, hotel, guests)
      const recoveries: number[] = []
      for (let stop = 0; stop < STOPS; stop++) {
        await pause(800 + Math.random() * 400)
        await present(postgres).crash()
        recoveries.push(...(await Promise.all(servers.map(servesAgain))))
      }
      await pause(500)
      await load.stop()
      expect(servers.map(({ child }) => child.exitCode)).toEqual([null, null])
      expect(Math.max(...recoveries)).toBeLessThan(SERVES_AGAIN_WITHIN)
      expect(load.acknowledged.length).toBeGreaterThan(STOPS * 5)
      expect(
        [...load.statuses.keys()].filter((status) => status === 500),
        'no answer is a fault',
      ).toEqual([])

      // After an hour in which every job ran, every payment has led to a booking or a refund.
      for (const minutes of [16, 6, 6, 40])
        await fetch(`${servers[0].base}/api/dev/clock`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ advanceMinutes: minutes }),
        })
      opened = await openDb({ databaseUrl, dataDir: '' })
      const { rows: kept } = await sql<{ id: string }>`select id from bookings`.execute(opened.db)
      const ids = new Set(kept.map(({ id }) => id))
      expect(
        load.acknowledged.filter((id) => !ids.has(id)),
        'acknowledged and lost',
      ).toEqual([])
      const { rows: lost } = await sql`
        select g.id, b.status, p.status as payment from dev_gateway_payments g
        join payments p on p.id::text = g.reference join bookings b on b.id = p.booking_id
        where g.status = 'paid' and b.status <> 'completed' and g.amount <> coalesce((
          select sum(r.amount) from dev_gateway_refunds r where r.gateway_payment_id = g.id and r.status = 'processed'), 0)`.execute(
        opened.db,
      )
      expect(lost, 'paid, and neither booked nor refunded').toEqual([])
      await opened.close()
      expect(await Promise.all(servers.map(({ stop }) => stop()))).toEqual([0, 0])
      console.log(
        `${STOPS} stops: ${load.acknowledged.length} bookings acknowledged, ready again after at most ${Math.round(Math.max(...recoveries))} ms`,
      )
    },
  )

  test('a database that hangs is reported to clients within two and a half seconds, and serves again later', async () => {
    const databaseUrl = await present(postgres).createDatabase('hangs')
    const server = await startServerProcess({ DATABASE_URL: databaseUrl })
    const timed = async (path: string) => {
      const began = performance.now()
      const answer = await fetch(server.base + path)
      await answer.text()
      const retryAfter = answer.headers.get('retry-after')
      return { status: answer.status, retryAfter, took: performance.now() - began }
    }
    expect((await timed('/api/cities')).status).toBe(200)
    await present(postgres).hang()
    try {
      // The list of cities may come from a recent answer (`server/http/coalesce-requests.ts`).
      const answers = await Promise.all(['/api/cities/goa', '/readyz', '/api/cities/pune', '/healthz'].map(timed))
      expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 200])
      expect(Math.max(...answers.map(({ took }) => took))).toBeLessThan(ANSWERS_WITHIN)
      const later = await timed('/api/cities')
      expect(later).toMatchObject({ status: 503, retryAfter: '2' })
      expect(later.took).toBeLessThan(500)
    } finally {
      await present(postgres).goOn()
    }
    expect(await servesAgain(server)).toBeLessThan(SERVES_AGAIN_WITHIN)
    expect((await timed('/api/cities')).status).toBe(200)
    expect(await server.stop()).toBe(0)
  })
})
