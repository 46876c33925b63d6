/** Rows with which a database test starts. Each function fills in what the test leaves out. */
import type { Kysely } from 'kysely'
import { periodOf } from '#db/period.ts'
import type { DB, NewRow } from '#db/schema.ts'

type Db = Kysely<DB>

let serial = 0
const next = () => ++serial

/** 10 AM to 7 PM in India on a day in the far future, so that no test depends on the clock. */
export const morning = { from: new Date('2031-03-04T04:30:00Z'), until: new Date('2031-03-04T13:30:00Z') }
export const evening = { from: new Date('2031-03-04T15:30:00Z'), until: new Date('2031-03-05T04:30:00Z') }

export type GivenHotel = { id: number; cityId: number; localityId: number; rooms: number[] }

/** Inserts a hotel with `roomCount` rooms, in its own city and locality. */
export async function givenHotel(db: Db, roomCount = 2): Promise<GivenHotel> {
  const n = next()
  const city = await db
    .insertInto('cities')
    .values({ slug: `city-${n}x`, name: `City ${n}`, state: 'Goa', lat: 15.5, lng: 73.8 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const locality = await db
    .insertInto('localities')
    .values({ city_id: city.id, slug: 'old-town', name: 'Old Town' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const hotel = await db
    .insertInto('hotels')
    .values({
      slug: `hotel-${n}x`,
      name: `Hotel ${n}`,
      city_id: city.id,
      locality_id: locality.id,
      address: '1 Lake Road',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rooms = await db
    .insertInto('rooms')
    .values(
      Array.from({ length: roomCount }, (_, i) => ({ hotel_id: hotel.id, city_id: city.id, number: String(101 + i) })),
    )
    .returning('id')
    .execute()
  return { id: hotel.id, cityId: city.id, localityId: locality.id, rooms: rooms.map(({ id }) => id) }
}

export async function givenUser(db: Db, fields: Partial<NewRow<'users'>> = {}): Promise<string> {
  const n = next()
  const { id } = await db
    .insertInto('users')
    .values({
      phone: `+919${String(n).padStart(9, '0')}`,
      name: 'Asha',
      email: `asha${n}@example.in`,
      refer_code: `ASHA${n}`,
      ...fields,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export type GivenBooking = { id: string; userId: string; hotel: GivenHotel }

/** A paid Morning booking for ₹1,000 plus ₹50 tax. It has no room, because each test adds its own stays. */
export async function givenBooking(db: Db, fields: Partial<NewRow<'bookings'>> = {}): Promise<GivenBooking> {
  const hotel = await givenHotel(db)
  const userId = fields.user_id ?? (await givenUser(db))
  const { id } = await db
    .insertInto('bookings')
    .values(bookingRow(hotel, userId, fields))
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, userId, hotel }
}

export function bookingRow(
  hotel: GivenHotel,
  userId: string,
  fields: Partial<NewRow<'bookings'>> = {},
): NewRow<'bookings'> {
  return {
    short_id: `T${String(next()).padStart(7, '0')}`,
    user_id: userId,
    hotel_id: hotel.id,
    city_id: hotel.cityId,
    slot: 0,
    checkin_at: morning.from,
    checkout_at: morning.until,
    rooms: 1,
    guests: 2,
    status: 'completed',
    guest_name: 'Asha',
    guest_email: 'asha@example.in',
    slot_price: 1000,
    tax_percent: 5,
    room_total: 1000,
    service_tax: 50,
    total: 1050,
    payable_now: 1050,
    ...fields,
  }
}

export const heldUntil = new Date('2031-03-04T04:45:00Z')

/** A stay in the hotel's room with the index `room`, booked for the morning unless the test says otherwise. */
export function stayRow(hotel: GivenHotel, room: number, period = morning) {
  const roomId = hotel.rooms[room]
  if (roomId === undefined) throw new Error(`the hotel has no room ${room}`)
  const { from, until } = period
  return {
    hotel_id: hotel.id,
    city_id: hotel.cityId,
    room_id: roomId,
    period: periodOf(from, until),
    status: 'booked' as const,
  }
}

export async function givenPayment(db: Db, booking: GivenBooking, fields: Partial<NewRow<'payments'>> = {}) {
  const { id } = await db
    .insertInto('payments')
    .values({
      booking_id: booking.id,
      user_id: booking.userId,
      purpose: 'booking',
      amount: 1050,
      provider: 'test',
      provider_ref: `ref-${next()}`,
      status: 'paid',
      settled_at: new Date(),
      ...fields,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Adds an operator. Returns their id. */
export async function givenOperator(db: Db): Promise<string> {
  const phone = `+9182${String(next()).padStart(8, '0')}`
  const { id } = await db
    .insertInto('operators')
    .values({ phone, name: 'Ritu Bansal', role: 'admin', granted_by: 'test', granted_at: '2026-01-01T00:00:00Z' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
