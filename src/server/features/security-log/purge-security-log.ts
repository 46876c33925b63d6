import { SECURITY_LOG_RETENTION_DAYS } from '#domain/retention-days.ts'
import { addMinutes } from '#domain/kernel/ist.ts'
import { purgeInBatches } from '../../purge-in-batches.ts'
import type { Services } from '../../services.ts'

/** Deletes expired entries of the security log, in steps that hold no lock for long. Returns how many. */
export async function purgeSecurityLog({ db, clock }: Services): Promise<number> {
  const before = addMinutes(clock.now(), -SECURITY_LOG_RETENTION_DAYS * 24 * 60)
  return purgeInBatches((limit) => {
    const old = db.selectFrom('security_log').select('id').where('at', '<', before).orderBy('at').limit(limit)
    return db.deleteFrom('security_log').where('id', 'in', old).executeTakeFirst()
  })
}
