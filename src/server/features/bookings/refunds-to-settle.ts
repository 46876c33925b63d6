import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { recordRefund } from '../payments/refunds.ts'
import type { Db } from '../../services.ts'

const MAX_LISTED = 1000

/**
 * Lists refunds that the gateway could not make, and those that are later than promised, for the operator's command.
 * The oldest come first.
 */
export function listRefundsToSettle(db: Db, now: Date) {
  return db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .innerJoin('bookings', 'bookings.id', 'payments.booking_id')
    .innerJoin('users', 'users.id', 'bookings.user_id')
    .select([
      'refunds.id',
      'refunds.amount',
      'refunds.reason',
      'refunds.status',
      'refunds.created_at',
      'refunds.due_by',
      'payments.provider_payment_id',
      'bookings.short_id',
      'bookings.guest_name',
      'bookings.guest_email',
      'users.phone',
    ])
    .where((eb) =>
      eb.or([
        eb('refunds.status', '=', 'failed'),
        eb.and([eb('refunds.status', '=', 'pending'), eb('refunds.due_by', '<', now)]),
      ]),
    )
    .orderBy('refunds.created_at')
    .limit(MAX_LISTED)
    .execute()
}

export type RefundToSettle = Awaited<ReturnType<typeof listRefundsToSettle>>[number]

export type Settled = 'settled' | 'NOT_FOUND' | 'NOT_FAILED'

/** Whether another refund already has this bank reference. */
export async function isReferenceUsed(db: Db, reference: string): Promise<boolean> {
  const row = await db
    .selectFrom('refunds')
    .select('id')
    .where('reference', '=', reference)
    .where('paid_from', '=', 'bank')
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Records that a failed refund was paid another way, with a number the guest can trace. Refuses a refund that the
 * gateway may still make, and a refund of a disputed payment, because the guest would get the money twice. The caller
 * logs it.
 */
export async function settleRefundIn(
  trx: Transaction<DB>,
  { id, reference }: { id: string; reference: string },
  now: Date,
): Promise<Settled> {
  const row = await trx
    .selectFrom('refunds')
    .select('status')
    .select(sql<boolean>`(select d.held + d.lost > 0 from disputed_of_payment(refunds.payment_id) d)`.as('isDisputed'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return 'NOT_FOUND'
  if (row.status !== 'failed' || row.isDisputed) return 'NOT_FAILED'
  await recordRefund(trx, { refundId: id, report: 'processed', trace: reference, from: 'bank' }, now)
  return 'settled'
}
