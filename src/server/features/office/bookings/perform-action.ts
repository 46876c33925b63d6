import { randomUUID } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { unreachable } from '#domain/kernel/result.ts'
import type { ActionPlan, ActionTerms } from '#domain/office/actions.ts'
import { REFUND_REASONS } from '#domain/payments/refund-cause.ts'
import type { Services } from '../../../services.ts'
import { announceCancelled, announceConfirmed, announceMoneyBack } from '../../bookings/announce.ts'
import { dropChanges } from '../../bookings/cancel-booking.ts'
import { endSharing } from '../../bookings/end-sharing.ts'
import { giveBack } from '../../bookings/give-back.ts'
import { recordEvent, recordMove, type LockedBooking } from '../../bookings/move-booking.ts'
import { writeNoShow } from '../../bookings/no-shows.ts'
import { sendToHotel } from '../../hotel-messages/send-to-hotel.ts'
import { lockStayToNotify } from '../../hotel-messages/notice-stay.ts'
import { expirePayments } from '../../payments/payment-rows.ts'
import { refundUpTo } from '../../payments/refund-owed.ts'
import { updateRankingPenalty } from '../../hotel-cases/update-ranking-penalty.ts'
import { settleCase } from '../../relocations/end-first-booking.ts'
import { moveLocked } from '../../relocations/move-to-hotel.ts'
import { openCase } from '../../relocations/start-relocation.ts'
import { settleStay } from '../../ledger/settle-stay.ts'
import type { OfficeAction } from '../write-log.ts'

/**
 * A planned action that is being carried out on a locked booking. `actId` identifies it for effects that must happen
 * once.
 */
export type Performing = { booking: LockedBooking; wish: ActionTerms; plan: ActionPlan; actId: string }

/** Values of `bookings.cancel_reason`, by the side on whose behalf the office cancels. */
const CANCEL_REASONS = {
  guest: 'cancelled by our office for the guest',
  hotel: 'cancelled by our office for the hotel',
} as const

async function cancel(trx: Transaction<DB>, { booking, wish, plan, actId }: Performing, now: Date): Promise<void> {
  if (wish.act !== 'cancel') throw new Error(`${wish.act} is no cancellation`)
  await dropChanges(trx, booking.id, now)
  await endSharing(trx, booking.id, 'cancelled', now)
  await recordMove(trx, booking, 'cancel', now, { cancel_reason: CANCEL_REASONS[wish.for] })
  await giveBack(trx, { id: booking.id, userId: booking.user_id }, now)
  await expirePayments(trx, { column: 'booking_id', id: booking.id }, now)
  // A case does not count against the hotel if it let its guests in after all, unless they are refunded.
  if (await settleCase(trx, booking.id, { outcome: 'money_back', decided_for: 'couple', decided_at: now }, now))
    await updateRankingPenalty(trx, booking.hotel_id, now)
  await sendBack(trx, { booking, plan, actId }, now)
  await announceCancelled(trx, booking, plan.refund, now)
}

/**
 * Refunds the two parts of a plan separately: what the rules owe the guest, and our own gift, which the ledger charges
 * to us and not to the hotel. Takes the gift from the stay's payment first. Extra hours can then still be refunded in
 * full if they are cancelled later or left behind by a move.
 */
async function sendBack(
  trx: Transaction<DB>,
  { booking, plan, actId }: Omit<Performing, 'wish'>,
  now: Date,
): Promise<void> {
  const parts = [
    { amount: plan.refund - plan.gift, reason: REFUND_REASONS.cancelled, key: `office:${actId}`, last: 'booking' },
    { amount: plan.gift, reason: REFUND_REASONS.goodwill, key: `office:${actId}:gift`, last: 'others' },
  ] as const
  for (const { amount, last, ...cause } of parts) {
    const sent = await refundUpTo(trx, { column: 'booking_id', id: booking.id, last }, amount, cause, now)
    if (sent !== amount) throw new Error(`booking ${booking.id}: ${sent} of ${amount} could be sent back`)
  }
}

async function giveRefund(trx: Transaction<DB>, services: Services, performing: Performing, now: Date): Promise<void> {
  const { booking, wish, plan, actId } = performing
  if (wish.act === 'refund' && wish.for === 'hotel') await takeFromHotel(trx, services, performing, now)
  else await sendBack(trx, { booking, plan, actId }, now)
  await recordEvent(trx, booking.id, 'refunded_by_office', { amount: plan.refund }, now)
  await announceMoneyBack(trx, booking, plan.refund, now)
}

/**
 * Refunds what the hotel did not provide. Settles the stay again before it requests the refund, so that the guest's own
 * money is returned and Uncle pays nothing.
 */
