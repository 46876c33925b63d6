import type { Transaction } from 'kysely'
import type { ErrorCode } from '#contract/errors.ts'
import type { DB } from '#db/schema.ts'
import { REFUND_REASONS } from '#domain/payments/refund-cause.ts'
import { canChange } from '#domain/bookings/change-window.ts'
import { accept, type Result } from '#domain/kernel/result.ts'
import type { Services } from '../../../services.ts'
import { enqueue } from '../../messages/outbox.ts'
import { expirePayments } from '../../payments/payment-rows.ts'
import { refundUpTo } from '../../payments/refund-owed.ts'
import { inBookingTransaction, Refused } from '../../../transactions/booking-transaction.ts'
import { changeTermsOf, lockOwnBooking, recordEvent } from '../move-booking.ts'
import { dropExtension, shortenStay, type ExtensionRow } from './settle-extension.ts'

/**
 * Finds the newest extra hours that are not cancelled. Extra hours follow each other, so only the last ones can be
 * cancelled.
 */
async function latestExtension(trx: Transaction<DB>, bookingId: string): Promise<ExtensionRow | undefined> {
  return trx
    .selectFrom('extensions')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('status', '<>', 'cancelled')
    .orderBy('ends_at', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
}

/**
 * Cancels extra hours: unpaid ones at any time, paid ones as long as the booking itself could be cancelled. Returns
 * their id.
 */
export const cancelExtension = (
  services: Services,
  asked: { bookingId: string; userId: string },
): Promise<Result<string, ErrorCode>> =>
  inBookingTransaction(services, async (trx, now) => {
    const booking = await lockOwnBooking(trx, asked)
    const extension = await latestExtension(trx, booking.id)
    if (!extension) throw new Refused('NO_EXTENSION')
    if (extension.status !== 'paid') {
      await dropExtension(trx, extension, 'cancelled', now)
      await expirePayments(trx, { column: 'extension_id', id: extension.id }, now)
      return accept(extension.id)
    }
    if (!canChange(changeTermsOf(booking), now)) throw new Refused('TOO_LATE')
    await takeBack(trx, extension, booking.checkout_at, now)
    return accept(extension.id)
  })

/** Takes these hours off the stay and refunds them. */
async function takeBack(trx: Transaction<DB>, extension: ExtensionRow, checkout: Date, now: Date): Promise<void> {
  await shortenStay(trx, extension, { checkout, refusedAt: null }, now)
  const cause = { reason: REFUND_REASONS.hours_cancelled, key: `extension:${extension.id}` }
  await refundUpTo(trx, { column: 'extension_id', id: extension.id }, extension.total, cause, now)
  await recordEvent(trx, extension.booking_id, 'extension_cancelled', { extensionId: extension.id }, now)
  const bookingId = extension.booking_id
  await enqueue(trx, now, [{ kind: 'hotel.told', payload: { bookingId, what: 'changed' } }])
}
