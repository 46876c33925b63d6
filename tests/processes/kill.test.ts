import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { openDb } from '#db/open-db.ts'
import { isMissing, present, startPostgres } from '../database/postgres.ts'
import { bookingBody, buildCity, buildGuest, buildHotel } from '../builders.ts'
import { startServerProcess } from '../load/server-process.ts'

const BEFORE_THE_KILL = 25
const postgres = await startPostgres({ durability: 'safe' })
const reason = isMissing(postgres) ? ` (skipped: ${postgres.missing})` : ''

/** Tomorrow's Full Day by the real clock, because the killed server is a real process. */
function tomorrow() {
  const day = (ahead: number) => new Date(Date.now() + 330 * 60_000 + ahead * 86_400_000).toISOString().slice(0, 10)
  return { checkin: `${day(1)}T12:00:00+05:30`, checkout: `${day(2)}T11:00:00+05:30`, slotId: 2 }
}

type Acknowledged = { id: string; text: string; isReplayed: boolean }

describe.skipIf(isMissing(postgres))(`a process killed during a booking loop, on PostgreSQL${reason}`, () => {
  afterAll(() => present(postgres).stop())

  test('kill -9 during a series of bookings loses nothing acknowledged, and the same keys give the same answers', async () => {
    const databaseUrl = await present(postgres).createDatabase('kill')
    const { db, close } = await openDb({ databaseUrl, dataDir: '' })
    const hotel = await buildHotel(db, await buildCity(db), { rooms: 200 })
    const guests = await Promise.all(Array.from({ length: 60 }, () => buildGuest(db)))
    const start = async () => {
      const server = await startServerProcess({ DATABASE_URL: databaseUrl })
      onTestFinished(server.kill)
      return server
    }
    const first = await start()

    const book = async (base: string, token: string, key: string): Promise<Acknowledged | undefined> => {
      const answer = await fetch(`${base}/api/bookings/create-booking`, {
        method: 'POST',
        headers: { authorization: token, 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify(bookingBody(hotel, tomorrow())),
      })
      const text = await answer.text()
      const body = JSON.parse(text) as { booking?: { id: string } }
      const isReplayed = answer.headers.get('idempotency-replayed') === 'true'
      return body.booking && { id: body.booking.id, text, isReplayed }
    }

    const acknowledged = new Map<string, Acknowledged>()
    const keys = new Map(guests.map(({ token }) => [token, randomUUID()]))
    // Uses few clients, because with all guests together a fast machine could finish every booking before the kill.
    const waiting = [...guests]
    const client = async () => {
      for (let guest = waiting.shift(); guest; guest = waiting.shift()) {
        const booked = await book(first.base, guest.token, keys.get(guest.token) ?? '').catch(() => undefined)
        if (booked) acknowledged.set(guest.token, booked)
        if (acknowledged.size === BEFORE_THE_KILL) await first.kill()
      }
    }
    await Promise.all(Array.from({ length: 8 }, client))
    expect(acknowledged.size).toBeGreaterThanOrEqual(BEFORE_THE_KILL)
    expect(acknowledged.size).toBeLessThan(guests.length)

    const kept = await db.selectFrom('bookings').select('id').execute()
    const ids = new Set(kept.map(({ id }) => id))
    expect([...acknowledged.values()].filter(({ id }) => !ids.has(id))).toEqual([])

    const second = await start()
    for (const { token } of guests) {
      const again = await book(second.base, token, keys.get(token) ?? '')
      const before = acknowledged.get(token)
      // A repeated key gets exactly the first answer.
      if (before) expect(again).toEqual({ ...before, isReplayed: true })
      else expect(again).toBeDefined()
    }
    await second.kill()
    const bookings = await db.selectFrom('bookings').select(['id', 'user_id']).execute()
    expect(bookings).toHaveLength(guests.length)
    const stays = await db.selectFrom('stays').select('id').where('status', '=', 'held').execute()
    expect(stays).toHaveLength(guests.length)
    await close()
  })
})
