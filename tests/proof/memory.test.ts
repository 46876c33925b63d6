/** Measures the memory of the whole site while it serves, pages included, with the flags of `npm start`. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildIfStale } from '../../scripts/build.ts'
import { MALLOC, NODE_FLAGS } from '../../scripts/thrifty-memory.js'
import { isMissing, present, startPostgres } from '../database/postgres.ts'
import { freePort } from '../load/private-redis.ts'

/** In mebibytes, measured at a second start, because the first start fills the database. */
const MAX = { embedded: 400, postgresql: 250 }
const PAGES = 450
const CITIES = ['pune', 'mumbai', 'hyderabad', 'bengaluru', 'delhi', 'goa', 'jaipur', 'chennai'] as const
const SERVES_WITHIN = 180_000
const TEST_MILLISECONDS = 2 * SERVES_WITHIN + 60_000
/** How long a process may take to return the memory that only its start needs. */
const SETTLES_WITHIN = 30_000

const ROOT = join(import.meta.dirname, '../..')
const postgres = await startPostgres()
const reason = isMissing(postgres) ? ` (skipped: ${postgres.missing})` : ''

let dataDir = ''
beforeAll(async () => {
  await buildIfStale()
  dataDir = await mkdtemp(join(tmpdir(), 'uncle-memory-'))
})
afterAll(async () => {
  await rm(dataDir, { recursive: true })
  if (!isMissing(postgres)) await postgres.stop()
})

async function start(settings: Record<string, string>) {
  const port = await freePort()
  const child = spawn(process.execPath, [...NODE_FLAGS, join(ROOT, 'scripts/start.js')], {
    env: {
      PATH: process.env['PATH'],
      ...MALLOC,
      NODE_ENV: 'production',
      APP_ENV: 'local',
      ALLOW_LOCAL_TOOLS: 'yes',
      LOG_LEVEL: 'error',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      SEARCHES_A_MINUTE: '0',
      ...settings,
    },
    stdio: 'ignore',
  })
  const ready = () =>
    fetch(`http://127.0.0.1:${port}/readyz`)
      .then(({ ok }) => ok)
      .catch(() => false)
  for (const began = performance.now(); !(await ready()); await pause(100))
    if (performance.now() - began > SERVES_WITHIN || child.exitCode !== null) {
      child.kill('SIGKILL')
      throw new Error('the site did not start')
    }
  const stop = async () => {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  return { pid: child.pid ?? 0, base: `http://127.0.0.1:${port}`, stop }
}

const residentMebibytes = async (pid: number): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024
}

/** Takes the smallest value within half a minute, because V8 returns short-lived memory only after a while. */
async function restingMemory(pid: number): Promise<number> {
  let least = Infinity
  for (const began = performance.now(); performance.now() - began < SETTLES_WITHIN; await pause(1000))
    least = Math.min(least, await residentMebibytes(pid))
  return least
}

/** Requests pages that nobody has requested yet, so that each is searched, rendered, compressed and cached. */
async function askForMuch(base: string): Promise<void> {
  for (let n = 0; n < PAGES; n++) {
    const city = CITIES[n % CITIES.length]
    const page = await fetch(`${base}/hotels-in-${city}?slot=${n % 3}&n=${n}`)
    expect(page.status).toBe(200)
    await page.arrayBuffer()
  }
}

async function memoryOf(settings: Record<string, string>) {
  await (await start(settings)).stop()
  const { pid, base, stop } = await start(settings)
  const started = await restingMemory(pid)
  await askForMuch(base)
  const busy = await restingMemory(pid)
  await stop()
  return { started, busy }
}

const isLinux = process.platform === 'linux'

test.skipIf(!isLinux)(
  `the process on the embedded database needs at most ${MAX.embedded} MiB`,
  { timeout: TEST_MILLISECONDS },
  async () => {
    const { started, busy } = await memoryOf({})
    console.log(`embedded: ${started.toFixed(0)} MiB, ${busy.toFixed(0)} after ${PAGES} pages`)
    expect(started).toBeLessThan(MAX.embedded)
  },
)

const name = `the process on PostgreSQL${reason} needs at most ${MAX.postgresql} MiB`
test.skipIf(!isLinux || isMissing(postgres))(name, { timeout: TEST_MILLISECONDS }, async () => {
  const { started, busy } = await memoryOf({
    DATABASE_URL: await present(postgres).createDatabase('memory', 'empty'),
  })
  console.log(`postgresql: ${started.toFixed(0)} MiB, ${busy.toFixed(0)} after ${PAGES} pages`)
  expect(started).toBeLessThan(MAX.postgresql)
})
