import { sql, type Transaction } from 'kysely'
import type { ErrorCode } from '#contract/errors.ts'
import type { DB } from '#db/schema.ts'
import { REFUND_REASONS } from '#domain/payments/refund-cause.ts'
import { accept, type Result } from '#domain/kernel/result.ts'
import type { RequestKey } from '../../http/request-key.ts'
import type { Services } from '../../services.ts'
import { expirePayments } from '../payments/payment-rows.ts'
import { refundUpTo } from '../payments/refund-owed.ts'
import { announceCancelled } from './announce.ts'
import { inKeyedTransaction } from '../../transactions/booking-transaction.ts'
import { endSharing } from './end-sharing.ts'
import { giveBack } from './give-back.ts'
import { lockForAction, lockOwnBooking, recordMove } from './move-booking.ts'

export type Cancellation = { bookingId: string; userId: string; reason: string | null; requestKey: RequestKey | null }

/** More than any booking costs, so that the whole amount is refunded. */
const EVERYTHING = Number.MAX_SAFE_INTEGER

/**
 * Cancels in time, or releases an unpaid hold: gives back rooms, credits and coupon, and refunds everything paid,
 * including extra hours and changes of time. Returns how much credit was given back (decisions, "Bills").
 */
export function cancelBooking(services: Services, asked: Cancellation): Promise<Result<number, ErrorCode>> {
  const keyed = {
    requestKey: asked.requestKey,
    result: asked.bookingId,
    replay: async (trx: Transaction<DB>) => accept(await creditsReturned(trx, await lockOwnBooking(trx, asked))),
  }
  return inKeyedTransaction(services, keyed, async (trx, now) => {
    const booking = await lockForAction(trx, { ...asked, action: 'cancel' }, now)
    await dropChanges(trx, booking.id, now)
    await endSharing(trx, booking.id, 'cancelled', now)
    await recordMove(trx, booking, 'cancel', now, { cancel_reason: asked.reason })
    const credits = await giveBack(trx, { id: booking.id, userId: booking.user_id }, now)
    await expirePayments(trx, { column: 'booking_id', id: booking.id }, now)
    const cause = { reason: REFUND_REASONS.cancelled, key: `cancel:${booking.id}` }
    const refunded = await refundUpTo(trx, { column: 'booking_id', id: booking.id }, EVERYTHING, cause, now)
    if (booking.status === 'completed') await announceCancelled(trx, booking, refunded, now)
    return accept(credits)
  })
}

/** Sums the credits returned by this cancellation, because an earlier change of time may have returned others. */
async function creditsReturned(trx: Transaction<DB>, booking: { id: string }): Promise<number> {
  const { rows } = await sql<{ returned: number }>`
    select coalesce(sum(e.amount), 0)::int as returned from credit_entries e join bookings b on b.id = e.booking_id
    where b.id = ${booking.id}::uuid and e.kind = 'returned' and e.created_at = b.cancelled_at`.execute(trx)
  return rows[0]?.returned ?? 0
}

/** Ends unpaid changes of time and all extra hours together with the booking. Their rooms are released with its own. */
export async function dropChanges(trx: Transaction<DB>, bookingId: string, now: Date): Promise<void> {
  await trx
    .with('dropped', (db) =>
      db
        .updateTable('booking_modifications')
        .set({ status: 'cancelled' })
        .where('booking_id', '=', bookingId)
        .where('status', '=', 'held'),
    )
    .updateTable('extensions')
    .set({ status: 'cancelled', cancelled_at: now, hold_expires_at: null })
    .where('booking_id', '=', bookingId)
    .where('status', '<>', 'cancelled')
    .execute()
}
