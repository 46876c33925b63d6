/**
 * A stranger tries to close a rival with bookings that nobody at the hotel could have seen: made at night, made far
 * ahead, or cancelled soon. Sales stop only for active bookings that the hotel left unseen by day, and only for today
 * (decision 0064).
 */
import { expect } from 'vitest'
import { minutesBetween } from '#domain/kernel/ist.ts'
import { buildOperator, buildStaff, type BuiltHotel } from '../../builders.ts'
import type { Steps } from '../booking-steps.ts'
import { buildChannel, passMinutes } from '../hotel-messages-test.ts'
import { officeOf } from '../office-steps.ts'
import { relocationTest } from '../relocation-test.ts'
import type { Api } from '../start-api.ts'

const test = relocationTest
  .extend('hotelWish', { rooms: 8, prices: { 0: 900, 3: 1200, 4: 2000 }, lat: 18.52, lng: 73.85, overall_rating: 4.2 })
  .extend('clockGoesHome', { auto: true }, ({ api }, { onCleanup }) => {
    const before = api.clock.advancedMinutes()
    onCleanup(() => api.clock.advance(before - api.clock.advancedMinutes()))
    return true
  })

const at = (api: Api, moment: string) => api.clock.advance(minutesBetween(api.clock.now(), new Date(moment)))

const TONIGHT = { checkin: '2026-12-01T21:00:00+05:30', checkout: '2026-12-02T10:00:00+05:30', slotId: 1 }
const TOMORROW = { checkin: '2026-12-02T21:00:00+05:30', checkout: '2026-12-03T10:00:00+05:30', slotId: 1 }
const LATER = { checkin: '2026-12-21T21:00:00+05:30', checkout: '2026-12-22T10:00:00+05:30', slotId: 1 }

/** Runs the jobs of passing minutes: reminders, deliveries, and the check for unseen bookings. */
async function minutesPass(api: Api, minutes: number): Promise<void> {
  await passMinutes(api, minutes)
  await api.worker.drain()
  await passMinutes(api, 0)
}

/** Whether the hotel sells tonight and tomorrow night. */
const sells = async (hotel: BuiltHotel, steps: Steps) => [
  await steps.isAvailable(hotel, TONIGHT),
  await steps.isAvailable(hotel, TOMORROW),
]

test('three bookings at 3 AM close no hotel at night, nor that evening once they are cancelled', async ({
  api,
  first,
  guest,
  steps,
}) => {
  await buildChannel(api.db, first)
  at(api, '2026-12-01T03:00:00+05:30')
  const ids: string[] = []
  for (let turn = 0; turn < 3; turn++) ids.push((await steps.paid(guest, first, {}, TOMORROW)).id)
  await minutesPass(api, 25)
  const byNight = await sells(first, steps)
  for (const id of ids) expect((await steps.cancel(guest, id)).status).toBe(200)
  at(api, '2026-12-01T20:30:00+05:30')
  await minutesPass(api, 0)
  expect([byNight, await sells(first, steps)]).toEqual([
    [true, true],
    [true, true],
  ])
})

test('three bookings at 3 AM for the same day close no hotel before 8:20', async ({ api, first, guest, steps }) => {
  await buildChannel(api.db, first)
  at(api, '2026-12-01T03:00:00+05:30')
  for (let turn = 0; turn < 3; turn++) await steps.paid(guest, first, {}, TONIGHT)
  await minutesPass(api, 25)
  at(api, '2026-12-01T08:19:00+05:30')
  await minutesPass(api, 0)
  const before = await sells(first, steps)
  await minutesPass(api, 1)
  expect([before, await sells(first, steps)]).toEqual([
    [true, true],
    [false, true],
  ])
})

test('bookings that the hotel leaves unseen by day stop today’s sales until they are cancelled', async ({
  api,
  first,
  guest,
  steps,
}) => {
  await buildChannel(api.db, first)
  const ids: string[] = []
  for (let turn = 0; turn < 3; turn++) ids.push((await steps.paid(guest, first, {}, TONIGHT)).id)
  await minutesPass(api, 20)
  expect(await sells(first, steps)).toEqual([false, true])
  const office = officeOf(api, await buildOperator(api.db))
  const done = await office.do(ids[0] ?? '', { act: 'cancel', for: 'hotel' }, 'Water damage in the room')
  expect(done.status, JSON.stringify(done.body)).toBe(200)
  await minutesPass(api, 1)
  expect(await sells(first, steps)).toEqual([true, true])
})

test('one phone with three bookings 20 days ahead cannot close a hotel', async ({ api, first, guest, steps }) => {
  await buildChannel(api.db, first)
  for (let turn = 0; turn < 3; turn++) await steps.paid(guest, first, {}, LATER)
  await minutesPass(api, 25)
  expect(await sells(first, steps)).toEqual([true, true])
  expect(await steps.isAvailable(first, LATER)).toBe(true)
})

test('a hotel without contacts is not closed for unseen bookings', async ({ api, first, guest, steps }) => {
  for (let turn = 0; turn < 3; turn++) await steps.paid(guest, first, {}, TONIGHT)
  await minutesPass(api, 25)
  expect(await sells(first, steps)).toEqual([true, true])
})

test('one press at the desk ends a stop for unseen bookings for good, but not a stop by the office', async ({
  api,
  first,
  guest,
  steps,
}) => {
  await buildChannel(api.db, first)
  const { headers } = await buildStaff(api.db, first)
  const operator = await buildOperator(api.db)
  for (let turn = 0; turn < 3; turn++) await steps.paid(guest, first, {}, TONIGHT)
  await minutesPass(api, 20)
  const stopped = await api.get('/desk/left-to-sell', { headers })
  expect(stopped.body).toMatchObject({ stopped_by_unseen: true, stopped_until: '2026-12-02T00:00:00+05:30' })
  const here = await api.post('/desk/we-are-here', {}, { headers })
  expect(here.body).toMatchObject({ stopped_by_unseen: false, stopped_until: null })
  await minutesPass(api, 1)
  expect(await sells(first, steps)).toEqual([true, true])
  const acts = await api.db.selectFrom('staff_acts').select('kind').where('hotel_id', '=', first.id).execute()
  expect(acts).toEqual([{ kind: 'sales_resumed' }])

  const pause = { until: '2026-12-01T20:00:00+05:30', reason: 'Nobody answers its phone' }
  await api.post(`/office/hotels/${first.id}/pause`, pause, { headers: operator.headers })
  await api.post('/desk/we-are-here', {}, { headers })
  expect(await sells(first, steps)).toEqual([false, true])
})
