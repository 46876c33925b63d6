import { MESSAGES_KEPT_DAYS } from '#domain/kept-days.ts'
import { addMinutes } from '#domain/kernel/ist.ts'
import { purgeInBatches } from '../../purge-in-batches.ts'
import type { Services } from '../../services.ts'

/** Forgets outbox entries that were done long ago; what was given up stays until an operator saw it. Answers how many. */
export async function purgeOutbox({ db, clock }: Services): Promise<number> {
  const before = addMinutes(clock.now(), -MESSAGES_KEPT_DAYS * 24 * 60)
  return purgeInBatches((limit) => {
    const old = db.selectFrom('outbox').select('id').where('done_at', '<', before).orderBy('done_at').limit(limit)
    return db.deleteFrom('outbox').where('id', 'in', old).executeTakeFirst()
  })
}
