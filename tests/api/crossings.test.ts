import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { lockHotel } from '#db/hotel-lock.ts'
import { addMinutes } from '#domain/kernel/ist.ts'
import { pauseSales } from '#server/features/hotels/pause-sales.ts'
import { buildCity, buildGuest, buildHotel, type BuiltGuest } from '../builders.ts'
import { SATURDAY_EVENING, SUNDAY_MORNING } from '../cast.ts'
import { bookingTest } from './booking-test.ts'

const TONIGHT = { checkin: '2026-12-01T21:00:00+05:30', checkout: '2026-12-02T10:00:00+05:30', slotId: 1 }

const test = bookingTest
  /** Waits until the booking is blocked by the other transaction's lock. */
  .extend('untilWaiting', ({ api }) => async () => {
    for (;;) {
      const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        api.db,
      )
      if ((rows[0]?.n ?? 0) > 0) return
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  })

// The embedded database has a single connection, so no two transactions overlap.
describe.runIf(process.env['API_ENGINE'] === 'postgresql')('bookings during another transaction', () => {
  test('a booking is billed with the remaining credit', async ({ api, city, steps, untilWaiting }) => {
    const hotel = await buildHotel(api.db, city)
    const guest = await buildGuest(api.db, { credits: 250 })
    const booked = await api.db.transaction().execute(async (other) => {
      await other
        .insertInto('credit_entries')
        .values({ user_id: guest.id, amount: -200, kind: 'adjustment', note: 'crossing' })
        .execute()
      const asked = steps.book(guest, hotel)
      await untilWaiting()
      return { asked }
    })
    const { status, body } = await booked.asked
    expect([status, body.booking?.bill.credits]).toEqual([200, 50])
    expect(await steps.balance(guest)).toBe(0)
  })

  test('a booking whose room is taken meanwhile gets the next room, or is sold out', async ({
    api,
    city,
    steps,
    untilWaiting,
  }) => {
    const hotel = await buildHotel(api.db, city, { rooms: 2 })
    const rooms = await api.db.selectFrom('rooms').select('id').where('hotel_id', '=', hotel.id).orderBy('id').execute()
    const { checkin, checkout } = SATURDAY_EVENING
    const takenFirst = (roomId: number, guest: BuiltGuest) =>
      api.db.transaction().execute(async (other) => {
        await sql`insert into stays (hotel_id, city_id, room_id, period, status) values (${hotel.id}, ${city.id}, ${roomId},
          tstzrange(${checkin}::timestamptz, ${checkout}::timestamptz), 'booked')`.execute(other)
        const asked = steps.book(guest, hotel)
        await untilWaiting()
        return { asked }
      })
    const guest = await buildGuest(api.db)
    const first = await (await takenFirst(rooms[0]?.id ?? 0, guest)).asked
    expect(first.status).toBe(200)
    const held = await api.db
      .selectFrom('stays')
      .select('room_id')
      .where('booking_id', '=', first.body.booking.id)
      .execute()
    expect(held).toEqual([{ room_id: rooms[1]?.id }])

    await steps.cancel(guest, first.body.booking.id)
    const late = await (await takenFirst(rooms[1]?.id ?? 0, await buildGuest(api.db))).asked
    expect(late.body.error.code).toBe('SOLD_OUT')
  })

  test('a booking whose hotel moves to another city meanwhile is refused or made, and causes no error', async ({
    api,
    city,
    steps,
    untilWaiting,
  }) => {
    const hotel = await buildHotel(api.db, city)
    const elsewhere = await buildCity(api.db)
    const guest = await buildGuest(api.db)
    const booked = await api.db.transaction().execute(async (other) => {
      await other
        .updateTable('hotels')
        .set({ city_id: elsewhere.id, locality_id: Object.values(elsewhere.localities)[0] ?? 0 })
        .where('id', '=', hotel.id)
        .execute()
      const asked = steps.book(guest, hotel)
      await untilWaiting()
      return { asked }
    })
    const { status, body } = await booked.asked
    expect([status, body.booking?.hotel.city]).toEqual([200, expect.any(String)])
  })

  test('a booking is refused when its last room is removed', async ({ api, city, steps, untilWaiting }) => {
    const hotel = await buildHotel(api.db, city, { rooms: 1 })
    const guest = await buildGuest(api.db)
    const booked = await api.db.transaction().execute(async (other) => {
      await other.deleteFrom('rooms').where('hotel_id', '=', hotel.id).execute()
      const asked = steps.book(guest, hotel)
      await untilWaiting()
      return { asked }
    })
    const { status, body } = await booked.asked
    expect([status, body.error?.code]).toEqual([409, 'SOLD_OUT'])
  })

  test('a booking is refused when its hotel stops selling meanwhile', async ({ api, city, steps, untilWaiting }) => {
    const hotel = await buildHotel(api.db, city)
    const guest = await buildGuest(api.db)
    const booked = await api.db.transaction().execute(async (other) => {
      await pauseSales(other, hotel.id, { until: addMinutes(api.clock.now(), 120), why: 'desk' }, api.clock.now())
      const asked = steps.book(guest, hotel, {}, TONIGHT)
      await untilWaiting()
      return { asked }
    })
    const { status, body } = await booked.asked
    expect([status, body.error?.code]).toEqual([409, 'HOTEL_CLOSED'])
  })

  test('a booking uses the cleaning time that its hotel has set meanwhile', async ({
    api,
    city,
    steps,
    untilWaiting,
  }) => {
    const hotel = await buildHotel(api.db, city, { rooms: 1 })
    const [guest, next] = [await buildGuest(api.db), await buildGuest(api.db)]
    await steps.paid(next, hotel, {}, SUNDAY_MORNING)
    const booked = await api.db.transaction().execute(async (other) => {
      await lockHotel(other, hotel.id)
      await other.updateTable('hotels').set({ cleaning_minutes: 30 }).where('id', '=', hotel.id).execute()
      // Without cleaning, this stay would end exactly when the next one begins.
      const asked = steps.book(guest, hotel)
      await untilWaiting()
      return { asked }
    })
    const { status, body } = await booked.asked
    expect([status, body.error?.code]).toEqual([409, 'SOLD_OUT'])
  })
})
