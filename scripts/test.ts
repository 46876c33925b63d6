/**
 * `npm test`: every check and test needed before a commit. `npm test -- extend` runs only tests with this word in their
 * file name or title. Slower tests: `npm run test:long`.
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

/** Creates the template of an empty database once, because otherwise each of Vitest's processes would create one. */
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
  // Without PostgreSQL, every file of API tests runs on the embedded engine.
  const quick = args.length === 0 ? { TEST_RUN: 'quick' } : {}
  const env = postgres ? { ...quick, API_FILES: 'PostgreSQL first', TEST_DATABASE_URL: postgres.url } : quick
  return vitest(name, [...chosen, ...REPORTERS, `--outputFile.json=${newReport('vitest')}`, ...args], env)
}

/** Passes the same PostgreSQL server to every step, or undefined if there is none. */
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

/** Runs all Vitest projects together, so that a long file of one project runs next to short files of another. */
const VITEST: Named = { name: 'unit, database, API, random lives, requests made from the document', args: [] }

const checkThenTest = async (postgres: TestPostgres | undefined): Promise<Failure[]> => [
  ...(await runAll([TEMPLATE_STEP, ...CHECKS])),
  ...(await runAll([testing(VITEST, PROJECTS, postgres)])),
]

/** Runs the journeys at the same time as checks and Vitest, because each leaves a core idle at times. */
async function testEverything(chromium: string, postgres: TestPostgres | undefined): Promise<Failure[]> {
  const failures = await Promise.all([
    runJourneys([{ name: 'end to end', args: [] }], { which: 'short', chromium, postgres }),
    checkThenTest(postgres),
  ])
  return failures.flat()
}

/** Files named `.long.test.ts` run only if they are named on the command line. */
const projectsFor = ({ args }: Named): string[] =>
  args.some((arg) => arg.includes('.long.')) ? [...PROJECTS, 'long'] : PROJECTS

const testChosen = async (
  { vitest: tested, playwright: browsed }: Chosen,
  chromium: string,
  postgres: TestPostgres | undefined,
): Promise<Failure[]> => [
  ...(await runAll(tested.map((run) => testing(run, projectsFor(run), postgres)))),
  ...(await runJourneys(browsed, { which: 'whole', chromium, postgres })),
]

/** Counts the build as a step, which comes before the journeys. */
const stepsOf = (chosen: Chosen | undefined): number =>
  chosen
    ? chosen.vitest.length + (chosen.playwright.length > 0 ? chosen.playwright.length + 1 : 0)
    : CHECKS.length + [TEMPLATE_STEP, VITEST, 'build', 'journeys'].length

/** Ends with one sentence if a named file is missing. */
function readChosen(given: readonly string[]): Chosen | undefined {
  try {
    return chosenTests(ROOT, given)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return process.exit(1)
  }
}

async function main(given: readonly string[]): Promise<void> {
  const began = performance.now()
  const chosen = readChosen(given)
  if (chosen && chosen.vitest.length + chosen.playwright.length === 0) {
    console.error(`No file and no title of a test has “${given.join(' ')}” in it.`)
    process.exitCode = 1
    return
  }
  if (chosen?.isWatched) return watch(chosen)
  // Looks for Chromium before the slow steps, so that a missing browser is reported early.
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

/** Leaves Vitest running in the terminal until somebody quits it. */
async function watch({ vitest: tested }: Chosen): Promise<void> {
  await withPostgres(async (postgres) => {
    for (const run of tested) await watchVitest(testing(run, PROJECTS, postgres))
    return []
  })
}

await main(process.argv.slice(2))
