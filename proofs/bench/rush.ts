import { join } from 'node:path'
import { sql } from 'kysely'
import { openDb } from '../../src/db/open-db.ts'
import { addDays, istDateOf } from '../../src/domain/kernel/ist.ts'
import { slotPeriod } from '../../src/domain/slots/period.ts'
import { FULL_DAY } from '../../src/domain/slots/slots.ts'
import type { Db } from '../../src/server/services.ts'
import { buildHotel } from '../../tests/builders.ts'
import { askAtOnce, type Answered } from './ask-at-once.ts'
import { addGuests, bookingRequest, tokenOf } from './booking-cast.ts'
import { withChildren } from './child.ts'
import { milliseconds, type Bench, type Figure } from './figures.ts'
import { fillCity, FILL_TIMEOUT_MILLISECONDS } from './full-city.ts'
import { median, percentile } from './rounds.ts'
import { site } from './site.ts'

const CLIENTS = 200
const ROOMS = 20
const HOTELS = 1000
const MAX_MILLISECONDS = 5000

const HELD = '200'
const SOLD_OUT = '409 SOLD_OUT'
const OVERLOADED = '503 OVERLOADED'
const EXPECTED = [HELD, SOLD_OUT, OVERLOADED]

const count = (answers: readonly Answered[], wanted: string) =>
  answers.filter(({ outcome }) => outcome === wanted).length

/** Throws unless every room went to a guest, and every other guest was told the reason. */
function refuseOddAnswers(answers: readonly Answered[]): void {
  const odd = answers.filter(({ outcome }) => !EXPECTED.includes(outcome)).map(({ outcome }) => outcome)
  if (odd.length > 0) throw new Error(`odd answers in a rush: ${[...new Set(odd)].join(', ')}`)
  const held = count(answers, HELD)
  if (held !== ROOMS) throw new Error(`${held} bookings were made of ${ROOMS} rooms`)
}

/** Checks the rush in the database, without our code and without the constraint that forbids overlaps. */
async function refuseDoubleBookings(db: Db, hotelId: number, rounds: number): Promise<void> {
  const { rows } = await sql<{ stays: number; rooms: number; bookings: number }>`
    select count(*)::int as stays, count(distinct room_id)::int as rooms, count(distinct booking_id)::int as bookings
    from stays where hotel_id = ${hotelId} and status in ('held', 'booked') group by period`.execute(db)
  const isExact = rows.every(({ stays, rooms, bookings }) => stays === ROOMS && rooms === ROOMS && bookings === ROOMS)
  if (rows.length !== rounds || !isExact) throw new Error(`rooms held by round: ${JSON.stringify(rows)}`)
  const overlaps = await sql`
    select 1 from stays one join stays other on other.room_id = one.room_id and other.id > one.id
    where one.hotel_id = ${hotelId} and one.status in ('held', 'booked') and other.status in ('held', 'booked')
      and lower(one.period) < upper(other.period) and lower(other.period) < upper(one.period)`.execute(db)
  if (overlaps.rows.length > 0) throw new Error(`${overlaps.rows.length} pairs of stays overlap in a room`)
}

/** Each round has 200 new guests and a different day. */
const requestsOf = (round: number, hotelId: number, now: Date) => {
  const { start, end } = slotPeriod(FULL_DAY, addDays(istDateOf(now), 1 + round))
  return Array.from({ length: CLIENTS }, (_request, client) =>
    bookingRequest({ token: tokenOf(round * CLIENTS + client), hotelId, start, end }),
  )
}

const timesOf = (answers: readonly Answered[], wanted: readonly string[] = EXPECTED) =>
  answers.filter(({ outcome }) => wanted.includes(outcome)).map((answer) => answer.milliseconds)

const lastHeld = (answers: readonly Answered[]) => Math.max(...timesOf(answers, [HELD]))

/**
 * The first refusal tells the crowd that the rooms are gone. A guest who got a room still waits for the payment page.
 */
const roomsGone = (answers: readonly Answered[]) => Math.min(lastHeld(answers), ...timesOf(answers, [SOLD_OUT]))

function figureOf(rounds: readonly Answered[][]): Figure {
  const all = rounds.map((answers) => Math.max(...timesOf(answers)))
  const at = (share: number) => milliseconds(median(rounds.map((answers) => percentile(timesOf(answers), share))))
  const slowest = Math.max(...all)
  const answered = EXPECTED.map((outcome) => `${outcome}: ${count(rounds.flat(), outcome)}`).join(', ')
  return {
    what: `${CLIENTS} guests at once for one hotel with ${ROOMS} rooms, PostgreSQL`,
    measured: `all answered after ${milliseconds(median(all))} (slowest of ${rounds.length} rounds ${milliseconds(slowest)}), the rooms gone after ${milliseconds(median(rounds.map(roomsGone)))}, the last guest with a room told after ${milliseconds(median(rounds.map(lastHeld)))}; answers p50 ${at(0.5)}, p99 ${at(0.99)}`,
    against: `${answered}; every room held once each round`,
    aim: { wanted: `all answered within ${MAX_MILLISECONDS / 1000} s`, isMet: slowest <= MAX_MILLISECONDS },
  }
}

/**
 * Measures how long a crowd waits for answers when everybody wants the same rooms, and checks that no room is given
 * twice.
 */
export async function rush(bench: Bench): Promise<Figure[]> {
  const databaseUrl = await bench.postgres.createDatabase('bench_rush')
  const { db, close } = await openDb({
    databaseUrl,
    dataDir: '',
    statementTimeoutMilliseconds: FILL_TIMEOUT_MILLISECONDS,
  })
  try {
    const city = await fillCity(db, 'Bigtown', { ...bench.city, hotels: HOTELS }, bench.now)
    const hotel = await buildHotel(db, city, { rooms: ROOMS })
    await addGuests(db, CLIENTS * (bench.rounds + 1), bench.now)
    const database = { databaseUrl, dataDir: join(bench.folder, 'rush-files') }
    const rounds = await withChildren(async (start) => {
      const { base } = await start(site(database, { DEMO_CATALOGUE: 'false' }))
      const answered: Answered[][] = []
      for (let round = 0; round <= bench.rounds; round++) {
        const answers = await askAtOnce(base, requestsOf(round, hotel.id, bench.now))
        refuseOddAnswers(answers)
        answered.push(answers)
      }
      return answered
    })
    await refuseDoubleBookings(db, hotel.id, rounds.length)
    // Leaves out the first rush, which only warms up.
    return [figureOf(rounds.slice(1))]
  } finally {
    await close()
  }
}
