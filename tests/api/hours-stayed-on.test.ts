/**
 * If guests stay longer than booked, the desk bills the hours by a rule that the guests were told before (decision
 * 0078).
 */
import { expect } from 'vitest'
import { buildGuest } from '../builders.ts'
import { SATURDAY_EVENING, SUNDAY_MORNING } from '../cast.ts'
import { putClock } from './desk-acts.ts'
import { codeOf, roomTest as test } from './room-test.ts'

const LATE_BY_100_MINUTES = '2026-12-06T11:40:00+05:30'

test('the desk bills the hours for which guests stayed on, and the guests can still refuse them', async ({
  api,
  hotel,
  guest,
  steps,
  marks,
  desk,
}) => {
  const { id } = await steps.paid(guest, hotel)
  putClock(api, SATURDAY_EVENING.checkin)
  await marks.arrive(id)
  putClock(api, LATE_BY_100_MINUTES)
  await steps.runJob('keep-rooms-of-staying-on')
  const offered = (await desk.get(`bookings/${id}/hours`)).body
  expect(offered.slice(0, 2)).toMatchObject([{ hours: 1 }, { hours: 2, until: '2026-12-06T12:00:00+05:30' }])
  expect(codeOf(await desk.post(`bookings/${id}/hours`, { hours: 2 }))).toEqual([200, 'OK'])
  expect(await marks.read(id)).toMatchObject({
    rooms: ['101'],
    due: offered[1].total,
    leaves_at: '2026-12-06T12:00:00+05:30',
    added_hours: { hours: 2, is_refused: false },
    phone_until: '2026-12-06T12:00:00+05:30',
  })
  expect((await marks.day()).staying_on).toEqual([])
  const no = { answer: 'no', until: '2026-12-06T12:00:00+05:30' }
  const said = await api.post(`/bookings/${id}/answer-hours`, no, { headers: guest.headers })
  expect(said.status).toBe(200)
  expect(await marks.read(id)).toMatchObject({ due: 0, added_hours: { is_refused: true } })
})

test('hours that guests have already stayed can be added only in their own room', async ({
  api,
  hotel,
  guest,
  steps,
  marks,
  desk,
}) => {
  const { id } = await steps.paid(guest, hotel)
  const next = await steps.paid(await buildGuest(api.db), hotel, {}, SUNDAY_MORNING)
  putClock(api, SATURDAY_EVENING.checkin)
  await marks.arrive(id)
  putClock(api, '2026-12-06T10:05:00+05:30')
  expect(await marks.rooms(next.id)).toEqual(['101'])
  expect((await desk.get(`bookings/${id}/hours`)).body, 'the next booking has the room').toEqual([])
  expect(codeOf(await desk.post(`bookings/${id}/hours`, { hours: 1 }))).toEqual([409, 'SOLD_OUT'])
  putClock(api, LATE_BY_100_MINUTES)
  await steps.runJob('keep-rooms-of-staying-on')
  expect(await marks.rooms(next.id), 'another room for the next').toEqual(['102'])
  expect(codeOf(await desk.post(`bookings/${id}/hours`, { hours: 2 }))).toEqual([200, 'OK'])
  expect(await marks.rooms(id)).toEqual(['101'])
})

test('guests who have left cannot be billed for more hours', async ({ api, hotel, guest, steps, marks, desk }) => {
  const { id } = await steps.paid(guest, hotel)
  putClock(api, SATURDAY_EVENING.checkin)
  await marks.arrive(id)
  putClock(api, LATE_BY_100_MINUTES)
  await marks.leave(id)
  expect(codeOf(await desk.post(`bookings/${id}/hours`, { hours: 2 }))).toEqual([409, 'NOT_ALLOWED_NOW'])
})
