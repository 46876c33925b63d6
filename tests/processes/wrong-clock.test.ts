/**
 * Tests that a machine whose clock is an hour off can share a database with a correct one, because the database's clock
 * decides (decision 0046).
 */
import { afterAll, describe, expect, test } from 'vitest'
import { openDb } from '#db/open-db.ts'
import { bookingBody, buildCity, buildGuest, buildHotel } from '../builders.ts'
import { isMissing, present, startPostgres } from '../database/postgres.ts'
import { dayAfterTomorrow } from '../load/day-after-tomorrow.ts'
import { startServerProcess, type ServerProcess } from '../load/server-process.ts'

const HOUR = 3_600_000
const MAX_OFF = 2000

const postgres = await startPostgres({ isPrivate: true })
const reason = isMissing(postgres) ? ` (skipped: ${postgres.missing})` : ''

/** Code that shifts every date of a process by this many milliseconds, but no duration. */
function offBy(milliseconds: number): string {
  const script = `const right=Date;globalThis.Date=class extends right{
    constructor(...given){if(given.length===0)super(right.now()+(${milliseconds}));else super(...given)}
    static now(){return right.now()+(${milliseconds})}}`
  return `--import=data:text/javascript,${encodeURIComponent(script)}`
}

const post = (server: ServerProcess, path: string, token?: string, body: object = {}) =>
  fetch(`${server.base}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: token } : {}) },
    body: JSON.stringify(body),
  })

const clockOf = async ({ base }: ServerProcess) => {
  const { now } = (await (await fetch(`${base}/api/dev/clock`)).json()) as { now: string }
  return new Date(now).getTime()
}

describe.skipIf(isMissing(postgres))(`a process with a wrong clock, on PostgreSQL${reason}`, () => {
  afterAll(() => present(postgres).stop())

  test.each([
    ['ahead', HOUR],
    ['behind', -HOUR],
  ])(
    'a process an hour %s ends no other process’s holds, and books by the correct time',
    { timeout: 240_000 },
    async (_name, off) => {
      const databaseUrl = await present(postgres).createDatabase('wrong_clock')
      const { db, close } = await openDb({ databaseUrl, dataDir: '' })
      const hotel = await buildHotel(db, await buildCity(db), { rooms: 2 })
      const [payer, other] = [await buildGuest(db), await buildGuest(db)]
      const right = await startServerProcess({ DATABASE_URL: databaseUrl })
      const wrong = await startServerProcess({ DATABASE_URL: databaseUrl, NODE_OPTIONS: offBy(off) })
      const body = bookingBody(hotel, dayAfterTomorrow())
      const began = Date.now()
      expect((await post(right, '/bookings/create-booking', payer.token, body)).status).toBe(200)
      expect((await post(wrong, '/bookings/create-booking', other.token, body)).status).toBe(200)
      expect(Math.abs((await clockOf(wrong)) - Date.now())).toBeLessThan(MAX_OFF)
      for (const server of [wrong, right]) expect((await post(server, '/dev/jobs/expire-holds')).status).toBe(200)
      const bookings = await db.selectFrom('bookings').select(['status', 'created_at']).execute()
      expect(bookings.map(({ status }) => status)).toEqual(['pending', 'pending'])
      for (const { created_at: at } of bookings) {
        expect(at.getTime()).toBeGreaterThan(began - MAX_OFF)
        expect(at.getTime()).toBeLessThan(Date.now() + MAX_OFF)
      }
      await close()
      expect(wrong.output()).toContain('the clock of this machine is off')
      expect([await right.stop(), await wrong.stop()]).toEqual([0, 0])
    },
  )
})
