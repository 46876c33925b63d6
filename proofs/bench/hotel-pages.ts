import { join } from 'node:path'
import { openDb } from '../../src/db/open-db.ts'
import { withChildren, type Child, type StartChild } from './child.ts'
import { kibibytes, reached, type Bench, type Figure } from './figures.ts'
import { getRequest, leanLoad } from './lean-client.ts'
import { metered, postgresMeter, processMeter } from './processor-time.ts'
import { AS_A_CLIENT } from './record-answers.ts'
import { medianRound, refuseFailures, type Round } from './rounds.ts'
import { site } from './site.ts'

const CONNECTIONS = 16
/** How many pages are requested in turn. */
const COUNTS = [400, 2000]
const LEAST_PER_SECOND = 10_000
/** How often each page is requested before measuring. */
const TURNS_BEFORE = 4
/** How many pages are weighed. */
const SIZED = 20
/** The page of a hotel for another number of rooms is another page. */
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

/** Returns the mean size of some of the pages, in bytes. */
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
  const { rounds: times, secondsOfRound: seconds } = bench
  const ours = await start(site({ databaseUrl, dataDir: join(bench.folder, 'hotel-pages') }))
  const meters = [processMeter(ours.pid ?? 0), await postgresMeter(databaseUrl)]
  const all = await pathsOf(databaseUrl)
  const figures: Figure[] = []
  for (const count of COUNTS) {
    const paths = all.slice(0, count)
    const size = await sizeOf(ours, paths.slice(0, SIZED))
    let turn = 0
    const next = () => getRequest(paths[turn++ % count] ?? '/', AS_A_CLIENT)
    const ask = metered(() => leanLoad({ base: ours.base, connections: CONNECTIONS, seconds, next }), meters, seconds)
    // Each page is drawn once, and once more after its hotel's city is in memory.
    while (turn < TURNS_BEFORE * count) await ask()
    const rounds: Round[] = []
    for (let round = 0; round < times; round++) rounds.push(await ask())
    const what = `${count.toLocaleString('en-IN')} hotel pages in turn, demo catalogue, PostgreSQL`
    refuseFailures(what, rounds)
    figures.push({
      what,
      measured: `${reached(rounds)}, ${kibibytes(size)} each`,
      aim: {
        wanted: `at least ${LEAST_PER_SECOND.toLocaleString('en-IN')}/s on two quiet cores`,
        isMet: medianRound(rounds).perSecond >= LEAST_PER_SECOND,
      },
    })
  }
  return figures
}

/** Measures hotel pages that are requested in turn, as guests do, not the same one again and again. */
export async function hotelPages(bench: Bench): Promise<Figure[]> {
  const databaseUrl = await bench.demoDatabase()
  return withChildren((start) => measure(bench, start, databaseUrl))
}
