import type { Request } from 'autocannon'
import { join } from 'node:path'
import { sql } from 'kysely'
import { openDb } from '../../src/db/open-db.ts'
import { addGuests, bookingIdentities, bookingRequest, type BookingIdentity } from './booking-cast.ts'
import { withChildren } from './child.ts'
import { compared, type Bench, type Figure } from './figures.ts'
import { fillCity, FILL_TIMEOUT_MILLISECONDS } from './full-city.ts'
import { load, warmUp, type Load } from './load.ts'
import { recordBooking } from './record-booking.ts'
import { statementsFor, type Script } from './record-statements.ts'
import { replayStatements, withClients } from './replay-statements.ts'
import { interleave, type Round } from './rounds.ts'
import { site } from './site.ts'

const CLIENTS = [8, 16]
const HOTELS = 1000
/** Hotel ids that cannot be confused with any other number in a booking's statements. */
const FIRST_HOTEL_ID = 500_001
const LEAST_SHARE = 0.4
/** Enough guests for each second on any machine. A guest may hold at most three unpaid bookings. */
const GUESTS_A_SECOND = 300

type Stand = { databaseUrl: string; next: () => BookingIdentity; script: Script<BookingIdentity> }

async function prepare(bench: Bench): Promise<Stand> {
  const databaseUrl = await bench.postgres.createDatabase('bench_booking')
  const { db, close } = await openDb({
    databaseUrl,
    dataDir: '',
    statementTimeoutMilliseconds: FILL_TIMEOUT_MILLISECONDS,
  })
  try {
    await fillCity(db, 'Bigtown', { ...bench.city, hotels: HOTELS, firstHotelId: FIRST_HOTEL_ID }, bench.now)
    const measuredSeconds = bench.rounds * bench.secondsOfRound * CLIENTS.length * 2
    const guests = Math.ceil((measuredSeconds + 10) * GUESTS_A_SECOND)
    await addGuests(db, guests, bench.now)
    const hotels = await db.selectFrom('hotels').select('id').orderBy('id').execute()
    const next = bookingIdentities(
      hotels.map(({ id }) => id),
      guests,
      bench.now,
    )
    return { databaseUrl, next, script: await recordBooking(databaseUrl, next()) }
  } finally {
    await close()
  }
}

/** Throws unless every measured booking was made and has its room. */
async function refuseLostBookings(databaseUrl: string, rounds: readonly Round[], seconds: number): Promise<void> {
  const counted = rounds.reduce((sum, { perSecond }) => sum + Math.floor(perSecond * seconds), 0)
  const failures = rounds.reduce((sum, round) => sum + round.failures, 0)
  const { db, close } = await openDb({ databaseUrl, dataDir: '' })
  const { rows } = await sql<{ held: number; bookings: number }>`
    select (select count(*)::int from bookings where status = 'pending') as bookings,
      (select count(*)::int from stays where status = 'held') as held`.execute(db)
  await close()
  const { held = 0, bookings = 0 } = rows[0] ?? {}
  if (failures > 0 || bookings < counted || held !== bookings)
    throw new Error(`${counted} bookings counted, ${failures} refused, ${bookings} stored, ${held} rooms held`)
}

/** Compares bookings over HTTP with the same SQL over as many connections. */
export async function booking(bench: Bench): Promise<Figure[]> {
  const { databaseUrl, next, script } = await prepare(bench)
  const dataDir = join(bench.folder, 'booking-files')
  const rounds = await withChildren((start) =>
    withClients(databaseUrl, Math.max(...CLIENTS), async (clients) => {
      const { base } = await start(site({ databaseUrl, dataDir }, { DEMO_CATALOGUE: 'false' }))
      const requests = [{ setupRequest: (request: Request) => ({ ...request, ...bookingRequest(next()) }) }]
      const asked = (connections: number): Load => ({ base, connections, seconds: bench.secondsOfRound, requests })
      await warmUp(asked(4))
      const statements = () => statementsFor(script, next())
      await replayStatements(clients.slice(0, 4), { next: statements, seconds: 1 })
      const seconds = bench.secondsOfRound
      const subjects = CLIENTS.flatMap((count) => [
        [`http ${count}`, () => load(asked(count))] as const,
        [`sql ${count}`, () => replayStatements(clients.slice(0, count), { next: statements, seconds })] as const,
      ])
      return interleave(Object.fromEntries(subjects), bench.rounds)
    }),
  )
  await refuseLostBookings(databaseUrl, Object.values(rounds).flat(), bench.secondsOfRound)
  return CLIENTS.map((count) => {
    const figure = compared(`create-booking, ${count} clients`, rounds[`http ${count}`] ?? [], {
      name: `the same ${script.length} statements on ${count} connections`,
      rounds: rounds[`sql ${count}`] ?? [],
    })
    return { ...figure, aim: { wanted: `at least ${LEAST_SHARE} of bare SQL`, isMet: figure.ratio >= LEAST_SHARE } }
  })
}
