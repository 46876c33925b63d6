/**
 * Accounts and lists of bookings are cached until the guest's version changes. The cache must always equal a fresh
 * read.
 */
import { sql } from 'kysely'
import { expect } from 'vitest'
import { BOOKING_LISTS } from '#contract/bookings.ts'
import { findBookings } from '#server/features/bookings/booking-rows.ts'
import { findUser } from '#server/features/accounts/user-rows.ts'
import { presentBooking } from '#server/features/bookings/present-booking.ts'
import { buildGuest, buildHotel, buildStaff, type BuiltGuest } from '../builders.ts'
import { SUNDAY_MORNING } from '../cast.ts'
import { apiTest } from './api-test.ts'
import { withQuery, type Api } from './start-api.ts'

const test = apiTest.extend('hotelWish', { rooms: 5, prices: { 0: 2900, 3: 1200, 4: 2000 } })

/**
 * Reads a page of a list, or of all bookings without `list`. All lists of a guest are cached under the same version.
 */
type Shown = { list?: (typeof BOOKING_LISTS)[number]; limit: number; skip: number }

const ALL: Shown = { limit: 10, skip: 0 }
const EACH: readonly Shown[] = [
  ...BOOKING_LISTS.map((list) => ({ list, limit: 10, skip: 0 })),
  ALL,
  { limit: 1, skip: 1 },
]

/**
 * Compares these guests' accounts and lists, which may come from the API's cache, with a fresh read from the database.
 */
async function expectTrue(
  api: Api,
  guests: readonly BuiltGuest[],
  step: string,
  shown: readonly Shown[] = EACH,
): Promise<void> {
  // Empties the outbox, so that the worker changes nothing between the two reads.
  await api.worker.drain()
  for (const guest of guests) {
    const account = (await api.get(`/users/${guest.id}`, { headers: guest.headers })).body
    expect(account, `${step}: account of ${guest.phone}`).toEqual(await findUser(api.db, guest.id))
    for (const { list, ...page } of shown) {
      const filter = { ...(list ? { where: { type: list } } : {}), ...page }
      const path = withQuery(`/bookings/user-bookings/${guest.id}`, { filter })
      const answer = await api.get(path, { headers: guest.headers })
      const now = api.clock.now()
      const rows = await findBookings(api.db, { userId: guest.id, list, ...page, now })
      const read = JSON.parse(JSON.stringify(rows.map((row) => presentBooking(row, now, api.services.vouchers))))
      expect(answer.body, `${step}: ${list ?? 'all'} of ${guest.phone}`).toEqual(read)
    }
  }
}

test('cached lists match a fresh read after every step of two guests', async ({ api, hotel, city, steps }) => {
  const [owner, partner] = [await buildGuest(api.db), await buildGuest(api.db)]
  const then = (step: string) => expectTrue(api, [owner, partner], step)
  await then('at first')
  const held = (await steps.book(owner, hotel)).body.booking
  await then('held')
  await steps.press(held.payment_url)
  await then('paid')
  await steps.invite(owner, held.id, partner.phone)
  await then('invited')
  await steps.acceptInvite(partner, held.id)
  await then('accepted')
  await api.post(`/user-requests/${held.id}/checkin/create`, undefined, { headers: owner.headers })
  await then('checked in')
  const other = await steps.paid(
    owner,
    await buildHotel(api.db, city, { prices: { 0: 900, 3: 1200 } }),
    {},
    SUNDAY_MORNING,
  )
  await then('another one')
  const { payment_url: dearer } = (await steps.modify(owner, held.id, SUNDAY_MORNING)).body
  await then('a change is waiting')
  await steps.press(dearer)
  await then('changed')
  const { payment_url: hours } = (await steps.extend(owner, held.id, 2)).body
  await then('hours are waiting')
  await steps.press(hours)
  await then('extended')
  await steps.cancelExtension(owner, held.id)
  await then('hours cancelled')
  await steps.cancelInvite(partner, held.id, 'declined')
  await then('declined')
  await steps.cancel(owner, other.id)
  await then('cancelled')
  expect((await steps.listed(owner, 'cancelled')).length).toBe(1)
})

