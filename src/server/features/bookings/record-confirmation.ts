import type { Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { checkConfirmation, type ConfirmedBy } from '#domain/attendance/attended.ts'
import { settleStay } from '../ledger/settle-stay.ts'
import type { LockedBooking } from './move-booking.ts'

type Confirmed = Pick<LockedBooking, 'id' | 'status' | 'checkin_at' | 'leaves_at' | 'ended_at'>

/**
 * Records, once, the guests' statement that they came. If their stay is already in the ledger, posts to the hotel the
 * money that waited for this statement. A no-show stays until the office decides.
 */
export async function recordConfirmation(
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

/** Whether the guests may say now that they came. */
export const mayConfirm = ({ status, checkin_at, leaves_at }: Confirmed, now: Date) =>
  checkConfirmation({ status, period: { start: checkin_at, end: leaves_at } }, now)
