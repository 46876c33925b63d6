// npm run bench: measures the site's throughput against the machine's, and writes it to docs/evidence/benchmarks.md.
// npm run bench -- --quick: runs shorter and only prints. npm run bench -- --only bill,rush: runs only the benchmarks
// only printed.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { istDateOf } from '../../src/domain/kernel/ist.ts'
import { buildIfStale } from '../../scripts/build.ts'
import { isMissing, startPostgres } from '../../tests/database/postgres.ts'
import { bill } from './bill.ts'
import { bookingList } from './booking-list.ts'
import { booking } from './booking.ts'
import { killChildren } from './child.ts'
import type { Bench, Benchmark } from './figures.ts'
import { describeMachine } from './machine.ts'
import { pageWeight } from './page-weight.ts'
import { benchmarksPage, printed, type Section } from './report.ts'
import { searchPage } from './search-page.ts'
import { reviewPage } from './review-page.ts'
import { rush } from './rush.ts'
import { hotelPages } from './hotel-pages.ts'
import { search } from './search.ts'
import { growth } from './growth.ts'
import { lag } from './lag.ts'
import { pages } from './pages.ts'
import { searches } from './searches.ts'
import { triggerCost } from './trigger-cost.ts'
import { comingToLife } from './coming-to-life.ts'
import { presses } from './presses.ts'
import { startUp } from './start-up.ts'
import { weakNetwork } from './weak-network.ts'

const BENCHMARKS: Benchmark[] = [
  { name: 'search API', run: search },
  { name: 'searches that differ', run: searches },
  { name: 'growth of a city', run: growth },
  { name: 'lag of searches', run: lag },
  { name: 'triggers of the catalogue', run: triggerCost },
  { name: 'create-booking', run: booking },
  { name: 'rush for one hotel', run: rush },
  { name: 'bill', run: bill },
  { name: 'list of bookings', run: bookingList },
  { name: 'reviews of a hotel', run: reviewPage },
  { name: 'page rendered on the server', run: searchPage },
  { name: 'pages from the cache', run: pages },
  { name: 'hotel pages in turn', run: hotelPages },
  { name: 'start-up', run: startUp },
  { name: 'weight of the pages', run: pageWeight },
  { name: 'coming to life on a slow phone', run: comingToLife },
  { name: 'presses on a slow phone', run: presses },
  { name: 'weak network', run: weakNetwork },
]

const PAGE = join(import.meta.dirname, '../../docs/evidence/benchmarks.md')

/** A city as full as in a good season. The quick run fills a smaller city, which proves less. */
const FULL = { rounds: 5, secondsOfRound: 3, city: { roomsOfHotel: 10, staysInHundred: 8, days: 180 } }
const QUICK = { rounds: 1, secondsOfRound: 1, city: { roomsOfHotel: 4, staysInHundred: 8, days: 30 } }

const options = process.argv.slice(2)
const isQuick = options.includes('--quick')
/** Accepts `--only search,rush`, or the names without the option. */
const asked = options.filter((option) => !option.startsWith('--')).flatMap((names) => names.split(','))
const chosen = BENCHMARKS.filter(({ name }) => asked.length === 0 || asked.some((begin) => name.startsWith(begin)))

if (chosen.length === 0) {
  const names = BENCHMARKS.map(({ name }) => name).join(', ')
  console.error(`There is no such benchmark; known: ${names}`)
  process.exit(1)
}

async function runAll(bench: Bench): Promise<Section[]> {
  const sections: Section[] = []
  for (const { name, run } of chosen) {
    const section = { name, figures: await run(bench) }
    console.log(printed(section))
    sections.push(section)
  }
  return sections
}

const postgres = await startPostgres({ durability: 'safe' })
if (isMissing(postgres)) throw new Error(`Nothing can be compared without PostgreSQL: ${postgres.missing}`)
const folder = await mkdtemp(join(tmpdir(), 'uncle-bench-'))
const started = performance.now()

let leaving: Promise<void> | undefined
const leave = () =>
  (leaving ??= (async () => {
    killChildren()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  })())
const INTERRUPTED = 130
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void leave().finally(() => process.exit(INTERRUPTED)))
}

try {
  await buildIfStale()
  let demo: Promise<string> | undefined
  const demoDatabase = () => (demo ??= postgres.createDatabase('bench_demo'))
  const bench: Bench = { postgres, demoDatabase, folder, now: new Date(), ...(isQuick ? QUICK : FULL) }
  const machine = await describeMachine(postgres.url)
  console.log(machine.join('\n'))
  const sections = await runAll(bench)
  console.log(`\n${Math.round((performance.now() - started) / 1000)} s in all`)
  if (!isQuick && chosen.length === BENCHMARKS.length) {
    const protocol = `${bench.rounds} rounds of ${bench.secondsOfRound} s for each, side by side`
    const before = await readFile(PAGE, 'utf8').catch(() => '')
    await writeFile(PAGE, benchmarksPage({ sections, machine, date: istDateOf(bench.now), protocol }, before))
    console.log('Written to docs/evidence/benchmarks.md')
  }
} finally {
  await leave()
}
