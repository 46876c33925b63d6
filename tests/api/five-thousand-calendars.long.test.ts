/** Reads the calendars of 5,000 hotels within five minutes, after which each has to be read again (decision 0109). */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { READ_EVERY_MINUTES } from '#domain/channels/channel-reading.ts'
import { readCalendars } from '#server/features/channels/read-calendars.ts'
import { buildGuest, buildHotel } from '../builders.ts'
import { SATURDAY_EVENING } from '../cast.ts'
import { calendarOf } from '../sold-calendar.ts'
import { bookingTest as test } from './booking-test.ts'

/** CI sets a smaller number of hotels. */
const HOTELS = Number(process.env['CALENDAR_HOTELS'] ?? 5000)
/** One site in fifty never answers, and one in fifty answers 503. */
const HANGS = 50
const FAILS = 50
const ANSWER_MILLISECONDS = 100

test(
  'all hotels’ calendars are read within five minutes while one site in fifty hangs and one in fifty fails',
  { timeout: 1_200_000 },
  async ({ api, city, steps }) => {
    const asked = new Set<string>()
    const text = calendarOf({ uid: 'one@site', from: SATURDAY_EVENING.checkin, until: SATURDAY_EVENING.checkout })
    const server = createServer(({ url = '' }, response) => {
      asked.add(url)
      const n = Number(/\d+/.exec(url)?.[0])
      if (n % HANGS === 1) return
      setTimeout(() => {
        const status = n % FAILS === 2 ? 503 : 200
        response.writeHead(status, { 'content-type': 'text/calendar' }).end(text)
      }, ANSWER_MILLISECONDS)
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    try {
      const hotels = []
      for (let n = 0; n < HOTELS; n++) hotels.push(await buildHotel(api.db, city, { rooms: 1 }))
      const [first] = hotels
      if (!first) throw new Error('no hotel')
      const booked = await steps.paid(await buildGuest(api.db), first, {}, SATURDAY_EVENING)
      const now = api.clock.now()
      await sql`
        with staff as (
          insert into hotel_staff (hotel_id, phone, name, role, granted_by, granted_at, accepted_at)
          select h.id, '+9161' || lpad(h.id::text, 8, '0'), 'Lakshmi Rao', 'manager', 'test', ${now}, ${now}
          from hotels h where h.id = any(${hotels.map(({ id }) => id)}::int[]) returning id, hotel_id
        ), sites as (
          insert into channels (hotel_id, name, keeps_back, made_by, made_at)
          select hotel_id, 'MakeMyTrip', 0, id, ${now} from staff returning id, hotel_id
        )
        insert into channel_calendars (channel_id, hotel_id, city_id, room_id, address, due_at, made_at)
        select c.id, c.hotel_id, r.city_id, r.id, ${`http://127.0.0.1:${port}/`} || (r.hotel_id - ${first.id}::int) || '.ics', ${now}, ${now}
        from sites c join rooms r on r.hotel_id = c.hotel_id`.execute(api.db)
      const began = performance.now()
      const changed = await readCalendars(api.services)
      const seconds = (performance.now() - began) / 1000
      console.log(`${HOTELS} calendars in ${seconds.toFixed(0)} s`)
      expect(asked.size).toBe(HOTELS)
      expect(seconds).toBeLessThan(READ_EVERY_MINUTES * 60)
      const healthy = HOTELS - HOTELS / HANGS - HOTELS / FAILS
      const { rows } = await sql<{ blocked: number; conflicts: number }>`
        select (select count(distinct hotel_id)::int from room_blocks where why = 'channel' and freed_at is null) as blocked,
          (select count(*)::int from channel_conflicts where booking_id = ${booked.id}::uuid) as conflicts`.execute(
        api.db,
      )
      // The first hotel's room is booked here too, so its sale on the other site makes a conflict instead of a block.
      expect(rows).toEqual([{ blocked: healthy - 1, conflicts: 1 }])
      expect(changed).toBeGreaterThanOrEqual(healthy - 1)
    } finally {
      server.closeAllConnections()
      server.close()
    }
  },
)
