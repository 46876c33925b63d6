import { join } from 'node:path'
import { abLoad, missingAb } from './ab.ts'
import { withChildren, type StartChild } from './child.ts'
import { compared, type Bench, type Figure } from './figures.ts'
import { metered, postgresMeter, processMeter } from './processor-time.ts'
import { interleave, refuseFailures, type Round, type Subject } from './rounds.ts'
import { helloServer, site } from './site.ts'

const CONNECTIONS = 16
const SEARCH_PAGE = '/hotels-in-pune'
/** The lowest share of plain Fastify's throughput that a page must reach. */
const LEAST_SHARE = 0.3
const LEAST_PROCESSOR_SHARE = 0.7
const MAX_MISS_MILLISECONDS = 12
/** How many pages are requested only once, to measure pages that no cache has. */
const MISSES = 60

/** Returns the hotels to which a search page links. */
export async function hotelsOf(base: string, page = SEARCH_PAGE): Promise<string[]> {
  const html = await (await fetch(base + page)).text()
  const links = [...html.matchAll(/href="\/hotel\/([a-z0-9-]+)/g)].map(([, slug]) => `/hotel/${slug}`)
  if (links.length === 0) throw new Error(`${page} links to no hotel`)
  return [...new Set(links)]
}

/**
 * Returns a search page for a number of rooms and a price that were never requested before, so that no cache can
 * answer.
 */
const unseenPage = (turn: number) => `${SEARCH_PAGE}?rooms=${1 + (turn % 5)}&above=${100 + turn}`

/** Requests each page once, one after another, to measure the processor time for rendering a page. */
async function misses(base: string, round: number): Promise<Round> {
  const began = performance.now()
  for (let turn = 0; turn < MISSES; turn++) {
    const answer = await fetch(base + unseenPage(round * MISSES + turn))
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`)
  }
  const seconds = (performance.now() - began) / 1000
  return { perSecond: MISSES / seconds, p50: (seconds / MISSES) * 1000, p99: (seconds / MISSES) * 1000, failures: 0 }
}

function missFigure(rounds: Round[]): Figure {
  const cpus = rounds.flatMap(({ cpu }) => (cpu === undefined ? [] : [cpu])).toSorted((one, other) => one - other)
  const cpu = cpus[Math.floor(cpus.length / 2)]
  return {
    what: `search page that nobody has asked for before, one at a time, PostgreSQL`,
    measured:
      cpu === undefined ? 'processor time is not told on this system' : `${cpu.toFixed(1)} ms of processor time each`,
    against: `${MISSES} pages in each of ${rounds.length} rounds`,
    ...(cpu === undefined
      ? {}
      : { aim: { wanted: `at most ${MAX_MISS_MILLISECONDS} ms`, isMet: cpu <= MAX_MISS_MILLISECONDS } }),
  }
}

async function measure(bench: Bench, start: StartChild, databaseUrl: string): Promise<Figure[]> {
  const seconds = bench.secondsOfRound
  const ours = await start(site({ databaseUrl, dataDir: join(bench.folder, 'pages-files') }))
  const bare = await start(helloServer())
  const postgres = await postgresMeter(databaseUrl)
  const meters = [processMeter(ours.pid ?? 0), postgres]
  const [hotel = ''] = await hotelsOf(ours.base)
  const paths = { 'home page': '/', 'search page': SEARCH_PAGE, 'hotel page': hotel }
  const asked =
    (address: string): Subject =>
    () =>
      abLoad(address, { connections: CONNECTIONS, seconds })
  let round = 0
  const rounds = await interleave<string>(
    {
      ...Object.fromEntries(
        Object.entries(paths).map(([name, path]) => [name, metered(asked(ours.base + path), meters, seconds)]),
      ),
      hello: metered(asked(`${bare.base}/hello`), [processMeter(bare.pid ?? 0)], seconds),
      misses: missesMetered(ours.base, meters, () => (round += 1)),
    },
    bench.rounds,
  )
  const figures = Object.keys(paths).map((name) => {
    const what = `${name}, the same address again and again, demo catalogue, PostgreSQL`
    refuseFailures(what, rounds[name] ?? [])
    const figure = compared(what, rounds[name] ?? [], { name: 'Fastify hello', rounds: rounds['hello'] ?? [] })
    const isMet = figure.ratio >= LEAST_SHARE && (figure.cpuRatio ?? 0) >= LEAST_PROCESSOR_SHARE
    return { ...figure, aim: { wanted: `at least ${LEAST_SHARE}, by processor time ${LEAST_PROCESSOR_SHARE}`, isMet } }
  })
  return [...figures, missFigure(rounds['misses'] ?? [])]
}

/** Divides the processor time by the number of pages, because these rounds have no fixed length. */
const missesMetered =
  (base: string, meters: Parameters<typeof metered>[1], next: () => number): Subject =>
  async () => {
    const read = () => meters.reduce((sum, meter) => sum + meter(), 0)
    const before = read()
    const round = await misses(base, next())
    return { ...round, cpu: (read() - before) / MISSES }
  }

/** Compares pages that are requested again and again with the most that Fastify can do, and measures uncached pages. */
export async function pages(bench: Bench): Promise<Figure[]> {
  const missing = missingAb()
  if (missing) return [{ what: 'pages from the cache, beside Fastify hello', measured: missing }]
  const databaseUrl = await bench.demoDatabase()
  return withChildren((start) => measure(bench, start, databaseUrl))
}
