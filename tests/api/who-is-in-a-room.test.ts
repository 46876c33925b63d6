/** A room is occupied from check-in to check-out as the desk enters them (finding B1; decision 0068). */
import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { toIstIso } from '#domain/kernel/ist.ts'
import { buildGuest } from '../builders.ts'
import { SUNDAY_MORNING } from '../cast.ts'
import { putClock } from './desk-acts.ts'
import { codeOf, EARLY_EVENING, roomTest as test } from './room-test.ts'

describe('guests who arrive early', () => {
  test('guests who arrive early occupy their room from check-in, so neither the site nor a walk-in gets it', async ({
    api,
    hotel,
    guest,
    steps,
    marks,
  }) => {
    const { id } = await steps.paid(guest, hotel)
    putClock(api, '2026-12-05T18:02:00+05:30')
    expect(codeOf(await marks.arrive(id))).toEqual([200, 'OK'])
    expect(await marks.rooms(id)).toEqual(['101'])
    const walkIn = await marks.walkIn('2026-12-05T20:00:00+05:30')
    expect(walkIn.body.room).toBe('102')
    expect(await steps.isAvailable(hotel, EARLY_EVENING)).toBe(false)
    expect(codeOf(await steps.book(await buildGuest(api.db), hotel, {}, EARLY_EVENING))).toEqual([409, 'SOLD_OUT'])
    expect((await marks.day()).free).toMatchObject({ now: 0 })
  })

  test('guests who arrive early are refused while others are in their room, and check in to a different room', async ({
    api,
    hotel,
    guest,
    steps,
    marks,
    desk,
  }) => {
    const other = await buildGuest(api.db)
    const before = await steps.paid(other, hotel, {}, EARLY_EVENING)
    const { id } = await steps.paid(guest, hotel)
    expect([await marks.rooms(before.id), await marks.rooms(id)]).toEqual([['101'], ['101']])
    putClock(api, '2026-12-05T18:30:00+05:30')
    await marks.arrive(before.id)
    expect(codeOf(await marks.arrive(id))).toEqual([409, 'ROOM_STILL_IN_USE'])
    expect((await marks.read(id)).rooms_in_use).toEqual([
      {
        room: '101',
        booking: { id: before.id, code: expect.any(String), is_inside: true },
        until: '2026-12-05T21:00:00+05:30',
      },
    ])
    const free = await desk.get(`bookings/${id}/free-rooms`, { at_desk: 'yes' })
    expect(free.body.map(({ number }: { number: string }) => number)).toEqual(['102'])
    expect(codeOf(await marks.room(id, '101', '102'))).toEqual([200, 'OK'])
    expect((await marks.read(id)).rooms_in_use).toEqual([])
    expect(codeOf(await marks.arrive(id))).toEqual([200, 'OK'])
    expect(await steps.isAvailable(hotel, EARLY_EVENING)).toBe(false)
  })

  test('guests who arrive early free the room when the desk undoes a mistaken check-in', async ({
    api,
    hotel,
    guest,
    steps,
    marks,
  }) => {
    const { id } = await steps.paid(guest, hotel)
    putClock(api, '2026-12-05T18:02:00+05:30')
    await marks.block('102', '2026-12-05T18:02:00+05:30', '2026-12-06T12:00:00+05:30')
    await marks.arrive(id)
    expect(await steps.isAvailable(hotel, EARLY_EVENING)).toBe(false)
    expect(codeOf(await marks.back(id))).toEqual([200, 'OK'])
    expect(await steps.isAvailable(hotel, EARLY_EVENING)).toBe(true)
    expect(await steps.isAvailable(hotel)).toBe(false)
  })
})

