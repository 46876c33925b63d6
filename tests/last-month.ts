/** Builds last month's books, for commands that use the real clock: two hotels with one stay each. */
import type { NewRow } from '#db/schema.ts'
import { eachResult } from '#domain/figures/results.ts'
import { istDateOf } from '#domain/kernel/ist.ts'
import { monthOf } from '#domain/ledger/month.ts'
import { recordDispute } from '#server/features/disputes/record-dispute.ts'
import type { Db } from '#server/services.ts'
import { buildStay } from './api/build-stay.ts'
import { buildCity, buildGuest, buildHotel, buildOperator, type BuiltHotel } from './builders.ts'

const DAY_MS = 86_400_000
const ENDED = new Date(Date.now() - 35 * DAY_MS)
const STAYED = {
  checkin_at: new Date(ENDED.getTime() - DAY_MS / 2),
  checkout_at: ENDED,
  ended_at: ENDED,
} satisfies Partial<NewRow<'bookings'>>

export const LAST_MONTH = {
  month: monthOf(ENDED),
  day: istDateOf(ENDED),
  /** the slug of The Lantern Court, which owes commission for a stay that was paid at its desk */
  owing: 'the-lantern-court-pune',
  /** the code of the booking at The Palm Court, for which we owe the hotel money */
  code: 'K7Q2MPXZ',
  /** the gateway's ids for that booking's payment of ₹1,000, and for the dispute about it */
  payment: 'pay_K7Q2MPXZ0001',
  dispute: 'disp_K7Q2MPXZ01',
  /** the account number to which The Palm Court is paid */
  account: '50100412340417',
} as const

/** Adds a stay that was paid at the desk, its review, and that day's figures. */
async function buildOwing(db: Db, hotel: BuiltHotel): Promise<void> {
  const guest = await buildGuest(db)
  const paid = { pay_at_hotel: true, payable_now: 0, pay_at_hotel_amount: 1000 }
  const booking_id = await buildStay(db, hotel, guest, { ...STAYED, ...paid })
  const review = { user_id: guest.id, booking_id, guest_name: 'Asha', rating: 1, body: 'Too loud' }
  await db
    .insertInto('reviews')
    .values({ hotel_id: hotel.id, ...review })
    .execute()
  const { day } = LAST_MONTH
  await db.insertInto('figure_days').values({ day, counted_at: new Date() }).execute()
  const counted = { ...eachResult(() => 0), bookings: 2, booked_value: 300_050 }
  await db
    .insertInto('hotel_days')
    .values({ day, hotel_id: hotel.id, ...counted })
    .execute()
}

/** Adds a stay that was paid online, and the dispute about its payment. */
async function buildOwed(db: Db, hotel: BuiltHotel): Promise<void> {
  const guest = await buildGuest(db)
  const booking_id = await buildStay(db, hotel, guest, { ...STAYED, short_id: LAST_MONTH.code })
  const payment = {
    provider: 'test',
    provider_payment_id: LAST_MONTH.payment,
    purpose: 'booking',
    amount: 1000,
  } as const
  await db
    .insertInto('payments')
    .values({ booking_id, user_id: guest.id, ...payment, status: 'paid', settled_at: STAYED.checkin_at })
    .execute()
  const event = {
    kind: 'dispute',
    eventId: 'evt_1',
    reference: LAST_MONTH.dispute,
    providerPaymentId: LAST_MONTH.payment,
    status: 'open',
    phase: 'chargeback',
    paise: 100_000,
    reasonCode: 'services_not_provided',
    reason: 'Service not provided',
    respondBy: new Date(Date.now() + DAY_MS).toISOString(),
    at: ENDED.toISOString(),
  } as const
  await db.transaction().execute((trx) => recordDispute(trx, { provider: 'test', event }, ENDED))
}

/** Builds the month. Returns the phones of two operators. */
export async function buildLastMonth(db: Db): Promise<{ admin: string; support: string }> {
  const city = await buildCity(db)
  await buildOwing(db, await buildHotel(db, city, { slug: LAST_MONTH.owing, name: 'The Lantern Court' }))
  const palm = await buildHotel(db, city, { name: 'The Palm Court' })
  await buildOwed(db, palm)
  const admin = await buildOperator(db, { name: 'Ritu Bansal', role: 'admin' })
  const other = await buildOperator(db, { name: 'Karan Seth', role: 'admin' })
  const support = await buildOperator(db, { name: 'Meenal Joshi' })
  const agreed = { proposed_by: admin.id, proposed_at: ENDED, confirmed_by: other.id, confirmed_at: ENDED }
  const account = { holder: 'Palm LLP', account_number: LAST_MONTH.account, ifsc: 'HDFC0000123', bank_name: 'HDFC' }
  const counts_from = new Date(ENDED.getTime() + 2 * DAY_MS)
  await db
    .insertInto('hotel_bank_accounts')
    .values({ hotel_id: palm.id, ...account, ...agreed, reason: 'By letter', counts_from })
    .execute()
  return { admin: admin.phone, support: support.phone }
}
