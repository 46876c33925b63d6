import type { Transaction } from 'kysely'
import type { ErrorCode } from '#contract/errors.ts'
import type { DB } from '#db/schema.ts'
import { checkAction } from '#domain/bookings/booking-status.ts'
import { movePartner, type PartnerEvent, type PartnerStatus } from '#domain/check-in/partner-invite.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import type { Services } from '../../services.ts'
import { inBookingTransaction } from '../../transactions/booking-transaction.ts'
import { changeableStay, lockBooking, recordEvent, type LockedBooking } from '../bookings/move-booking.ts'
import { findPartner, followPartner, phoneOf, type PartnerRow } from './partner-rows.ts'

type Asked = { bookingId: string; userId: string }

/** Whether an invite can still be accepted: the booking is paid and the stay is not over. */
const isOpen = (booking: LockedBooking, now: Date): boolean =>
  checkAction({ status: booking.status, ...changeableStay(booking) }, 'invite_partner', now).ok

/** Changes the invite by the domain's state table; writes nothing if its status stays the same. */
async function recordAnswer(
  trx: Transaction<DB>,
  asked: Asked,
  { partner, event }: { partner: PartnerRow | undefined; event: Exclude<PartnerEvent, 'invite' | 'invite_another'> },
  now: Date,
): Promise<Result<PartnerStatus, ErrorCode>> {
  const moved = movePartner(partner?.status ?? 'none', event)
  if (!moved.ok || moved.value === partner?.status) return moved
  const change = event === 'take_back' ? { cancelled_at: now } : { user_id: asked.userId, answered_at: now }
  await trx
    .updateTable('booking_partners')
    .set({ status: moved.value, ...change })
    .where('booking_id', '=', asked.bookingId)
    .execute()
  await recordEvent(trx, asked.bookingId, `partner_${moved.value}`, {}, now)
  await followPartner(trx, asked.bookingId, moved.value, now)
  return moved
}

/** Records that the invited person accepts (specification §4 "Verification"). A second call changes nothing. */
export const acceptInvite = (services: Services, asked: Asked): Promise<Result<PartnerStatus, ErrorCode>> =>
  inBookingTransaction(services, async (trx, now) => {
    const booking = await lockBooking(trx, asked.bookingId)
    const partner = await findPartner(trx, asked.bookingId)
    if (!booking || partner?.phone !== (await phoneOf(trx, asked.userId))) return refuse('NOT_FOUND')
    if (!isOpen(booking, now)) return refuse('INVITE_OVER')
    return recordAnswer(trx, asked, { partner, event: 'accept' }, now)
  })

/**
 * Ends an invite: the owner withdraws it or the invited person declines. Works even after the stay, because nobody has
 * to keep sharing.
 */
export const cancelInvite = (services: Services, asked: Asked): Promise<Result<'cancelled', ErrorCode>> =>
  inBookingTransaction(services, async (trx, now) => {
    const booking = await lockBooking(trx, asked.bookingId)
    const partner = await findPartner(trx, asked.bookingId)
    const isOwner = booking?.user_id === asked.userId
    if (!booking || (!isOwner && partner?.phone !== (await phoneOf(trx, asked.userId)))) return refuse('NOT_FOUND')
    const ended = await recordAnswer(trx, asked, { partner, event: isOwner ? 'take_back' : 'decline' }, now)
    return ended.ok ? accept('cancelled') : ended
  })