test('cached lists change with every table whose data they show', async ({ api, hotel, city, guest, steps }) => {
  const partner = await buildGuest(api.db)
  const { id } = await steps.paid(guest, hotel)
  await steps.invite(guest, id, partner.phone)
  await api.db
    .insertInto('hotel_pictures')
    .values({ hotel_id: hotel.id, position: 0, name: 'a', alt: 'Room' })
    .execute()
  const staff = await buildStaff(api.db, hotel)
  const picture = await api.db
    .insertInto('pictures')
    .values({
      owner_id: guest.id,
      kind: 'identity',
      mime: 'image/webp',
      bytes: 1,
      storage_key: 'kept-lists',
      sha256: Buffer.alloc(32),
      encrypted_key: Buffer.alloc(48),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const writes = {
    bookings: sql`update bookings set guest_name = 'Asha' where id = ${id}`,
    booking_guests: sql`update booking_guests set name = 'Kabir' where booking_id = ${id}`,
    refunds: sql`insert into refunds (payment_id, amount, reason, idempotency_key, due_by)
      select p.id, 1, 'test', 'kept-lists-1', now() from payments p where p.booking_id = ${id}`,
    'refunds again': sql`update refunds set reference = 'ARN1' where idempotency_key = 'kept-lists-1'`,
    reviews: sql`insert into reviews (hotel_id, booking_id, user_id, guest_name, rating, body) values (${hotel.id}, ${id}, ${guest.id}, 'A', 4, 'Calm')`,
    'reviews again': sql`update reviews set body = 'Very calm' where booking_id = ${id}`,
    user_requests: sql`insert into user_requests (booking_id, user_id) values (${id}, ${guest.id})`,
    'user_requests, confirmed': sql`update user_requests set status = 'confirmed' where booking_id = ${id}`,
    picture_views: sql`insert into picture_views (picture_id, staff_id, booking_id, purpose, viewed_at)
      select ${picture.id}, ${staff.id}, b.id, 'test', b.checkin_at from bookings b where b.id = ${id}`,
    'picture_views gone': sql`delete from picture_views where booking_id = ${id}`,
    'user_requests again': sql`delete from user_requests where booking_id = ${id}`,
    'users, the name': sql`update users set name = 'Meera Pillai' where id = ${guest.id}`,
    'booking_partners, a phone': sql`update booking_partners set phone = '+919800000001' where booking_id = ${id}`,
    'users, the email': sql`update users set email = 'other@home.example' where id = ${guest.id}`,
    'users, the email verified': sql`update users set email_verified_at = now() where id = ${guest.id}`,
    'users, the consent': sql`update users set contact_consent = not contact_consent where id = ${guest.id}`,
    'users, the gender': sql`update users set gender = 'third_gender' where id = ${guest.id}`,
    'users, the city': sql`update users set city_id = ${city.id}, city_name = null where id = ${guest.id}`,
    'users, another city': sql`update users set city_id = null, city_name = 'Shimla' where id = ${guest.id}`,
    credits: sql`insert into credit_entries (user_id, amount, kind, note) values (${guest.id}, 70, 'adjustment', 'test')`,
    'credits again': sql`insert into credit_entries (user_id, amount, kind, note) values (${guest.id}, -20, 'adjustment', 'test')`,
    'users, the phone': sql`update users set phone = '+919800000001' where id = ${partner.id}`,
    hotels: sql`update hotels set name = 'Lake Inn', lat = 18, lng = 73 where id = ${hotel.id}`,
    hotel_pictures: sql`update hotel_pictures set alt = 'A bed' where hotel_id = ${hotel.id}`,
    'hotel_pictures again': sql`delete from hotel_pictures where hotel_id = ${hotel.id}`,
    hotel_contacts: sql`insert into hotel_contacts (hotel_id, reception_phone, set_by) values (${hotel.id}, '+912200012345', 'Asha')`,
    'hotel_contacts again': sql`update hotel_contacts set reception_phone = '+912200012346' where hotel_id = ${hotel.id}`,
    'hotel_contacts gone': sql`delete from hotel_contacts where hotel_id = ${hotel.id}`,
    desk_extras: sql`insert into desk_extras (hotel_id, booking_id, kind, quantity, price, staff_id, written_at)
      values (${hotel.id}, ${id}, 'food', 2, 180, ${staff.id}, now())`,
    'desk_extras denied': sql`update desk_extras set denied_at = now() where booking_id = ${id}`,
    desk_takings: sql`insert into desk_takings (hotel_id, booking_id, staff_id, amount, method, taken_at)
      values (${hotel.id}, ${id}, ${staff.id}, 1, 'cash', now())`,
    hotel_notices: sql`update hotel_notices set seen_at = now(), seen_how = 'link' where booking_id = ${id}`,
    'hotel_notices, another time': sql`update hotel_notices set seen_at = now() - interval '1 hour' where booking_id = ${id}`,
    visits: sql`insert into visits (booking_id, hotel_id, seen_at) values (${id}, ${hotel.id}, '2026-11-30T09:00:00Z')`,
    'visits again': sql`update visits set seen_at = '2026-11-29T09:00:00Z' where booking_id = ${id}`,
    'visits gone': sql`delete from visits where booking_id = ${id}`,
    relocations: sql`insert into relocations (booking_id, hotel_id, cause, started_at) values (${id}, ${hotel.id}, 'turned_away', now() - interval '1 hour')`,
    'relocations again': sql`update relocations set hotel_said = 'did_not_take', hotel_said_at = now(), outcome = 'money_back', settled_at = now() where booking_id = ${id}`,
    cities: sql`update cities set name = 'Poona' where id = ${city.id}`,
    localities: sql`update localities set name = 'Older Town' where city_id = ${city.id} and name = 'Old Town'`,
  }
  // The lists are cached after each write, so that the next write has to invalidate them.
  await expectTrue(api, [guest, partner], 'before all of them', [ALL])
  for (const [what, write] of Object.entries(writes)) {
    await write.execute(api.db)
    await expectTrue(api, [guest, partner], what, [ALL])
  }
})

test('cached lists are not sent again to a client that already has them, and have a separate ETag when compressed', async ({
  api,
  hotel,
  guest,
  steps,
}) => {
  const path = withQuery(`/bookings/user-bookings/${guest.id}`, { filter: { where: { type: 'upcoming' } } })
  const get = (headers: object = {}) => api.get(path, { headers: { ...guest.headers, ...headers } })
  await steps.paid(guest, hotel)
  const first = await get()
  const plain = String(first.headers['etag'])
  expect(plain).toMatch(/^"[\w-]{27}"$/)
  expect(first.headers['cache-control']).toBe('private, no-store')
  expect((await get({ 'if-none-match': plain })).status).toBe(304)
  const gzipped = await api.app.inject({ url: `/api${path}`, headers: { ...guest.headers, 'accept-encoding': 'gzip' } })
  expect(gzipped.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
  expect(gzipped.headers['etag']).not.toBe(plain)
  await steps.paid(guest, hotel, {}, SUNDAY_MORNING)
  const changed = await get({ 'if-none-match': plain })
  expect(changed.status).toBe(200)
  expect(changed.body).toHaveLength(2)
  const stranger = await buildGuest(api.db)
  expect((await api.get(path, { headers: { ...stranger.headers, 'if-none-match': plain } })).status).toBe(404)
})

/** Runs last, because it moves the clock past all bookings from the other tests. */
test('cached lists change when a hold, the time for changing a booking, or a stay ends', async ({
  api,
  city,
  guest,
  steps,
}) => {
  const at = async (moment: Date, step: string) => {
    const ahead = moment.getTime() - api.clock.now().getTime()
    if (ahead > 0) api.clock.advance(ahead / 60_000)
    await expectTrue(api, [guest], step)
  }
  const paid = await steps.paid(guest, await buildHotel(api.db, city))
  const hold = (await steps.book(guest, await buildHotel(api.db, city), {}, SUNDAY_MORNING)).body.booking
  const moments = [hold.hold_expires_at, paid.change_deadline, paid.checkin_date, paid.leaves_at, hold.leaves_at]
  for (const moment of moments) {
    const end = new Date(moment)
    await at(new Date(end.getTime() - 1), `before ${moment}`)
    await at(end, `at ${moment}`)
  }
  expect(await steps.listed(guest, 'past')).toEqual([paid.id])
})
