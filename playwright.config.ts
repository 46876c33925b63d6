import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS } from './scripts/chromium-flags.ts'

/** One site for each worker, on a port of its own: a test may move its clock without another noticing. */
const WORKERS = 2

/** `E2E_PORT` keeps two runs on one machine apart. */
const FIRST_PORT = Number(process.env['E2E_PORT'] ?? 3199)

/** One database for each worker, of a PostgreSQL. Without them a site runs on the embedded engine, as `npm start` does. */
const databases = process.env['E2E_DATABASES']?.split(' ') ?? []

/** Each worker reads this file again, and Playwright tells it there which one it is. */
const ownPort = FIRST_PORT + Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)

type Chosen = { grep?: RegExp; grepInvert?: RegExp | RegExp[] }

/**
 * Which journeys run at which size. `@once` has the same layout at both and runs on a phone, `@desktop` on a desktop.
 * `npm test` (`short`) takes only the quick `@both` to a desktop as well and leaves `@long` out; `npm run test:long`
 * (`long`) runs the rest. A run by hand runs them all.
 */
const RUNS: Record<string, { phone: Chosen; desktop: Chosen }> = {
  whole: { phone: { grepInvert: /@desktop/ }, desktop: { grepInvert: /@once/ } },
  short: { phone: { grepInvert: /@desktop|@long/ }, desktop: { grep: /@both/, grepInvert: /@long/ } },
  long: {
    phone: { grep: /@long/, grepInvert: /@desktop/ },
    desktop: { grepInvert: [/@once/, /^(?!.*@long).*@both/s] },
  },
}
/** `.ci/run` has half an hour: its long journeys run on a phone only. */
const isPhoneOnly = process.env['E2E_SIZES'] === 'phone'

const run = RUNS[process.env['E2E_RUN'] ?? 'whole']
if (!run) throw new Error(`E2E_RUN is one of ${Object.keys(RUNS).join(', ')}`)

const project = (name: 'phone' | 'desktop', width: number, height: number) => ({
  name,
  ...run[name],
  use: { viewport: { width, height } },
})

export default defineConfig({
  testDir: 'tests/e2e',
  // Playwright empties it first: another run beside this one keeps its own.
  outputDir: `test-results/${FIRST_PORT}`,
  fullyParallel: false,
  workers: WORKERS,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env['CI']),
  // Chromium seldom hangs while a context closes: CI may try such a test again, and the run names it as flaky.
  retries: Number(process.env['E2E_RETRIES'] ?? 0),
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${ownPort}`,
    locale: 'en-IN',
    timezoneId: 'America/New_York',
    // Animations take an eighth of the time; `booking.spec.ts` enables them.
    contextOptions: { reducedMotion: 'reduce' },
    // A service worker of one test must not answer another test; a test that needs one allows it.
    serviceWorkers: 'block',
    // Recording costs a fifth of the time: `--trace on` for a test that fails.
    trace: 'off',
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', args: CHROMIUM_FLAGS },
  },
  projects: [project('phone', 360, 740), ...(isPhoneOnly ? [] : [project('desktop', 1280, 800)])],
  webServer: Array.from({ length: WORKERS }, (_worker, index) => ({
    command: 'node --disable-warning=ExperimentalWarning tests/e2e/serve.ts',
    url: `http://localhost:${FIRST_PORT + index}/readyz`,
    env: {
      PORT: String(FIRST_PORT + index),
      LOG_LEVEL: 'error',
      COMPRESS: 'false',
      // A busy machine reads slowly, and what is not read in time is stored.
      ID_READING_SECONDS: '60',
      // With a PostgreSQL the site refuses to start with local tools, unless they are allowed.
      ...(databases[index] && { DATABASE_URL: databases[index], ALLOW_LOCAL_TOOLS: 'yes' }),
    },
    timeout: 180_000,
    reuseExistingServer: false,
    // On SIGTERM the site deletes its data folder.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  })),
})
