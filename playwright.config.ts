import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS } from './scripts/chromium-flags.ts'

/** Each worker has a site on its own port, so that a test may move the site's clock without affecting another test. */
const WORKERS = 2

/** Two runs on one machine set different `E2E_PORT`s. */
const FIRST_PORT = Number(process.env['E2E_PORT'] ?? 3199)

/**
 * PostgreSQL databases, one for each worker. Without them the sites run on the embedded engine, as `npm start` does.
 */
const databases = process.env['E2E_DATABASES']?.split(' ') ?? []

/** Each worker reads this file again; this variable tells it its own index. */
const ownPort = FIRST_PORT + Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)

type Chosen = { grep?: RegExp; grepInvert?: RegExp | RegExp[] }

/**
 * Which journeys run on which screen. `@once` marks journeys whose layout is the same on both, so they run only on a
 * phone. `@desktop` journeys run on a desktop. `npm test` (`short`) skips `@long` and repeats only the quick `@both`
 * journeys on a desktop. `npm run test:long` (`long`) runs the rest. A run by hand runs all of them.
 */
const RUNS: Record<string, { phone: Chosen; desktop: Chosen }> = {
  whole: { phone: { grepInvert: /@desktop/ }, desktop: { grepInvert: /@once/ } },
  short: { phone: { grepInvert: /@desktop|@long/ }, desktop: { grep: /@both/, grepInvert: /@long/ } },
  long: {
    phone: { grep: /@long/, grepInvert: /@desktop/ },
    desktop: { grepInvert: [/@once/, /^(?!.*@long).*@both/s] },
  },
}
/** `.ci/run` plays its long journeys on a phone only, because it must end within half an hour. */
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
  // Playwright empties this folder first, so each run has a separate one.
  outputDir: `test-results/${FIRST_PORT}`,
  fullyParallel: false,
  workers: WORKERS,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env['CI']),
  // Chromium sometimes hangs while a context closes. CI may repeat such a test, and the report then calls it flaky.
  retries: Number(process.env['E2E_RETRIES'] ?? 0),
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${ownPort}`,
    locale: 'en-IN',
    timezoneId: 'America/New_York',
    // Shortens animations to an eighth of the time. `booking.spec.ts` plays them in full.
    contextOptions: { reducedMotion: 'reduce' },
    // Blocks service workers, so that one test's worker never answers another test. A test that needs one allows it.
    serviceWorkers: 'block',
    // Recording costs a fifth of the time. Use `--trace on` for a test that fails.
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
      // A busy machine reads IDs slowly, and the site stores an ID that it could not read in time.
      ID_READING_SECONDS: '60',
      // On PostgreSQL the site refuses to start with local tools unless this setting allows them.
      ...(databases[index] && { DATABASE_URL: databases[index], ALLOW_LOCAL_TOOLS: 'yes' }),
    },
    timeout: 180_000,
    reuseExistingServer: false,
    // On SIGTERM the site deletes its data folder.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  })),
})
