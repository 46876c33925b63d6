/** Accounts for every rupee that the gateway collected, according to the gateway's own books. */
import { queryRows } from '../query-rows.ts'

/** Finds payments that neither pay for a confirmed booking nor were refunded, and payments that did both. */
const UNACCOUNTED = `select * from (
    select b.short_id, b.status, p.status as payment, g.amount as taken,
      coalesce((select sum(r.amount) from dev_gateway_refunds r
        where r.gateway_payment_id = g.id and r.status = 'processed'), 0)::int as refunded,
      b.status = 'completed' and p.status = 'paid' as is_used
    from dev_gateway_payments g join payments p on p.id::text = g.reference join bookings b on b.id = p.booking_id
    where g.status = 'paid'
  ) money where refunded <> case when is_used and refunded = 0 then 0 else taken end`

type Unaccounted = { short_id: string; status: string; payment: string; taken: number; refunded: number }

const PAID = `select count(*)::int as payments, count(*) filter (where b.status = 'completed')::int as standing
  from dev_gateway_payments g join payments p on p.id::text = g.reference join bookings b on b.id = p.booking_id
  where g.status = 'paid'`

export type Money = { readonly payments: number; readonly standing: number; readonly wrong: readonly string[] }

/**
 * Counts what the gateway collected. Returns a sentence for each payment that has neither a booking nor a refund, and
 * for each that has both.
 */
export async function countMoney(databaseUrl: string): Promise<Money> {
  const [paid] = await queryRows<{ payments: number; standing: number }>(databaseUrl, PAID)
  const rows = await queryRows<Unaccounted>(databaseUrl, UNACCOUNTED)
  const wrong = rows.map(
    ({ short_id: code, status, payment, taken, refunded }) =>
      `${code}: Rs ${taken} taken, Rs ${refunded} sent back, the booking is ${status}, its payment ${payment}`,
  )
  return { payments: paid?.payments ?? 0, standing: paid?.standing ?? 0, wrong }
}
