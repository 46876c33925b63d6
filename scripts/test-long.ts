/**
 * `npm run test:long`: slower tests. `.ci/run` runs it after `npm test`. `npm run prove` runs some of them with larger
 * counts.
 */
import { ON_EITHER, ON_PGLITE_TOO } from '../tests/database/on-pglite.ts'
import { dropKeptDatabases } from '../tests/database/kept-postgres.ts'
import { isMissing, startPostgres } from '../tests/database/postgres.ts'
import { LEFT_TO_LONG } from '../tests/left-to-long.ts'
import { findChromium } from './find-chromium.ts'
import { runJourneys } from './run-journeys.ts'
import { conclude, runAll, vitest } from './run-steps.ts'

const { env } = process

/** The lengths of the random walks. A run with less time (`.ci/run`) may shorten them. */
const WALKS = {
  MODEL_SEQUENCES: env['MODEL_SEQUENCES'] ?? '2000',
  DEATH_STRIDE: env['DEATH_STRIDE'] ?? '7',
  FUZZ_REQUESTS: env['FUZZ_REQUESTS'] ?? '20000',
  SHUFFLE_RUNS: env['SHUFFLE_RUNS'] ?? '8',
  QUOTE_RUNS: env['QUOTE_RUNS'] ?? '60',
  SAMPLE_CARDS: env['SAMPLE_CARDS'] ?? '30',
  CHANGE_ROUNDS: env['CHANGE_ROUNDS'] ?? '24',
  ROOM_ROUNDS: env['ROOM_ROUNDS'] ?? '200',
  DAY_PAYMENTS: env['DAY_PAYMENTS'] ?? '39',
  CATALOGUE_ROUNDS: env['CATALOGUE_ROUNDS'] ?? '40',
  OCCUPIED_LIVES: env['OCCUPIED_LIVES'] ?? '100',
  GAME_LIVES: env['GAME_LIVES'] ?? '60',
  PLAN_CASES: env['PLAN_CASES'] ?? '40',
  RIGHTS_GRID: env['RIGHTS_GRID'] ?? 'roles',
  HOSTILE_INPUT: env['HOSTILE_INPUT'] ?? 'every',
}

/** `.ci/run` runs these journeys only in `npm test`, where roles and hostile values take turns. */
const GRIDS = WALKS.RIGHTS_GRID === 'in turn' ? [] : ['tests/api/rights', 'tests/api/bad-input']

/** Runs the random walks on both cores, so that a long walk runs next to short ones. */
const together = vitest(
  `long random walks: ${WALKS.MODEL_SEQUENCES} lives, ${WALKS.FUZZ_REQUESTS} requests, deaths, reports in any order, quotes, searches`,
  [
    '--project',
    'model',
    '--project',
    'fuzz',
    '--project',
    'api-postgresql',
    '--project',
    'database',
    '--project',
    'unit',
    ...LEFT_TO_LONG,
    'tests/model',
    'tests/fuzz',
    'webhook-shuffle',
    'changes-at-once',
    'rooms-at-once',
    'desk-at-once',
    'tests/api/repack',
    'own-stays',
    'relocations-at-once',
    'shown-price',
    ...GRIDS,
    'tests/database/occupied',
  ],
  WALKS,
)

/** Runs these on PGlite, because TEST_DATABASE_URL is not set. `npm test` runs them on PostgreSQL if there is one. */
const embedded = vitest('on the embedded engine: more of the API, imports, the demo catalogue, migrations', [
  '--project',
  'api-embedded',
  '--project',
  'unit',
  ...ON_PGLITE_TOO,
  ...ON_EITHER,
])

/** These two projects mostly wait for processes to start or stop, so they run in parallel. */
const long = vitest(
  'programs of their own: kills, stops, a wrong clock, replicas, commands, a client of the document',
  ['--project', 'long', '--project', 'processes'],
)

/** These tests measure time, so nothing else may run at the same time. */
const timed = vitest('what measures time: many clients, races, limits in Redis, starts, lags', ['--project', 'load'])

// Looks for Chromium before the slow steps, so that a missing one is reported early.
const chromium = findChromium()
if (chromium === undefined) process.exit(1)

const postgres = await startPostgres()
if (isMissing(postgres)) console.log(`\n== without PostgreSQL most of this is skipped: ${postgres.missing}`)
try {
  const url = isMissing(postgres) ? {} : { TEST_DATABASE_URL: postgres.url }
  const steps = [together, long, timed].map((step) => ({ ...step, env: { ...step.env, ...url } }))
  const walked = await runAll([...steps, embedded])
  const journeys = [{ name: 'the long journeys, and the others on a desktop', args: [] }]
  conclude([...walked, ...(await runJourneys(journeys, { which: 'long', chromium }))])
} finally {
  if (!isMissing(postgres)) {
    await dropKeptDatabases(postgres.url)
    await postgres.stop()
  }
}
