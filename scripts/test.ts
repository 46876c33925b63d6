/**
 * `npm test`: everything that has to hold before a commit, in at most five minutes on two cores. `npm test -- extend`
 * runs only the tests with this word in the name of their file or in a title. What takes longer: `npm run test:long`.
 */
import { join } from 'node:path'
import { isMissing, startPostgres } from '../tests/database/postgres.ts'
import { printSlowest, REPORTS } from '../tests/slowest.ts'
import { testsNamed, type Named } from '../tests/tests-named.ts'
import { runJourneys } from './run-journeys.ts'
import { bin, conclude, runAll, vitest, type Failure, type Step } from './run-steps.ts'

const ROOT = join(import.meta.dirname, '..')

const LINTED = ['src', 'demo', 'tests', 'scripts', 'bench', 'tools']

const CHECKS: Step[] = [
  { name: 'format', command: bin('oxfmt'), args: ['--check', ...LINTED] },
  { name: 'route types', command: bin('react-router'), args: ['typegen'] },
  { name: 'types', command: bin('tsc'), args: ['--noEmit'] },
  {
    name: 'lint and import directions',
    command: bin('oxlint'),
    args: ['--type-aware', '--deny-warnings', ...LINTED],
  },
]

const PROJECTS = ['unit', 'unit-replacing', 'auckland', 'database', 'api-embedded', 'model', 'fuzz']
const VITEST_REPORT = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORTS.vitest}`]

const testing = ({ name, args }: Named, given: readonly string[], databaseUrl: string | undefined): Step => {
  const projects = databaseUrl ? [...given, 'api-postgresql'] : given.filter((project) => project !== 'model')
  const chosen = projects.flatMap((project) => ['--project', project])
  // Without a PostgreSQL the embedded engine runs every file of the API.
  const env = databaseUrl ? { API_FILES: 'PostgreSQL first', TEST_DATABASE_URL: databaseUrl } : undefined
  return vitest(name, [...chosen, ...VITEST_REPORT, ...args], env)
}

/** All of Vitest in one run, so that a long file of one kind runs beside the short ones of another. */
async function testWithVitest(runs: readonly Named[], projects: readonly string[]): Promise<Failure[]> {
  const postgres = await startPostgres()
  const url = isMissing(postgres) ? undefined : postgres.url
  if (isMissing(postgres)) console.log(`\n== PostgreSQL: SKIPPED (${postgres.missing})`)
  try {
    return await runAll(runs.map((run) => testing(run, projects, url)))
  } finally {
    if (!isMissing(postgres)) await postgres.stop()
  }
}

const checkThenBrowse = async (): Promise<Failure[]> => [
  ...(await runAll(CHECKS)),
  ...(await runJourneys([{ name: 'end to end', args: [] }], 'short')),
]

async function testEverything(): Promise<Failure[]> {
  // The checks and Chromium leave a core idle now and then; Vitest takes it.
  const failures = await Promise.all([
    checkThenBrowse(),
    testWithVitest(
      [{ name: 'unit, database, API, random lives, requests made from the document', args: [] }],
      PROJECTS,
    ),
  ])
  return failures.flat()
}

async function testNamed(word: string): Promise<Failure[]> {
  const { vitest: tested, playwright: browsed } = testsNamed(ROOT, word)
  if (tested.length + browsed.length === 0)
    return [{ name: word, tail: `No file and no title of a test has “${word}” in it.` }]
  return [
    ...(tested.length > 0 ? await testWithVitest(tested, [...PROJECTS, 'long']) : []),
    ...(await runJourneys(browsed, 'whole')),
  ]
}

const words = process.argv.slice(2).join(' ')
const began = performance.now()
const failures = words ? await testNamed(words) : await testEverything()
printSlowest()
conclude(failures)
console.log(`${((performance.now() - began) / 1000).toFixed(0)} s`)
