import type { Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import type { Rupees } from '#domain/kernel/money.ts'
import { REFUND_REASONS } from '#domain/payments/refund-cause.ts'
import { announceCancelled } from '../bookings/announce.ts'
import { recordEvent, type LockedBooking } from '../bookings/move-booking.ts'
import { refundUpTo } from '../payments/refund-owed.ts'
import { giveCompensation } from '../hotel-cases/give-compensation.ts'
import { updateRankingPenalty } from '../hotel-cases/update-ranking-penalty.ts'
import { endFirstBooking, settleCase } from './end-first-booking.ts'

/** More than any booking costs, so that the whole amount is refunded. */
const EVERYTHING = Number.MAX_SAFE_INTEGER

/**
 * Refunds everything paid for a locked booking whose case is open, including extra hours. Returns how much credit was
 * given back.
 */
export async function sendMoneyBack(trx: Transaction<DB>, booking: LockedBooking, now: Date): Promise<Rupees> {
  const credits = await endFirstBooking(trx, booking, 'the hotel could not take them', now)
  const cause = { reason: REFUND_REASONS.turned_away, key: `turned-away:${booking.id}` }
  const refunded = await refundUpTo(trx, { column: 'booking_id', id: booking.id }, EVERYTHING, cause, now)
  await settleCase(trx, booking.id, { outcome: 'money_back' }, now)
  await giveCompensation(trx, booking.id, now)
  await updateRankingPenalty(trx, booking.hotel_id, now)
  await recordEvent(trx, booking.id, 'money_back', { refunded }, now)
  await announceCancelled(trx, booking, refunded, now)
  return credits
}
