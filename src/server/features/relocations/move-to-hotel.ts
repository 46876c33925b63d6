import { randomUUID } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { ErrorCode } from '#contract/errors.ts'
import { lockHotel } from '#db/hotel-lock.ts'
import type { DB } from '#db/schema.ts'
import { accept, type Result } from '#domain/kernel/result.ts'
import { REFUND_REASONS } from '#domain/payments/refund-cause.ts'
import { moneyState } from '#domain/relocations/money-back.ts'
import { waitsForOffice } from '#domain/relocations/dearer-room.ts'
import { payerOfDifference, leftOver } from '#domain/relocations/same-class.ts'
import { isMoveTime } from '#domain/relocations/turned-away.ts'
import { taxRuleAt, type Services } from '../../services.ts'
import { inKeyedTransaction, Refused } from '../../transactions/booking-transaction.ts'
import { announceConfirmed } from '../bookings/announce.ts'
import { lockOwnBooking, recordEvent, type LockedBooking } from '../bookings/move-booking.ts'
import { enqueue } from '../messages/outbox.ts'
import { refundUpTo } from '../payments/refund-owed.ts'
import { endFirstBooking, settleCase } from './end-first-booking.ts'
import { makeRoom } from '../bookings/make-room.ts'
import { findOffer, hadDearerRoom, type OfferedHotel } from './find-other-hotels.ts'
import { refundDifference } from './refund-difference.ts'
import { isIn, type OwnCase } from './start-relocation.ts'
import { classOf, findStayToMove, isOpen, type StayToMove } from './stay-to-move.ts'
import { recordRefundRequest } from './record-refund-request.ts'
import { readPartner, writeMovedBooking } from './write-moved-booking.ts'

/**
 * Books another hotel in place of the first, in one transaction, with the same bill and time. Takes the room by the
 * same function and constraint as every booking. Returns the new booking's id (decision 0028), or null if a more
 * expensive room has to wait for the office's approval (decision 0061).
 */
export function moveToHotel(
  services: Services,
  asked: OwnCase & { hotelId: number },
): Promise<Result<string | null, ErrorCode>> {
  const newId = randomUUID()
  const keyed = {
    requestKey: asked.requestKey,
    result: newId,
    replay: async (trx: Transaction<DB>, result: string) => accept((await isBooked(trx, result)) ? result : null),
  }
  return inKeyedTransaction(services, keyed, async (trx, now) => {
    const booking = await lockOwnBooking(trx, asked)
    const isMoved = await moveLocked(trx, services, { booking, hotelId: asked.hotelId, newId, by: 'guest' }, now)
    return accept(isMoved ? newId : null)
  })
}

