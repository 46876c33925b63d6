/** Tests that writing the calendar of a hotel with 500 rooms delays no booking. */
import { sql } from 'kysely'
import { expect } from 'vitest'
import { buildHotel, buildStaff } from '../builders.ts'
import { apiTest as test } from './api-test.ts'

const ROOMS = 500
const NIGHTS = 30
/** In milliseconds. A booking at this hotel waits while the calendar is written. */
const WRITTEN_WITHIN = 2000

const timed = async <Value>(work: () => Promise<Value>) => {
  const began = performance.now()
  return { value: await work(), took: performance.now() - began }
}

test(
  'a calendar with 500 rooms and 15,000 stays is written within seconds, the first time and again',
  { timeout: 300_000 },
  async ({ api, city }) => {
    const hotel = await buildHotel(api.db, city, { rooms: ROOMS })
    const { headers } = await buildStaff(api.db, hotel, { role: 'manager' })
    // One room is free every second night, so that each sold-out night is a separate event.
    await sql`
    insert into stays (hotel_id, city_id, room_id, period, status)
    select r.hotel_id, r.city_id, r.id, tstzrange(n.night, n.night + interval '13 hours', '[)'), 'booked'
    from (select *, row_number() over (order by id) as place from rooms where hotel_id = ${hotel.id}) r
      cross join generate_series(${api.clock.now()}::timestamptz + interval '12 hours', ${api.clock.now()}::timestamptz + make_interval(days => ${NIGHTS}), '1 day') n (night)
    where r.place > 1 or extract(day from n.night)::int % 2 = 0`.execute(api.db)
    const asked = await api.post('/desk/given-calendars', { kind: 'any' }, { headers })
    const path = new URL(asked.body.given.at(-1).address).pathname.replace(/^\/api/, '')
    const first = await timed(() => api.get(path))
    const again = await timed(() => api.get(path))
    console.info(`written in ${first.took.toFixed(0)} ms, again in ${again.took.toFixed(0)} ms`)
    const events = String(first.value.body).match(/^BEGIN:VEVENT/gm) ?? []
    expect(events.length).toBeGreaterThan(NIGHTS / 2 - 3)
    expect(events.length).toBeLessThan(NIGHTS / 2 + 3)
    expect(again.value.body).toBe(first.value.body)
    expect(Math.max(first.took, again.took)).toBeLessThan(WRITTEN_WITHIN)
  },
)
