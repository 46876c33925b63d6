import { randomUUID } from 'node:crypto'
/** Guests who stay longer than booked keep the room until the desk checks them out (findings B1, B2; decision 0068). */
import { expect } from 'vitest'
import { readWork } from '#server/features/office/read-now.ts'
import { buildGuest } from '../builders.ts'
import { SATURDAY_EVENING, SUNDAY_MORNING } from '../cast.ts'
import { putClock } from './desk-acts.ts'
import { codeOf, roomTest as test } from './room-test.ts'

const AFTER = '2026-12-06T10:16:00+05:30'

test('guests who stay on keep their room, so a walk-in gets another room and the next check-in is refused', async ({
  api,
  hotel,
  guest,
  steps,
  marks,
}) => {
  const { id } = await steps.paid(guest, hotel)
  const next = await steps.paid(await buildGuest(api.db), hotel, {}, SUNDAY_MORNING)
  expect(await marks.rooms(next.id)).toEqual(['101'])
  putClock(api, SATURDAY_EVENING.checkin)
  await marks.arrive(id)
  putClock(api, '2026-12-06T10:05:00+05:30')
  await steps.runJob('keep-rooms-of-staying-on')
  expect(await marks.rooms(next.id)).toEqual(['101'])
  expect((await marks.read(next.id)).rooms_in_use).toMatchObject([{ room: '101', booking: { id, is_inside: true } }])
  expect(codeOf(await marks.arrive(next.id))).toEqual([409, 'ROOM_STILL_IN_USE'])
  expect((await marks.day()).free).toMatchObject({ now: 1 })
  const walkIn = await marks.walkIn('2026-12-06T11:00:00+05:30')
  expect(walkIn.body.room).toBe('102')
  expect(codeOf(await marks.leave(id))).toEqual([200, 'OK'])
  expect(codeOf(await marks.arrive(next.id))).toEqual([200, 'OK'])
})

test('the next booking moves to a free room when guests stay on, and the desk reads why', async ({
  api,
  hotel,
  guest,
  steps,
  marks,
}) => {
  const { id } = await steps.paid(guest, hotel)
  const next = await steps.paid(await buildGuest(api.db), hotel, {}, SUNDAY_MORNING)
  putClock(api, SATURDAY_EVENING.checkin)
  await marks.arrive(id)
  putClock(api, '2026-12-06T10:14:00+05:30')
  await steps.runJob('keep-rooms-of-staying-on')
  expect((await marks.day()).staying_on).toMatchObject([{ id, is_asked: false, next: { room: '101' } }])
  putClock(api, AFTER)
  // A hotel at which a booking was moved, and the webhook that told the hotel's programs about it.
  expect((await steps.runJob('keep-rooms-of-staying-on')).body.done).toBe(2)
  const moved = await marks.read(next.id)
  expect(moved.rooms).toEqual(['102'])
  expect(moved.timeline.at(-1)).toMatchObject({ kind: 'room_moved', by: null, detail: { from: '101', to: '102' } })
  expect((await marks.day()).staying_on).toMatchObject([{ id, is_asked: true, next: null }])
  expect(codeOf(await marks.arrive(next.id))).toEqual([200, 'OK'])
  // Both parties occupy their rooms, so nothing is sold for the next hours, but later stays can be booked.
  expect(
    await steps.isAvailable(hotel, {
      checkin: '2026-12-06T12:00:00+05:30',
      checkout: '2026-12-07T11:00:00+05:30',
      slotId: 2,
    }),
  ).toBe(false)
  expect(
    await steps.isAvailable(hotel, {
      checkin: '2026-12-06T21:00:00+05:30',
      checkout: '2026-12-07T10:00:00+05:30',
      slotId: 1,
    }),
  ).toBe(true)
})

test('when guests stay on and no other room is free, the desk reads which booking is next', async ({
  api,
  hotel,
  guest,
  steps,
  marks,
}) => {
  const { id } = await steps.paid(guest, hotel)
  const next = await steps.paid(await buildGuest(api.db), hotel, {}, SUNDAY_MORNING)
  await marks.block('102', '2026-12-06T10:00:00+05:30', '2026-12-06T20:00:00+05:30')
  putClock(api, SATURDAY_EVENING.checkin)
  await marks.arrive(id)
  putClock(api, AFTER)
  await steps.runJob('keep-rooms-of-staying-on')
  const { code } = await marks.read(next.id)
  expect((await marks.day()).staying_on).toMatchObject([
    { id, is_asked: true, next: { code, room: '101', at: SUNDAY_MORNING.checkin } },
  ])
})

test('the desk is asked again an hour after ‘still here’, and the office calls a desk that does not answer', async ({
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
  expect(codeOf(await desk.post(`bookings/${id}/still-here`))).toEqual([409, 'VISIT_TOO_EARLY'])
  putClock(api, AFTER)
  expect(codeOf(await desk.post(`bookings/${id}/still-here`))).toEqual([200, 'OK'])
  expect((await marks.day()).staying_on).toMatchObject([{ id, is_asked: false }])
  putClock(api, '2026-12-06T11:16:00+05:30')
  expect((await marks.day()).staying_on).toMatchObject([{ id, is_asked: true }])
  const toCall = async () => (await readWork(api.db, randomUUID(), api.clock.now())).filter((work) => work.id === id)
  putClock(api, '2026-12-06T11:45:00+05:30')
  expect(await toCall()).toEqual([])
  putClock(api, '2026-12-06T11:46:00+05:30')
  expect(await toCall()).toMatchObject([{ kind: 'still_in_room', booking: { id } }])
  expect((await marks.leave(id)).status).toBe(200)
  expect(await toCall()).toEqual([])
  expect(codeOf(await desk.post(`bookings/${id}/still-here`))).toEqual([409, 'ALREADY_MARKED'])
})

test('the page Today lists guests who stay on for days, with room, first name and bill but without phone or full name', async ({
  api,
  hotel,
  guest,
  steps,
  marks,
}) => {
  const { id } = await steps.paid(guest, hotel, { payAtHotel: true })
  putClock(api, SATURDAY_EVENING.checkin)
  await marks.arrive(id)
  putClock(api, '2026-12-08T00:01:00+05:30')
  await steps.runJob('keep-rooms-of-staying-on')
  const day = await marks.day()
  const [row] = day.leaving
  expect(row).toMatchObject({ id, word: 'overdue', rooms: ['101'], name: null })
  expect(row.first_name).not.toBeNull()
  expect(row.due).toBeGreaterThan(0)
  expect(await marks.read(id)).toMatchObject({ phone: null, guest_names: [] })
  expect(day.free.now).toBe(1)
})

test('a new booking avoids the room of guests who stay on, even if the job that keeps their room never ran', async ({
  api,
  hotel,
  guest,
  steps,
  marks,
}) => {
  const { id } = await steps.paid(guest, hotel)
  putClock(api, SATURDAY_EVENING.checkin)
  await marks.arrive(id)
  putClock(api, '2026-12-06T11:00:00+05:30')
  const next = await steps.paid(
    await buildGuest(api.db),
    hotel,
    {},
    {
      checkin: '2026-12-06T13:00:00+05:30',
      checkout: '2026-12-06T18:00:00+05:30',
      slotId: 3,
    },
  )
  expect([await marks.rooms(id), await marks.rooms(next.id)]).toEqual([['101'], ['102']])
})
