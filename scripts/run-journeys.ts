import { REPORTS } from '../tests/slowest.ts'
import type { Named } from '../tests/tests-named.ts'
import { findChromium } from './find-chromium.ts'
import { bin, runAll, type Failure } from './run-steps.ts'

/** In a separate process: the build waits for its programs and would delay the other steps' output. */
async function build(): Promise<Failure[]> {
  const script = "import('./scripts/build.ts').then(({ buildIfStale }) => buildIfStale())"
  return runAll([{ name: 'build', command: process.execPath, args: ['-e', script] }])
}

/** Builds the site and plays journeys in Chromium. `playwright.config.ts` says which belong to a short or a long run. */
export async function runJourneys(runs: readonly Named[], which: 'whole' | 'short' | 'long'): Promise<Failure[]> {
  if (runs.length === 0) return []
  const chromium = findChromium()
  if (!chromium) return [{ name: 'end to end', tail: 'No Chromium was found, and none could be installed.' }]
  const failures = await build()
  if (failures.length > 0) return failures
  const env = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: REPORTS.playwright, E2E_RUN: which }
  return runAll(
    runs.map(({ name, args }) => ({
      name,
      command: bin('playwright'),
      args: ['test', '--reporter=list,json', ...args],
      env,
    })),
  )
}
