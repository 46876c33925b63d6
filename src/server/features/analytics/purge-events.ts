import { addMinutes } from '#domain/kernel/ist.ts'
import type { Services } from '../../services.ts'

/** A year and a month, so that a month can be held against the same one a year before. */
export const EVENTS_KEPT_MINUTES = 400 * 24 * 60
const MOST_AT_ONCE = 20_000

/** Forgets events that are older than anybody compares. Answers how many. */
export async function purgeEvents({ db, clock }: Services): Promise<number> {
  const old = db
    .selectFrom('analytics_events')
    .select('id')
    .where('at', '<', addMinutes(clock.now(), -EVENTS_KEPT_MINUTES))
    .limit(MOST_AT_ONCE)
  const { numDeletedRows } = await db.deleteFrom('analytics_events').where('id', 'in', old).executeTakeFirst()
  return Number(numDeletedRows)
}
