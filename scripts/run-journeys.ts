import { REPORTS } from '../tests/slowest.ts'
import type { TestPostgres } from '../tests/database/postgres.ts'
import type { Named } from '../tests/tests-named.ts'
import { bin, runAll, type Failure } from './run-steps.ts'

/** In a separate process: the build waits for its programs and would delay the other steps' output. */
async function build(): Promise<Failure[]> {
  const script = "import('./scripts/build.ts').then(({ buildIfStale }) => buildIfStale())"
  return runAll([{ name: 'build', command: process.execPath, args: ['-e', script] }])
}

/** One for each worker of `playwright.config.ts`. */
const twoDatabases = async (postgres: TestPostgres): Promise<string> =>
  [await postgres.createDatabase('journeys'), await postgres.createDatabase('journeys')].join(' ')

type Journeys = {
  /** `playwright.config.ts` says which belong to a short or a long run. */
  which: 'whole' | 'short' | 'long'
  chromium: string
  /** Where the sites keep their data. Without it on the embedded engine, as `npm start` does. */
  postgres?: TestPostgres | undefined
}

/** Builds the site and plays journeys in Chromium. */
export async function runJourneys(runs: readonly Named[], { which, chromium, postgres }: Journeys): Promise<Failure[]> {
  if (runs.length === 0) return []
  const failures = await build()
  if (failures.length > 0) return failures
  const env = {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: REPORTS.playwright,
    E2E_RUN: which,
    ...(postgres && { E2E_DATABASES: await twoDatabases(postgres) }),
  }
  return runAll(
    runs.map(({ name, args }) => ({
      name,
      command: bin('playwright'),
      args: ['test', '--reporter=list,json', ...args],
      env,
    })),
  )
}
