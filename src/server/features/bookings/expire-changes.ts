import type { Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import type { Services } from '../../services.ts'
import { isAfter, workThrough } from '../../work-through.ts'
import { expirePayments, type PaymentsOf } from '../payments/payment-rows.ts'
import { dropExtension } from './extend/settle-extension.ts'
import { dropModification } from './modify/settle-modification.ts'

type Change = { id: string; booking_id: string }

/** Cancels changes of time and extra hours that were not paid in time. Returns how many it cancelled. */
export async function expireChanges(services: Services): Promise<number> {
  const expired = (await expireModifications(services)) + (await expireExtensions(services))
  if (expired > 0) services.nudge()
  return expired
}

function expireModifications(services: Services): Promise<number> {
  const { db, log } = services
  const now = services.clock.now()
  return workThrough<Change>({
    name: 'expire-holds: changes of time',
    log,
    next: (after, limit) =>
      db
        .selectFrom('booking_modifications')
        .select(['id', 'booking_id'])
        .where('status', '=', 'held')
        .where('hold_expires_at', '<=', now)
        .where(isAfter('id', after))
        .orderBy('id')
        .limit(limit)
        .execute(),
    work: (change) =>
      giveUp(services, { column: 'modification_id', id: change.id }, (trx) =>
        dropModification(trx, change, 'expired', now),
      ),
  })
}

function expireExtensions(services: Services): Promise<number> {
  const { db, log } = services
  const now = services.clock.now()
  return workThrough<Change>({
    name: 'expire-holds: extra hours',
    log,
    next: (after, limit) =>
      db
        .selectFrom('extensions')
        .select(['id', 'booking_id'])
        .where('status', 'in', ['requested', 'acknowledged'])
        .where('hold_expires_at', '<=', now)
        .where(isAfter('id', after))
        .orderBy('id')
        .limit(limit)
        .execute(),
    work: (change) =>
      giveUp(services, { column: 'extension_id', id: change.id }, (trx) => dropExtension(trx, change, 'expired', now)),
  })
}

const giveUp = (services: Services, of: PaymentsOf, drop: (trx: Transaction<DB>) => Promise<boolean>) =>
  services.db.transaction().execute(async (trx) => {
    if (!(await drop(trx))) return false
    await expirePayments(trx, of, services.clock.now())
    return true
  })
