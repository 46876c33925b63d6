import { addMinutes } from '#domain/kernel/ist.ts'
import type { Services } from '../../services.ts'

/** What was done is kept this long for whoever looks into a complaint; what was given up stays until an operator saw it. */
export const KEPT_MINUTES = 30 * 24 * 60
const MOST_AT_ONCE = 5000

/** Forgets outbox entries that were done long ago. Answers how many. */
export async function purgeOutbox({ db, clock }: Services): Promise<number> {
  const old = db
    .selectFrom('outbox')
    .select('id')
    .where('done_at', '<', addMinutes(clock.now(), -KEPT_MINUTES))
    .orderBy('done_at')
    .limit(MOST_AT_ONCE)
  const { numDeletedRows } = await db.deleteFrom('outbox').where('id', 'in', old).executeTakeFirst()
  return Number(numDeletedRows)
}
