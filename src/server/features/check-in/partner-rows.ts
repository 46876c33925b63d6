import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { checkInStatus } from '#domain/check-in/check-in-request.ts'
import type { PartnerStatus } from '#domain/check-in/partner-invite.ts'
import { recordEvent } from '../bookings/move-booking.ts'

export type PartnerRow = { phone: string; status: PartnerStatus; invited_at: Date }

/**
 * Finds the last person that the owner invited. Call it with the booking locked, because partners change only under
 * that lock.
 */
export const findPartner = (trx: Transaction<DB>, bookingId: string): Promise<PartnerRow | undefined> =>
  trx
    .selectFrom('booking_partners')
    .select(['phone', 'status', 'invited_at'])
    .where('booking_id', '=', bookingId)
    .executeTakeFirst()

export async function phoneOf(trx: Transaction<DB>, userId: string): Promise<string> {
  const user = await trx.selectFrom('users').select('phone').where('id', '=', userId).executeTakeFirstOrThrow()
  return user.phone
}

/** Sets the status of a check-in request according to the partner's answer. */
export async function followPartner(
  trx: Transaction<DB>,
  bookingId: string,
  partner: PartnerStatus,
  now: Date,
): Promise<void> {
  const { rows } = await sql<{ guests: number; status: string }>`
    select b.guests, r.status from user_requests r join bookings b on b.id = r.booking_id
    where r.booking_id = ${bookingId}::uuid and r.type = 'checkin' and r.status in ('created', 'confirmed')`.execute(
    trx,
  )
  const request = rows[0]
  if (!request) return
  const status = checkInStatus(request.guests, partner)
  if (status === request.status) return
  await trx
    .updateTable('user_requests')
    .set({ status })
    .where('booking_id', '=', bookingId)
    .where('type', '=', 'checkin')
    .execute()
  await recordEvent(trx, bookingId, `checkin_${status}`, {}, now)
}
