/** Runs the site's jobs for one simulated hour within a few seconds, on a clock that this process moves. */
import { join } from 'node:path'
import { openDb } from '../../../src/db/open-db.ts'
import { adjustableClock } from '../../../src/server/adapters/clocks.ts'
import { createServices } from '../../../src/server/create-services.ts'
import { readEnv } from '../../../src/server/env.ts'
import { compareTables } from '../../../src/server/features/ledger/compare-tables.ts'
import { sentenceOf } from '../../../src/server/features/ledger/check-books.ts'
import { SCHEDULE } from '../../../src/server/jobs/schedule.ts'
import type { Services } from '../../../src/server/services.ts'
import type { Cluster } from '../start-cluster.ts'

const MINUTES = 60

/** The jobs that change money, rooms and messages. */
const EACH_MINUTE = ['expire-holds', 'drain-outbox'] as const
const EVERY_FIVE = ['reconcile-payments', 'drain-outbox'] as const

async function runJobs(services: Services, minute: number): Promise<void> {
  const names = [...EACH_MINUTE, ...(minute % 5 === 0 ? EVERY_FIVE : [])]
  for (const name of names) await SCHEDULE.find((job) => job.name === name)?.run(services)
}

/**
 * Simulates the hour after a load, minute by minute, then compares the books. Returns each difference as a sentence.
 * The cluster's own worker may run at the same time, because two processes can share the jobs.
 */
export async function liveAnHour({ databaseUrl, folder, origin }: Cluster): Promise<string[]> {
  const settings = { APP_ENV: 'local', ALLOW_LOCAL_TOOLS: 'yes', LOG_LEVEL: 'silent', CATALOGUE_MEMORY: '0' }
  const env = readEnv({ ...settings, DATABASE_URL: databaseUrl, DATA_DIR: join(folder, 'data'), PUBLIC_URL: origin })
  const database = await openDb({ databaseUrl, dataDir: '', maxConnections: env.DATABASE_POOL })
  const clock = adjustableClock()
  const wrong: string[] = []
  const log = { error: (_detail: object, what?: string) => void wrong.push(`an hour later: ${what ?? 'an error'}`) }
  const { services, worker } = createServices({ env, database, clock, origin: () => origin, log })
  try {
    for (let minute = 0; minute <= MINUTES; minute++) {
      await runJobs(services, minute)
      clock.advance(1)
    }
    const books = await compareTables(services.db, clock.now())
    return [...wrong, ...books.map((difference) => `the books: ${sentenceOf(difference)}`)]
  } finally {
    await worker.stop()
    await Promise.all([services.security.stop(), services.searches.stop(), services.catalogue.stop()])
    await services.desks.stop()
    await database.close()
  }
}
