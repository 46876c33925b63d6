import { gzipSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'
import { withDemoBrowser } from './demo-browser.ts'
import { kibibytes, type Bench, type Figure } from './figures.ts'

const SEARCH_PAGE = '/hotels-in-pune'
const PHONE = { width: 360, height: 740 }
/** How long to wait after the last request, in case the page sends another one. */
const QUIET_MILLISECONDS = 500

type PageWish = { name: string; path: string; budgetKiB?: number }
type Weight = { transferred: Map<string, number>; encodings: Set<string>; javascriptGzip: number }

/** Measures what a page transfers: bytes by kind, and its gzipped JavaScript. */
async function weigh(page: Page, address: string): Promise<Weight> {
  const kinds = new Map<string, string>()
  const transferred = new Map<string, number>()
  const encodings = new Set<string>()
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    kinds.set(requestId, type)
    const encoding = Object.entries(response.headers).find(([name]) => name.toLowerCase() === 'content-encoding')?.[1]
    if (type === 'Script') encodings.add(encoding ?? 'not compressed')
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other'
    transferred.set(kind, (transferred.get(kind) ?? 0) + encodedDataLength)
  })
  const scripts: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body())
  })
  const answer = await page.goto(address, { waitUntil: 'networkidle' })
  if (!answer?.ok()) throw new Error(`${address} answered ${answer?.status()}`)
  await page.waitForTimeout(QUIET_MILLISECONDS)
  const bodies = await Promise.all(scripts)
  const javascriptGzip = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0)
  return { transferred, encodings, javascriptGzip }
}

function figureOf({ name, budgetKiB }: PageWish, { transferred, encodings, javascriptGzip }: Weight): Figure {
  const all = [...transferred.values()].reduce((sum, bytes) => sum + bytes, 0)
  const kinds = [...transferred].sort(([, one], [, other]) => other - one)
  const list = kinds.map(([kind, bytes]) => `${kind.toLowerCase()} ${kibibytes(bytes)}`).join(', ')
  return {
    what: `weight of the ${name}, phone of 360 × 740`,
    measured: `${kibibytes(javascriptGzip)} of JavaScript (gzip)`,
    against: `everything as transferred: ${kibibytes(all)} (${list}; scripts: ${[...encodings].join(', ')})`,
    ...(budgetKiB === undefined
      ? {}
      : { aim: { wanted: `JavaScript at most ${budgetKiB} KiB`, isMet: javascriptGzip <= budgetKiB * 1024 } }),
  }
}

async function weighAll(browser: Browser, base: string, hotel: string): Promise<Figure[]> {
  const pages: PageWish[] = [
    { name: 'home page', path: '/', budgetKiB: 90 },
    { name: 'search page', path: SEARCH_PAGE, budgetKiB: 90 },
    { name: 'hotel page', path: `/hotel/${hotel}`, budgetKiB: 90 },
  ]
  const figures: Figure[] = []
  for (const wish of pages) {
    // Uses a fresh profile, as on a first visit: nothing is cached and there is no service worker.
    const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' })
    figures.push(figureOf(wish, await weigh(await context.newPage(), base + wish.path)))
    await context.close()
  }
  return figures
}

/** Returns the address of the first hotel on the search page. */
async function firstHotel(base: string): Promise<string> {
  const html = await (await fetch(base + SEARCH_PAGE)).text()
  const slug = /href="\/hotel\/([a-z0-9-]+)/.exec(html)?.[1]
  if (slug === undefined) throw new Error('the search page names no hotel')
  return slug
}

/** Measures what a phone has to load on its first visit to a page. */
export const pageWeight = (bench: Bench): Promise<Figure[]> =>
  withDemoBrowser(bench, 'weight', async (browser, base) => weighAll(browser, base, await firstHotel(base)))
