/** The room is where the people are: what the desk marks reaches the rooms (findings B1, B2; decision 0068). */
import { describe, expect } from 'vitest'
import { buildGuest } from '../builders.ts'
import { SATURDAY_EVENING, SUNDAY_MORNING } from '../cast.ts'
import { putClock } from './desk-acts.ts'
import { deskTest } from './desk-test.ts'
import type { Answer } from './start-api.ts'

const EARLY_EVENING = { checkin: '2026-12-05T18:00:00+05:30', checkout: '2026-12-05T21:00:00+05:30', slotId: 4 }
const ORIGINALS = { ids: 'originals' }
const codeOf = ({ status, body }: Answer) => [status, body.error?.code ?? 'OK']

const test = deskTest
  .override('hotelWish', { rooms: 2, prices: { 0: 900, 1: 800, 2: 700, 3: 1499, 4: 2000 } })
  .extend('atFirst', { auto: true }, ({ api }) => putClock(api, '2026-12-01T09:00:00+05:30'))
  .extend('marks', ({ desk }) => ({
    arrive: (id: string, more: object = {}) => desk.post(`bookings/${id}/arrive`, { ...ORIGINALS, ...more }),
    leave: (id: string, more: object = {}) => desk.post(`bookings/${id}/leave`, more),
    back: (id: string, more: object = {}) => desk.post(`bookings/${id}/take-back`, { reason: 'Wrong row', ...more }),
    room: (id: string, from: string, to: string) => desk.post(`bookings/${id}/room`, { from, to }),
    read: async (id: string) => (await desk.get(`bookings/${id}`)).body,
    rooms: async (id: string): Promise<string[]> => (await desk.get(`bookings/${id}`)).body.rooms,
    day: async () => (await desk.get('day')).body,
    block: async (number: string, from: string, until: string) => {
      const { rooms } = (await desk.get('rooms', { day: from.slice(0, 10) })).body
      const { id } = rooms.find((room: { number: string }) => room.number === number)
      return desk.post('blocks', { room: id, from, until, why: 'repair' })
    },
    walkIn: (from: string, until: string) => desk.post('blocks', { from, until, why: 'walk_in' }),
  }))

describe('guests who come early', () => {
  test('take their room from then on: neither the site nor a walk-in gets it', async ({
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
    const walkIn = await marks.walkIn('2026-12-05T18:02:00+05:30', '2026-12-05T20:00:00+05:30')
    expect(walkIn.body.room).toBe('102')
    expect(await steps.isAvailable(hotel, EARLY_EVENING)).toBe(false)
    expect(codeOf(await steps.book(await buildGuest(api.db), hotel, {}, EARLY_EVENING))).toEqual([409, 'SOLD_OUT'])
    expect((await marks.day()).free).toMatchObject({ now: 0 })
  })

  test('get another room while theirs is somebody else’s', async ({ api, hotel, guest, steps, marks, desk }) => {
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

  test('who were a wrong tap give the room back', async ({ api, hotel, guest, steps, marks }) => {
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

describe('guests who stay on', () => {
  const AFTER = '2026-12-06T10:16:00+05:30'

  test('keep their room: a walk-in gets another, and greeting the next says who is in it', async ({
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
    const walkIn = await marks.walkIn('2026-12-06T10:05:00+05:30', '2026-12-06T11:00:00+05:30')
    expect(walkIn.body.room).toBe('102')
    expect(codeOf(await marks.leave(id))).toEqual([200, 'OK'])
    expect(codeOf(await marks.arrive(next.id))).toEqual([200, 'OK'])
  })

  test('make the next booking move to a free room by itself, and the desk reads why', async ({
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
    expect((await steps.runJob('keep-rooms-of-staying-on')).body.done).toBe(1)
    const moved = await marks.read(next.id)
    expect(moved.rooms).toEqual(['102'])
    expect(moved.timeline.at(-1)).toMatchObject({ kind: 'room_moved', by: null, detail: { from: '101', to: '102' } })
    expect((await marks.day()).staying_on).toMatchObject([{ id, is_asked: true, next: null }])
    expect(codeOf(await marks.arrive(next.id))).toEqual([200, 'OK'])
    // Both are in their rooms: nothing is sold for the next hours, later days sell.
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

  test('are named to the desk with the next booking when no other room is free', async ({
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

  test('are asked about again an hour after ‘still here’, and the office calls a silent desk', async ({
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
    expect((await marks.leave(id)).status).toBe(200)
    expect(codeOf(await desk.post(`bookings/${id}/still-here`))).toEqual([409, 'ALREADY_MARKED'])
  })

  test('stay on Today with room, first name and bill past midnight and days later, without phone and full name', async ({
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
})

describe('guests who leave early', () => {
  test('give their room back to sale once it is clean', async ({ api, hotel, guest, steps, marks, desk }) => {
    const { id } = await steps.paid(guest, hotel, {}, SUNDAY_MORNING)
    const extension = (await steps.extend(guest, id, 2)).body
    await steps.press(extension.payment_url)
    await api.worker.drain()
    await api.db.updateTable('hotels').set({ cleaning_minutes: 30 }).where('id', '=', hotel.id).execute()
    putClock(api, SUNDAY_MORNING.checkin)
    await marks.block('102', '2026-12-06T10:00:00+05:30', '2026-12-07T20:00:00+05:30')
    await marks.arrive(id)
    putClock(api, '2026-12-06T12:00:00+05:30')
    expect((await desk.get('left-to-sell', { day: '2026-12-06' })).body.slots[2]).toMatchObject({ left: 0 })
    await marks.leave(id)
    expect(await marks.rooms(id)).toEqual(['101'])
    expect(codeOf(await marks.walkIn('2026-12-06T12:00:00+05:30', '2026-12-06T14:00:00+05:30'))).toEqual([200, 'OK'])
  })

  test('who were a wrong tap have their room again, or another when it was sold meanwhile', async ({
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
    const walkIn = await marks.walkIn('2026-12-06T12:00:00+05:30', '2026-12-06T14:00:00+05:30')
    expect(walkIn.body.room).toBe('101')
    expect(codeOf(await marks.back(id))).toEqual([409, 'ROOM_STILL_IN_USE'])
    const free = (await desk.get(`bookings/${id}/free-rooms`)).body
    expect(free.map(({ number }: { number: string }) => number)).toEqual(['102'])
    expect(codeOf(await marks.back(id, { rooms: [{ from: '101', to: '102' }] }))).toEqual([200, 'OK'])
    expect(await marks.rooms(id)).toEqual(['102'])
    expect((await marks.day()).free.now).toBe(0)
  })
})

test('guests who change their room after a while leave the old one to be cleaned', async ({
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
  expect(codeOf(await marks.walkIn('2026-12-06T12:00:00+05:30', '2026-12-06T13:00:00+05:30'))).toEqual([
    409,
    'NO_ROOM_FREE',
  ])
  putClock(api, '2026-12-06T12:30:00+05:30')
  const walkIn = await marks.walkIn('2026-12-06T12:30:00+05:30', '2026-12-06T13:00:00+05:30')
  expect(walkIn.body.room).toBe('101')
  await marks.leave(id)
  expect(await marks.rooms(id)).toEqual(['102'])
})

test('a mark made without network says a time when the room was still somebody else’s, and counts from when it was free', async ({
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
  expect((await marks.read(id)).arrived_at).toBe('2026-12-05T21:05:00+05:30')
})
