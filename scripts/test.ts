/**
 * `npm test`: everything that has to hold before a commit, in at most five minutes on two cores. `npm test -- extend`
 * runs only the tests with this word in the name of their file or in a title. What takes longer: `npm run test:long`.
 */
import { join } from 'node:path'
import { dropKeptDatabases } from '../tests/database/kept-postgres.ts'
import { isMissing, startPostgres, type TestPostgres } from '../tests/database/postgres.ts'
import { printSlowest, REPORTS } from '../tests/slowest.ts'
import { testsNamed, type Named } from '../tests/tests-named.ts'
import { findChromium } from './find-chromium.ts'
import { runJourneys } from './run-journeys.ts'
import { bin, conclude, runAll, vitest, type Failure, type Step } from './run-steps.ts'

const ROOT = join(import.meta.dirname, '..')

const LINTED = ['src', 'demo', 'tests', 'scripts', 'bench', 'tools']

/** Both are written in Go: a tenth more memory saves a sixth of the processor time. */
const RARE_COLLECTION = { GOGC: '300' }

/** Here once for all processes of Vitest: each would make one of its own. */
const TEMPLATE =
  "import('./src/db/pglite/migrated-template.ts').then(({ migratedTemplate }) => migratedTemplate('.cache'))"

const CHECKS: Step[] = [
  { name: 'an empty embedded database to copy', command: process.execPath, args: ['-e', TEMPLATE] },
  { name: 'format', command: bin('oxfmt'), args: ['--check', ...LINTED] },
  { name: 'route types', command: bin('react-router'), args: ['typegen'] },
  // A second checker would work out most types a second time: it costs half as much again and saves two seconds.
  { name: 'types', command: bin('tsc'), args: ['--noEmit', '--checkers', '1'], env: RARE_COLLECTION },
  {
    name: 'lint and import directions',
    command: bin('oxlint'),
    args: ['--type-aware', '--deny-warnings', ...LINTED],
    env: { GOMAXPROCS: '1', ...RARE_COLLECTION },
  },
]

const PROJECTS = ['unit', 'unit-replacing', 'auckland', 'database']
const ON_POSTGRESQL = ['embedded', 'api-postgresql', 'model']
const WITHOUT_POSTGRESQL = ['api-embedded', 'fuzz']
const VITEST_REPORT = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORTS.vitest}`]

const testing = ({ name, args }: Named, given: readonly string[], postgres: TestPostgres | undefined): Step => {
  const chosen = [...given, ...(postgres ? ON_POSTGRESQL : WITHOUT_POSTGRESQL)].flatMap((project) => [
    '--project',
    project,
  ])
  // Without a PostgreSQL the embedded engine runs every file of the API.
  const env = postgres ? { API_FILES: 'PostgreSQL first', TEST_DATABASE_URL: postgres.url } : undefined
  return vitest(name, [...chosen, ...VITEST_REPORT, ...args], env)
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
  ...(await runAll(CHECKS)),
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

type NamedTests = ReturnType<typeof testsNamed>

const testNamed = async (
  { vitest: tested, playwright: browsed }: NamedTests,
  chromium: string,
  postgres: TestPostgres | undefined,
): Promise<Failure[]> => [
  ...(await runAll(tested.map((run) => testing(run, [...PROJECTS, 'long'], postgres)))),
  ...(await runJourneys(browsed, { which: 'whole', chromium, postgres })),
]

async function main(word: string): Promise<void> {
  const began = performance.now()
  const named = word === '' ? undefined : testsNamed(ROOT, word)
  if (named && named.vitest.length + named.playwright.length === 0) {
    console.error(`No file and no title of a test has “${word}” in it.`)
    process.exitCode = 1
    return
  }
  // Before anything that takes long: a missing browser should not be reported after minutes of other tests.
  const chromium = named?.playwright.length === 0 ? '' : findChromium()
  if (chromium === undefined) {
    process.exitCode = 1
    return
  }
  const failures = await withPostgres((postgres) =>
    named ? testNamed(named, chromium, postgres) : testEverything(chromium, postgres),
  )
  printSlowest()
  conclude(failures)
  console.log(`${((performance.now() - began) / 1000).toFixed(0)} s`)
}

await main(process.argv.slice(2).join(' '))
