import { sql } from 'kysely'
import { openDb, type OpenDb } from '../../src/db/open-db.ts'
import { addDays, istDateOf, istInstant } from '../../src/domain/kernel/ist.ts'
import { compared, type Bench, type Figure } from './figures.ts'
import { fillCity, FILL_TIMEOUT_MILLISECONDS } from './full-city.ts'
import { metered, postgresMeter, type Meter } from './processor-time.ts'
import { replayStatements, withClients } from './replay-statements.ts'
import { interleave, type Subject } from './rounds.ts'

const CONNECTIONS = 16
const HOTELS = 1000
const HOUR_MILLISECONDS = 3_600_000
const HOURS_OF_STAY = 3

const INSERT = `insert into stays (hotel_id, city_id, room_id, period, status)
  values ($1, $2, $3, tstzrange($4::timestamptz, $5::timestamptz), 'booked')`
/** The triggers that report a changed stay to searches in memory (decision 0018). */
const TRIGGERS = ['stays_told_new', 'stays_told_old', 'stays_told_changed']

type Room = { id: number; hotel_id: number; city_id: number }

/** Returns the next stay, which is later than all existing stays and is in a different room each time. */
function nextStay(rooms: readonly Room[], first: Date) {
  let serial = 0
  return () => {
    const room = rooms[serial % rooms.length]
    const from = new Date(first.getTime() + Math.floor(serial / rooms.length) * HOURS_OF_STAY * HOUR_MILLISECONDS)
    serial += 1
    const until = new Date(from.getTime() + HOURS_OF_STAY * HOUR_MILLISECONDS)
    return [{ text: INSERT, values: [room?.hotel_id, room?.city_id, room?.id, from, until] }]
  }
}

async function prepare(bench: Bench, name: string, change: (db: OpenDb['db']) => Promise<void>) {
  const databaseUrl = await bench.postgres.createDatabase(name)
  const { db, close } = await openDb({
    databaseUrl,
    dataDir: '',
    statementTimeoutMilliseconds: FILL_TIMEOUT_MILLISECONDS,
  })
  await fillCity(db, 'Bigtown', { ...bench.city, hotels: HOTELS }, bench.now)
  await change(db)
  const rooms = await db
    .selectFrom('rooms')
    .select(['id', 'hotel_id', 'city_id'])
    .orderBy('number')
    .orderBy('id')
    .execute()
  await close()
  return { databaseUrl, next: nextStay(rooms, istInstant(addDays(istDateOf(bench.now), bench.city.days + 2))) }
}

/** Compares commits of one stay each with and without the triggers that inform other processes' searches. */
export async function triggerCost(bench: Bench): Promise<Figure[]> {
  const told = await prepare(bench, 'bench_told', async () => undefined)
  const untold = await prepare(bench, 'bench_untold', async (db) => {
    for (const trigger of TRIGGERS) await sql`drop trigger ${sql.id(trigger)} on stays`.execute(db)
  })
  const seconds = bench.secondsOfRound
  const meter: Meter = await postgresMeter(bench.postgres.url)
  const rounds = await withClients(told.databaseUrl, CONNECTIONS, (with_) =>
    withClients(untold.databaseUrl, CONNECTIONS, async (without) => {
      const subject = (clients: typeof with_, next: typeof told.next): Subject =>
        metered(() => replayStatements(clients, { next, seconds }), [meter], seconds)
      const subjects = { told: subject(with_, told.next), untold: subject(without, untold.next) }
      await Promise.all([subjects.told(), subjects.untold()])
      return interleave(subjects, bench.rounds)
    }),
  )
  return [
    compared(`commits of one stay, ${CONNECTIONS} connections, PostgreSQL`, rounds.told, {
      name: 'the same without the triggers that tell searches of it',
      rounds: rounds.untold,
    }),
  ]
}