const isBooked = async (trx: Transaction<DB>, id: string): Promise<boolean> =>
  (await trx.selectFrom('bookings').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

/** Who moves the guests and, if it is the office, who pays the difference. */
type Mover = 'guest' | { bearer: 'uncle' | 'hotel' }
type Moving = { booking: LockedBooking; hotelId: number; newId: string; by: Mover }

/**
 * Moves a locked booking whose case is open; the new booking gets the id `newId`. False if the office has to approve
 * first.
 */
export async function moveLocked(
  trx: Transaction<DB>,
  services: Services,
  { booking, hotelId, newId, by }: Moving,
  now: Date,
): Promise<boolean> {
  const stay = await openStay(trx, booking)
  if (stay.isMoved) throw new Refused('ALREADY_MOVED')
  if (!isMoveTime({ start: stay.checkin, end: stay.checkout }, now)) throw new Refused('NOT_ALLOWED_NOW')
  const rules = { limit: services.env.RELOCATION_LIMIT, taxRule: taxRuleAt(services, now), now }
  const offer = await findOffer(trx, stay, { hotelId, ...rules })
  if (!offer) throw new Refused('HOTEL_NOT_OFFERED')
  if (by === 'guest' && (await isForOffice(trx, { stay, offer }, now))) {
    await writeWanted(trx, { stay, offer }, now)
    return false
  }
  // Lock the hotel before the guest's credit, in the same order as a booking.
  await lockHotel(trx, offer.id)
  const { rooms, hasBathtub, checkin: start, checkout: end } = stay
  await makeRoom(trx, { hotelId: offer.id, rooms, hasBathtub, period: { start, end } }, now)
  const partner = await readPartner(trx, booking.id)
  const rest = leftOver({ total: stay.total, price: offer.price })
  // Request the refund of the difference before the first booking ends.
  const isRestDue =
    rest > 0 &&
    (by !== 'guest' || moneyState(await recordRefundRequest(trx, services, { booking, stay }, now), now).at === 'due')
  await returnHours(trx, booking, now)
  await endFirstBooking(trx, booking, MOVED, now)
  const shortId = await writeMovedBooking(trx, { from: booking.id, to: newId, hotel: offer, partner }, now)
  await settleMove(trx, { booking, stay, offer, newId, by, rest }, now)
  const told = { ...booking, id: newId, short_id: shortId, leaves_at: booking.checkout_at }
  await announceConfirmed(trx, told, now)
  if (isRestDue) await refundDifference(trx, booking, { rest, movedTo: newId }, now)
  return true
}

type Choice = { stay: StayToMove; offer: OfferedHotel }

/**
 * Whether the office must approve a more expensive room, because this guest had one recently. Locks such requests of
 * all guests, so that of two in one browser the second sees the first.
 */
async function isForOffice(trx: Transaction<DB>, { stay, offer }: Choice, now: Date): Promise<boolean> {
  const booked = classOf(stay).price
  if (stay.cause === null || !waitsForOffice(offer, { booked, hadOne: true, cause: stay.cause })) return false
  await sql`select pg_advisory_xact_lock(hashtext('dearer_rooms'))`.execute(trx)
  return hadDearerRoom(trx, stay.userId, now)
}

async function writeWanted(trx: Transaction<DB>, { stay, offer }: Choice, now: Date): Promise<void> {
  if (stay.wantedHotel === offer.id) return
  const wanted = { wanted_hotel_id: offer.id, wanted_at: now }
  await trx.updateTable('relocations').set(wanted).where('booking_id', '=', stay.id).execute()
  await recordEvent(trx, stay.id, 'dearer_room_wanted', {}, now)
}

/** A value of `bookings.cancel_reason`. */
const MOVED = 'moved to another hotel'

/**
 * Returns the stay of a locked booking whose case is open. Refuses if the hotel first reported that it could not take
 * the guests but then checked them in, because they have their room.
 */
export async function openStay(trx: Transaction<DB>, booking: LockedBooking): Promise<StayToMove> {
  const stay = await findStayToMove(trx, booking.id)
  if (!stay?.cause) throw new Refused('NOT_TURNED_AWAY')
  if (stay.outcome === 'moved') throw new Refused('ALREADY_MOVED')
  if (!isOpen(stay)) throw new Refused('ALREADY_CANCELLED')
  if (stay.cause === 'cannot_take' && isIn(stay.visit)) throw new Refused('NOT_ALLOWED_NOW')
  return stay
}

/**
 * Refunds extra hours that the guest paid online, because they were agreed with the first hotel. Guests may book extra
 * hours at the new hotel.
 */
async function returnHours(trx: Transaction<DB>, booking: LockedBooking, now: Date): Promise<void> {
  const hours = await trx
    .selectFrom('extensions')
    .select(['id', 'total'])
    .where('booking_id', '=', booking.id)
    .where('status', '=', 'paid')
    .where('pay_at', '=', 'online')
    .orderBy('id')
    .execute()
  for (const { id, total } of hours) {
    const cause = { reason: REFUND_REASONS.moved, key: `moved:${id}` }
    await refundUpTo(trx, { column: 'extension_id', id }, total, cause, now)
  }
}

type Move = Choice & Pick<Moving, 'booking' | 'newId' | 'by'> & { rest: number }

/**
 * Records who pays the difference, and notifies the first hotel. The other hotel is notified by the guest's
 * confirmation.
 */
async function settleMove(
  trx: Transaction<DB>,
  { booking, stay, offer, newId, by, rest }: Move,
  now: Date,
): Promise<void> {
  const bookingId = booking.id
  const bearer = by === 'guest' ? payerOfDifference(stay.cause ?? 'turned_away') : by.bearer
  const money = {
    worth: classOf(stay).price,
    cost: offer.price,
    borne_by: bearer,
    rest,
    tax_slabs: JSON.stringify(offer.slabs),
  }
  const moved_by = by === 'guest' ? 'guest' : 'office'
  await settleCase(trx, bookingId, { outcome: 'moved', moved_to: newId, moved_by, ...money }, now)
  await recordEvent(trx, bookingId, 'moved_away', { to: newId }, now)
  await recordEvent(trx, newId, 'moved_here', { from: bookingId }, now)
  await enqueue(trx, now, [{ kind: 'hotel.told', payload: { bookingId, what: 'moved_away' } }])
}
