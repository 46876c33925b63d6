// Measures the built site behind HTTP/2 with Lighthouse, as a phone would load it. Reports the median of five runs per
// page.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { chromium, request } from '@playwright/test'
import { newGuest, signUpThroughCalls } from '../tests/e2e/guest.ts'
import { CHROMIUM_FLAGS } from '../scripts/chromium-flags.ts'
import { buildIfStale } from '../scripts/build.ts'
import { findChromium } from '../scripts/find-chromium.ts'
import { http2Front } from './lighthouse/http2-front.ts'
import { openTools, type Lighthouse, type Report } from './lighthouse/tools.ts'

const ROOT = join(import.meta.dirname, '..')
const SITE_PORT = 3197
const FRONT_PORT = 3196
const DEBUGGING_PORT = 3195
const ORIGIN = `https://localhost:${FRONT_PORT}`
const RUNS = 5
const AIM = 95
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

async function startSite(): Promise<() => void> {
  const site = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', join(ROOT, 'tests/e2e/serve.ts')], {
    env: { ...process.env, PORT: String(SITE_PORT), LOG_LEVEL: 'error' },
    stdio: 'inherit',
  })
  for (let tries = 0; tries < 120; tries++) {
    const isReady = await fetch(`http://localhost:${SITE_PORT}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return () => void site.kill('SIGTERM')
    await pause(500)
  }
  throw new Error('the site did not start')
}

type Page = { name: string; path: string; needs: 'nobody' | 'guest' }

async function pages(): Promise<Page[]> {
  const filter = JSON.stringify({ where: { cityId: 'pune' }, limit: 1 })
  const when = 'checkin=2027-01-09T21:00:00%2B05:30&checkout=2027-01-10T10:00:00%2B05:30'
  const found = await fetch(
    `http://localhost:${SITE_PORT}/api/hotels/search?${when}&filter=${encodeURIComponent(filter)}`,
  )
  const [hotel] = (await found.json()) as { slug: string }[]
  return [
    { name: 'home', path: '/', needs: 'nobody' },
    { name: 'search', path: '/hotels-in-pune', needs: 'nobody' },
    { name: 'hotel', path: `/hotel/${hotel?.slug}`, needs: 'nobody' },
    { name: 'my bookings', path: '/my-bookings', needs: 'guest' },
    { name: 'legal page', path: '/legalpage', needs: 'nobody' },
    { name: 'chatbot open', path: '/#help', needs: 'nobody' },
    { name: 'Hindi home', path: '/hi', needs: 'nobody' },
    { name: 'Hindi search', path: '/hi/hotels-in-pune', needs: 'nobody' },
    { name: 'Hindi hotel', path: `/hi/hotel/${hotel?.slug}`, needs: 'nobody' },
  ]
}

/** Signs in with the same two cookies that the site sets. */
async function signIn(context: Awaited<ReturnType<typeof chromium.launchPersistentContext>>): Promise<void> {
  const calls = await request.newContext({ baseURL: `http://localhost:${SITE_PORT}` })
  await signUpThroughCalls(calls, newGuest())
  const { cookies } = await calls.storageState()
  await context.addCookies(cookies.map(({ name, value, httpOnly }) => ({ name, value, httpOnly, url: ORIGIN })))
  await calls.dispose()
}

const median = (values: number[]) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

/**
 * The figures that decide Lighthouse's performance score: two times in milliseconds, and the layout shift, which has no
 * unit.
 */
const TIMES = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'] as const

async function measure(
  lighthouse: Lighthouse,
  page: Page,
): Promise<{ figures: number[]; isBelow: boolean; worst: string[] }> {
  const reports: Report[] = []
  for (let run = 0; run < RUNS; run++) {
    const result = await lighthouse(ORIGIN + page.path, {
      port: DEBUGGING_PORT,
      onlyCategories: [...CATEGORIES],
      formFactor: 'mobile',
      disableStorageReset: page.needs === 'guest',
      logLevel: 'error',
      output: 'json',
    })
    if (result) reports.push(result.lhr)
  }
  const scores = CATEGORIES.map((category) =>
    Math.round(median(reports.map(({ categories }) => categories[category].score ?? 0)) * 100),
  )
  const times = TIMES.map((name) => median(reports.map(({ audits }) => audits[name]?.numericValue ?? 0)))
  const failing = Object.values(reports.at(-1)?.audits ?? {}).filter(({ score }) => score !== null && score < 0.9)
  return {
    figures: [...scores, ...times.map((time) => Number(time.toFixed(time < 1 ? 3 : 0)))],
    isBelow: scores.some((score) => score < AIM),
    worst: failing.map(({ title, displayValue }) => `${title}${displayValue ? `: ${displayValue}` : ''}`),
  }
}

const chromiumPath = findChromium()
if (!chromiumPath) throw new Error('no Chromium was found')
await buildIfStale()
const { lighthouse, certificate } = await openTools()
const stopSite = await startSite()
const front = await http2Front(await certificate(), FRONT_PORT, SITE_PORT)
const profile = mkdtempSync(join(tmpdir(), 'uncle-lighthouse-'))
const context = await chromium.launchPersistentContext(profile, {
  executablePath: chromiumPath,
  args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${DEBUGGING_PORT}`, '--ignore-certificate-errors'],
  ignoreHTTPSErrors: true,
})
let isBelow = false
try {
  await signIn(context)
  console.log(`| page | ${CATEGORIES.join(' | ')} | LCP, ms | TBT, ms | CLS |\n|---|---|---|---|---|---|---|---|`)
  const details = process.argv.includes('--details')
  const only = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
  for (const page of await pages()) {
    if (only.length > 0 && !only.some((name) => page.name.startsWith(name))) continue
    const { figures, isBelow: isPageBelow, worst } = await measure(lighthouse, page)
    console.log(`| ${page.name} | ${figures.join(' | ')} |`)
    if (details) for (const line of worst) console.log(`    - ${line}`)
    isBelow ||= isPageBelow
  }
} finally {
  await context.close()
  front.close()
  stopSite()
  rmSync(profile, { recursive: true, force: true })
}
process.exit(isBelow ? 1 : 0)
