import { COUNT_RETENTION_DAYS } from '#domain/retention-days.ts'
import { addMinutes } from '#domain/kernel/ist.ts'
import type { Services } from '../../services.ts'

/** Deletes counts that are too old for comparisons. There are a hundred rows per day. Returns how many. */
export async function purgeSearchCounts({ db, clock }: Services): Promise<number> {
  const before = addMinutes(clock.now(), -COUNT_RETENTION_DAYS * 24 * 60)
  const { numDeletedRows } = await db
    .deleteFrom('search_counts')
    .where('from_at', '<', before)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
