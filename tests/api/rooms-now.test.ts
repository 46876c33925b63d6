/** Tests the desk's list of all rooms at the present moment (decision 0076). */
import { describe, expect } from 'vitest'
import { buildHotel, buildStaff } from '../builders.ts'
import { SATURDAY_EVENING, SUNDAY_MORNING } from '../cast.ts'
import { putClock } from './desk-acts.ts'
import { codeOf, roomTest } from './room-test.ts'

type Room = { number: string; state: string; party: Record<string, unknown> | null } & Record<string, unknown>

const test = roomTest
  .extend('hotelWish', { rooms: 3, prices: { 0: 900, 1: 800, 2: 700, 3: 1499, 4: 2000 }, cleaning_minutes: 60 })
  .extend('house', ({ desk }) => async (): Promise<Record<string, Room>> => {
    const { rooms } = (await desk.get('rooms-now')).body as { rooms: Room[] }
    return Object.fromEntries(rooms.map((room) => [room.number, room]))
  })

describe('the list of rooms', () => {
  test('the list of rooms shows each free room until its next stay', async ({ api, hotel, guest, steps, house }) => {
    const { id } = await steps.paid(guest, hotel, { pay: 'hotel' })
    expect(id).toBeTruthy()
    putClock(api, '2026-12-05T15:00:00+05:30')
    const { 101: first, 102: second } = await house()
    expect(first).toMatchObject({ state: 'free', party: null, next_at: SATURDAY_EVENING.checkin, cleaning: null })
    expect(second).toMatchObject({ state: 'free', next_at: null, block: null })
  })

  test('the list of rooms shows who is in, until when, what they owe, and full names while the desk may see them', async ({
    api,
    hotel,
    guest,
    steps,
    marks,
    house,
  }) => {
    const { id } = await steps.paid(guest, hotel)
    putClock(api, SATURDAY_EVENING.checkin)
    expect((await house())[101]).toMatchObject({ state: 'kept', kept_until: '2026-12-06T11:00:00+05:30' })
    await marks.arrive(id)
    const { code, first_name, name, due } = await marks.read(id)
    expect((await house())[101]).toMatchObject({
      state: 'in',
      party: { kind: 'booking', id, code, first_name, name, until: SATURDAY_EVENING.checkout, due },
      next_at: null,
    })
    putClock(api, '2026-12-06T13:00:00+05:30')
    const late = (await house())[101]
    expect(late).toMatchObject({ state: 'late', party: { id, first_name, name: null } })
  })

  test('the list of rooms is in the order of work: overdue, to clean, free, occupied, blocked', async ({
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
    await marks.block('103', SUNDAY_MORNING.checkin, '2026-12-07T10:00:00+05:30')
    const walkIn = await marks.walkIn('2026-12-06T20:00:00+05:30')
    const states = async () =>
      (await desk.get('rooms-now')).body.rooms.map(({ number, state }: Room) => `${number} ${state}`)
    expect(await states()).toEqual(['101 in', '102 in', '103 blocked'].toSorted())
    putClock(api, '2026-12-06T19:30:00+05:30')
    expect(await states()).toEqual(['101 late', '102 in', '103 blocked'])
    const rooms = (await desk.get('rooms-now')).body.rooms
    expect(rooms[1].party).toEqual({
      kind: 'walk_in',
      id: walkIn.body.id,
      code: null,
      first_name: 'Suresh',
      name: 'Suresh Patil',
      until: '2026-12-06T20:00:00+05:30',
      due: walkIn.body.due,
    })
    expect(rooms[2].block).toMatchObject({ why: 'repair', until: '2026-12-07T10:00:00+05:30' })
    await marks.leave(id)
    expect(await states()).toEqual(['101 to_clean', '102 in', '103 blocked'])
    await desk.post(`cleaning/${rooms[0].id}/start`)
    expect(await states()).toEqual(['101 cleaning', '102 in', '103 blocked'])
    await desk.post(`cleaning/${rooms[0].id}/clean`)
    expect(await states()).toEqual(['101 free', '102 in', '103 blocked'])
  })

  test('the list of rooms shows when the next guests arrive in a room that has to be cleaned', async ({
    api,
    hotel,
    guest,
    steps,
    marks,
    house,
  }) => {
    const { id } = await steps.paid(guest, hotel, {}, SUNDAY_MORNING)
    putClock(api, SUNDAY_MORNING.checkin)
    await marks.arrive(id)
    putClock(api, '2026-12-06T12:00:00+05:30')
    await marks.leave(id)
    await marks.block('101', '2026-12-06T13:30:00+05:30', '2026-12-06T18:00:00+05:30')
    expect((await house())[101]).toMatchObject({
      state: 'to_clean',
      cleaning: { dirty_at: '2026-12-06T12:00:00+05:30', is_urgent: false },
      next_at: '2026-12-06T13:30:00+05:30',
    })
    putClock(api, '2026-12-06T12:30:00+05:30')
    expect((await house())[101]).toMatchObject({ cleaning: { is_urgent: true } })
  })

  test('the list of rooms includes only the desk’s own hotel', async ({ api, city, guest, steps, desk }) => {
    const other = await buildHotel(api.db, city, { rooms: 1, prices: { 3: 1499 } })
    await steps.paid(guest, other)
    const { headers } = await buildStaff(api.db, other)
    expect((await desk.get('rooms-now')).body.rooms).toHaveLength(3)
    expect((await api.get('/desk/rooms-now', { headers })).body.rooms).toHaveLength(1)
    expect(codeOf(await api.get('/desk/rooms-now'))).toEqual([401, 'NO_SESSION'])
  })
})

test('a desk is reminded of rooms to clean only if its hotel records its cleaning', async ({
  api,
  hotel,
  guest,
  steps,
  marks,
  desk,
  house,
}) => {
  const { id } = await steps.paid(guest, hotel, {}, SUNDAY_MORNING)
  putClock(api, SUNDAY_MORNING.checkin)
  await marks.arrive(id)
  putClock(api, '2026-12-06T12:00:00+05:30')
  await marks.leave(id)
  expect((await house())['101']).toMatchObject({ state: 'to_clean' })
  putClock(api, '2026-12-06T13:00:00+05:30')
  expect((await house())['101']).toMatchObject({ state: 'free', cleaning: null })
  const { id: other } = (await house())['102'] as { id: number } & Room
  await desk.post(`cleaning/${other}/dirty`, { reason: 'Towels' })
  await desk.post(`cleaning/${other}/clean`)
  expect((await house())['101']).toMatchObject({ state: 'to_clean', cleaning: { is_urgent: true } })
  putClock(api, '2026-12-13T13:01:00+05:30')
  expect((await house())['101']).toMatchObject({ state: 'free' })
})
