import { COUNTS_KEPT_DAYS } from '#domain/kept-days.ts'
import { addMinutes } from '#domain/kernel/ist.ts'
import type { Services } from '../../services.ts'

const MOST_AT_ONCE = 20_000

/** Forgets events that are older than anybody compares. Answers how many. */
export async function purgeEvents({ db, clock }: Services): Promise<number> {
  const old = db
    .selectFrom('analytics_events')
    .select('id')
    .where('at', '<', addMinutes(clock.now(), -COUNTS_KEPT_DAYS * 24 * 60))
    .limit(MOST_AT_ONCE)
  const { numDeletedRows } = await db.deleteFrom('analytics_events').where('id', 'in', old).executeTakeFirst()
  return Number(numDeletedRows)
}
