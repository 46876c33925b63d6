import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { awaitedPeriod } from '#domain/bookings/awaited-period.ts'
import type { VisitedBooking, VisitStatus } from '#domain/desk/visit.ts'
import type { DeskSession } from '../../../http/desk-session.ts'
import { Refused } from '../../../transactions/booking-transaction.ts'
import { lockBooking, type LockedBooking } from '../../bookings/move-booking.ts'

type VisitRow = {
  status: VisitStatus
  arrived_at: Date | null
  left_at: Date | null
  no_show_at: Date | null
  objected_at: Date | null
  has_case: boolean
  is_scanned: boolean
}

export type LockedVisit = { booking: LockedBooking; visited: VisitedBooking }

/**
 * Locks a booking of this hotel with its visit until the transaction ends; the first action creates the visit's row.
 * Answers NOT_FOUND for another hotel's booking and for one that was never paid.
 */
export async function lockVisit(
  trx: Transaction<DB>,
  session: Pick<DeskSession, 'hotelId'>,
  bookingId: string,
): Promise<LockedVisit> {
  const booking = await lockBooking(trx, bookingId)
  if (booking?.hotel_id !== session.hotelId || booking.completed_at === null) throw new Refused('NOT_FOUND')
  const visit = await readVisit(trx, booking)
  return { booking, visited: visitedOf(booking, visit) }
}

async function readVisit(trx: Transaction<DB>, booking: LockedBooking): Promise<VisitRow> {
  const { rows } = await sql<VisitRow>`
    insert into visits (booking_id, hotel_id) values (${booking.id}::uuid, ${booking.hotel_id})
    on conflict (booking_id) do update set hotel_id = excluded.hotel_id
    returning status, arrived_at, left_at, no_show_at, objected_at,
      exists (select 1 from relocations r where r.booking_id = visits.booking_id) as has_case,
      exists (select 1 from voucher_scans s where s.booking_id = visits.booking_id) as is_scanned`.execute(trx)
  const row = rows[0]
  if (!row) throw new Error(`the visit of ${booking.id} was neither made nor found`)
  return row
}

const visitedOf = (booking: LockedBooking, row: VisitRow): VisitedBooking => ({
  status: booking.status,
  period: awaitedPeriod({ start: booking.checkin_at, end: booking.leaves_at }, booking.booked_at),
  visit: {
    status: row.status,
    arrivedAt: row.arrived_at,
    leftAt: row.left_at,
    noShowAt: row.no_show_at,
    objectedAt: row.objected_at,
  },
  hasCase: row.has_case,
  isScanned: row.is_scanned,
})
