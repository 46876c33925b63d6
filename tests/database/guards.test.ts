/** Tests what the schema refuses, whatever the application does. */
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { periodOf } from '#db/period.ts'
import type { NewRow } from '#db/schema.ts'
import { describeBothEngines } from './both-engines.ts'
import { bookingRow, evening, givenBooking, givenHotel, heldUntil, morning, stayRow } from './given.ts'
import { refusalOf } from './refusal-of.ts'

const bookingStatuses = ['pending', 'completed', 'cancelled', 'expired', 'failed'] as const
type BookingStatus = (typeof bookingStatuses)[number]
const legalMoves = new Set([
  'pending>completed',
  'pending>cancelled',
  'pending>expired',
  'pending>failed',
  'expired>completed',
  'failed>completed',
  'completed>cancelled',
])

await describeBothEngines('the schema', (engine) => {
  it('the schema refuses two stays in one room that overlap by a second, and accepts adjoining stays', async () => {
    const { db } = engine
    const hotel = await givenHotel(db)
    await db.insertInto('stays').values(stayRow(hotel, 0)).execute()
    const aSecondBefore = { from: new Date(morning.until.getTime() - 1000), until: evening.until }
    const overlapping = db
      .insertInto('stays')
      .values(stayRow(hotel, 0, aSecondBefore))
      .execute()
    expect(await refusalOf(overlapping)).toBe('stays_no_overlap')
    const adjoining = { from: morning.until, until: evening.until }
    expect(
      await refusalOf(
        db
          .insertInto('stays')
          .values(stayRow(hotel, 0, adjoining))
          .execute(),
      ),
    ).toBe('nothing')
    expect(await refusalOf(db.insertInto('stays').values(stayRow(hotel, 1)).execute())).toBe('nothing')
  })

  it('the schema lets a released room be taken again, but not twice', async () => {
    const { db } = engine
    const hotel = await givenHotel(db)
    const stay = db.insertInto('stays').values({ ...stayRow(hotel, 0), status: 'held' })
    const { id } = await stay.returning('id').executeTakeFirstOrThrow()
    await db.updateTable('stays').set({ status: 'released' }).where('id', '=', id).execute()
    await stay.execute()
    const again = db.updateTable('stays').set({ status: 'booked' }).where('id', '=', id).execute()
    expect(await refusalOf(again)).toBe('stays_no_overlap')
  })

  it('the schema refuses to move a stay from its promised room unless the desk promises another', async () => {
    const hotel = await givenHotel(engine.db, 2)
    const { id } = await engine.db
      .insertInto('stays')
      .values({ ...stayRow(hotel, 0), pinned_at: morning.from })
      .returning('id')
      .executeTakeFirstOrThrow()
    const move = (change: object) =>
      refusalOf(
        engine.db
          .updateTable('stays')
          .set({ room_id: hotel.rooms[1] ?? 0, ...change })
          .where('id', '=', id)
          .execute(),
      )
    expect(await move({})).toBe('stays_keep_promised_room')
    expect(await move({ status: 'released' })).toBe('stays_keep_promised_room')
    expect(await move({ pinned_at: morning.until })).toBe('nothing')
  })

  it('the schema refuses a stay that is empty, endless, closed at its end, or longer than 31 days', async () => {
    const { db } = engine
    const hotel = await givenHotel(db)
    const insert = (period: ReturnType<typeof periodOf>) =>
      refusalOf(
        db
          .insertInto('stays')
          .values({ ...stayRow(hotel, 0), period })
          .execute(),
      )
    expect(await insert(periodOf(morning.from, morning.from))).toBe('stays_period_half_open')
    expect(await insert(sql`tstzrange(now(), null)`)).toBe('stays_period_half_open')
    expect(await insert(sql`tstzrange(now(), now() + interval '1 hour', '[]')`)).toBe('stays_period_half_open')
    expect(await insert(sql`tstzrange(now(), now() + interval '31 days 1 second')`)).toBe('stays_longest_stay')
    expect(await insert(sql`tstzrange(now(), now() + interval '31 days')`)).toBe('nothing')
  })

  it('the schema refuses another hotel’s room or booking, and a hotel in another city', async () => {
    const { db } = engine
    const [here, there] = [await givenHotel(db), await givenHotel(db)]
    const insert = (fields: Partial<NewRow<'stays'>>) =>
      refusalOf(
        db
          .insertInto('stays')
          .values({ ...stayRow(here, 0), ...fields })
          .execute(),
      )
    expect(await insert({ room_id: there.rooms[0] ?? 0 })).toBe('stays_room_of_hotel')
    expect(await insert({ city_id: there.cityId })).toBe('stays_room_of_hotel')
    const booking = await givenBooking(db)
    expect(await insert({ booking_id: booking.id })).toBe('stays_booking_of_hotel')
    const moved = bookingRow({ ...here, cityId: there.cityId }, booking.userId)
    expect(await refusalOf(db.insertInto('bookings').values(moved).execute())).toBe('bookings_hotel_of_city')
    const misplaced = db
      .updateTable('hotels')
      .set({ locality_id: there.localityId })
      .where('id', '=', here.id)
      .execute()
    expect(await refusalOf(misplaced)).toBe('hotels_locality_of_city')
  })

  it('the schema counts a hotel’s rooms itself', async () => {
    const { db } = engine
    const hotel = await givenHotel(db, 3)
    const count = async () =>
      (await db.selectFrom('hotels').select('room_count').where('id', '=', hotel.id).executeTakeFirstOrThrow())
        .room_count
    expect(await count()).toBe(3)
    await db.updateTable('hotels').set({ room_count: 40 }).where('id', '=', hotel.id).execute()
    expect(await count()).toBe(3)
    await db
      .deleteFrom('rooms')
      .where('id', '=', hotel.rooms[0] ?? 0)
      .execute()
    expect(await count()).toBe(2)
    await db.deleteFrom('hotels').where('id', '=', hotel.id).execute()
    const { rooms } = await db
      .selectFrom('rooms')
      .select((eb) => eb.fn.countAll<number>().as('rooms'))
      .where('hotel_id', '=', hotel.id)
      .executeTakeFirstOrThrow()
    expect(rooms).toBe(0)
  })

  /** Moves a pending booking to `status` by the shortest legal way. */
  async function bookingIn(status: BookingStatus): Promise<string> {
    const { id } = await givenBooking(engine.db, { status: 'pending', hold_expires_at: heldUntil })
    if (status !== 'pending') await move(id, status)
    return id
  }

  const move = (id: string, status: BookingStatus) =>
    engine.db
      .updateTable('bookings')
      .set({ status, ...(status === 'cancelled' ? { cancelled_at: heldUntil } : { cancelled_at: null }) })
      .where('id', '=', id)
      .execute()

  it.each(
    bookingStatuses.flatMap((from) => bookingStatuses.filter((to) => to !== from).map((to) => [from, to] as const)),
  )('a booking may go from %s to %s only if the table says so', async (from, to) => {
    const id = await bookingIn(from)
    const expected = legalMoves.has(`${from}>${to}`) ? 'nothing' : 'bookings_status_move'
    expect(await refusalOf(move(id, to))).toBe(expected)
  })

  it('the schema refuses a new booking that is over, or a pending booking whose hold has no end', async () => {
    expect(await refusalOf(givenBooking(engine.db, { status: 'expired' }))).toBe('bookings_first_status')
    expect(await refusalOf(givenBooking(engine.db, { status: 'pending' }))).toBe('bookings_pending_has_hold')
  })

  it('the schema refuses to commit while an ended booking keeps a room', async () => {
    const { db } = engine
    const booking = await givenBooking(db, { status: 'pending', hold_expires_at: heldUntil })
    await db
      .insertInto('stays')
      .values({ ...stayRow(booking.hotel, 0), booking_id: booking.id, status: 'held' })
      .execute()
    expect(await refusalOf(move(booking.id, 'expired'))).toBe('bookings_free_their_rooms')
    const inOne = db.transaction().execute(async (transaction) => {
      await transaction.updateTable('bookings').set({ status: 'expired' }).where('id', '=', booking.id).execute()
      await transaction.updateTable('stays').set({ status: 'released' }).where('booking_id', '=', booking.id).execute()
    })
    expect(await refusalOf(inOne)).toBe('nothing')
  })

  it.each<[string, Partial<NewRow<'bookings'>>]>([
    ['bookings_bill_adds_up', { total: 1049, payable_now: 1049 }],
    ['bookings_payment_split', { payable_now: 1000 }],
    ['bookings_payment_split', { payable_now: 210, pay_at_hotel_amount: 840 }],
    ['nothing', { payable_now: 210, pay_at_hotel_amount: 840, pay_at_hotel: true }],
    ['bookings_guests_range', { guests: 3 }],
    ['bookings_guests_range', { rooms: 3, guests: 2 }],
    ['bookings_rooms_range', { rooms: 6, guests: 6 }],
    ['bookings_days_range', { days: 2 }],
    ['bookings_period_forward', { checkout_at: morning.from }],
    ['bookings_longest_stay', { checkout_at: new Date(morning.from.getTime() + 31 * 86_400_000 + 1) }],
    ['bookings_amounts_range', { discount: -10, total: 1060, payable_now: 1060 }],
    ['bookings_short_id_form', { short_id: 'short' }],
    ['bookings_cancel_reason_length', { cancel_reason: 'x'.repeat(501) }],
  ])('the schema refuses, by %s, a booking with %j', async (guard, fields) => {
    expect(await refusalOf(givenBooking(engine.db, fields))).toBe(guard)
  })

  it('the schema gives a guest one referral discount at a time', async () => {
    const { db } = engine
    const discounted = { referral_discount: 100, total: 950, payable_now: 950 }
    const first = await givenBooking(db, discounted)
    const again = () => refusalOf(givenBooking(db, { ...discounted, user_id: first.userId }))
    expect(await again()).toBe('bookings_one_referral_discount')
    await move(first.id, 'cancelled')
    expect(await again()).toBe('nothing')
  })

  it('the schema keeps a coupon within its limits, and lets a released use be used again', async () => {
    const { db } = engine
    const coupon = await db
      .insertInto('coupons')
      .values({
        code: 'TWICE',
        kind: 'flat',
        value: 50,
        valid_from: new Date(0),
        valid_until: evening.until,
        total_limit: 2,
        per_user_limit: 1,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const use = async (user_id?: string) => {
      const booking = await givenBooking(db, user_id === undefined ? {} : { user_id })
      const row = { booking_id: booking.id, coupon_id: coupon.id, user_id: booking.userId }
      return { booking, refusal: await refusalOf(db.insertInto('coupon_uses').values(row).execute()) }
    }
    const first = await use()
    expect(first.refusal).toBe('nothing')
    expect((await use(first.booking.userId)).refusal).toBe('coupon_uses_per_user_limit')
    expect((await use()).refusal).toBe('nothing')
    expect((await use()).refusal).toBe('coupon_uses_total_limit')
    const released = { released_at: heldUntil }
    await db.updateTable('coupon_uses').set(released).where('booking_id', '=', first.booking.id).execute()
    expect((await use()).refusal).toBe('nothing')
  })

  it('the schema accepts only existing weekdays and places for a coupon', async () => {
    const { db } = engine
    const { id: hotel_id } = await db.selectFrom('hotels').select('id').limit(1).executeTakeFirstOrThrow()
    const { id: cityId } = await db.selectFrom('cities').select('id').limit(1).executeTakeFirstOrThrow()
    let serial = 0
    const add = (scope: { weekdays?: number[]; city_ids?: number[]; hotel_id?: number }) => {
      serial += 1
      const terms = { kind: 'flat', value: 50, valid_from: new Date(0), valid_until: evening.until } as const
      const row = { code: `SCOPE${serial}`, ...terms, ...scope }
      return refusalOf(db.insertInto('coupons').values(row).execute())
    }
    expect(await add({ weekdays: [0, 6], city_ids: [cityId] })).toBe('nothing')
    expect(await add({ hotel_id })).toBe('nothing')
    expect(await add({ weekdays: [] })).toBe('coupons_weekdays_known')
    expect(await add({ weekdays: [7] })).toBe('coupons_weekdays_known')
    expect(await add({ city_ids: [] })).toBe('coupons_city_ids_some')
    expect(await add({ city_ids: [cityId, 2_000_000_000] })).toBe('coupons_cities_known')
    expect(await add({ city_ids: [cityId], hotel_id })).toBe('coupons_one_kind_of_place')
    expect(await add({ hotel_id: 2_000_000_000 })).toBe('coupons_hotel_id_fkey')
  })

  it.each<[string, (string | null)[], string]>([
    ['twenty spellings', Array.from({ length: 20 }, (_, n) => `Poona ${n}`), 'nothing'],
    ['a spelling too many', Array.from({ length: 21 }, (_, n) => `Poona ${n}`), 'cities_aliases_form'],
    ['an empty spelling', [' '], 'cities_aliases_form'],
    ['a missing spelling', [null], 'cities_aliases_form'],
    ['the longest spelling', ['x'.repeat(80)], 'nothing'],
    ['a spelling too long', ['x'.repeat(81)], 'cities_aliases_form'],
  ])('a city with %s is stored unless a check refuses it', async (_what, aliases, refusal) => {
    const { cityId } = await givenHotel(engine.db)
    const stored = sql`update cities set aliases = ${aliases}::text[] where id = ${cityId}`.execute(engine.db)
    expect(await refusalOf(stored)).toBe(refusal)
  })
})
