/** Sends every call of the contract to a server on a filled database, and runs its jobs. Records times, statements and sizes. */
import { sql } from 'kysely'
import { ALL_CALLS } from '../../src/contract/calls.ts'
import { addDays, istDateOf } from '../../src/domain/kernel/ist.ts'
import { openDb } from '../../src/db/open-db.ts'
import { buildApp } from '../../src/server/app.ts'
import { adjustableClock } from '../../src/server/adapters/clocks.ts'
import { createServices } from '../../src/server/create-services.ts'
import { readEnv } from '../../src/server/env.ts'
import { SCHEDULE } from '../../src/server/jobs/schedule.ts'
import { measurePosts } from './measure-posts.ts'
import { senderOf, signInPeople } from './people.ts'

export type Measured = {
  what: string
  status: number | string
  /** the median of all requests except the first */
  milliseconds: number
  bytes: number
  statements: number
  slowest: { sql: string; milliseconds: number }
}

const REPETITIONS = 5
/** A call slower than this is repeated only once. */
const SLOW_MILLISECONDS = 1000

/** Returns query strings for the calls that require one, and others that are worth measuring. */
function queriesOf(code: string, phone: string): Record<string, string[]> {
  const day = istDateOf(new Date())
  const tomorrow = addDays(day, 1)
  const times = `checkin=${encodeURIComponent(`${tomorrow}T21:00:00+05:30`)}&checkout=${encodeURIComponent(`${addDays(tomorrow, 1)}T10:00:00+05:30`)}`
  const month = `from=${addDays(day, -30)}&to=${day}`
  return {
    '/users/is-registered': [`phone=${encodeURIComponent(phone)}`],
    '/bookings/{id}/extension-bill': ['hours=2'],
    '/bookings/{id}/modification-bill': [times],
    '/cities/{id}/offers-by-day': ['slot=3'],
    '/hotels/{id}/offers-by-day': ['slot=3'],
    '/desk/day': ['', `date=${tomorrow}`, `date=${addDays(day, -40)}`],
    '/desk/find': [`text=${code}`, 'text=Rao'],
    '/desk/find-walk-ins': ['text=Suresh'],
    '/desk/prices/preview': [`slot=3&date=${tomorrow}`],
    '/desk/register': [`date=${addDays(day, -40)}`],
    '/desk/register/find': ['text=Rao'],
    '/hotels/{id}/find-availability': [times],
    '/hotels/search-facets': [times],
    '/hotels/search': [
      times,
      `${times}&filter=${encodeURIComponent(JSON.stringify({ where: { city: 'hyderabad' } }))}`,
    ],
    '/hotels/similar-hotels/{id}': [times],
    '/office/bookings': ['', 'state=cancelled', month],
    '/office/bookings-table': [month],
    '/office/find': [
      `text=${code}`,
      `text=${encodeURIComponent(phone)}`,
      'text=Asha',
      'text=guest7@home.example',
      'text=Zulu',
      'text=8123',
    ],
    '/office/figures/cohorts': [month],
    '/office/figures/demand': [month],
    '/office/figures/{figures}/csv': [month],
    '/office/figures/results': [month],
    '/office/hotels/{id}/prices/preview': [`slot=3&date=${tomorrow}`],
    '/office/log': ['', 'text=telephone', 'act=seen'],
    '/office/names': ['', 'text=hyd', 'lacks=hi'],
    '/office/payout-list': ['', 'state=sent', `month=${day.slice(0, 7)}`],
    '/office/reviews': ['', 'text=breakfast', 'text=zebra'],
    '/office/commission-invoices': [`month=${day.slice(0, 7)}`],
    '/desk/commission-invoices': [`month=${day.slice(0, 7)}`],
    '/office/work': ['key=refund:1'],
    '/places': ['text=hyd'],
    '/users/referral-discount': ['id=F0000007'],
  }
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/**
 * Starts the server on the database, measures every GET call, then every job, then every POST call, which changes the
 * database, and stops the server.
 */
export async function measure(databaseUrl: string, say: (what: string) => void): Promise<Measured[]> {
  let statements: { sql: string; milliseconds: number }[] = []
  const database = await openDb({
    databaseUrl,
    dataDir: '',
    maxConnections: 10,
    statementTimeoutMilliseconds: 120_000,
    onStatement: ({ sql: text, milliseconds }) => statements.push({ sql: text, milliseconds }),
  })
  const { db } = database
  const env = readEnv({
    APP_ENV: 'local',
    LOG_LEVEL: 'silent',
    DATA_DIR: '',
    SEARCHES_A_MINUTE: '0',
    GSTIN: '29AAKCU2210P1ZX',
  })
  const clock = adjustableClock()
  const { services, worker } = createServices({
    env,
    database,
    clock,
    origin: () => 'http://localhost:3000',
    log: { error: (detail: object) => say(JSON.stringify(detail)) },
  })
  const app = await buildApp({ services, localTools: { worker, clock }, maxLag: 0 })
  const found: Measured[] = []

  const note = (what: string, times: readonly number[], status: number | string, bytes: number) => {
    const [first, ...others] = statements.toSorted((a, b) => b.milliseconds - a.milliseconds)
    const slowest = first ?? { sql: '', milliseconds: 0 }
    const count = Math.round((others.length + (first ? 1 : 0)) / Math.max(times.length, 1))
    const measured = { what, status, milliseconds: median(times), bytes, statements: count, slowest }
    found.push(measured)
    say(`${what}: ${status}, ${measured.milliseconds.toFixed(1)} ms, ${bytes} bytes`)
  }

  try {
    const people = await signInPeople(db)
    const { rows: codes } = await sql<{ code: string; phone: string }>`
      select short_id as code, u.phone from bookings b join users u on u.id = b.user_id
      where b.hotel_id = ${people.valuesOf('/office/hotels/')['hotelId']}::int order by b.checkin_at desc limit 1`.execute(
      db,
    )
    const queries = queriesOf(codes[0]?.code ?? '', codes[0]?.phone ?? '')
    for (const call of ALL_CALLS.filter(({ method }) => method === 'GET')) {
      const values = people.valuesOf(call.path)
      const sender = senderOf(call)
      const path = call.path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => values[name] ?? 'none')
      for (const query of queries[call.path] ?? ['']) {
        const times: number[] = []
        let status = 0
        let bytes = 0
        for (let turn = 0; turn <= REPETITIONS; turn++) {
          if (turn === 1) statements = []
          const began = performance.now()
          const answer = await app.inject({
            method: 'GET',
            url: `/api${path}${query ? `?${query}` : ''}`,
            headers: sender ? people[sender] : {},
          })
          const took = performance.now() - began
          ;[status, bytes] = [answer.statusCode, answer.rawPayload.length]
          if (turn > 0) times.push(took)
          if (turn > 0 && took > SLOW_MILLISECONDS) break
        }
        note(`GET ${call.path}${query ? `?${decodeURIComponent(query)}` : ''}`, times, status, bytes)
      }
    }
    for (const job of SCHEDULE) {
      statements = []
      const began = performance.now()
      const outcome = await job.run(services).then(
        (done) => `did ${done}`,
        (error: unknown) => `failed: ${error instanceof Error ? error.message : String(error)}`,
      )
      note(`job ${job.name}`, [performance.now() - began], outcome, 0)
    }
    await measurePosts({ app, clock, db, people, note, forget: () => (statements = []) })
    return found
  } finally {
    await app.close()
    await worker.stop()
    await database.close()
  }
}
