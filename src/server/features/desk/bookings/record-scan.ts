import type { Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { greetedFrom } from '#domain/vouchers/voucher-verdict.ts'
import type { DeskSession } from '../../../http/desk-session.ts'
import type { Services } from '../../../services.ts'
import { lockBooking } from '../../bookings/move-booking.ts'
import { withdrawNoShow } from './mark-visit.ts'

/**
 * Records the first time a device of the desk scans a voucher with our signature during the stay. It proves that
 * somebody is at the desk, so a no-show marked there is withdrawn.
 */
export function recordScan(
  { db, clock }: Services,
  { bookingId, session }: { bookingId: string; session: Pick<DeskSession, 'hotelId' | 'staffId'> },
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const now = clock.now()
    const booking = await lockBooking(trx, bookingId)
    if (booking?.status !== 'completed' || booking.hotel_id !== session.hotelId) return
    if (now < greetedFrom(booking.checkin_at) || now >= booking.leaves_at) return
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('voucher_scans')
      .values({ booking_id: bookingId, hotel_id: session.hotelId, staff_id: session.staffId, at: now })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows) await disproveNoShow(trx, bookingId, now)
  })
}

async function disproveNoShow(trx: Transaction<DB>, bookingId: string, now: Date): Promise<void> {
  const marked = await trx
    .updateTable('visits')
    .set({ objected_at: now })
    .where('booking_id', '=', bookingId)
    .where('status', '=', 'no_show')
    .returning('booking_id')
    .executeTakeFirst()
  if (marked) await withdrawNoShow(trx, bookingId, now)
}
