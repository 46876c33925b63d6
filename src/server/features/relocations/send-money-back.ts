import type { Transaction } from 'kysely'
import type { ErrorCode } from '#contract/errors.ts'
import type { DB } from '#db/schema.ts'
import { accept, type Result } from '#domain/kernel/result.ts'
import type { Rupees } from '#domain/kernel/money.ts'
import { REFUND_REASONS } from '#domain/payments/refund-cause.ts'
import type { Services } from '../../services.ts'
import { inKeyedTransaction } from '../../transactions/booking-transaction.ts'
import { announceCancelled } from '../bookings/announce.ts'
import { lockOwnBooking, recordEvent, type LockedBooking } from '../bookings/move-booking.ts'
import { refundUpTo } from '../payments/refund-owed.ts'
import { endFirstBooking, settleCase } from './end-first-booking.ts'
import { openStay } from './move-to-hotel.ts'
import type { OwnCase } from './start-relocation.ts'

/** More than any booking was ever paid: refund all of it. */
const EVERYTHING = Number.MAX_SAFE_INTEGER

/** Guests without a room take their money: all of it, extra hours included. Returns the returned credits. */
export function takeMoneyBack(services: Services, asked: OwnCase): Promise<Result<Rupees, ErrorCode>> {
  const keyed = {
    requestKey: asked.requestKey,
    left: 0,
    again: async (_trx: Transaction<DB>, left: number) => accept(left),
  }
  return inKeyedTransaction(services, keyed, async (trx, now) => {
    const booking = await lockOwnBooking(trx, asked)
    await openStay(trx, booking)
    return accept(await sendMoneyBack(trx, booking, now))
  })
}

/** Of a locked booking whose case is open. */
export async function sendMoneyBack(trx: Transaction<DB>, booking: LockedBooking, now: Date): Promise<Rupees> {
  const credits = await endFirstBooking(trx, booking, 'the hotel could not take them', now)
  const cause = { reason: REFUND_REASONS.turned_away, key: `turned-away:${booking.id}` }
  const refunded = await refundUpTo(trx, { column: 'booking_id', id: booking.id }, EVERYTHING, cause, now)
  await settleCase(trx, booking.id, { outcome: 'money_back' }, now)
  await recordEvent(trx, booking.id, 'money_back', { refunded }, now)
  await announceCancelled(trx, booking, refunded, now)
  return credits
}
