import { randomBytes } from 'node:crypto'
import type { NewRow } from '#db/schema.ts'
import type { Db } from '#server/services.ts'
import { START } from '../cast.ts'
import type { BuiltGuest, BuiltHotel } from '../builders.ts'

const HOUR = 3_600_000

/** A paid evening that ended an hour before START unless the test says otherwise; its bill adds up. */
export async function buildStay(
  db: Db,
  hotel: BuiltHotel,
  guest: BuiltGuest,
  fields: Partial<NewRow<'bookings'>> = {},
): Promise<string> {
  const total = 1000 - (fields.referral_discount ?? 0)
  const booking = await db
    .insertInto('bookings')
    .values({
      short_id: randomBytes(4).toString('hex').toUpperCase(),
      user_id: guest.id,
      hotel_id: hotel.id,
      city_id: hotel.cityId,
      slot: 3,
      checkin_at: new Date(START.getTime() - 14 * HOUR),
      checkout_at: new Date(START.getTime() - HOUR),
      rooms: 1,
      guests: 2,
      status: 'completed',
      completed_at: START,
      guest_name: 'Asha Rao',
      guest_email: 'asha@home.example',
      slot_price: 1000,
      tax_percent: 5,
      room_total: 1000,
      total,
      payable_now: total,
      ...fields,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return booking.id
}

/** An uploaded picture's row; the file itself does not matter here. */
export async function buildPicture(
  db: Db,
  owner: BuiltGuest,
  fields: Partial<NewRow<'pictures'>> = {},
): Promise<string> {
  const picture = await db
    .insertInto('pictures')
    .values({
      owner_id: owner.id,
      kind: 'review',
      mime: 'image/webp',
      bytes: 1000,
      storage_key: `test/${randomBytes(8).toString('hex')}`,
      sha256: randomBytes(32),
      ...fields,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return picture.id
}
