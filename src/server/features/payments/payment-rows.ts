import type { Transaction } from 'kysely'
import type { DB, Row } from '#db/schema.ts'
import type { Db } from '../../services.ts'
import { enqueue } from '../messages/outbox.ts'

export type PaymentRow = Row<'payments'>

export const findPayment = (db: Db, paymentId: string): Promise<PaymentRow | undefined> =>
  db.selectFrom('payments').selectAll().where('id', '=', paymentId).executeTakeFirst()

/** Locks the payment, because a gateway's report may be compared only with a locked row. */
export const lockPayment = (trx: Transaction<DB>, paymentId: string): Promise<PaymentRow | undefined> =>
  trx.selectFrom('payments').selectAll().where('id', '=', paymentId).forUpdate().executeTakeFirst()

/** Selects the payments of a whole booking, or those of one change to it. */
export type PaymentsOf = { column: 'booking_id' | 'modification_id' | 'extension_id'; id: string }

/** Expires open payments, because no more money is expected, and asks the gateway to close their pages. */
export async function expirePayments(trx: Transaction<DB>, of: PaymentsOf, now: Date): Promise<void> {
  const closed = await trx
    .updateTable('payments')
    .set({ status: 'expired' })
    .where(of.column, '=', of.id)
    .where('status', 'in', ['created', 'open'])
    .returning(['id', 'provider_ref'])
    .execute()
  const known = closed.filter(({ provider_ref }) => provider_ref !== null)
  await enqueue(
    trx,
    now,
    known.map(({ id }) => ({ kind: 'checkout.cancel', payload: { paymentId: id } }) as const),
  )
}
