/** A slot that has begun stays on sale until half of it is over, if somebody is at the reception (decision 0071). */
import { describe, expect } from 'vitest'
import { addMinutes, minutesBetween } from '#domain/kernel/ist.ts'
import { buildHotel, buildStaff, type BuiltHotel } from '../builders.ts'
import { START } from '../cast.ts'
import { bookingTest } from './booking-test.ts'
import { withQuery, type Api } from './start-api.ts'

const test = bookingTest.extend('hotelWish', { rooms: 3 })

const TONIGHT = { checkin: '2026-12-01T21:00:00+05:30', checkout: '2026-12-02T10:00:00+05:30', slotId: 1 }
const times = { checkin: TONIGHT.checkin, checkout: TONIGHT.checkout }

/** Sets the clock to a time in India while `run` runs, and back to START afterwards. */
async function during<Value>(api: Api, time: string, run: () => Promise<Value>): Promise<Value> {
  const ahead = minutesBetween(api.clock.now(), new Date(`2026-12-0${time}:00+05:30`))
  api.clock.advance(ahead)
  try {
    return await run()
  } finally {
    api.clock.advance(minutesBetween(api.clock.now(), START))
  }
}

const openAllNight = (api: Api, { id }: BuiltHotel) =>
  api.db.updateTable('hotels').set({ open_all_night: true }).where('id', '=', id).execute()

/** Returns what the hotel list, the hotel page, the bill and the price list show for tonight. */
async function saidBy(api: Api, hotel: BuiltHotel) {
  const filter = { where: { cityId: hotel.cityId }, limit: 100 }
  const listed = await api.get(withQuery('/hotels/search', { ...times, filter }))
  const inList = listed.body.find(({ id }: { id: number }) => id === hotel.id).availability
  const page = await api.get(withQuery(`/hotels/${hotel.id}/find-availability`, times))
  const bill = await api.post(`/hotels/${hotel.id}/calculate-bill`, {
    checkin_date: times.checkin,
    checkout_date: times.checkout,
  })
  const days = await api.get(withQuery(`/hotels/${hotel.id}/offers-by-day`, { slot: 3 }))
  return {
    list: inList,
    page: [page.body.availability.availability, page.body.availability.isPaused],
    bill: bill.status === 200 ? bill.body.bill.total : bill.body.error.code,
    day: days.status === 200 ? [days.body.days[0].date, days.body.days[0].state] : days.status,
  }
}

const SOLD = {
  list: { availability: true, isPaused: false },
  page: [true, false],
  bill: 1574,
  day: ['2026-12-01', 'free'],
}
const CLOSED = {
  list: { availability: false, isPaused: true },
  page: [false, true],
  bill: 'SLOT_STARTED',
  day: ['2026-12-01', 'over'],
}

