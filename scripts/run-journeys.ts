import { newReport } from '../tests/slowest.ts'
import type { TestPostgres } from '../tests/database/postgres.ts'
import type { Named } from '../tests/tests-named.ts'
import { firstFreePort } from './free-ports.ts'
import { bin, runAll, type Failure } from './run-steps.ts'

/**
 * Builds in a separate process, because a build blocks until its programs end and would delay the other steps' output.
 */
async function build(): Promise<Failure[]> {
  const script = "import('./scripts/build.ts').then(({ buildIfStale }) => buildIfStale())"
  return runAll([{ name: 'build', command: process.execPath, args: ['-e', script] }])
}

/** The number of workers in `playwright.config.ts`. */
const WORKERS = 2

/** Creates a database for each worker. */
const twoDatabases = async (postgres: TestPostgres): Promise<string> =>
  [await postgres.createDatabase('journeys'), await postgres.createDatabase('journeys')].join(' ')

type Journeys = {
  /** Which journeys to run. `playwright.config.ts` divides them into short and long runs. */
  which: 'whole' | 'short' | 'long'
  chromium: string
  /** The database server for the journeys' sites. Undefined means the embedded engine, as with `npm start`. */
  postgres?: TestPostgres | undefined
}

/** Builds the site and runs journeys in Chromium. */
export async function runJourneys(runs: readonly Named[], { which, chromium, postgres }: Journeys): Promise<Failure[]> {
  if (runs.length === 0) return []
  const failures = await build()
  if (failures.length > 0) return failures
  const env = {
    CHROMIUM_PATH: chromium,
    E2E_RUN: which,
    E2E_PORT: process.env['E2E_PORT'] ?? String(await firstFreePort(WORKERS)),
    ...(postgres && { E2E_DATABASES: await twoDatabases(postgres) }),
  }
  // '2/4' runs the second quarter of the files.
  const shard = process.env['E2E_SHARD']
  const part = which === 'long' && shard ? [`--shard=${shard}`] : []
  return runAll(
    runs.map(({ name, args }) => ({
      name,
      command: bin('playwright'),
      args: ['test', '--reporter=list,json', ...part, ...args],
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: newReport('playwright') },
    })),
  )
}
