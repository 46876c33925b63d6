import { randomUUID } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { ErrorCode } from '#contract/errors.ts'
import type { DB } from '#db/schema.ts'
import { extensionBill, extensionPeriod, isExtensionHours, type ExtensionBill } from '#domain/bookings/extension.ts'
import { holdExpiry } from '#domain/bookings/holds.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import type { Services } from '../../../services.ts'
import { openPayment } from '../../payments/start-payment.ts'
import { inBookingTransaction, Refused } from '../booking-transaction.ts'
import { earlierAnswer, type RequestKey } from '../idempotency.ts'
import { lockForAction, recordEvent, type LockedBooking } from '../move-booking.ts'
import { withBooking } from '../return-path.ts'
import { lockHotel, takeRooms } from '../take-rooms.ts'

export type ExtensionWish = {
  bookingId: string
  userId: string
  hours: number
  returnPath: string
  requestKey: RequestKey | null
}

export type Extended = { extensionId: string; paymentId: string }

/** What extra hours of this booking cost: the quote and the charge come from here (decisions, "Extension"). */
export const quoteExtension = (
  booking: { slot: LockedBooking['slot']; slot_price: number; rooms: number },
  hours: number,
): ExtensionBill => extensionBill({ slot: booking.slot, slotPrice: booking.slot_price, rooms: booking.rooms }, hours)

/** Holds extra hours at the end of a stay until they are paid. One extension waits at a time; several may follow each other. */
export async function extendBooking(services: Services, wish: ExtensionWish): Promise<Result<Extended, ErrorCode>> {
  if (!isExtensionHours(wish.hours)) return refuse('HOURS_OUT_OF_RANGE')
  return inBookingTransaction(services, async (trx, now) => {
    const extended: Extended = { extensionId: randomUUID(), paymentId: randomUUID() }
    const earlier = await earlierAnswer(trx, wish.requestKey, extended, now)
    if (earlier) return accept(earlier)
    const booking = await lockForAction(trx, { ...wish, action: 'extend' }, now)
    await refuseWaitingChange(trx, booking.id)
    await lockHotel(trx, booking.hotel_id)
    const bill = await insertExtension(trx, booking, wish.hours, extended.extensionId, now)
    await holdHours(trx, booking, wish.hours, extended.extensionId)
    await openPayment(trx, {
      id: extended.paymentId,
      bookingId: booking.id,
      of: { purpose: 'extension', extensionId: extended.extensionId },
      userId: booking.user_id,
      amount: bill.total,
      returnPath: withBooking(wish.returnPath, { bookingId: booking.id, hotelId: booking.hotel_id }),
      expiresAt: holdExpiry(now),
      now,
    })
    await recordEvent(trx, booking.id, 'extension_asked', { ...extended, hours: wish.hours }, now)
    return accept(extended)
  })
}

/** Where the stay ends must be settled before hours are added to it. */
async function refuseWaitingChange(trx: Transaction<DB>, bookingId: string): Promise<void> {
  const { rows } = await sql<{ change: boolean; extension: boolean }>`
    select exists (select 1 from booking_modifications where booking_id = ${bookingId}::uuid and status = 'held') as change,
      exists (select 1 from extensions where booking_id = ${bookingId}::uuid and status in ('requested', 'acknowledged')) as extension`.execute(
    trx,
  )
  if (rows[0]?.change) throw new Refused('CHANGE_WAITING')
  if (rows[0]?.extension) throw new Refused('EXTENSION_WAITING')
}

async function insertExtension(
  trx: Transaction<DB>,
  booking: LockedBooking,
  hours: number,
  id: string,
  now: Date,
): Promise<ExtensionBill> {
  const period = extensionPeriod(booking.leaves_at, hours)
  const bill = quoteExtension(booking, hours)
  await trx
    .insertInto('extensions')
    .values({
      id,
      booking_id: booking.id,
      hours,
      starts_at: period.start,
      ends_at: period.end,
      room_total: bill.roomTotal,
      service_tax: bill.serviceTax,
      total: bill.total,
      status: 'acknowledged',
      hold_expires_at: holdExpiry(now),
      created_at: now,
      acknowledged_at: now,
    })
    .execute()
  return bill
}

async function holdHours(trx: Transaction<DB>, booking: LockedBooking, hours: number, extensionId: string) {
  const hasRooms = await takeRooms(trx, {
    bookingId: booking.id,
    extensionId,
    hotelId: booking.hotel_id,
    cityId: booking.city_id,
    rooms: booking.rooms,
    period: extensionPeriod(booking.leaves_at, hours),
    status: 'held',
  })
  if (!hasRooms) throw new Refused('SOLD_OUT')
}