describe('slots that have begun', () => {
  test('a slot that has begun is sold at its full price when the reception is open all night, even after midnight', async ({
    api,
    hotel,
    guest,
    steps,
  }) => {
    await openAllNight(api, hotel)
    const booking = await during(api, '2T01:00', async () => {
      expect(await saidBy(api, hotel)).toEqual(SOLD)
      const paid = await steps.paid(guest, hotel, {}, TONIGHT)
      expect(await steps.listed(guest, 'upcoming')).toEqual([paid.id])
      return paid
    })
    expect(booking).toMatchObject({ checkin_date: TONIGHT.checkin, checkout_date: TONIGHT.checkout })
    expect(booking.bill.total).toBe(1574)
  })

  test('a slot that has begun is sold until half of it is over', async ({ api, hotel, guest, steps }) => {
    await openAllNight(api, hotel)
    await during(api, '2T03:30', async () => {
      expect((await steps.book(guest, hotel, {}, TONIGHT)).status).toBe(200)
    })
    await during(api, '2T03:31', async () => {
      expect((await steps.book(guest, hotel, {}, TONIGHT)).body.error.code).toBe('SLOT_STARTED')
      const page = await api.get(withQuery(`/hotels/${hotel.id}/find-availability`, times))
      expect(page.body.availability.availability).toBe(false)
    })
  })

  test('a slot that has begun is closed from its first minute if nobody is at the desk', async ({
    api,
    hotel,
    guest,
    steps,
  }) => {
    await during(api, '1T21:00', async () => {
      expect(await saidBy(api, hotel)).toMatchObject(SOLD)
    })
    await during(api, '1T21:01', async () => {
      expect(await saidBy(api, hotel)).toEqual(CLOSED)
      expect((await steps.book(guest, hotel, {}, TONIGHT)).body.error.code).toBe('SLOT_STARTED')
    })
  })

  test('a slot that has begun is sold for an hour after somebody used the desk, at that hotel only', async ({
    api,
    city,
    hotel,
    guest,
    steps,
  }) => {
    const asleep = await buildHotel(api.db, city, { rooms: 1 })
    const { headers } = await buildStaff(api.db, hotel)
    await during(api, '1T22:30', async () => {
      expect(await saidBy(api, hotel)).toEqual(CLOSED)
      expect((await api.get('/desk/day', { headers })).status).toBe(200)
      expect(await saidBy(api, hotel)).toEqual(SOLD)
      expect(await saidBy(api, asleep)).toEqual(CLOSED)
    })
    await during(api, '1T23:29', async () => {
      expect((await steps.book(guest, hotel, {}, TONIGHT)).status).toBe(200)
    })
    await during(api, '1T23:30', async () => expect(await saidBy(api, hotel)).toEqual(CLOSED))
  })

  test('a slot booked after its beginning allows an hour before a no-show, and three hours to report being turned away', async ({
    api,
    hotel,
    guest,
    steps,
  }) => {
    const { headers } = await buildStaff(api.db, hotel)
    await openAllNight(api, hotel)
    const { id } = await during(api, '2T01:00', () => steps.paid(guest, hotel, {}, TONIGHT))
    const visit = async () =>
      (await api.post(`/desk/bookings/${id}/no-show`, {}, { headers })).body.error?.code ?? 'marked'
    await during(api, '2T01:59', async () => {
      expect(await visit()).toBe('VISIT_TOO_EARLY')
      expect((await steps.read(guest, id)).actions).toContain('turned_away')
    })
    await during(api, '2T03:59', async () => {
      expect((await steps.read(guest, id)).actions).toContain('turned_away')
    })
    await during(api, '2T04:00', async () => {
      expect((await steps.read(guest, id)).actions).not.toContain('turned_away')
    })
    await during(api, '2T02:00', async () => expect(await visit()).toBe('marked'))
  })

  test('a slot that has begun is refused as an existing booking’s new time', async ({ api, hotel, guest, steps }) => {
    await openAllNight(api, hotel)
    const booking = await steps.paid(guest, hotel)
    await during(api, '1T21:30', async () => {
      expect((await steps.modify(guest, booking.id, TONIGHT)).body.error.code).toBe('SLOT_STARTED')
    })
  })
})

test('desk activity is recorded at most every five minutes, and not with every request', async ({ api, hotel }) => {
  const { headers } = await buildStaff(api.db, hotel)
  const seen = async () => {
    await api.get('/desk/day', { headers })
    const { seen_at: at } = await api.db
      .selectFrom('desk_life')
      .select('seen_at')
      .where('hotel_id', '=', hotel.id)
      .executeTakeFirstOrThrow()
    return minutesBetween(START, at)
  }
  expect(await seen()).toBe(0)
  for (const [minute, expected] of [
    [4, 0],
    [5, 5],
    [6, 5],
    [9, 5],
    [12, 12],
  ] as const) {
    api.clock.advance(minutesBetween(api.clock.now(), addMinutes(START, minute)))
    expect(await seen(), `${minute} minutes later`).toBe(expected)
  }
  api.clock.advance(minutesBetween(api.clock.now(), START))
})
