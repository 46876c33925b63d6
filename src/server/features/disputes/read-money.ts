import { sql } from 'kysely'
import type { Db } from '../../services.ts'

/** The money that pays for a lost dispute. `stayId`: the booking to which the guests were moved, else the paid one. */
export type MoneyOfDispute = {
  stayId: string
  /** what we hold of the guest's money for the stay, including the part that its settlement has already used */
  held: number
  isAttended: boolean
  /** refunds that we owe and have not sent */
  refunds: { id: string; paise: number }[]
}

export async function readMoneyOfDispute(
  db: Db,
  { paymentId, bookingId }: { paymentId: string; bookingId: string },
): Promise<MoneyOfDispute> {
  const { rows } = await sql<MoneyOfDispute>`
    with stay as (
      select coalesce((select n.id from bookings n where n.moved_from = ${bookingId}::uuid), ${bookingId}::uuid) as id
    )
    select stay.id::text as "stayId", is_attended(stay.id) as "isAttended",
      (guest_money_of(${bookingId}::uuid) + coalesce((select sum(e.paise) from ledger_postings p
        join ledger_entries e on e.posting_id = p.id and e.account = 'guest_money'
        where p.kind = 'stay' and p.booking_id in (stay.id, ${bookingId}::uuid)), 0))::bigint as held,
      coalesce((select json_agg(json_build_object('id', r.id, 'paise', r.amount * 100::bigint) order by r.created_at, r.id)
        from refunds r where r.payment_id = ${paymentId}::uuid and r.status in ('pending', 'failed') and r.provider_ref is null),
        '[]'::json) as refunds
    from stay`.execute(db)
  const [money] = rows
  if (!money) throw new Error(`payment ${paymentId} has no booking`)
  return money
}