describe('guests who leave early', () => {
  test('guests who leave early free their room once it is clean, even if they had bought extra hours', async ({
    api,
    hotel,
    guest,
    steps,
    marks,
    desk,
  }) => {
    await api.db.updateTable('hotels').set({ cleaning_minutes: 30 }).where('id', '=', hotel.id).execute()
    const { id } = await steps.paid(guest, hotel, {}, SUNDAY_MORNING)
    const extension = (await steps.extend(guest, id, 2)).body
    await steps.press(extension.payment_url)
    await api.worker.drain()
    putClock(api, SUNDAY_MORNING.checkin)
    await marks.block('102', '2026-12-06T10:00:00+05:30', '2026-12-07T20:00:00+05:30')
    await marks.arrive(id)
    putClock(api, '2026-12-06T12:00:00+05:30')
    expect((await desk.get('left-to-sell', { day: '2026-12-06' })).body.slots[2]).toMatchObject({ left: 0 })
    await marks.leave(id)
    expect(await marks.rooms(id)).toEqual(['101'])
    const walkIn = () => marks.walkIn('2026-12-06T14:00:00+05:30')
    expect(codeOf(await walkIn())).toEqual([409, 'NO_ROOM_FREE'])
    putClock(api, '2026-12-06T12:30:00+05:30')
    expect(codeOf(await walkIn())).toEqual([200, 'OK'])
  })

  test('guests who leave early get their room back when a mistaken check-out is undone, or a different room if it is taken', async ({
    api,
    hotel,
    guest,
    steps,
    marks,
    desk,
  }) => {
    const { id } = await steps.paid(guest, hotel, {}, SUNDAY_MORNING)
    putClock(api, SUNDAY_MORNING.checkin)
    await marks.arrive(id)
    putClock(api, '2026-12-06T12:00:00+05:30')
    await marks.leave(id)
    expect(codeOf(await marks.back(id))).toEqual([200, 'OK'])
    expect(
      await steps.isAvailable(hotel, {
        checkin: '2026-12-06T13:00:00+05:30',
        checkout: '2026-12-06T18:00:00+05:30',
        slotId: 3,
      }),
    ).toBe(true)
    await marks.leave(id)
    const walkIn = await marks.walkIn('2026-12-06T14:00:00+05:30')
    expect(walkIn.body.room).toBe('101')
    expect(codeOf(await marks.back(id))).toEqual([409, 'ROOM_STILL_IN_USE'])
    const free = (await desk.get(`bookings/${id}/free-rooms`)).body
    expect(free.map(({ number }: { number: string }) => number)).toEqual(['102'])
    expect(codeOf(await marks.back(id, { from: '101', to: '102' }))).toEqual([200, 'OK'])
    expect(await marks.rooms(id)).toEqual(['102'])
    expect((await marks.day()).free.now).toBe(0)
  })
})

test('a room that guests leave for a different room is free only after cleaning', async ({
  api,
  hotel,
  guest,
  steps,
  marks,
}) => {
  await api.db.updateTable('hotels').set({ cleaning_minutes: 30 }).where('id', '=', hotel.id).execute()
  const { id } = await steps.paid(guest, hotel, {}, SUNDAY_MORNING)
  putClock(api, SUNDAY_MORNING.checkin)
  await marks.arrive(id)
  putClock(api, '2026-12-06T12:00:00+05:30')
  expect(codeOf(await marks.room(id, '101', '102'))).toEqual([200, 'OK'])
  expect(await marks.rooms(id)).toEqual(['102'])
  expect(codeOf(await marks.walkIn('2026-12-06T13:00:00+05:30'))).toEqual([409, 'NO_ROOM_FREE'])
  putClock(api, '2026-12-06T12:30:00+05:30')
  const walkIn = await marks.walkIn('2026-12-06T13:00:00+05:30')
  expect(walkIn.body.room).toBe('101')
  await marks.leave(id)
  expect(await marks.rooms(id)).toEqual(['102'])
})

test('an offline check-in while others were still in the room counts from the moment when they left', async ({
  api,
  hotel,
  guest,
  steps,
  marks,
}) => {
  const before = await steps.paid(await buildGuest(api.db), hotel, {}, EARLY_EVENING)
  const { id } = await steps.paid(guest, hotel)
  putClock(api, EARLY_EVENING.checkin)
  await marks.arrive(before.id)
  putClock(api, '2026-12-05T21:20:00+05:30')
  await marks.leave(before.id, { at: '2026-12-05T21:10:00+05:30' })
  expect(codeOf(await marks.arrive(id, { at: '2026-12-05T21:05:00+05:30' }))).toEqual([200, 'OK'])
  const { rows } = await sql<{ from: Date }>`
    select lower(present) as "from" from room_visits where booking_id = ${id}::uuid`.execute(api.db)
  expect(rows.map(({ from }) => toIstIso(from))).toEqual(['2026-12-05T21:10:00+05:30'])
  expect((await marks.read(id)).arrived_at).toBe('2026-12-05T21:05:00+05:30')
})
