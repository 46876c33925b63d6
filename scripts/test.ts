// Everything that has to hold, in the order of how soon it can fail. This is exactly what CI runs.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isMissing, startPostgres } from '../tests/database/postgres.ts'
import { buildIfStale } from './build.ts'
import { findChromium } from './find-chromium.ts'

const ROOT = join(import.meta.dirname, '..')
const bin = (name: string) => join(ROOT, 'node_modules/.bin', name)

type Step = { name: string; command: string; args: string[]; env?: Record<string, string> }

/** So much of what a step said last is repeated at the end when it failed. */
const TAIL_LENGTH = 8000
/** A process that a step left behind may keep its output open: it is not waited for. */
const LAST_WORDS_MILLISECONDS = 1000

/** Answers nothing when all is well, else the end of what was said. Never blocks: a PostgreSQL of ours is read meanwhile. */
async function run({ name, command, args, env }: Step): Promise<string | undefined> {
  const started = performance.now()
  console.log(`\n== ${name}`)
  const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
  const step = spawn(command, args, {
    cwd: ROOT,
    stdio: ['inherit', 'pipe', 'pipe'],
    env: { ...process.env, ...colours, ...env },
  })
  let tail = ''
  const passOn = (to: NodeJS.WriteStream) => (chunk: Buffer) => {
    to.write(chunk)
    tail = (tail + chunk.toString()).slice(-TAIL_LENGTH)
  }
  step.stdout.on('data', passOn(process.stdout))
  step.stderr.on('data', passOn(process.stderr))
  const silent = once(step, 'close')
  const [status] = await once(step, 'exit')
  await Promise.race([silent, wait(LAST_WORDS_MILLISECONDS)])
  console.log(`== ${name}: ${status === 0 ? 'ok' : 'FAILED'} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
  return status === 0 ? undefined : tail
}

type Failure = { name: string; tail: string }

/** One after another; what failed. */
async function runAll(steps: readonly Step[]): Promise<Failure[]> {
  const failures: Failure[] = []
  for (const step of steps) {
    const tail = await run(step)
    if (tail !== undefined) failures.push({ name: step.name, tail })
  }
  return failures
}

const CHECKS: Step[] = [
  { name: 'route types', command: bin('react-router'), args: ['typegen'] },
  { name: 'types', command: bin('tsc'), args: ['--noEmit'] },
  {
    name: 'lint and import directions',
    command: bin('oxlint'),
    args: ['--type-aware', '--deny-warnings', 'src', 'demo', 'tests', 'scripts', 'bench'],
  },
  { name: 'format', command: bin('oxfmt'), args: ['--check', 'src', 'demo', 'tests', 'scripts', 'bench'] },
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

const ON_POSTGRESQL = vitest('API on PostgreSQL, random lives of bookings', ['api-postgresql', 'model'])

/** These measure time, so nothing runs beside them. Those that need a PostgreSQL skip themselves without one. */
const ALONE = vitest('what measures time: many clients, a kill, limits in Redis, starts, lags', ['load'])

async function testOnPostgresql(): Promise<Failure[]> {
  const postgres = await startPostgres()
  if (isMissing(postgres)) {
    console.log(`\n== ${ON_POSTGRESQL.name}: SKIPPED (${postgres.missing})`)
    return runAll([ALONE])
  }
  try {
    return await runAll([ON_POSTGRESQL, ALONE].map((step) => ({ ...step, env: { TEST_DATABASE_URL: postgres.url } })))
  } finally {
    await postgres.stop()
  }
}

async function testInChromium(): Promise<Failure[]> {
  const chromium = findChromium()
  if (!chromium) return [{ name: 'end to end', tail: 'No Chromium was found, and none could be installed.' }]
  try {
    await buildIfStale()
  } catch (error) {
    return [{ name: 'build', tail: String(error) }]
  }
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
const failures = await runAll([...CHECKS, ...TESTS])
failures.push(...(await testOnPostgresql()), ...(await testInChromium()))
for (const { name, tail } of failures) console.log(`\n== how it failed: ${name}\n${tail}`)
if (failures.length > 0) {
  console.log(`\nFailed: ${failures.map(({ name }) => name).join(', ')}`)
  process.exit(1)
}
console.log('\nEverything holds.')
