import type { Services } from '../../services.ts'
import { expirePayments } from '../payments/payment-rows.ts'
import { dropExtension } from './extend/settle-extension.ts'
import { dropModification } from './modify/settle-modification.ts'

const MOST_AT_ONCE = 500

/** Changes of time and extra hours whose payment did not come in time are given up. Answers how many. */
export async function expireChanges(services: Services): Promise<number> {
  const { db, clock } = services
  const now = clock.now()
  const modifications = await db
    .selectFrom('booking_modifications')
    .select(['id', 'booking_id'])
    .where('status', '=', 'held')
    .where('hold_expires_at', '<=', now)
    .limit(MOST_AT_ONCE)
    .execute()
  const extensions = await db
    .selectFrom('extensions')
    .select(['id', 'booking_id'])
    .where('status', 'in', ['requested', 'acknowledged'])
    .where('hold_expires_at', '<=', now)
    .limit(MOST_AT_ONCE)
    .execute()
  let expired = 0
  for (const modification of modifications) {
    const isDropped = await db.transaction().execute(async (trx) => {
      if (!(await dropModification(trx, modification, 'expired', now))) return false
      await expirePayments(trx, { column: 'modification_id', id: modification.id }, now)
      return true
    })
    if (isDropped) expired += 1
  }
  for (const extension of extensions) {
    const isDropped = await db.transaction().execute(async (trx) => {
      if (!(await dropExtension(trx, extension, 'expired', now))) return false
      await expirePayments(trx, { column: 'extension_id', id: extension.id }, now)
      return true
    })
    if (isDropped) expired += 1
  }
  if (expired > 0) services.nudge()
  return expired
}
