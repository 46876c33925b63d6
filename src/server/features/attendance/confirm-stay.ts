import type { Transaction } from 'kysely'
import type { ErrorCode } from '#contract/errors.ts'
import type { DB } from '#db/schema.ts'
import { moveVisit } from '#domain/desk/visit.ts'
import { checkConfirmation, type ConfirmedBy } from '#domain/attendance/attended.ts'
import { accept, type Result } from '#domain/kernel/result.ts'
import type { Services } from '../../services.ts'
import { inBookingTransaction, Refused } from '../../transactions/booking-transaction.ts'
import { lockOwnBooking, type LockedBooking } from '../bookings/move-booking.ts'
import { lockVisit } from '../desk/lock-visit.ts'
import { objectToNoShow } from '../desk/mark-visit.ts'
import { settleStay } from '../ledger/settle-stay.ts'

type Confirmed = Pick<LockedBooking, 'id' | 'status' | 'checkin_at' | 'leaves_at' | 'ended_at'>

/**
 * Notes that the guests of a locked booking say that they came, once; where their stay is in the books already, what
 * waited for it goes to the hotel. Their word changes nothing of a no-show: the office decides about that one.
 */
export async function noteConfirmation(
  trx: Transaction<DB>,
  booking: Confirmed,
  by: ConfirmedBy,
  now: Date,
): Promise<void> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('stay_confirmations')
    .values({ booking_id: booking.id, by, at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows && booking.ended_at !== null) await settleStay(trx, booking.id, now)
}

/** May the guests say now that they came? */
export const mayConfirm = ({ status, checkin_at, leaves_at }: Confirmed, now: Date) =>
  checkConfirmation({ status, period: { start: checkin_at, end: leaves_at } }, now)

/** The guest taps 'We are in our room' or 'Yes, we stayed'. A second tap changes nothing. */
export function confirmStay(
  services: Services,
  asked: { bookingId: string; userId: string },
): Promise<Result<true, ErrorCode>> {
  return inBookingTransaction(services, async (trx, now) => {
    const booking = await lockOwnBooking(trx, asked)
    const checked = mayConfirm(booking, now)
    if (!checked.ok) throw new Refused(CONFIRM_REFUSALS[checked.refusal])
    await sayTheyCame(trx, booking, 'app', now)
    await services.desks.tell(trx, booking.hotel_id)
    return accept(true)
  })
}

/** The guests came; where the desk marked that nobody did, the same word opens the dispute, as long as it may. */
export async function sayTheyCame(
  trx: Transaction<DB>,
  booking: LockedBooking,
  by: ConfirmedBy,
  now: Date,
): Promise<void> {
  await noteConfirmation(trx, booking, by, now)
  const visit = await lockVisit(trx, { hotelId: booking.hotel_id }, booking.id)
  if (moveVisit(visit.visited, 'object', now).ok) await objectToNoShow(trx, visit, now)
}

export const CONFIRM_REFUSALS = {
  TOO_EARLY: 'NOT_ALLOWED_NOW',
  TOO_LATE: 'TOO_LATE',
  NOT_CONFIRMED: 'NOT_ALLOWED_NOW',
} as const
