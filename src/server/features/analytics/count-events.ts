import type { CountedEvent } from '#domain/analytics/tracked-events.ts'
import type { Services } from '../../services.ts'

/** Keeps events for our own count: what, where and when, and nobody. Answers how many. */
export async function countEvents({ db, clock }: Services, events: readonly CountedEvent[]): Promise<number> {
  if (events.length === 0) return 0
  const at = clock.now()
  await db
    .insertInto('analytics_events')
    .values(events.map(({ name, page, detail }) => ({ name, page, detail: JSON.stringify(detail), at })))
    .execute()
  return events.length
}
