import type { CountedEvent } from '#domain/analytics/tracked-events.ts'
import { addMinutes } from '#domain/kernel/ist.ts'
import type { Services } from '../../services.ts'

/** The most rows that all pages together may store per day, because counting must not fill the disk. */
const MAX_EVENTS_A_DAY = 250_000
/** How often to read the day's total from the table. */
const LOOK_EVERY_MINUTES = 5

type DaySum = { readAt: Date; events: number }
const sums = new WeakMap<Services['db'], DaySum>()

/**
 * Counts the events of the last day: the number last read from the table, at most a few minutes ago, plus the events
 * that this process has added since.
 */
async function sumOfDay({ db, clock }: Services): Promise<DaySum> {
  const now = clock.now()
  const known = sums.get(db)
  if (known && addMinutes(known.readAt, LOOK_EVERY_MINUTES) > now && known.readAt <= now) return known
  const { events } = await db
    .selectFrom('analytics_events')
    .select((eb) => eb.fn.countAll<number>().as('events'))
    .where('at', '>', addMinutes(now, -24 * 60))
    .executeTakeFirstOrThrow()
  const read = { readAt: now, events }
  sums.set(db, read)
  return read
}

/**
 * Stores events for our own statistics: what happened, where and when, but not who did it. Returns how many it stored,
 * which is 0 once the daily limit is reached.
 */
export async function countEvents(
  services: Services,
  events: readonly CountedEvent[],
  maxADay = MAX_EVENTS_A_DAY,
): Promise<number> {
  if (events.length === 0) return 0
  const sum = await sumOfDay(services)
  if (sum.events + events.length > maxADay) return 0
  sum.events += events.length
  const at = services.clock.now()
  await services.db
    .insertInto('analytics_events')
    .values(events.map(({ name, page, detail }) => ({ name, page, detail: JSON.stringify(detail), at })))
    .execute()
  return events.length
}
