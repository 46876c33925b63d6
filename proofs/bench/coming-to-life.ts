import type { Browser } from '@playwright/test'
import { withDemoBrowser } from './demo-browser.ts'
import { milliseconds, type Bench, type Figure } from './figures.ts'

const PHONE = { width: 360, height: 740 }
/** A budget phone is about this many times slower than this machine. */
const SLOWER = 6
/** How long to wait until React has also hydrated the parts below the first screen. */
const SETTLE_MILLISECONDS = 1500
/** Lighthouse calls a task long from this duration on. */
const BLOCKING_MILLISECONDS = 50

const RESULTS = '/hotels-in-pune'

/** Lists the pages of a first visit. The hotel is the first one in the search results. */
async function pagesOf(base: string): Promise<{ name: string; path: string }[]> {
  const results = await (await fetch(base + RESULTS)).text()
  const [hotel] = /\/hotel\/[a-z0-9-]+/.exec(results) ?? []
  if (hotel === undefined) throw new Error('The results name no hotel')
  return [
    { name: 'home', path: '/' },
    { name: 'search', path: RESULTS },
    { name: 'hotel', path: hotel },
    { name: 'a page of texts', path: '/legalpage' },
  ]
}

type Traced = {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
  args?: { data?: { url?: string } }
}

const isOfReact = ({ name, args }: Traced) => name === 'FunctionCall' && /\/assets\/react-/.test(args?.data?.url ?? '')

/**
 * Returns the milliseconds that the page's thread spent in each task that ran React after the first paint. Leaves out
 * the task that evaluates the scripts, because a traced browser parses React twice for it (decision 0051).
 */
async function tasksOfReact(browser: Browser, address: string): Promise<number[]> {
  const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8'] })
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.waitForTimeout(SETTLE_MILLISECONDS)
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: Traced[] }
  await context.close()
  const painted = traceEvents.findLast(({ name }) => name === 'firstContentfulPaint')
  if (!painted) throw new Error(`${address} painted nothing`)
  const ofPage = traceEvents.filter(({ ph, pid, tid }) => ph === 'X' && pid === painted.pid && tid === painted.tid)
  const isWithin = (task: Traced) => (call: Traced) =>
    call.ts >= task.ts && call.ts + (call.dur ?? 0) <= task.ts + (task.dur ?? 0)
  const calls = ofPage.filter(isOfReact)
  const evaluations = ofPage.filter(({ name }) => name === 'v8.evaluateModule')
  return ofPage
    .filter((task) => task.name === 'RunTask' && task.ts > painted.ts)
    .filter((task) => calls.some(isWithin(task)) && !evaluations.some(isWithin(task)))
    .map(({ tdur = 0 }) => tdur / 1000)
}

/**
 * Measures the longest single task in which React hydrates a page. During that task the page cannot respond to a press.
 */
export const comingToLife = (bench: Bench): Promise<Figure[]> =>
  withDemoBrowser(bench, 'life', async (browser, base) => {
    const longest: { name: string; task: number }[] = []
    for (const { name, path } of await pagesOf(base)) {
      // Takes the quickest visit, because the machine's other work can only make a task longer.
      const visits: number[] = []
      for (let visit = 0; visit < Math.max(2, bench.rounds); visit += 1)
        visits.push(Math.max(...(await tasksOfReact(browser, base + path))))
      longest.push({ name, task: Math.min(...visits) })
    }
    return [
      {
        what: `longest task of a page that comes to life, processor slowed ${SLOWER} times, by the thread’s own time`,
        measured: longest.map(({ name, task }) => `${name} ${milliseconds(task)}`).join(', '),
        aim: {
          wanted: `each at most ${BLOCKING_MILLISECONDS} ms`,
          isMet: longest.every(({ task }) => task <= BLOCKING_MILLISECONDS),
        },
      },
    ]
  })
