import type { Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { paiseOf } from '#domain/kernel/paise.ts'
import { REFUND_REASONS } from '#domain/payments/refund-cause.ts'
import { announceMoneyBack } from '../bookings/announce.ts'
import { lockBooking, type LockedBooking } from '../bookings/move-booking.ts'
import { settleStay } from '../ledger/settle-stay.ts'
import { refundUpTo } from '../payments/refund-owed.ts'
import type { StayToMove } from './stay-to-move.ts'

/** Refunds, once, the difference to a cheaper room. Call it with the first booking locked. */
export async function refundDifference(
  trx: Transaction<DB>,
  { id }: Pick<LockedBooking, 'id'>,
  { rest, movedTo }: Pick<StayToMove, 'rest' | 'movedTo'>,
  now: Date,
): Promise<void> {
  const there = movedTo === null ? undefined : await lockBooking(trx, movedTo)
  if (!there) throw new Error(`booking ${id} was moved and its other booking is gone`)
  // The settled stay gives the money back to the guest's account first, so that the refund costs Uncle nothing.
  if (there.ended_at !== null) await settleStay(trx, there.id, now, paiseOf(rest))
  const cause = { reason: REFUND_REASONS.cheaper_room, key: `cheaper:${id}` }
  const back = await refundUpTo(trx, { column: 'booking_id', id, part: 'stay' }, rest, cause, now)
  const sent = { rest_settled_at: now, rest_sent: true }
  await trx.updateTable('relocations').set(sent).where('booking_id', '=', id).execute()
  if (there.ended_at !== null) await settleStay(trx, there.id, now)
  if (back > 0) await announceMoneyBack(trx, there, back, now)
}
