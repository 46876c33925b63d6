import type { Transaction } from 'kysely'
import type { ErrorCode } from '#contract/errors.ts'
import type { DB } from '#db/schema.ts'
import type { ConfirmedBy } from '#domain/attendance/attended.ts'
import { moveVisit } from '#domain/desk/visit.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import type { Services } from '../../../services.ts'
import { inBookingTransaction, Refused } from '../../../transactions/booking-transaction.ts'
import { lockBooking, lockOwnBooking, type LockedBooking } from '../../bookings/move-booking.ts'
import { mayConfirm, recordConfirmation } from '../../bookings/record-confirmation.ts'
import { hashSecret } from '../../accounts/otp-secrets.ts'
import { lockVisit } from './lock-visit.ts'
import { objectToNoShow } from './mark-visit.ts'

/** Records that the guest tapped 'We are in our room' or 'Yes, we stayed'. A second tap changes nothing. */
export function confirmStay(
  services: Services,
  asked: { bookingId: string; userId: string },
): Promise<Result<true, ErrorCode>> {
  return inBookingTransaction(services, async (trx, now) => {
    const booking = await lockOwnBooking(trx, asked)
    const checked = mayConfirm(booking, now)
    if (!checked.ok) throw new Refused(CONFIRM_REFUSALS[checked.refusal])
    await confirmTheyCame(trx, booking, 'app', now)
    await services.desks.tell(trx, booking.hotel_id)
    return accept(true)
  })
}

/** Notes that the guests came. If the desk marked a no-show, this opens the dispute, within its time limit. */
async function confirmTheyCame(
  trx: Transaction<DB>,
  booking: LockedBooking,
  by: ConfirmedBy,
  now: Date,
): Promise<void> {
  await recordConfirmation(trx, booking, by, now)
  const visit = await lockVisit(trx, { hotelId: booking.hotel_id }, booking.id)
  if (moveVisit(visit.visited, 'object', now).ok) await objectToNoShow(trx, visit, now)
}

const CONFIRM_REFUSALS = {
  TOO_EARLY: 'NOT_ALLOWED_NOW',
  TOO_LATE: 'TOO_LATE',
  NOT_CONFIRMED: 'NOT_ALLOWED_NOW',
} as const

/** Confirms the stay by the link in a text, which works once. Refuses unknown and used links. */
export function useCameLink(services: Services, token: string): Promise<Result<true, ErrorCode>> {
  return inBookingTransaction(services, async (trx, now) => {
    const link = await trx
      .selectFrom('came_links')
      .select('booking_id')
      .where('link_hash', '=', hashSecret(token))
      .executeTakeFirst()
    const booking = link && (await lockBooking(trx, link.booking_id))
    if (!booking) return refuse('NOT_FOUND')
    const earlier = await trx
      .selectFrom('stay_confirmations')
      .select('booking_id')
      .where('booking_id', '=', booking.id)
      .executeTakeFirst()
    if (earlier) return refuse('CAME_LINK_USED')
    const checked = mayConfirm(booking, now)
    if (!checked.ok) return refuse(CONFIRM_REFUSALS[checked.refusal])
    await confirmTheyCame(trx, booking, 'link', now)
    await services.desks.tell(trx, booking.hotel_id)
    return accept(true)
  })
}
