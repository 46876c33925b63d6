import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '#db/migrate.ts'
import { openBefore } from './before-migration.ts'

let opened: Awaited<ReturnType<typeof openBefore>>

/** Builds a database as it was before GST rates and bathtub rooms were stored. */
beforeAll(async () => {
  opened = await openBefore('012')
  await sql`
    with city as (insert into cities (slug, name, state, lat, lng) values ('pune', 'Pune', 'Maharashtra', 18.5, 73.8) returning id),
    place as (insert into localities (city_id, slug, name) select id, 'baner', 'Baner' from city returning id, city_id)
    insert into hotels (slug, name, city_id, locality_id, address, has_bathtub, bathtub_charge)
    select slug, slug, city_id, place.id, '1 Lake Road', slug like 'bath%', case when slug like 'bath%' then 300 else 0 end
    from place, unnest(array['bath-large', 'bath-small', 'plain', 'bath-lived-in']) slug`.execute(opened.db)
  await sql`
    insert into rooms (hotel_id, city_id, number)
    select id, city_id, (100 + n)::text from hotels, generate_series(1, case slug when 'bath-large' then 9 when 'bath-small' then 1 else 3 end) n
    order by id, n`.execute(opened.db)
  await sql`insert into users (phone, name, email, refer_code) values ('+919876500001', 'Asha', 'asha@home.example', 'ASHA1')`.execute(
    opened.db,
  )
}, 60_000)
afterAll(() => opened.close())

type Charged = { code: string; price: number; bathtub: number; discount: number; tax: number; percent: number }

const CHARGED: Charged[] = [
  { code: 'PLAINLOW', price: 1499, bathtub: 0, discount: 0, tax: 75, percent: 5 },
  { code: 'PLAINHIG', price: 9000, bathtub: 0, discount: 0, tax: 1620, percent: 18 },
  // These bookings were taxed only on the room price, without the bathtub's share.
  { code: 'BATHOVER', price: 7149, bathtub: 399, discount: 0, tax: 377, percent: 5 },
  { code: 'COUPONED', price: 7899, bathtub: 0, discount: 400, tax: 1350, percent: 18 },
  { code: 'FORNOTHN', price: 9000, bathtub: 0, discount: 9000, tax: 0, percent: 18 },
  { code: 'TOOSMALL', price: 1499, bathtub: 0, discount: 1497, tax: 0, percent: 5 },
  { code: 'UNTAXED1', price: 1000, bathtub: 0, discount: 0, tax: 0, percent: 0 },
]

test('bookings keep the rate that they were charged, and bathtub rooms with guests keep their bathtub', async () => {
  const { db } = opened
  for (const { code, price, bathtub, discount, tax } of CHARGED) {
    const total = price + bathtub - discount + tax
    await sql`
      insert into bookings (short_id, user_id, hotel_id, city_id, slot, checkin_at, checkout_at, rooms, guests, status,
        guest_name, guest_email, slot_price, room_total, bathtub_charge, discount, service_tax, total, payable_now, has_bathtub)
      select ${code}, u.id, h.id, h.city_id, 0, now() + interval '1 day', now() + interval '33 hours', 1, 2, 'completed', 'Asha',
        'asha@home.example', ${price}, ${price}, ${bathtub}, ${discount}, ${tax}, ${total}::int, ${total}::int, ${bathtub}::int > 0
      from users u, hotels h where h.slug = 'bath-lived-in'`.execute(db)
  }
  await sql`
    insert into stays (booking_id, hotel_id, city_id, room_id, period, status)
    select b.id, b.hotel_id, b.city_id, r.id, b.period, 'booked' from bookings b
      join rooms r on r.hotel_id = b.hotel_id and r.number = '101' where b.short_id = 'BATHOVER'`.execute(db)

  expect(await migrate(db)).toContain('012_tax_rates_and_bathtub_rooms.sql')

  const bookings = await db.selectFrom('bookings').select(['short_id as code', 'tax_percent as percent']).execute()
  const inOrder = (rows: readonly { code: string; percent: number }[]) =>
    rows.map(({ code, percent }) => `${code} ${percent}`).toSorted((one, other) => one.localeCompare(other))
  expect(inOrder(bookings)).toEqual(inOrder(CHARGED))

  const rooms = await db
    .selectFrom('hotels')
    .leftJoin('rooms', (join_) => join_.onRef('rooms.hotel_id', '=', 'hotels.id').on('rooms.has_bathtub', '=', true))
    .select(['hotels.slug', 'rooms.number', 'hotels.bathtub_room_count as count', 'hotels.has_bathtub as has'])
    .orderBy('hotels.slug')
    .orderBy('rooms.number')
    .execute()
  expect(rooms.map(({ slug, number, count, has }) => [slug, number, count, has])).toEqual([
    ['bath-large', '107', 3, true],
    ['bath-large', '108', 3, true],
    ['bath-large', '109', 3, true],
    ['bath-lived-in', '101', 1, true],
    ['bath-small', '101', 1, true],
    ['plain', null, 0, false],
  ])
})

test('a booking that the previous code wrote without a rate gets the rate from its bill', async () => {
  await sql`
    insert into bookings (short_id, user_id, hotel_id, city_id, slot, checkin_at, checkout_at, rooms, guests, status,
      guest_name, guest_email, slot_price, room_total, service_tax, total, payable_now)
    select 'OLDERONE', user_id, hotel_id, city_id, 0, checkin_at, checkout_at, 1, 2, 'completed', 'Asha', 'asha@home.example',
      9000, 9000, 1620, 10620, 10620 from bookings where short_id = 'PLAINLOW'`.execute(opened.db)
  const written = await opened.db
    .selectFrom('bookings')
    .select('tax_percent')
    .where('short_id', '=', 'OLDERONE')
    .executeTakeFirstOrThrow()
  expect(written.tax_percent).toBe(18)
})
