import { addMinutes } from '#domain/kernel/ist.ts'
import type { Services } from '../../services.ts'
import { sendRefund } from './refunds.ts'

/** The gateway reports a refund within hours; one it said nothing of for this long is asked about. */
const SILENT_MINUTES = 6 * 60
const MOST_AT_ONCE = 100

/**
 * Asks again about refunds that stay pending, so that a lost report never leaves a guest in doubt. Asked twice for one
 * refund the gateway pays once. Answers how many are settled now; rejects, after all were asked, when it did not answer.
 */
export async function chaseRefunds(services: Services): Promise<number> {
  const { db, clock } = services
  const silent = await db
    .selectFrom('refunds')
    .select('id')
    .where('status', '=', 'pending')
    .where('created_at', '<=', addMinutes(clock.now(), -SILENT_MINUTES))
    .orderBy('created_at')
    .limit(MOST_AT_ONCE)
    .execute()
  const faults: unknown[] = []
  for (const { id } of silent) await sendRefund(services, id).catch((error: unknown) => faults.push(error))
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} refunds could not be asked about`)
  return silent.length
}
