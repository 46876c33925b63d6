import { sql } from 'kysely'
import type { DisputePhase, DisputeStatus } from '#domain/disputes/dispute-state.ts'
import type { Db } from '../../services.ts'

export type ReadDispute = {
  reference: string
  status: DisputeStatus
  phase: DisputePhase
  paise: number
  reasonCode: string | null
  reason: string | null
  respondBy: Date | null
  openedAt: Date
  /** the time at which the gateway set this status */
  at: Date
  answer: 'evidence_sent' | 'accepted' | null
  answeredBy: string | null
  answeredAt: Date | null
  answerReason: string | null
  paymentId: string | null
  /** the gateway's id of the payment */
  gatewayPayment: string
  method: string | null
  paid: number | null
  paidAt: Date | null
  refunded: number
  bookingId: string | null
  code: string | null
  guestId: string | null
  guest: string | null
  hotelId: number | null
  hotel: string | null
  city: string | null
}

type Query = { reference?: string; bookingId?: string; limit?: number; skip?: number }

/** Reads disputes, newest first: a single dispute, those of a booking, or a page of them. */
export async function readDisputes(
  db: Db,
  { reference, bookingId, limit = 50, skip = 0 }: Query,
): Promise<ReadDispute[]> {
  const { rows } = await sql<ReadDispute>`
    select d.reference, d.status, d.phase, d.paise, d.reason_code as "reasonCode", d.reason, d.respond_by as "respondBy",
      d.opened_at as "openedAt", d.changed_at as at, d.answer, o.name as "answeredBy", d.answered_at as "answeredAt", d.answer_reason as "answerReason",
      d.payment_id::text as "paymentId", d.provider_payment_id as "gatewayPayment", p.method, p.amount * 100::bigint as paid,
      p.settled_at as "paidAt", coalesce((select sum(r.amount) * 100::bigint from refunds r
        where r.payment_id = p.id and r.status = 'processed' and r.paid_from <> 'disputed'), 0)::bigint as refunded,
      b.id::text as "bookingId", b.short_id as code, b.user_id::text as "guestId", b.guest_name as guest, h.id as "hotelId",
      h.name as hotel, c.name as city
    from disputes d left join operators o on o.id = d.answered_by left join payments p on p.id = d.payment_id
      left join bookings b on b.id = p.booking_id left join hotels h on h.id = b.hotel_id left join cities c on c.id = b.city_id
    where (${reference ?? null}::text is null or d.reference = ${reference ?? null})
      and (${bookingId ?? null}::uuid is null or b.id = ${bookingId ?? null}::uuid)
    order by d.opened_at desc, d.reference desc limit ${limit} offset ${skip}`.execute(db)
  return rows
}

export type ReadReport = { status: DisputeStatus; phase: DisputePhase; paise: number; at: Date }

export const readReports = (db: Db, reference: string): Promise<ReadReport[]> =>
  db
    .selectFrom('dispute_reports')
    .select(['status', 'phase', 'paise', 'at'])
    .where('reference', '=', reference)
    .orderBy('at')
    .orderBy('event_id')
    .execute()

/** Counts a guest's stays that were paid, and their disputes. */
export async function readGuestRecord(db: Db, guestId: string): Promise<{ stays: number; disputes: number }> {
  const { rows } = await sql<{ stays: number; disputes: number }>`
    select (select count(*)::int from bookings b where b.user_id = ${guestId}::uuid and b.status = 'completed' and b.no_show_at is null) as stays,
      (select count(*)::int from disputes d join payments p on p.id = d.payment_id where p.user_id = ${guestId}::uuid) as disputes`.execute(
    db,
  )
  return rows[0] ?? { stays: 0, disputes: 0 }
}
