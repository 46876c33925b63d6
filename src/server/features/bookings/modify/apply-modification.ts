import { RoomsMovedError } from '../../../transactions/rooms-moved-error.ts'
import type { Transaction } from 'kysely'
import type { DB, Row } from '#db/schema.ts'
import { announceChanged } from '../announce.ts'
import { returnCredits } from '../give-back.ts'
import { recordEvent, type LockedBooking } from '../move-booking.ts'
import { releaseRooms, assignRooms } from '../assign-rooms.ts'

export type ModificationRow = Row<'booking_modifications'>

/**
 * Gives a booking its new time and bill: releases old and held rooms and takes rooms for the whole new time, in one
 * transaction with the hotel locked. Throws RoomsMovedError if the rooms are no longer free.
 */
export async function applyModification(
  trx: Transaction<DB>,
  booking: LockedBooking,
  modification: ModificationRow,
  now: Date,
): Promise<void> {
  await releaseRooms(trx, { column: 'booking_id', id: booking.id })
  const rooms = await assignRooms(
    trx,
    {
      bookingId: booking.id,
      hotelId: booking.hotel_id,
      cityId: booking.city_id,
      rooms: booking.rooms,
      hasBathtub: booking.has_bathtub,
      period: { start: modification.checkin_at, end: modification.checkout_at },
      status: 'booked',
    },
    now,
  )
  if (!rooms) throw new RoomsMovedError(`booking ${booking.id}: its new time is taken`)
  await writeNewTime(trx, booking, modification)
  await trx
    .updateTable('booking_modifications')
    .set({ status: 'applied', applied_at: now })
    .where('id', '=', modification.id)
    .execute()
  const owner = { id: booking.id, userId: booking.user_id }
  await returnCredits(trx, owner, now, {
    credits: booking.credits - modification.credits,
    promotional: booking.promotional_credits - (modification.promotional_credits ?? 0),
  })
  const detail = { from: booking.checkin_at, to: modification.checkin_at, modificationId: modification.id }
  await recordEvent(trx, booking.id, 'modified', detail, now)
  await announceChanged(trx, { ...booking, checkin_at: modification.checkin_at }, now)
}

async function writeNewTime(
  trx: Transaction<DB>,
  booking: LockedBooking,
  modification: ModificationRow,
): Promise<void> {
  await trx
    .updateTable('bookings')
    .set({
      slot: modification.slot,
      checkin_at: modification.checkin_at,
      checkout_at: modification.checkout_at,
      days: modification.days,
      slot_price: modification.slot_price,
      room_total: modification.room_total,
      bathtub_charge: modification.bathtub_charge,
      discount: modification.discount,
      hotel_discount: modification.hotel_discount,
      referral_discount: modification.referral_discount,
      service_tax: modification.service_tax,
      tax_percent: modification.tax_percent,
      tax_slabs: modification.tax_slabs === null ? null : JSON.stringify(modification.tax_slabs),
      credits: modification.credits,
      promotional_credits: modification.promotional_credits,
      total: modification.total,
      payable_now: modification.payable_now,
      pay_at_hotel_amount: modification.pay_at_hotel_amount,
    })
    .where('id', '=', booking.id)
    .execute()
}
