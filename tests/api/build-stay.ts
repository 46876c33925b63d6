import { randomBytes } from 'node:crypto'
import type { NewRow } from '#db/schema.ts'
import type { Db } from '#server/services.ts'
import { START } from '../cast.ts'
import type { BuiltGuest, BuiltHotel } from '../builders.ts'

const HOUR = 3_600_000

/** Builds a paid evening whose bill adds up. It ended an hour before START unless the test says otherwise. */
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

/** Marks the stay as attended: the desk greeted the guests, and they confirmed that they came. */
export async function attend(db: Db, bookingId: string): Promise<void> {
  const booking = await db
    .selectFrom('bookings')
    .select(['hotel_id', 'checkin_at'])
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow()
  const { hotel_id, checkin_at: at } = booking
  await db.insertInto('visits').values({ booking_id: bookingId, hotel_id, status: 'here', arrived_at: at }).execute()
  await db.insertInto('stay_confirmations').values({ booking_id: bookingId, by: 'app', at }).execute()
}

/** Builds a stay whose guests the desk greeted, so that their review counts. */
export async function buildGreeted(...asked: Parameters<typeof buildStay>): Promise<string> {
  const [db, hotel] = asked
  const id = await buildStay(...asked)
  const greeted = {
    booking_id: id,
    hotel_id: hotel.id,
    status: 'here',
    arrived_at: new Date(START.getTime() - 14 * HOUR),
  } as const
  await db.insertInto('visits').values(greeted).execute()
  return id
}

/** Adds the guest's online payment. Without a payment, the books count no commission. */
export async function payFor(db: Db, bookingId: string, guest: BuiltGuest, amount: number): Promise<void> {
  await db
    .insertInto('payments')
    .values({
      booking_id: bookingId,
      user_id: guest.id,
      purpose: 'booking',
      amount,
      provider: 'test',
      status: 'paid',
      settled_at: START,
    })
    .execute()
}

/** Inserts the row of an uploaded picture. No file is needed here. */
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
