import { quarterOf } from '#domain/office/by-hour.ts'
import type { Clock } from '../../ports/clock.ts'
import type { SearchCounter } from '../../ports/search-counter.ts'
import { sql } from 'kysely'
import type { Db, Log } from '../../services.ts'

/** The office's page looks every half minute; a process that dies loses what it counted since. */
const FLUSH_MILLISECONDS = 10_000

type Wiring = { db: Db; clock: Clock; log: Log }
type Counts = Map<number, number>

/**
 * Adds to the rows of all processes, always in the order of time: two processes that add to the same quarters wait for
 * each other and never in a ring.
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

/** Counts in memory and adds it up every ten seconds (docs/decisions/0037): a search sends no statement for it. */
export function startSearchCounter({ db, clock, log }: Wiring): SearchCounter {
  let counts: Counts = new Map()
  let running: Promise<void> | undefined
  const more = (quarter: number, searches: number) => counts.set(quarter, (counts.get(quarter) ?? 0) + searches)

  const write = async (): Promise<void> => {
    const taken = counts
    if (taken.size === 0) return
    counts = new Map()
    try {
      await add(db, taken)
    } catch (error) {
      // Kept for the next turn. An answer that got lost after the commit counts these twice: better than not at all.
      for (const [quarter, searches] of taken) more(quarter, searches)
      throw error
    }
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
    count: () => void more(quarterOf(clock.now()).getTime(), 1),
    flush,
    stop: async () => {
      clearInterval(timer)
      // One that is under way took what was counted before it: what came since goes with another.
      await running?.catch(() => undefined)
      await flushOrLog()
    },
  }
}
