import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openDb } from '../../src/db/open-db.ts'
import { addDays, istDateOf, toIstIso } from '../../src/domain/kernel/ist.ts'
import { slotPeriod } from '../../src/domain/slots/period.ts'
import { FULL_DAY } from '../../src/domain/slots/slots.ts'
import { addGuests, bookingRequest, tokenOf } from './booking-cast.ts'
import { withChildren } from './child.ts'
import { milliseconds, type Bench, type Figure } from './figures.ts'
import { fillCity } from './full-city.ts'
import { percentile } from './rounds.ts'
import { site } from './site.ts'

/** Each booking takes a different hotel, and each hotel has a single room. */
const BOOKINGS_OF_ROUND = 30
const MAX_MILLISECONDS = 300
const GIVE_UP_AFTER = 5000
/** The maximum number of hotels in one answer. */
const PAGE = 100
/** The longest random pause in milliseconds, so that bookings fall at any moment between two polls of the feed. */
const LONGEST_PAUSE = 240

type Listed = { id: number; availability: { availability: boolean } }

/**
 * Measures for how long a search in one process still offers a room that a guest has booked through another process.
 */
export async function lag(bench: Bench): Promise<Figure[]> {
  const databaseUrl = await bench.postgres.createDatabase('bench_lag')
  const bookings = BOOKINGS_OF_ROUND * bench.rounds
  const { db, close } = await openDb({ databaseUrl, dataDir: '' })
  const city = await fillCity(
    db,
    'Bigtown',
    { hotels: bookings + 1, roomsOfHotel: 1, staysInHundred: 0, days: 1 },
    bench.now,
  )
  await addGuests(db, bookings + 1, bench.now)
  const hotels = await db.selectFrom('hotels').select('id').orderBy('id').execute()
  await close()

  const { start, end } = slotPeriod(FULL_DAY, addDays(istDateOf(bench.now), 2))
  const query = (skip: number) =>
    `/api/hotels/search?${new URLSearchParams({
      checkin: toIstIso(start),
      checkout: toIstIso(end),
      filter: JSON.stringify({ where: { cityId: city.id }, limit: PAGE, skip }),
    })}`
  const times = await withChildren(async (startChild) => {
    const processes = ['one', 'other'].map((name) =>
      startChild(site({ databaseUrl, dataDir: join(bench.folder, `lag-${name}`) }, { DEMO_CATALOGUE: 'false' })),
    )
    const [booking, searching] = await Promise.all(processes)
    if (!booking || !searching) throw new Error('two processes were started')
    const isOffered = async (hotel: number): Promise<boolean> => {
      for (let skip = 0; skip <= bookings; skip += PAGE) {
        const answer = await fetch(searching.base + query(skip))
        const found = ((await answer.json()) as Listed[]).find(({ id }) => id === hotel)
        if (found) return found.availability.availability
      }
      throw new Error(`hotel ${hotel} is in no search`)
    }
    const lags: number[] = []
    for (const [turn, { id }] of hotels.slice(0, bookings).entries()) {
      if (!(await isOffered(id))) throw new Error(`hotel ${id} was taken before it was booked`)
      await pause(Math.random() * LONGEST_PAUSE)
      const { path, ...post } = bookingRequest({ token: tokenOf(turn), hotelId: id, start, end })
      const answer = await fetch(booking.base + path, post)
      if (!answer.ok) throw new Error(`the booking was refused: ${await answer.text()}`)
      const committed = performance.now()
      while (await isOffered(id))
        if (performance.now() - committed > GIVE_UP_AFTER) throw new Error('the room is still offered')
      lags.push(performance.now() - committed)
    }
    return lags
  })
  const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)]
  return [
    {
      what: 'a room booked on one process is still offered by a search on another, PostgreSQL',
      measured: `p50 ${milliseconds(p50)}, p99 ${milliseconds(p99)}, the search itself included`,
      against: `${times.length} bookings, from the booking’s answer to the first search that shows it`,
      aim: { wanted: `p99 at most ${MAX_MILLISECONDS} ms`, isMet: p99 <= MAX_MILLISECONDS },
    },
  ]
}
