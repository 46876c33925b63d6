import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { addMinutes } from '#domain/kernel/ist.ts'
import type { Rupees } from '#domain/kernel/money.ts'
import { REFUND_DAYS } from '#domain/payments/refund-days.ts'
import type { Db, Services } from '../../services.ts'
import { enqueue } from '../messages/outbox.ts'

export type RefundRequest = {
  paymentId: string
  amount: Rupees
  reason: string
  /** why this refund exists; for each cause a payment is refunded only once */
  key: string
}

/**
 * Records a refund in the transaction that causes it; the gateway is asked afterwards. False if the refund was already
 * recorded.
 */
export async function requestRefund(trx: Transaction<DB>, refund: RefundRequest, now: Date): Promise<boolean> {
  const row = await trx
    .insertInto('refunds')
    .values({
      payment_id: refund.paymentId,
      amount: refund.amount,
      reason: refund.reason,
      idempotency_key: refund.key,
      created_at: now,
      due_by: addMinutes(now, REFUND_DAYS * 24 * 60),
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) return false
  await enqueue(trx, now, [{ kind: 'refund.requested', payload: { refundId: row.id } }])
  return true
}

/**
 * Whether a refund has to wait for a dispute, because the gateway holds the payment back or the guest's bank has paid
 * the guest. When the dispute ends, the refund is requested again or counts as paid.
 */
async function waitsForDispute(db: Db, refundId: string): Promise<boolean> {
  const { rows } = await sql<{ waits: boolean }>`
    select d.held + d.lost > 0 and (coalesce((select sum(o.amount) from refunds o where o.payment_id = p.id and o.id <> r.id
        and o.status = 'processed' and o.paid_from <> 'disputed'), 0) + r.amount) * 100::bigint + d.held + d.lost > p.amount * 100::bigint as waits
    from refunds r join payments p on p.id = r.payment_id cross join lateral disputed_of_payment(p.id) d
    where r.id = ${refundId}::uuid`.execute(db)
  return rows[0]?.waits ?? false
}

/**
 * Asks the gateway for a refund, which it makes only once, however often it is asked. Rejects if the gateway does not
 * answer.
 */
export async function sendRefund(services: Services, refundId: string): Promise<void> {
  const { db, gateway, clock } = services
  const refund = await db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select(['refunds.amount', 'refunds.status', 'payments.provider_payment_id'])
    .where('refunds.id', '=', refundId)
    .executeTakeFirstOrThrow()
  if (refund.status === 'processed' || (await waitsForDispute(db, refundId))) return
  if (!refund.provider_payment_id) throw new Error(`refund ${refundId}: the gateway's own payment id is not known`)
  const answer = await gateway.refund({
    providerPaymentId: refund.provider_payment_id,
    amount: refund.amount,
    reference: refundId,
  })
  await db
    .updateTable('refunds')
    .set({
      provider_ref: answer.providerRef,
      reference: answer.trace,
      status: answer.status,
      ...(answer.status === 'processed' ? { processed_at: clock.now() } : {}),
    })
    .where('id', '=', refundId)
    .where('status', '<>', 'processed')
    .execute()
}

/** Stores the gateway's report about a refund, or the fact that our bank paid it. A processed refund is final. */
export async function recordRefund(
  trx: Transaction<DB>,
  told: { refundId: string; report: 'processed' | 'failed'; trace: string | null; from?: 'bank' },
  now: Date,
): Promise<void> {
  const from = told.report === 'processed' ? (['pending', 'failed'] as const) : (['pending'] as const)
  await trx
    .updateTable('refunds')
    .set({
      status: told.report,
      ...(told.trace ? { reference: told.trace } : {}),
      ...(told.report === 'processed' ? { processed_at: now } : {}),
      ...(told.from ? { paid_from: told.from } : {}),
    })
    .where('id', '=', told.refundId)
    .where('status', 'in', from)
    .execute()
}
