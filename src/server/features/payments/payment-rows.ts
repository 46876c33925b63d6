import type { Transaction } from 'kysely'
import type { DB, Row } from '#db/schema.ts'
import type { Db } from '../../services.ts'
import { enqueue } from '../messages/outbox.ts'

export type PaymentRow = Row<'payments'>

export const findPayment = (db: Db, paymentId: string): Promise<PaymentRow | undefined> =>
  db.selectFrom('payments').selectAll().where('id', '=', paymentId).executeTakeFirst()

/** The payment, locked: what a gateway reports is compared with this row alone. */
export const lockPayment = (trx: Transaction<DB>, paymentId: string): Promise<PaymentRow | undefined> =>
  trx.selectFrom('payments').selectAll().where('id', '=', paymentId).forUpdate().executeTakeFirst()

/** Nothing more is awaited for this booking: open payments expire, and the gateway is asked to close its page. */
export async function expirePayments(trx: Transaction<DB>, bookingId: string, now: Date): Promise<void> {
  const closed = await trx
    .updateTable('payments')
    .set({ status: 'expired' })
    .where('booking_id', '=', bookingId)
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
