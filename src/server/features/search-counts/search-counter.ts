import { quarterOf } from '#domain/office/by-hour.ts'
import type { Clock } from '../../ports/clock.ts'
import type { SearchCounter } from '../../ports/search-counter.ts'
import { sql } from 'kysely'
import type { Db, Log } from '../../services.ts'
import { addDemand, type FindsRoom } from './add-demand.ts'
import { addHotelSearches, tallyHotels, type FindsHotels, type HotelTally } from './add-hotel-searches.ts'
import { searchTally } from './tally.ts'

/**
 * Milliseconds between two writes, less than the half minute after which the office's page refreshes. A process that
 * dies loses its counts since the last write.
 */
const FLUSH_MILLISECONDS = 10_000

type Wiring = { db: Db; clock: Clock; log: Log; findsRoom: FindsRoom; findsHotels: FindsHotels }
type Counts = Map<number, number>

/**
 * Adds to the rows that all processes share, always in time order, so that two processes that add to the same quarters
 * wait for each other without deadlock.
 */
async function add(db: Db, counts: Counts): Promise<void> {
  const quarters = [...counts].sort(([one], [other]) => one - other)
  await db
    .insertInto('search_counts')
    .values(quarters.map(([from, searches]) => ({ from_at: new Date(from), searches })))
    .onConflict((same) =>
      same.column('from_at').doUpdateSet({ searches: sql`search_counts.searches + excluded.searches` }),
    )
    .execute()
}

/**
 * Counts in memory and writes the sums every ten seconds (docs/decisions/0037, 0112), so that a search costs no query for it.
 */
export function startSearchCounter({ db, clock, log, findsRoom, findsHotels }: Wiring): SearchCounter {
  let counts: Counts = new Map()
  const tally = searchTally()
  let hotels: HotelTally = new Map()
  let running: Promise<void> | undefined
  const more = (quarter: number, searches: number) => counts.set(quarter, (counts.get(quarter) ?? 0) + searches)

  const writeQuarters = async (): Promise<void> => {
    const taken = counts
    if (taken.size === 0) return
    counts = new Map()
    try {
      await add(db, taken)
    } catch (error) {
      // Count these again next time. If the commit succeeded and only its answer was lost, they are counted twice,
      // which is better than not at all.
      for (const [quarter, searches] of taken) more(quarter, searches)
      throw error
    }
  }
  const writeDemand = async (): Promise<void> => {
    const taken = tally.take()
    try {
      await addDemand(db, { counted: taken, now: clock.now(), findsRoom })
    } catch (error) {
      for (const one of taken) tally.add(one)
      throw error
    }
    await tallyHotels(hotels, { counted: taken, now: clock.now(), findsHotels })
  }
  /** Keeps the counts that could not be written for the next time. */
  const writeHotels = async (): Promise<void> => {
    await addHotelSearches(db, hotels, clock.now())
    hotels = new Map()
  }
  const write = async (): Promise<void> => {
    await writeQuarters()
    await writeDemand()
    await writeHotels()
  }
  const flush = (): Promise<void> => {
    running ??= write().finally(() => {
      running = undefined
    })
    return running
  }
  const flushOrLog = () =>
    flush().catch((error: unknown) => log.error({ err: error }, 'the counts of searches could not be written'))
  const timer = setInterval(() => void flushOrLog(), FLUSH_MILLISECONDS)
  timer.unref()

  return {
    count: (search) => {
      more(quarterOf(clock.now()).getTime(), 1)
      if (search) tally.add({ search, times: 1 })
    },
    flush,
    stop: async () => {
      clearInterval(timer)
      // A running flush writes only what was counted before it began, so flush once more.
      await running?.catch(() => undefined)
      await flushOrLog()
    },
  }
}
