/** Runs the example of a channel manager's program against a server (docs/channel-managers.md). */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { openDb } from '#db/open-db.ts'
import { bookingBody, buildCity, buildGuest, buildHotel, buildStaff } from '../builders.ts'
import { isMissing, present, startPostgres } from '../database/postgres.ts'
import { startServerProcess } from '../load/server-process.ts'

const EXAMPLE = join(import.meta.dirname, '../../docs/examples/channel-manager')
/** The phone of the demo's manager, with which the example signs in. */
const MANAGER = '+919800000001'

const postgres = await startPostgres()
const reason = isMissing(postgres) ? ` (skipped: ${postgres.missing})` : ''

/** Tomorrow's evening by the real clock. */
function tomorrow() {
  const day = (ahead: number) => new Date(Date.now() + 330 * 60_000 + ahead * 86_400_000).toISOString().slice(0, 10)
  return { checkin: `${day(1)}T21:00:00+05:30`, checkout: `${day(2)}T10:00:00+05:30`, slotId: 1 }
}

describe.skipIf(isMissing(postgres))(`a channel manager’s link${reason}`, () => {
  afterAll(() => present(postgres).stop())

  test(
    'the example blocks rooms, sets prices, hears of bookings, and catches up after its own outage',
    { timeout: 300_000 },
    async () => {
      const databaseUrl = await present(postgres).createDatabase('channel_manager')
      const { db, close } = await openDb({ databaseUrl, dataDir: '' })
      const city = await buildCity(db)
      const place = { lat: 18.52, lng: 73.85, overall_rating: 4.2, prices: { 0: 900, 3: 1499, 4: 2000 } }
      const hotel = await buildHotel(db, city, { rooms: 6, ...place })
      for (let n = 0; n < 3; n++) await buildHotel(db, city, { rooms: 3, ...place })
      await buildStaff(db, hotel, { role: 'manager', phone: MANAGER })
      const guest = await buildGuest(db)
      await close()
      const server = await startServerProcess({ DATABASE_URL: databaseUrl })
      onTestFinished(server.kill)
      const booked = await fetch(`${server.base}/api/bookings/create-booking`, {
        method: 'POST',
        headers: { authorization: guest.token, 'content-type': 'application/json' },
        body: JSON.stringify(bookingBody(hotel, tomorrow())),
      })
      const { booking } = (await booked.json()) as { booking: { payment_url: string } }
      await fetch(`${server.base}/api/dev/test-gateway/${booking.payment_url.split('/').at(-1)}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ outcome: 'success' }),
      })

      const trial = spawn(process.execPath, [join(EXAMPLE, 'try.mjs'), server.base], {
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      const [said, faults, [status]] = await Promise.all([
        text(trial.stdout),
        text(trial.stderr),
        once(trial, 'exit') as Promise<[number]>,
      ])
      expect({ status, faults }, said).toEqual({ status: 0, faults: '' })
      expect(said).toMatch(/all \d+ steps passed/)
    },
  )
})
