import { MESSAGES_KEPT_DAYS } from '#domain/kept-days.ts'
import { addMinutes } from '#domain/kernel/ist.ts'
import type { Services } from '../../services.ts'

const MOST_AT_ONCE = 5000

/** Forgets outbox entries that were done long ago; what was given up stays until an operator saw it. Answers how many. */
export async function purgeOutbox({ db, clock }: Services): Promise<number> {
  const old = db
    .selectFrom('outbox')
    .select('id')
    .where('done_at', '<', addMinutes(clock.now(), -MESSAGES_KEPT_DAYS * 24 * 60))
    .orderBy('done_at')
    .limit(MOST_AT_ONCE)
  const { numDeletedRows } = await db.deleteFrom('outbox').where('id', 'in', old).executeTakeFirst()
  return Number(numDeletedRows)
}
