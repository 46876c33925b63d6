/** Tests hotels that let guests change or cancel even within 24 hours of check-in (decision 0095). */
import { expect } from 'vitest'
import { buildGuest, buildHotel, buildStaff, type BuiltHotel } from '../builders.ts'
import { bookingTest as test } from './booking-test.ts'
import { withQuery, type Api, type Answer } from './start-api.ts'

/** These tests begin at 9 AM on 1 December. */
const TONIGHT = { checkin: '2026-12-01T21:00:00+05:30', checkout: '2026-12-02T10:00:00+05:30', slotId: 1 }
const TOMORROW = { checkin: '2026-12-02T21:00:00+05:30', checkout: '2026-12-03T10:00:00+05:30', slotId: 1 }

const answerOf = ({ status, body }: Answer) => [status, body.error?.code ?? 'done']

async function atMinute<Value>({ clock }: Pick<Api, 'clock'>, minutes: number, act: () => Promise<Value>) {
  clock.advance(minutes)
  try {
    return await act()
  } finally {
    clock.advance(-minutes)
  }
}

test.for([
  [6, 6 * 60],
  [2, 10 * 60],
  [0, 12 * 60],
] as const)(
  'a hotel with a %d-hour rule accepts a cancellation before minute %d, and refunds it in full',
  async ([hours, last], { api, city, guest, steps }) => {
    const hotel = await buildHotel(api.db, city, { cancel_hours: hours })
    const booking = await steps.paid(guest, hotel, {}, TONIGHT)
    expect(booking).toMatchObject({ cancel_hours: hours, actions: expect.arrayContaining(['cancel', 'modify']) })
    const late = await atMinute(api, last, () => steps.cancel(guest, booking.id))
    expect(answerOf(late)).toEqual([409, 'TOO_LATE'])
    const cancelled = await atMinute(api, last - 1, () => steps.cancel(guest, booking.id))
    expect(answerOf(cancelled)).toEqual([200, 'done'])
    expect(cancelled.body.refunds).toMatchObject([{ amount: booking.bill.payable_now }])
  },
)

test('a booking keeps the rule with which it was made, at this hotel and at any other', async ({
  api,
  city,
  guest,
  steps,
}) => {
  const hotel = await buildHotel(api.db, city, { cancel_hours: 2 })
  const before = await steps.paid(guest, hotel, {}, TONIGHT)
  await api.db.updateTable('hotels').set({ cancel_hours: 24 }).where('id', '=', hotel.id).execute()
  const after = await steps.paid(guest, hotel, { another: true }, TOMORROW)
  expect([before.cancel_hours, after.cancel_hours]).toEqual([2, 24])
  expect((await steps.read(guest, before.id)).change_deadline).toBe('2026-12-01T19:00:00+05:30')
})

test('the grace period lets a guest cancel within its minutes, once a day, however soon check-in is', async ({
  api,
  city,
  guest,
  steps,
}) => {
  const hotel = await buildHotel(api.db, city, { grace_minutes: 15, rooms: 5 })
  const first = await steps.paid(guest, hotel, {}, TONIGHT)
  expect(first.change_deadline).toBe('2026-12-01T09:15:00+05:30')
  const second = await steps.paid(guest, hotel, { another: true }, TONIGHT)
  expect(second.actions).not.toContain('cancel')
  expect(answerOf(await steps.cancel(guest, second.id))).toEqual([409, 'TOO_LATE'])
  expect(answerOf(await atMinute(api, 15, () => steps.cancel(guest, first.id)))).toEqual([409, 'TOO_LATE'])
  expect(answerOf(await atMinute(api, 14, () => steps.cancel(guest, first.id)))).toEqual([200, 'done'])
  const third = await steps.paid(guest, hotel, { another: true }, TONIGHT)
  expect(answerOf(await steps.cancel(guest, third.id))).toEqual([409, 'TOO_LATE'])
  const stranger = await buildGuest(api.db)
  expect((await steps.paid(stranger, hotel, {}, TONIGHT)).actions).toContain('cancel')
})

test('an unpaid hold does not use up the grace period, and the bill says what the guest would get', async ({
  api,
  city,
  guest,
  steps,
}) => {
  const hotel = await buildHotel(api.db, city, { cancel_hours: 6, grace_minutes: 30, rooms: 3 })
  const ask = async (headers: Record<string, string>) => {
    const body = { checkin_date: TONIGHT.checkin, checkout_date: TONIGHT.checkout }
    return (await api.post(`/hotels/${hotel.id}/calculate-bill`, body, { headers })).body.change_rule
  }
  const { booking } = (await steps.book(guest, hotel, {}, TONIGHT)).body
  expect(await ask(guest.headers)).toEqual({ cancel_hours: 6, grace_minutes: 0 })
  await steps.cancel(guest, booking.id)
  expect(await ask(guest.headers)).toEqual({ cancel_hours: 6, grace_minutes: 30 })
  await steps.paid(guest, hotel, {}, TONIGHT)
  expect(await ask(guest.headers)).toEqual({ cancel_hours: 6, grace_minutes: 0 })
  expect(await ask({})).toEqual({ cancel_hours: 6, grace_minutes: 30 })
})

