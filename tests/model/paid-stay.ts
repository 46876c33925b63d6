import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { SIGNATURE_HEADER, signReport, TEST_GATEWAY, webhookSecret } from '#server/adapters/test-gateway.ts'
import { bookingBody, type BuiltCity, type BuiltGuest, buildGuest, buildHotel, type BuiltHotel } from '../builders.ts'
import { SATURDAY_EVENING } from '../cast.ts'
import type { Api, Body } from '../api/start-api.ts'

/** When the gateway's webhooks about a payment arrive, in minutes after the payment, one number for each webhook. */
export const REPORTS = {
  prompt: [0],
  lost: [],
  doubled: [0, 1],
  'late by 3': [3],
  'late by 12': [12],
  'late by 25, twice': [25, 25],
} as const
export type Report = keyof typeof REPORTS

/** A hotel with one room, and the guest who wants it. */
export type PaidStay = {
  hotel: BuiltHotel
  guest: BuiltGuest
  key: string
  report: Report
  payAt: number
  isPaid: boolean
}

export async function newStay(
  api: Api,
  city: BuiltCity,
  plan: { payAt: number; report: Report; credits?: number },
): Promise<PaidStay> {
  const hotel = await buildHotel(api.db, city, { rooms: 1 })
  const guest = await buildGuest(api.db, { credits: plan.credits ?? 0 })
  return { hotel, guest, key: randomUUID(), report: plan.report, payAt: plan.payAt, isPaid: false }
}

/** Repeats the booking request under the same key until its connection holds. */
export const ask = (api: Api, { hotel, guest, key }: PaidStay): Promise<{ status: number; body: Body }> =>
  api.post('/bookings/create-booking', bookingBody(hotel, SATURDAY_EVENING), {
    headers: { ...guest.headers, 'idempotency-key': key },
  })

/**
 * Pays as the guest at the gateway, which takes money only on an open page. Returns whether it took money. Our server
 * learns of that only from the report, if at all.
 */
export async function payAtGateway(api: Api, stay: PaidStay): Promise<boolean> {
  const { rows } = await sql`
    update dev_gateway_payments g set status = 'paid', payment_id = 'tpid_' || g.id, method = 'upi', paid_at = ${api.clock.now()}
    from payments p join bookings b on b.id = p.booking_id
    where g.reference = p.id::text and b.hotel_id = ${stay.hotel.id} and b.user_id = ${stay.guest.id}::uuid
      and g.status in ('open', 'failed') returning g.id`.execute(api.db)
  stay.isPaid ||= rows.length > 0
  return rows.length > 0
}

/** Sends the gateway's signed webhook about what the guest paid. */
export async function reportPayment(api: Api, stay: PaidStay): Promise<void> {
  const { rows } = await sql<{ reference: string; amount: number; payment_id: string }>`
    select g.reference, g.amount, g.payment_id from dev_gateway_payments g
    join payments p on p.id::text = g.reference join bookings b on b.id = p.booking_id
    where b.hotel_id = ${stay.hotel.id} and b.user_id = ${stay.guest.id}::uuid and g.status = 'paid'`.execute(api.db)
  for (const { reference, amount, payment_id: providerPaymentId } of rows) {
    const event = { kind: 'payment', eventId: `evt_${reference}`, reference, report: 'paid', amount }
    const rawBody = JSON.stringify({ ...event, providerPaymentId, method: 'upi' })
    await api.app.inject({
      method: 'POST',
      url: `/api/webhooks/${TEST_GATEWAY}`,
      headers: {
        'content-type': 'application/json',
        [SIGNATURE_HEADER]: signReport(webhookSecret(undefined), rawBody),
      },
      payload: rawBody,
    })
  }
}

/**
 * Returns for each stay the rupees that the gateway took and that are neither part of a confirmed booking nor refunded.
 * There must be none.
 */
export async function unaccountedRupees(api: Api): Promise<object[]> {
  const { rows } = await sql<object>`
    select * from (
      select b.short_id, b.status, p.status as payment, p.purpose, g.amount as taken,
        coalesce((select sum(r.amount) from dev_gateway_refunds r
          where r.gateway_payment_id = g.id and r.status = 'processed'), 0)::int as refunded,
        b.status = 'completed' and p.status = 'paid' as is_used
      from dev_gateway_payments g join payments p on p.id::text = g.reference join bookings b on b.id = p.booking_id
      where g.status = 'paid'
    ) money where refunded <> case when is_used and refunded = 0 then 0 else taken end`.execute(api.db)
  return rows
}
