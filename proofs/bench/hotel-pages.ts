import { join } from 'node:path'
import { openDb } from '../../src/db/open-db.ts'
import { withChildren, type Child, type StartChild } from './child.ts'
import { compared, kibibytes, type Bench, type Figure } from './figures.ts'
import { getRequest, leanLoad } from './lean-client.ts'
import { metered, postgresMeter, processMeter } from './processor-time.ts'
import { AS_A_CLIENT } from './record-answers.ts'
import { interleave, refuseFailures, type Subject } from './rounds.ts'
import { site } from './site.ts'

const CONNECTIONS = 16
/** How many different pages a round requests, one after another. */
const COUNTS = [400, 2000]
const ONE = 1
const LEAST_SHARE = 0.5
/** How often each page is requested before measuring. */
const TURNS_BEFORE = 3
/** How many pages go into the average size. */
const SIZED = 20
/** Requests a hotel page with different room counts, because the cache keeps one page for each count. */
const MOST_ROOMS = 5

async function pathsOf(databaseUrl: string): Promise<string[]> {
  const { db, close } = await openDb({ databaseUrl, dataDir: '' })
  try {
    const hotels = await db.selectFrom('hotels').select('slug').where('hidden', '=', false).orderBy('id').execute()
    const ofRooms = (rooms: number) => hotels.map(({ slug }) => `/hotel/${slug}${rooms > 1 ? `?rooms=${rooms}` : ''}`)
    return Array.from({ length: MOST_ROOMS }, (_, index) => ofRooms(index + 1)).flat()
  } finally {
    await close()
  }
}

/** Returns the mean size of a page in bytes. */
async function sizeOf({ base }: Child, paths: readonly string[]): Promise<number> {
  let bytes = 0
  for (const path of paths) {
    const answer = await fetch(base + path, { method: 'HEAD', headers: { 'accept-encoding': 'br' } })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    bytes += Number(answer.headers.get('content-length'))
  }
  return bytes / paths.length
}

async function measure(bench: Bench, start: StartChild, databaseUrl: string): Promise<Figure[]> {
  const { secondsOfRound: seconds } = bench
  const ours = await start(site({ databaseUrl, dataDir: join(bench.folder, 'hotel-pages') }))
  const meters = [processMeter(ours.pid ?? 0), await postgresMeter(databaseUrl)]
  const paths = await pathsOf(databaseUrl)
  const size = await sizeOf(ours, paths.slice(0, SIZED))
  const turns = new Map<number, number>()
  const askInTurn = (count: number): Subject => {
    const next = () => {
      const turn = turns.get(count) ?? 0
      turns.set(count, turn + 1)
      return getRequest(paths[turn % count] ?? '/', AS_A_CLIENT)
    }
    return metered(() => leanLoad({ base: ours.base, connections: CONNECTIONS, seconds, next }), meters, seconds)
  }
  const subjects = Object.fromEntries([ONE, ...COUNTS].map((count) => [String(count), askInTurn(count)]))
  // Requests each page at least twice, because the first request may come before the page's city is in memory.
  for (const [count, ask] of Object.entries(subjects))
    while ((turns.get(Number(count)) ?? 0) < TURNS_BEFORE * Number(count)) await ask()
  const rounds = await interleave(subjects, bench.rounds)
  const one = { name: 'one of them again and again', rounds: rounds[String(ONE)] ?? [] }
  return COUNTS.map((count) => {
    const what = `${count.toLocaleString('en-IN')} hotel pages in turn, ${kibibytes(size)} each, demo catalogue, PostgreSQL`
    const measured = rounds[String(count)] ?? []
    refuseFailures(what, measured)
    const figure = compared(what, measured, one)
    return { ...figure, aim: { wanted: `at least ${LEAST_SHARE} of one page`, isMet: figure.ratio >= LEAST_SHARE } }
  })
}

/** Measures requests for many different hotel pages, as guests make them, instead of repeated requests for one page. */
export async function hotelPages(bench: Bench): Promise<Figure[]> {
  const databaseUrl = await bench.demoDatabase()
  return withChildren((start) => measure(bench, start, databaseUrl))
}
