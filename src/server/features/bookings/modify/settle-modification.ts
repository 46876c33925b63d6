import { sql, type Transaction } from 'kysely'
import { lockHotel } from '#db/hotel-lock.ts'
import type { DB } from '#db/schema.ts'
import { changeDeadline } from '#domain/bookings/change-window.ts'
import { checkLateModification } from '#domain/bookings/change-status.ts'
import type { Services } from '../../../services.ts'
import type { PaymentRow } from '../../payments/payment-rows.ts'
import { applyModification, type ModificationRow } from './apply-modification.ts'
import { hasRoomsForChange } from './change-rooms.ts'
import { changeTermsOf, lockBooking, recordEvent, type LockedBooking } from '../move-booking.ts'
import { refundLatePayment, settleOrRefundLate } from '../settle-late-payment.ts'
import { releaseRooms } from '../assign-rooms.ts'

async function lockModification(trx: Transaction<DB>, modificationId: string): Promise<ModificationRow> {
  return trx
    .selectFrom('booking_modifications')
    .selectAll()
    .where('id', '=', modificationId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

type Subject = { booking: LockedBooking; modification: ModificationRow }

async function lockSubject(trx: Transaction<DB>, payment: PaymentRow): Promise<Subject> {
  const booking = await lockBooking(trx, payment.booking_id)
  if (!booking || payment.modification_id === null) throw new Error(`payment ${payment.id} belongs to no change`)
  return { booking, modification: await lockModification(trx, payment.modification_id) }
}

/**
 * Applies the new time once the difference is paid, even after the hold has ended if rooms are still free. Otherwise
 * refunds the payment.
 */
export const settleModification = (services: Services, payment: PaymentRow): Promise<void> =>
  settleOrRefundLate(services, payment, async (trx, late) => {
    const now = services.clock.now()
    const { booking, modification } = await lockSubject(trx, payment)
    if (modification.status === 'applied') return
    await lockHotel(trx, booking.hotel_id)
    // A stay that is over is in the ledger, so its time no longer changes, even if the job has not cancelled the unpaid
    // change yet.
    const isOver = booking.checkout_at <= now || modification.checkout_at <= now
    const isHeld = modification.status === 'held' && booking.status === 'completed' && !isOver
    const isApplied = isHeld || (late === 'apply' && (await canStillApply(trx, { booking, modification }, now)))
    if (!isApplied) return refundLatePayment(trx, payment, booking, now)
    await applyModification(trx, booking, modification, now)
  })

async function canStillApply(trx: Transaction<DB>, { booking, modification }: Subject, now: Date): Promise<boolean> {
  if (modification.status === 'cancelled') return false
  const { rows } = await sql<{ changed: boolean }>`
    select exists (select 1 from booking_modifications m where m.booking_id = ${booking.id}::uuid
        and (m.status = 'held' or m.applied_at >= ${modification.created_at}))
      or exists (select 1 from extensions e where e.booking_id = ${booking.id}::uuid
        and e.status in ('requested', 'acknowledged', 'paid')) as changed`.execute(trx)
  const checked = checkLateModification(
    {
      isLive: booking.status === 'completed',
      changeDeadline: changeDeadline(changeTermsOf(booking)),
      hasChangedSince: rows[0]?.changed ?? true,
    },
    now,
  )
  if (!checked.ok || modification.checkout_at <= now) return false
  return hasRoomsForChange(
    trx,
    {
      bookingId: booking.id,
      hotelId: booking.hotel_id,
      cityId: booking.city_id,
      rooms: booking.rooms,
      hasBathtub: booking.has_bathtub,
      to: { start: modification.checkin_at, end: modification.checkout_at },
    },
    now,
  )
}

/** Ends an unpaid change of time and releases the rooms held for it; the booking keeps its old time. */
export async function dropModification(
  trx: Transaction<DB>,
  modification: Pick<ModificationRow, 'id' | 'booking_id'>,
  to: 'expired' | 'failed',
  now: Date,
): Promise<boolean> {
  await lockBooking(trx, modification.booking_id)
  const dropped = await trx
    .updateTable('booking_modifications')
    .set({ status: to })
    .where('id', '=', modification.id)
    .where('status', '=', 'held')
    .returning('id')
    .executeTakeFirst()
  if (!dropped) return false
  await releaseRooms(trx, { column: 'modification_id', id: modification.id })
  await recordEvent(trx, modification.booking_id, `modification_${to}`, { modificationId: modification.id }, now)
  return true
}
