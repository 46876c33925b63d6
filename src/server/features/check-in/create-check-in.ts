import { sql, type Transaction } from 'kysely'
import type { ErrorCode } from '#contract/errors.ts'
import type { DB } from '#db/schema.ts'
import { checkInStatus } from '#domain/check-in/check-in-request.ts'
import type { PartnerStatus } from '#domain/check-in/partner-invite.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import type { Services } from '../../services.ts'
import { inBookingTransaction } from '../../transactions/booking-transaction.ts'
import { lockForAction, recordEvent } from '../bookings/move-booking.ts'
import { findPartner } from './partner-rows.ts'

export type CheckInRequest = { id: string; type: 'checkin'; status: 'created' | 'confirmed' | 'cancelled' | 'done' }

/** Whether the guest has a photo and at least one identity document, none of them destroyed (specification §1, §2). */
async function hasPhotoAndId(trx: Transaction<DB>, userId: string): Promise<boolean> {
  const { rows } = await sql<{ ready: boolean }>`
    select exists (select 1 from users u join pictures p on p.id = u.profile_picture_id
        where u.id = ${userId}::uuid and p.destroyed_at is null)
      and exists (select 1 from pictures p
        where p.owner_id = ${userId}::uuid and p.kind = 'identity' and p.destroyed_at is null) as ready`.execute(trx)
  return rows[0]?.ready === true
}

/** Finds or inserts the check-in request; a booking has only one. */
async function findOrInsert(
  trx: Transaction<DB>,
  asked: { bookingId: string; userId: string },
  partner: PartnerStatus | 'none',
  now: Date,
): Promise<CheckInRequest> {
  const earlier = await trx
    .selectFrom('user_requests')
    .select(['id', 'status'])
    .where('booking_id', '=', asked.bookingId)
    .where('type', '=', 'checkin')
    .executeTakeFirst()
  if (earlier) return { id: String(earlier.id), type: 'checkin', status: earlier.status }
  const booking = await trx
    .selectFrom('bookings')
    .select('guests')
    .where('id', '=', asked.bookingId)
    .executeTakeFirstOrThrow()
  const status = checkInStatus(booking.guests, partner)
  const { id } = await trx
    .insertInto('user_requests')
    .values({ booking_id: asked.bookingId, user_id: asked.userId, type: 'checkin', status, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await recordEvent(trx, asked.bookingId, `checkin_${status}`, {}, now)
  return { id: String(id), type: 'checkin', status }
}

/** Requests superfast check-in for a paid booking, before or during the stay (specification §7 user-requests). */
export const createCheckIn = (
  services: Services,
  asked: { bookingId: string; userId: string },
): Promise<Result<CheckInRequest, ErrorCode>> =>
  inBookingTransaction(services, async (trx, now) => {
    await lockForAction(trx, { ...asked, action: 'check_in' }, now)
    if (!(await hasPhotoAndId(trx, asked.userId))) return refuse('CHECKIN_NEEDS_ID')
    const partner = await findPartner(trx, asked.bookingId)
    return accept(await findOrInsert(trx, asked, partner?.status ?? 'none', now))
  })
