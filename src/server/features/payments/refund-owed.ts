import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import type { Rupees } from '#domain/kernel/money.ts'
import type { PaymentsOf } from './payment-rows.ts'
import { requestRefund } from './refunds.ts'

/**
 * The part of a payment that was neither refunded nor taken back by the guest's bank (`refundableOf`). A failed refund
 * is still owed for its own cause and may be processed days later, so its money can be neither used nor refunded a
 * second time.
 */
const left = sql<number>`greatest(0, p.amount - coalesce((select sum(r.amount) from refunds r where r.payment_id = p.id), 0)::int
  - (select ceil(d.lost / 100.0) from disputed_of_payment(p.id) d)::int)`

/**
 * Selects the payments for the current stay. Leaves out a paid difference whose change has not been applied yet,
 * because either the change will be applied or the difference refunded.
 */
const isForStay = sql`(p.purpose = 'booking' or p.purpose = 'modification' and exists (
  select 1 from booking_modifications m where m.id = p.modification_id and m.status = 'applied'))`

/**
 * Sums what was paid online for the stay of booking `b` so far, less refunds; extra hours are accounted for separately.
 * Guests who were moved here paid for the booking they came from (decision 0028).
 */
export const paidForStay = sql<Rupees>`(select coalesce(sum(${left}), 0)::int from payments p
  where p.booking_id in (b.id, b.moved_from) and p.status = 'paid' and ${isForStay})`

export type RefundCause = {
  /** the reason, for the ledger */
  reason: string
  /** identifies the cause: one cause refunds a payment only once */
  key: string
}

export type MoneyOf = PaymentsOf & {
  /** `stay`: only what was paid for the stay, without extra hours */
  part?: 'stay'
  /** which payment to use up last; defaults to the booking's own */
  last?: 'booking' | 'others'
}

type PaymentLeft = { id: string; left: number }

/** A booking's payments include those of the booking its guests were moved from. */
const isOf = ({ column, id }: MoneyOf) =>
  column === 'booking_id'
    ? sql`p.booking_id in (select unnest(array[b.id, b.moved_from]) from bookings b where b.id = ${id}::uuid)`
    : sql`${sql.ref(`p.${column}`)} = ${id}::uuid`

async function paymentsWithMoney(trx: Transaction<DB>, of: MoneyOf): Promise<PaymentLeft[]> {
  const isMeant = of.part === 'stay' ? isForStay : sql`true`
  const { rows } = await sql<PaymentLeft>`
    select p.id, ${left} as left from payments p
    where ${isOf(of)} and p.status = 'paid' and ${isMeant}
    order by (p.purpose = 'booking') = ${of.last !== 'others'}, p.settled_at desc, p.id`.execute(trx)
  return rows.filter(({ left: amount }) => amount > 0)
}

/**
 * Refunds up to an amount from the payments of a booking or of one change, newest first, but those that `last` names
 * after all others. Call it with the booking locked, so that no two causes refund the same money. Returns how much.
 */
export async function refundUpTo(
  trx: Transaction<DB>,
  of: MoneyOf,
  most: Rupees,
  cause: RefundCause,
  now: Date,
): Promise<Rupees> {
  let owed = most
  for (const payment of await paymentsWithMoney(trx, of)) {
    const amount = Math.min(owed, payment.left)
    if (amount <= 0) break
    const key = `${cause.key}:${payment.id}`
    const isNew = await requestRefund(trx, { paymentId: payment.id, amount, reason: cause.reason, key }, now)
    if (isNew) owed -= amount
  }
  return most - owed
}

/** Refunds what is left of one payment. Returns how much. */
export async function refundRest(
  trx: Transaction<DB>,
  paymentId: string,
  cause: RefundCause,
  now: Date,
): Promise<Rupees> {
  const { rows } = await sql<PaymentLeft>`
    select p.id, ${left} as left from payments p where p.id = ${paymentId}::uuid and p.status = 'paid'`.execute(trx)
  const amount = rows[0]?.left ?? 0
  if (amount <= 0) return 0
  const isNew = await requestRefund(trx, { paymentId, amount, reason: cause.reason, key: cause.key }, now)
  return isNew ? amount : 0
}
