import { randomInt } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { DB, Row } from '#db/schema.ts'
import { spokenCode } from '#domain/kernel/spoken-code.ts'
import { SHORT_ID_LENGTH } from '../bookings/write-booking.ts'
import { moveInvoiceCompany } from '../tax-documents/invoice-company.ts'

type Partner = Row<'booking_partners'>

/** Finds the partner who shares the booking or is invited to do so. */
export const readPartner = (trx: Transaction<DB>, bookingId: string): Promise<Partner | undefined> =>
  trx
    .selectFrom('booking_partners')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('status', 'in', ['invited', 'accepted'])
    .executeTakeFirst()

type Moved = {
  from: string
  to: string
  hotel: { id: number; cityId: number; hasLoveKit: boolean }
  partner: Partner | undefined
}

/**
 * Writes the booking at the other hotel with the agreed bill, by the function that writes every booking, so that it
 * takes the rooms, the coupon and the credits again. The other hotel does not pay the first hotel's share of a coupon.
 * Returns its code.
 */
export async function writeMovedBooking(
  trx: Transaction<DB>,
  { from, to, hotel, partner }: Moved,
  now: Date,
): Promise<string> {
  const shortId = spokenCode(SHORT_ID_LENGTH, randomInt)
  const changed = JSON.stringify({
    id: to,
    short_id: shortId,
    hotel_id: hotel.id,
    city_id: hotel.cityId,
    status: 'completed',
    completed_at: now,
    hold_expires_at: null,
    extended_until: null,
    hotel_discount: 0,
    tax_slabs: null,
    created_at: now,
    updated_at: now,
  })
  await sql`
    select 1 from bookings b, write_booking(
      to_jsonb(b) || ${changed}::jsonb || jsonb_build_object('has_love_kit', b.has_love_kit and ${hotel.hasLoveKit}::boolean),
      array(select g.name from booking_guests g where g.booking_id = b.id order by g.position), null)
    where b.id = ${from}::uuid`.execute(trx)
  await trx.updateTable('bookings').set({ moved_from: from }).where('id', '=', to).execute()
  await moveInvoiceCompany(trx, { from, to })
  if (partner)
    await trx
      .insertInto('booking_partners')
      .values({ ...partner, booking_id: to })
      .execute()
  return shortId
}
