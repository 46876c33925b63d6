import { COUNT_RETENTION_DAYS } from '#domain/retention-days.ts'
import { addMinutes } from '#domain/kernel/ist.ts'
import { purgeInBatches } from '../../purge-in-batches.ts'
import type { Services } from '../../services.ts'

/** Deletes events that are too old for comparisons. Returns their number. */
export async function purgeEvents({ db, clock }: Services): Promise<number> {
  const before = addMinutes(clock.now(), -COUNT_RETENTION_DAYS * 24 * 60)
  return purgeInBatches((limit) => {
    const old = db.selectFrom('analytics_events').select('id').where('at', '<', before).limit(limit)
    return db.deleteFrom('analytics_events').where('id', 'in', old).executeTakeFirst()
  })
}
