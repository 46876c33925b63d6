import { randomUUID } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { ErrorCode } from '#contract/errors.ts'
import { lockHotel } from '#db/hotel-lock.ts'
import type { DB } from '#db/schema.ts'
import type { TaxRule } from '#domain/bills/tax.ts'
import { extensionBill, extensionPeriod, isExtensionHours, type ExtensionBill } from '#domain/bookings/extension.ts'
import { holdExpiry } from '#domain/bookings/holds.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import type { RequestKey } from '../../../http/request-key.ts'
import { taxRuleAt, type Db, type Services } from '../../../services.ts'
import { openPayment, type UnopenedPayment } from '../../payments/start-payment.ts'
import { inKeyedTransaction, Refused } from '../../../transactions/booking-transaction.ts'
import { customerOf, lockForAction, recordEvent, type LockedBooking } from '../move-booking.ts'
import { withBooking } from '../return-path.ts'
import { assignRooms } from '../assign-rooms.ts'

export type HoursRequest = {
  bookingId: string
  userId: string
  hours: number
  returnPath: string
  requestKey: RequestKey | null
}

/** The booking's fields that the bill of its extra hours needs. */
type BilledBooking = Pick<
  LockedBooking,
  'slot' | 'slot_price' | 'rooms' | 'days' | 'room_total' | 'bathtub_charge' | 'hotel_discount'
>

/**
 * The request that writes the payment sets `payment`; for a repeated request with the same key it is read from the
 * database.
 */
export type Extended = { extensionId: string; paymentId: string; payment?: UnopenedPayment }

/** Quotes extra hours for this booking. Both the quote and the charge use this calculation (decisions, "Extension"). */
export const quoteExtension = (booking: BilledBooking, hours: number, taxRule: TaxRule): ExtensionBill => {
  const { slot, slot_price: slotPrice, rooms, days, room_total: roomTotal, bathtub_charge: bathtubCharge } = booking
  const hotelDiscount = booking.hotel_discount
  return extensionBill({ slot, slotPrice, rooms, days, roomTotal, bathtubCharge, hotelDiscount }, hours, taxRule)
}

/**
 * Holds extra hours at the end of a stay until they are paid. Only one extension may be unpaid at a time; a stay can be
 * extended several times.
 */
export async function extendBooking(services: Services, request: HoursRequest): Promise<Result<Extended, ErrorCode>> {
  if (!isExtensionHours(request.hours)) return refuse('HOURS_OUT_OF_RANGE')
  const extended: Extended = { extensionId: randomUUID(), paymentId: randomUUID() }
  const replay = async (_trx: Transaction<DB>, left: Extended) => accept(left)
  return inKeyedTransaction(
    services,
    { requestKey: request.requestKey, result: extended, replay },
    async (trx, now) => {
      const booking = await lockForAction(trx, { ...request, action: 'extend' }, now)
      const hours = { id: extended.extensionId, hours: request.hours, payAt: 'online' } as const
      const { total } = await holdExtraHours(trx, services, { booking, ...hours }, now)
      const payment: UnopenedPayment = {
        id: extended.paymentId,
        amount: total,
        returnPath: withBooking(request.returnPath, { bookingId: booking.id, hotelId: booking.hotel_id }),
        expiresAt: holdExpiry(now),
        shortId: booking.short_id,
        customer: customerOf(booking),
      }
      const of = { purpose: 'extension', extensionId: extended.extensionId } as const
      await openPayment(trx, { ...payment, bookingId: booking.id, of, userId: booking.user_id, now })
      await recordEvent(trx, booking.id, 'extension_asked', { ...extended, hours: request.hours }, now)
      return accept<Extended>({ ...extended, payment })
    },
  )
}

export type HeldHours = { id: string; booking_id: string; hours: number; total: number; starts_at: Date; ends_at: Date }

/** Holds extra hours for a locked booking that may be extended: their row, their bill, their rooms. */
export async function holdExtraHours(
  trx: Transaction<DB>,
  services: Services,
  wanted: { booking: LockedBooking; id: string; hours: number; payAt: 'online' | 'desk' },
  now: Date,
): Promise<HeldHours> {
  const { booking, id, hours, payAt } = wanted
  await refuseUnlessExtendable(trx, booking)
  await lockHotel(trx, booking.hotel_id)
  const bill = quoteExtension(booking, hours, taxRuleAt(services, now))
  await insertExtension(trx, booking, { id, bill, payAt }, now)
  await holdHours(trx, booking, { hours, id }, now)
  const { start, end } = extensionPeriod(booking.leaves_at, hours)
  return { id, booking_id: booking.id, hours, total: bill.total, starts_at: start, ends_at: end }
}

/**
 * Whether the hotel is hidden and therefore sells no extra hours. Paused sales do not prevent an extension: couples
 * with a booking can still extend it (decision 0064).
 */
export async function isClosed(db: Db, hotelId: number): Promise<boolean> {
  const hotel = await db.selectFrom('hotels').select('hidden').where('id', '=', hotelId).executeTakeFirst()
  return hotel?.hidden ?? true
}

/**
 * Refuses extra hours at a hidden hotel. Also refuses them while a change of time or other extra hours are unpaid,
 * because those decide when the stay ends.
 */
async function refuseUnlessExtendable(trx: Transaction<DB>, booking: LockedBooking): Promise<void> {
  const { rows } = await sql<{ change: boolean; extension: boolean; closed: boolean }>`
    select exists (select 1 from booking_modifications m where m.booking_id = b.id and m.status = 'held') as change,
      exists (select 1 from extensions e where e.booking_id = b.id and e.status in ('requested', 'acknowledged')) as extension,
      h.hidden as closed
    from bookings b join hotels h on h.id = b.hotel_id where b.id = ${booking.id}::uuid`.execute(trx)
  if (rows[0]?.change) throw new Refused('CHANGE_WAITING')
  if (rows[0]?.extension) throw new Refused('EXTENSION_WAITING')
  if (rows[0]?.closed) throw new Refused('HOTEL_CLOSED')
}

async function insertExtension(
  trx: Transaction<DB>,
  booking: LockedBooking,
  { id, bill, payAt }: { id: string; bill: ExtensionBill; payAt: 'online' | 'desk' },
  now: Date,
): Promise<void> {
  const { hours } = bill
  const period = extensionPeriod(booking.leaves_at, hours)
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
      tax_percent: bill.taxPercent,
      total: bill.total,
      pay_at: payAt,
      status: 'acknowledged',
      hold_expires_at: holdExpiry(now),
      created_at: now,
      acknowledged_at: now,
    })
    .execute()
}

async function holdHours(
  trx: Transaction<DB>,
  booking: LockedBooking,
  { hours, id: extensionId }: { hours: number; id: string },
  now: Date,
) {
  const rooms = await assignRooms(
    trx,
    {
      bookingId: booking.id,
      extensionId,
      hotelId: booking.hotel_id,
      cityId: booking.city_id,
      rooms: booking.rooms,
      hasBathtub: booking.has_bathtub,
      period: extensionPeriod(booking.leaves_at, hours),
      ownRoomsOnly: now >= booking.leaves_at,
      status: 'held',
    },
    now,
  )
  if (!rooms) throw new Refused('SOLD_OUT')
}
