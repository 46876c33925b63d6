import { sql } from 'kysely'
import { istDateOf, istInstant } from '../../src/domain/kernel/ist.ts'
import type { Db } from '../../src/server/services.ts'
import { settleRatings } from './reviewed-hotels.ts'

/** Half of a guest's bookings are in the past, and half are in the future. */
export const BOOKINGS_OF_GUEST = 30
const HALF = BOOKINGS_OF_GUEST / 2
/** Days between two bookings of a guest. The last one must lie within the 180 days that the domain allows. */
const DAYS_APART = 11
/** One booking in this many is shared with a partner. */
const SHARED_EVERY = 3

const guestId = sql`('00000000-0000-4000-8000-' || lpad(guest::text, 12, '0'))::uuid`

/**
 * Adds paid evenings of one room, each in a different hotel. They have no stays, because the lists do not read stays.
 */
async function addBookings(db: Db, guests: number, now: Date): Promise<void> {
  await sql`
    insert into bookings (short_id, user_id, hotel_id, city_id, slot, checkin_at, checkout_at, rooms, guests, status,
      completed_at, ended_at, guest_name, guest_email, slot_price, room_total, service_tax, total, payable_now, created_at)
    select upper(lpad(to_hex(guest * ${BOOKINGS_OF_GUEST}::int + turn), 8, '0')), ${guestId}, h.id, h.city_id, 3,
      day + interval '21 hours', day + interval '34 hours', 1, 2, 'completed', least(day, ${now}),
      case when turn < ${HALF}::int then day + interval '34 hours' end, 'Guest ' || guest, 'guest' || guest || '@home.example',
      1400, 1400, 70, 1470, 1470, least(day, ${now})
    from generate_series(0, ${guests - 1}::int) guest, generate_series(0, ${BOOKINGS_OF_GUEST - 1}::int) turn,
      lateral (select ${istInstant(istDateOf(now))}::timestamptz + make_interval(days => case when turn < ${HALF}::int
        then -2 - turn * ${DAYS_APART}::int else 2 + (turn - ${HALF}::int) * ${DAYS_APART}::int end) as day) calendar,
      (select id, city_id, row_number() over (order by id) - 1 as place from hotels) h
    where h.place = (guest * 31 + turn * 7) % (select count(*) from hotels)`.execute(db)
}

/**
 * Adds two names and a payment to each booking. Every third booking also gets the next guest as a partner who has
 * accepted.
 */
async function addBelongings(db: Db, guests: number): Promise<void> {
  await sql`
    insert into booking_guests (booking_id, position, name)
    select id, position, case position when 0 then guest_name else 'Second Guest' end
    from bookings, generate_series(0, 1) position`.execute(db)
  await sql`
    insert into payments (booking_id, user_id, purpose, amount, provider, provider_ref, status, settled_at, created_at)
    select id, user_id, 'booking', payable_now, 'test', 'bench_' || short_id, 'paid', created_at, created_at
    from bookings`.execute(db)
  await sql`
    insert into booking_partners (booking_id, phone, user_id, status, invited_at, answered_at)
    select b.id, partner.phone, partner.id, 'accepted', b.created_at, b.created_at
    from (select *, row_number() over (order by short_id) - 1 as n from bookings) b,
      lateral (select (n / ${BOOKINGS_OF_GUEST}::int + 1) % ${guests}::int as guest) next,
      lateral (select id, phone from users where id = ${guestId}) partner
    where n % ${SHARED_EVERY}::int = 0`.execute(db)
}

/** Adds a review to every second past stay. */
async function addReviewsOfStays(db: Db): Promise<void> {
  await sql`
    insert into reviews (hotel_id, booking_id, user_id, guest_name, rating, body, slot, created_at)
    select hotel_id, id, user_id, 'Guest', 3 + n % 3, 'Quiet, clean and kind people at the desk.', slot, leaves_at
    from (select *, row_number() over (order by short_id) as n from bookings where ended_at is not null) ended
    where n % 2 = 0`.execute(db)
  await settleRatings(db)
}

/** Gives the guests of `addGuests` the bookings that a guest makes in a year. */
export async function addBookedStays(db: Db, guests: number, now: Date): Promise<void> {
  await addBookings(db, guests, now)
  await addBelongings(db, guests)
  await addReviewsOfStays(db)
  await sql`vacuum (analyze) bookings, booking_guests, booking_partners, payments, reviews, hotels`.execute(db)
}
