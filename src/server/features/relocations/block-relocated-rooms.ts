import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import type { BlockReason } from '#domain/rooms/block.ts'
import type { CannotTakeReason } from '#domain/relocations/same-class.ts'
import type { LockedBooking } from '../bookings/move-booking.ts'
import { assignRooms } from '../bookings/assign-rooms.ts'

const BLOCKED_AS: Record<CannotTakeReason, BlockReason> = {
  room_unusable: 'repair',
  guest_stays: 'other',
  closed: 'other',
  other: 'other',
}

/** Lists the rooms that the booking itself occupies for its whole time. */
export async function roomsHeldBy(trx: Transaction<DB>, bookingId: string): Promise<number[]> {
  const rows = await trx
    .selectFrom('stays')
    .select('room_id')
    .where('booking_id', '=', bookingId)
    .where('extension_id', 'is', null)
    .where('modification_id', 'is', null)
    .where('status', '=', 'booked')
    .execute()
  return rows.map(({ room_id }) => room_id)
}

/**
 * Blocks the rooms of the booking, for the same time, in the name of the colleague who reported that the hotel cannot
 * provide them. The desk can end the block. Does nothing if the guests themselves reported that they were turned away.
 */
export async function blockRelocatedRooms(
  trx: Transaction<DB>,
  booking: LockedBooking,
  rooms: readonly number[],
  now: Date,
): Promise<void> {
  const said = await trx
    .selectFrom('relocations')
    .select(['reason', 'staff_id'])
    .where('booking_id', '=', booking.id)
    .executeTakeFirstOrThrow()
  if (said.staff_id === null || said.reason === null || booking.checkout_at <= now) return
  const period = { start: booking.checkin_at, end: booking.checkout_at }
  const place = { hotelId: booking.hotel_id, cityId: booking.city_id }
  for (const roomId of rooms) {
    const blockId = randomUUID()
    const wanted = { ...place, blockId, roomId, rooms: 1, hasBathtub: false, period, status: 'booked' } as const
    if (!(await assignRooms(trx, wanted, now))) continue
    await trx
      .insertInto('room_blocks')
      .values({
        id: blockId,
        hotel_id: place.hotelId,
        city_id: place.cityId,
        room_id: roomId,
        from_at: period.start,
        until_at: period.end,
        why: BLOCKED_AS[said.reason],
        note: `could not take ${booking.short_id}`,
        made_by: said.staff_id,
        made_at: now,
      })
      .execute()
  }
}