test('a rule stricter than the one on the page is refused, and a kinder one is accepted', async ({
  api,
  city,
  guest,
  steps,
}) => {
  const hotel = await buildHotel(api.db, city, { cancel_hours: 6 })
  const book = (cancel_hours: number, grace_minutes = 0) =>
    steps.book(guest, hotel, { shown_change_rule: { cancel_hours, grace_minutes } }, TONIGHT)
  expect(answerOf(await book(2))).toEqual([409, 'CHANGE_RULE_CHANGED'])
  expect(answerOf(await book(6, 15))).toEqual([409, 'CHANGE_RULE_CHANGED'])
  expect(answerOf(await book(24))).toEqual([200, 'done'])
})

test('the grace period ends when the desk checks the guests in, and when they change the time', async ({
  api,
  city,
  guest,
  steps,
}) => {
  const hotel = await buildHotel(api.db, city, { grace_minutes: 30, rooms: 3 })
  const stays = async (booking: { id: string }) => (await steps.read(guest, booking.id)).actions.includes('cancel')
  const moved = await steps.paid(guest, hotel, {}, TONIGHT)
  expect((await steps.modify(guest, moved.id, TOMORROW)).status).toBe(200)
  expect((await steps.read(guest, moved.id)).change_deadline).toBe('2026-12-01T21:00:00+05:30')
  const friend = await buildGuest(api.db)
  const evening = { checkin: '2026-12-01T10:00:00+05:30', checkout: '2026-12-01T19:00:00+05:30', slotId: 0 }
  const here = await steps.paid(friend, hotel, {}, evening)
  const { headers } = await buildStaff(api.db, hotel)
  expect((await steps.read(friend, here.id)).actions).toContain('cancel')
  const greeted = await api.post(`/desk/bookings/${here.id}/arrive`, { ids: 'originals' }, { headers })
  expect(greeted.status, JSON.stringify(greeted.body)).toBe(200)
  expect((await steps.read(friend, here.id)).actions).not.toContain('cancel')
  expect(answerOf(await steps.cancel(friend, here.id))).toEqual([409, 'TOO_LATE'])
  expect(await stays(moved)).toBe(true)
})

test('only one of two simultaneous bookings gets the grace period', async ({ api, city, steps }) => {
  const guest = await buildGuest(api.db)
  const hotels = await Promise.all(Array.from({ length: 2 }, () => buildHotel(api.db, city, { grace_minutes: 15 })))
  await Promise.all(hotels.map((hotel: BuiltHotel) => steps.book(guest, hotel, { another: true }, TONIGHT)))
  const given = await api.db.selectFrom('bookings').select('grace_minutes').where('user_id', '=', guest.id).execute()
  expect(given.map(({ grace_minutes }) => grace_minutes).toSorted((one, other) => one - other)).toEqual([0, 15])
})

test('the filter and the count of free cancellation follow each hotel’s hours', async ({ api, city }) => {
  const own = { ...city }
  const [usual, six, zero] = await Promise.all(
    [{}, { cancel_hours: 6 }, { cancel_hours: 0, grace_minutes: 15 }].map((rule) => buildHotel(api.db, own, rule)),
  )
  const search = async (stay: { checkin: string; checkout: string }, free_to_cancel: boolean) => {
    const filter = { where: { cityId: own.id, free_to_cancel }, limit: 50 }
    const found = await api.get(withQuery('/hotels/search', { checkin: stay.checkin, checkout: stay.checkout, filter }))
    expect(found.status, JSON.stringify(found.body)).toBe(200)
    return found.body.map(({ id }: { id: number }) => id)
  }
  const free = await search(TONIGHT, true)
  expect(free).toEqual(expect.arrayContaining([six?.id, zero?.id]))
  expect(free).not.toContain(usual?.id)
  expect(await search(TONIGHT, false)).toContain(usual?.id)
  expect(await search(TOMORROW, true)).toEqual(expect.arrayContaining([usual?.id, six?.id, zero?.id]))
  const last = await atMinute(api, 11 * 60, () => search(TONIGHT, true))
  expect([last.includes(six?.id), last.includes(zero?.id)]).toEqual([false, true])
})

test('a manager changes the rule at the desk, and a receptionist may not', async ({ api, city, hotel: _other }) => {
  const hotel = await buildHotel(api.db, city)
  const { headers } = await buildStaff(api.db, hotel, { role: 'manager', name: 'Lakshmi Rao' })
  const clerk = await buildStaff(api.db, hotel, { role: 'desk', name: 'Ravi Naik' })
  const rule = { cancel_hours: 2, grace_minutes: 15 }
  expect((await api.post('/desk/facts', rule, { headers: clerk.headers })).status).toBe(403)
  expect((await api.post('/desk/facts', { cancel_hours: 5 }, { headers })).status).toBe(422)
  expect((await api.post('/desk/facts', rule, { headers })).body).toMatchObject(rule)
  expect((await api.get(`/hotels/${hotel.id}`)).body).toMatchObject(rule)
})
