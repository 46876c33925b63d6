import type { Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import type { Rupees } from '#domain/kernel/money.ts'
import { dropChanges } from '../bookings/cancel-booking.ts'
import { endSharing } from '../bookings/end-sharing.ts'
import { giveBack } from '../bookings/give-back.ts'
import { recordMove, type LockedBooking } from '../bookings/move-booking.ts'
import { expirePayments } from '../payments/payment-rows.ts'
import { blockRelocatedRooms, roomsHeldBy } from './block-relocated-rooms.ts'

/**
 * Ends the booking at the hotel that does not take its guests: releases rooms, credits and coupon, and cancels open
 * payments, but refunds nothing, because the payment may pay for the other hotel. If the hotel reported that it cannot
 * provide the rooms, blocks them. Returns how much credit was given back.
 */
export async function endFirstBooking(
  trx: Transaction<DB>,
  booking: LockedBooking,
  reason: string,
  now: Date,
): Promise<Rupees> {
  const rooms = await roomsHeldBy(trx, booking.id)
  await dropChanges(trx, booking.id, now)
  await endSharing(trx, booking.id, 'cancelled', now)
  await recordMove(trx, booking, 'cancel', now, { cancel_reason: reason })
  const credits = await giveBack(trx, { id: booking.id, userId: booking.user_id }, now)
  await expirePayments(trx, { column: 'booking_id', id: booking.id }, now)
  await blockRelocatedRooms(trx, booking, rooms, now)
  return credits
}

type Settlement =
  | { outcome: 'money_back'; decided_for?: 'couple'; decided_at?: Date }
  | {
      outcome: 'moved'
      moved_to: string
      moved_by: 'guest' | 'office'
      worth: Rupees
      cost: Rupees
      borne_by: 'uncle' | 'hotel'
      rest: Rupees
      tax_slabs: string
    }

/** Records how an open case ended, which is final. False if no case was open. */
export async function settleCase(trx: Transaction<DB>, bookingId: string, to: Settlement, now: Date): Promise<boolean> {
  const settled = await trx
    .updateTable('relocations')
    .set({ ...to, settled_at: now })
    .where('booking_id', '=', bookingId)
    .where('outcome', 'is', null)
    .returning('booking_id')
    .executeTakeFirst()
  return settled !== undefined
}