async function takeFromHotel(
  trx: Transaction<DB>,
  services: Services,
  { booking, plan, actId }: Performing,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('bookings')
    .set((eb) => ({ hotel_fault_refund: eb('hotel_fault_refund', '+', plan.refund) }))
    .where('id', '=', booking.id)
    .execute()
  if (booking.ended_at !== null) await settleStay(trx, booking.id, now)
  const cause = { reason: REFUND_REASONS.hotel_fault, key: `office:${actId}` }
  const sent = await refundUpTo(trx, { column: 'booking_id', id: booking.id, last: 'others' }, plan.refund, cause, now)
  if (sent !== plan.refund) throw new Error(`booking ${booking.id}: ${sent} of ${plan.refund} could be sent back`)
  const stay = await lockStayToNotify(trx, booking.id)
  if (stay) await sendToHotel(services, trx, { text: 'refunded', stay, once: `fault:${actId}` })
}

async function giveCredit(trx: Transaction<DB>, { booking, plan }: Performing, now: Date): Promise<void> {
  // The lock on the booking makes this count safe. `turn` numbers the booking's credits.
  await sql`insert into credit_entries (user_id, booking_id, kind, amount, note, created_at, turn)
    select ${booking.user_id}::uuid, ${booking.id}::uuid, 'adjustment', ${plan.cost}, 'From us', ${now}::timestamptz, count(*) + 1
    from credit_entries where booking_id = ${booking.id}::uuid and kind = 'adjustment'`.execute(trx)
  await recordEvent(trx, booking.id, 'credit_by_office', { amount: plan.cost }, now)
}

async function sendAgain(
  trx: Transaction<DB>,
  services: Services,
  { booking, actId }: Performing,
  now: Date,
): Promise<void> {
  await announceConfirmed(trx, booking, now)
  const stay = await lockStayToNotify(trx, booking.id)
  if (stay) await sendToHotel(services, trx, { text: 'new', stay, once: `again:${actId}` })
}

async function correctName(trx: Transaction<DB>, { booking, wish }: Performing, now: Date): Promise<void> {
  if (wish.act !== 'correct_name') throw new Error(`${wish.act} corrects no name`)
  await trx.updateTable('bookings').set({ guest_name: wish.name }).where('id', '=', booking.id).execute()
  await recordEvent(trx, booking.id, 'name_corrected', {}, now)
}

async function move(trx: Transaction<DB>, services: Services, performing: Performing, now: Date): Promise<void> {
  const { booking, wish, actId } = performing
  if (wish.act !== 'move') throw new Error(`${wish.act} moves nobody`)
  // A case may exist already, because the hotel or the guests reported that the hotel does not take the guests.
  const found = { decided_for: wish.for === 'hotel' ? 'couple' : 'hotel', decided_at: now } as const
  const opened = { booking_id: booking.id, hotel_id: booking.hotel_id, cause: 'turned_away', ...found } as const
  if (!(await openCase(trx, opened, now))) await findFault(trx, booking.id, found)
  const by = { bearer: wish.for === 'hotel' ? 'hotel' : 'uncle' } as const
  await moveLocked(trx, services, { booking, hotelId: wish.hotelId, newId: actId, by }, now)
  await updateRankingPenalty(trx, booking.hotel_id, now)
}

type Found = { decided_for: 'couple' | 'hotel'; decided_at: Date }

/**
 * Records the office's finding in an open, undecided case. The case counts against the hotel only if the hotel is at
 * fault.
 */
const findFault = (trx: Transaction<DB>, bookingId: string, found: Found) =>
  trx
    .updateTable('relocations')
    .set(found)
    .where('booking_id', '=', bookingId)
    .where('outcome', 'is', null)
    .where('decided_for', 'is', null)
    .execute()

export const newActionId = (): string => randomUUID()

/** The log's name for each action. */
export const LOGGED_AS: Record<ActionTerms['act'], OfficeAction> = {
  cancel: 'booking_cancelled',
  refund: 'refund_given',
  credit: 'credit_given',
  send_again: 'messages_sent_again',
  no_show: 'no_show_set',
  no_show_off: 'no_show_taken_back',
  correct_name: 'name_corrected',
  move: 'booking_moved',
}

/** Carries out a planned action, in the transaction that locked its booking. */
export async function performAction(
  trx: Transaction<DB>,
  services: Services,
  performing: Performing,
  now: Date,
): Promise<void> {
  const { booking, wish } = performing
  switch (wish.act) {
    case 'cancel':
      return cancel(trx, performing, now)
    case 'refund':
      return giveRefund(trx, services, performing, now)
    case 'credit':
      return giveCredit(trx, performing, now)
    case 'send_again':
      return sendAgain(trx, services, performing, now)
    case 'no_show':
      return void (await writeNoShow(trx, { bookingId: booking.id, isNoShow: true }, now))
    case 'no_show_off':
      return void (await writeNoShow(trx, { bookingId: booking.id, isNoShow: false }, now))
    case 'correct_name':
      return correctName(trx, performing, now)
    case 'move':
      return move(trx, services, performing, now)
    default:
      return unreachable(wish)
  }
}
