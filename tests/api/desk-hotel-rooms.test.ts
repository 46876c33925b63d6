import { describe, expect } from 'vitest'
import { buildHotel, buildStaff } from '../builders.ts'
import { SATURDAY_EVENING } from '../cast.ts'
import { deskTest } from './desk-test.ts'
import type { Answer } from './start-api.ts'

const test = deskTest.extend('staffWish', { role: 'manager' as const })
const codeOf = ({ status, body }: Answer) => [status, body.error?.code ?? 'OK']
const numbers = ({ body }: Answer): string[] => body.rooms.map(({ number }: { number: string }) => number)
const roomOf = ({ body }: Answer, number: string) =>
  body.rooms.find((room: { number: string }) => room.number === number)

describe('rooms that a manager adds and changes', () => {
  test('a manager adds a room, which is on sale immediately', async ({ hotel, guest, steps, desk }) => {
    await steps.paid(guest, hotel, { roomCount: 2, guestsCount: 2 })
    expect(await steps.isAvailable(hotel)).toBe(false)
    const added = await desk.post('hotel-rooms', { number: ' 12 ', name: 'Corner room', has_bathtub: true })
    // Rooms are sorted by number: 12 comes before 101.
    expect(numbers(added)).toEqual(['12', '101', '102'])
    expect(roomOf(added, '12')).toMatchObject({ name: 'Corner room', has_bathtub: true, bathtub_booked_until: null })
    expect(await steps.isAvailable(hotel)).toBe(true)
  })

  test('a manager who renames a room changes nothing else about it', async ({ desk }) => {
    const { id } = roomOf(await desk.get('hotel-rooms'), '101')
    await desk.post(`hotel-rooms/${id}`, { name: 'By the lift', has_bathtub: true })
    const renamed = await desk.post(`hotel-rooms/${id}`, { number: '103' })
    expect(roomOf(renamed, '103')).toMatchObject({ id, name: 'By the lift', has_bathtub: true })
    const unnamed = await desk.post(`hotel-rooms/${id}`, { name: null })
    expect(roomOf(unnamed, '103').name).toBeNull()
    expect(codeOf(await desk.post(`hotel-rooms/${id}`, { number: '102' }))).toEqual([409, 'ROOM_NUMBER_TAKEN'])
    expect(codeOf(await desk.post('hotel-rooms', { number: '102' }))).toEqual([409, 'ROOM_NUMBER_TAKEN'])
    expect(codeOf(await desk.post('hotel-rooms', { number: ' ' }))).toEqual([422, 'NUMBER_REQUIRED'])
  })

  test('a manager adds the missing rooms of a range, and no room twice', async ({ desk, api, staff }) => {
    const range = (from: string, to: string) => desk.post('hotel-rooms/range', { from, to, has_bathtub: true })
    const added = await range('101', '104')
    expect(numbers(added)).toEqual(['101', '102', '103', '104'])
    expect([roomOf(added, '102').has_bathtub, roomOf(added, '103').has_bathtub]).toEqual([false, true])
    expect(codeOf(await range('102', '104'))).toEqual([409, 'ROOM_NUMBER_TAKEN'])
    expect(codeOf(await range('104', '101'))).toEqual([400, 'RANGE_BACKWARDS'])
    expect(codeOf(await range('201', '251'))).toEqual([400, 'RANGE_TOO_LONG'])
    expect(codeOf(await range('first', 'last'))).toEqual([400, 'RANGE_NOT_NUMBERS'])
    const act = api.db.selectFrom('staff_acts').select(['kind', 'detail']).where('staff_id', '=', staff.id)
    expect(await act.execute()).toEqual([{ kind: 'room_added', detail: { number: '103, 104', bathtub: true } }])
  })

  test('a range of rooms is added once, even by two phones at the same time', async ({ desk }) => {
    const both = await Promise.all([
      desk.post('hotel-rooms/range', { from: '301', to: '304' }),
      desk.post('hotel-rooms/range', { from: '303', to: '306' }),
    ])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const all = ['101', '102', '301', '302', '303', '304', '305', '306']
    expect(numbers(await desk.get('hotel-rooms'))).toEqual(all)
  })

  test('a manager cannot remove a room’s bathtub while a guest has booked it', async ({
    guest,
    hotel,
    steps,
    desk,
    api,
  }) => {
    const { id } = roomOf(await desk.get('hotel-rooms'), '102')
    await desk.post(`hotel-rooms/${id}`, { has_bathtub: true })
    const booking = await steps.paid(guest, hotel, { bathtub: true })
    expect(roomOf(await desk.get('hotel-rooms'), '102').bathtub_booked_until).toBe(SATURDAY_EVENING.checkout)
    expect(codeOf(await desk.post(`hotel-rooms/${id}`, { has_bathtub: false }))).toEqual([409, 'ROOM_BATHTUB_BOOKED'])
    await steps.cancel(guest, booking.id)
    expect((await desk.post(`hotel-rooms/${id}`, { has_bathtub: false })).status).toBe(200)
    const found = await api.get(`/hotels/${hotel.id}`)
    expect(found.body.hasBathtub).toBe(false)
  })

  test('a manager sets how long cleaning takes', async ({ api, staff, desk }) => {
    const set = await desk.post('cleaning-minutes', { minutes: 30 })
    expect(set.body.cleaning_minutes).toBe(30)
    for (const minutes of [-1, 121, 7.5])
      expect(codeOf(await desk.post('cleaning-minutes', { minutes }))).toEqual([422, 'MINUTES_INVALID'])
    const act = await api.db
      .selectFrom('staff_acts')
      .select(['kind', 'detail'])
      .where('staff_id', '=', staff.id)
      .executeTakeFirst()
    expect(act).toEqual({ kind: 'cleaning_changed', detail: { before: 0, minutes: 30 } })
  })

  test('a manager cannot change a room of another hotel', async ({ api, city, desk }) => {
    const other = await buildHotel(api.db, city)
    const { headers } = await buildStaff(api.db, other, { role: 'manager' })
    const { id } = roomOf(await desk.get('hotel-rooms'), '101')
    for (const room of [id, '2000000000', '99999999999', 'first']) {
      const answer = await api.post(`/desk/hotel-rooms/${room}`, { number: '7' }, { headers })
      expect(codeOf(answer), room).toEqual([404, 'NOT_FOUND'])
    }
    expect(numbers(await desk.get('hotel-rooms'))).toEqual(['101', '102'])
  })

  test('a manager cannot add more than 500 rooms', async ({ api, hotel, desk }) => {
    const rows = Array.from({ length: 498 }, (_room, index) => ({
      hotel_id: hotel.id,
      city_id: hotel.cityId,
      number: `x${index}`,
    }))
    await api.db.insertInto('rooms').values(rows.slice(1)).execute()
    expect((await desk.post('hotel-rooms', { number: 'last' })).status).toBe(200)
    expect(codeOf(await desk.post('hotel-rooms', { number: 'more' }))).toEqual([409, 'TOO_MANY_ROOMS'])
  })
})
