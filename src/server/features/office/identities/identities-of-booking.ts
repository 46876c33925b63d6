import { sql } from 'kysely'
import type { BookingStatus } from '#domain/bookings/booking-status.ts'
import { isIdentityOfStay } from '#domain/office/identity-reading.ts'
import type { Db } from '../../../services.ts'
import { findDeskPictures, type NumberedPicture } from '../../desk/pictures/desk-picture-rows.ts'

export type BookingLock = 'unlocked' | 'for share'
type BookingIdentities = { status: BookingStatus; identities: NumberedPicture[] }

/** Lists the live IDs of a booking's guests, with the desk's numbers; undefined for a missing booking. */
export async function identitiesOfBooking(
  db: Db,
  { bookingId, lock }: { bookingId: string; lock: BookingLock },
): Promise<BookingIdentities | undefined> {
  const { rows } = await sql<{ status: BookingStatus; leaves: Date }>`
    select b.status, b.leaves_at as leaves from bookings b
    where b.id = ${bookingId}::uuid ${lock === 'unlocked' ? sql`` : sql`for share`}`.execute(db)
  const [booking] = rows
  if (!booking) return undefined
  const pictures = await findDeskPictures(db, bookingId)
  const identities = pictures.filter(
    ({ of, uploadedAt }) => of === 'identity' && isIdentityOfStay(uploadedAt, booking.leaves),
  )
  return { status: booking.status, identities }
}
