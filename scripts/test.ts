/**
 * `npm test`: everything that has to hold before a commit, in at most five minutes on two cores. `npm test -- extend`
 * runs only the tests with this word in the name of their file or in a title. What takes longer: `npm run test:long`.
 */
import { join } from 'node:path'
import { dropKeptDatabases } from '../tests/database/kept-postgres.ts'
import { isMissing, startPostgres, type TestPostgres } from '../tests/database/postgres.ts'
import { failedFiles, newReport, printSlowest } from '../tests/slowest.ts'
import type { Named } from '../tests/tests-named.ts'
import { CHECKS } from './checks.ts'
import { chosenTests, type Chosen } from './chosen-tests.ts'
import { findChromium } from './find-chromium.ts'
import { runJourneys } from './run-journeys.ts'
import { conclude, planSteps, runAll, vitest, watchVitest, type Failure, type Step } from './run-steps.ts'

const ROOT = join(import.meta.dirname, '..')

/** Here once for all processes of Vitest: each would make one of its own. */
const TEMPLATE =
  "import('./src/db/pglite/migrated-template.ts').then(({ migratedTemplate }) => migratedTemplate('.cache'))"

const TEMPLATE_STEP: Step = {
  name: 'an empty embedded database to copy',
  command: process.execPath,
  args: ['-e', TEMPLATE],
}

const PROJECTS = ['unit', 'unit-replacing', 'auckland', 'database']
const ON_POSTGRESQL = ['embedded', 'api-postgresql', 'model']
const WITHOUT_POSTGRESQL = ['api-embedded', 'fuzz']
const REPORTERS = ['--reporter=default', '--reporter=json']

const testing = ({ name, args }: Named, given: readonly string[], postgres: TestPostgres | undefined): Step => {
  const chosen = [...given, ...(postgres ? ON_POSTGRESQL : WITHOUT_POSTGRESQL)].flatMap((project) => [
    '--project',
    project,
  ])
  // Without a PostgreSQL the embedded engine runs every file of the API.
  const env = postgres ? { API_FILES: 'PostgreSQL first', TEST_DATABASE_URL: postgres.url } : undefined
  return vitest(name, [...chosen, ...REPORTERS, `--outputFile.json=${newReport('vitest')}`, ...args], env)
}

/** Everything that wants a PostgreSQL gets the same one; without one `undefined`. */
async function withPostgres(run: (postgres: TestPostgres | undefined) => Promise<Failure[]>): Promise<Failure[]> {
  const postgres = await startPostgres()
  if (isMissing(postgres)) console.log(`\n== PostgreSQL: SKIPPED (${postgres.missing})`)
  try {
    return await run(isMissing(postgres) ? undefined : postgres)
  } finally {
    if (!isMissing(postgres)) {
      await dropKeptDatabases(postgres.url)
      await postgres.stop()
    }
  }
}

/** All of Vitest in one run, so that a long file of one kind runs beside the short ones of another. */
const VITEST: Named = { name: 'unit, database, API, random lives, requests made from the document', args: [] }

const checkThenTest = async (postgres: TestPostgres | undefined): Promise<Failure[]> => [
  ...(await runAll([TEMPLATE_STEP, ...CHECKS])),
  ...(await runAll([testing(VITEST, PROJECTS, postgres)])),
]

/** The checks and Vitest leave a core idle now and then, Chromium takes it, and the other way round. */
async function testEverything(chromium: string, postgres: TestPostgres | undefined): Promise<Failure[]> {
  const failures = await Promise.all([
    runJourneys([{ name: 'end to end', args: [] }], { which: 'short', chromium, postgres }),
    checkThenTest(postgres),
  ])
  return failures.flat()
}

const testChosen = async (
  { vitest: tested, playwright: browsed }: Chosen,
  chromium: string,
  postgres: TestPostgres | undefined,
): Promise<Failure[]> => [
  ...(await runAll(tested.map((run) => testing(run, [...PROJECTS, 'long'], postgres)))),
  ...(await runJourneys(browsed, { which: 'whole', chromium, postgres })),
]

/** The build comes before the journeys. */
const stepsOf = (chosen: Chosen | undefined): number =>
  chosen
    ? chosen.vitest.length + (chosen.playwright.length > 0 ? chosen.playwright.length + 1 : 0)
    : CHECKS.length + [TEMPLATE_STEP, VITEST, 'build', 'journeys'].length

async function main(given: readonly string[]): Promise<void> {
  const began = performance.now()
  const chosen = chosenTests(ROOT, given)
  if (chosen && chosen.vitest.length + chosen.playwright.length === 0) {
    console.error(`No file and no title of a test has “${given.join(' ')}” in it.`)
    process.exitCode = 1
    return
  }
  if (chosen?.isWatched) return watch(chosen)
  // Before anything that takes long: a missing browser should not be reported after minutes of other tests.
  const chromium = chosen?.playwright.length === 0 ? '' : findChromium()
  if (chromium === undefined) {
    process.exitCode = 1
    return
  }
  planSteps(stepsOf(chosen))
  const failures = await withPostgres((postgres) =>
    chosen ? testChosen(chosen, chromium, postgres) : testEverything(chromium, postgres),
  )
  printSlowest()
  conclude(failures, failedFiles())
  if (chosen && failures.length === 0) console.log('Types, lint and format were not checked: npm run check.')
  console.log(`${((performance.now() - began) / 1000).toFixed(0)} s`)
}

/** Vitest keeps running in the terminal, until it is told to quit. */
async function watch({ vitest: tested }: Chosen): Promise<void> {
  await withPostgres(async (postgres) => {
    for (const run of tested) await watchVitest(testing(run, PROJECTS, postgres))
    return []
  })
}

await main(process.argv.slice(2))
