// Everything that has to hold, in the order of how soon it can fail. This is exactly what CI runs.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { isMissing, startPostgres } from '../tests/database/postgres.ts'
import { buildIfStale } from './build.ts'
import { findChromium } from './find-chromium.ts'

const ROOT = join(import.meta.dirname, '..')
const bin = (name: string) => join(ROOT, 'node_modules/.bin', name)

type Step = { name: string; command: string; args: string[]; env?: Record<string, string> }

/** Never blocks: a PostgreSQL of ours writes its log to us meanwhile, and stands still when nobody reads it. */
async function run({ name, command, args, env }: Step): Promise<boolean> {
  const started = performance.now()
  console.log(`\n== ${name}`)
  const [status] = await once(
    spawn(command, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } }),
    'exit',
  )
  console.log(`== ${name}: ${status === 0 ? 'ok' : 'FAILED'} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
  return status === 0
}

/** One after another; the names of those that failed. */
async function runAll(steps: readonly Step[]): Promise<string[]> {
  const failed: string[] = []
  for (const step of steps) if (!(await run(step))) failed.push(step.name)
  return failed
}

const CHECKS: Step[] = [
  { name: 'route types', command: bin('react-router'), args: ['typegen'] },
  { name: 'types', command: bin('tsc'), args: ['--noEmit'] },
  {
    name: 'lint and import directions',
    command: bin('oxlint'),
    args: ['--type-aware', '--deny-warnings', 'src', 'tests', 'scripts', 'bench'],
  },
  { name: 'format', command: bin('oxfmt'), args: ['--check', 'src', 'tests', 'scripts', 'bench'] },
]

const vitest = (name: string, projects: string[], more: Partial<Step> & { files?: string[] } = {}): Step => ({
  name,
  command: bin('vitest'),
  args: ['run', ...projects.flatMap((project) => ['--project', project]), ...(more.files ?? [])],
  ...(more.env ? { env: more.env } : {}),
})

/** Together, so that a long file of one runs beside the short ones of another. */
const TESTS: Step[] = [
  vitest('unit, guards of the database, API on the embedded database, requests made from the document', [
    'unit',
    'database',
    'api-embedded',
    'fuzz',
  ]),
  vitest('domain, seen from Auckland', ['unit'], { files: ['src/domain'], env: { TZ: 'Pacific/Auckland' } }),
]

const ON_POSTGRESQL: Step[] = [
  vitest('API on PostgreSQL, random lives of bookings', ['api-postgresql', 'model']),
  vitest('many clients at once, and a kill', ['load']),
]

async function testOnPostgresql(): Promise<string[]> {
  const postgres = await startPostgres()
  if (isMissing(postgres)) {
    for (const { name } of ON_POSTGRESQL) console.log(`\n== ${name}: SKIPPED (${postgres.missing})`)
    return []
  }
  try {
    return await runAll(ON_POSTGRESQL.map((step) => ({ ...step, env: { TEST_DATABASE_URL: postgres.url } })))
  } finally {
    await postgres.stop()
  }
}

async function testInChromium(): Promise<string[]> {
  const chromium = findChromium()
  if (!chromium) {
    console.log('\n== end to end: FAILED (no Chromium was found, and none could be installed)')
    return ['end to end']
  }
  await buildIfStale()
  return runAll([{ name: 'end to end', command: bin('playwright'), args: ['test'], env: { CHROMIUM_PATH: chromium } }])
}

/** Beside the checks, which leave a core idle. Should it fail, the journeys build again and say why. */
function buildAhead(): void {
  spawn(process.execPath, ['-e', "import('./scripts/build.ts').then(({ buildIfStale }) => buildIfStale())"], {
    cwd: ROOT,
    stdio: 'ignore',
  })
}

buildAhead()
const failed = await runAll([...CHECKS, ...TESTS])
failed.push(...(await testOnPostgresql()), ...(await testInChromium()))
if (failed.length > 0) {
  console.log(`\nFailed: ${failed.join(', ')}`)
  process.exit(1)
}
console.log('\nEverything holds.')
