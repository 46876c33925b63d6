/** Stays that have not begun change rooms before a guest is told 'sold out' (decision 0072). */
import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { buildGuest, buildHotel, buildStaff, type BuiltCity, type BuiltHotel } from '../builders.ts'
import { bookingTest as test } from './booking-test.ts'
import type { stepsOf } from './booking-steps.ts'
import { putClock } from './desk-acts.ts'
import { withQuery, type Answer, type Api } from './start-api.ts'

type Steps = ReturnType<typeof stepsOf>

const at = (from: string, until: string, slotId: number) => ({
  checkin: `2026-12-${from}:00+05:30`,
  checkout: `2026-12-${until}:00+05:30`,
  slotId,
})
const CUSTOM_DAY = at('05T13:00', '05T18:00', 3)
const CUSTOM_NIGHT = at('05T18:00', '05T21:00', 4)
const FULL_DAY = at('05T12:00', '06T11:00', 2)
const EVENING = at('05T21:00', '06T10:00', 1)
const ROUNDS = Number(process.env['ROOM_ROUNDS'] ?? 6)

const codeOf = ({ status, body }: Answer): string => (status === 200 ? 'won' : body.error.code)

/** Returns a booking's room numbers, sorted. */
async function roomsOf(api: Api, bookingId: string): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    select r.number from stays s join rooms r on r.id = s.room_id
    where s.booking_id = ${bookingId}::uuid and s.status in ('held', 'booked') order by r.number`.execute(api.db)
  return rows.map(({ number }) => number)
}

const buildTwoRooms = (api: Api, city: BuiltCity, more: object = {}) =>
  buildHotel(api.db, city, { rooms: 2, prices: { 0: 900, 1: 700, 2: 600, 3: 1499, 4: 2000 }, ...more })

/** Leaves each of two rooms free for half of the day: 101 after 6 PM, and 102 before 6 PM. */
async function givenGaps(api: Api, steps: Steps, hotel: BuiltHotel) {
  const [first, gone, second] = [await buildGuest(api.db), await buildGuest(api.db), await buildGuest(api.db)]
  const early = await steps.paid(first, hotel, {}, CUSTOM_DAY)
  const between = await steps.paid(gone, hotel, {}, CUSTOM_NIGHT)
  const late = await steps.paid(second, hotel, {}, CUSTOM_NIGHT)
  await steps.cancel(gone, between.id)
  expect([await roomsOf(api, early.id), await roomsOf(api, late.id)]).toEqual([['101'], ['102']])
  return { early: early.id as string, late: late.id as string, first, second }
}

const changeRoom = (api: Api, headers: Record<string, string>, id: string, from: string, to: string) =>
  api.post(`/desk/bookings/${id}/room`, { from, to }, { headers })

describe('a hotel with a gap in each room', () => {
  test('a hotel with gaps sells a full day by moving a stay, and its desk reads which stay moved', async ({
    api,
    city,
    steps,
    guest,
  }) => {
    const hotel = await buildTwoRooms(api, city)
    const { early, late } = await givenGaps(api, steps, hotel)
    const { headers } = await buildStaff(api.db, hotel)
    expect(codeOf(await steps.book(guest, hotel, {}, FULL_DAY))).toBe('won')
    const rooms = [await roomsOf(api, early), await roomsOf(api, late)]
    expect(rooms[0]).toEqual(rooms[1])
    const moved = rooms[0]?.[0] === '102' ? early : late
    const { timeline } = (await api.get(`/desk/bookings/${moved}`, { headers })).body
    expect(timeline.at(-1)).toMatchObject({
      kind: 'moved_to_make_room',
      by: null,
      detail: moved === early ? { from: '101', to: '102' } : { from: '102', to: '101' },
    })
    const told = await sql<{ n: number }>`
      select count(*)::int as n from outbox where kind = 'desk.told' and (payload ->> 'hotelId')::int = ${hotel.id}`.execute(
      api.db,
    )
    expect(told.rows[0]?.n).toBe(1)
    expect(codeOf(await steps.book(await buildGuest(api.db), hotel, {}, CUSTOM_DAY))).toBe('SOLD_OUT')
  })

  test('a hotel shows the room that a move would free in search, availability, price list and sales list', async ({
    api,
    city,
    steps,
  }) => {
    const hotel = await buildTwoRooms(api, city)
    await givenGaps(api, steps, hotel)
    expect(await steps.isAvailable(hotel, FULL_DAY)).toBe(true)
    const { checkin, checkout } = FULL_DAY
    const left = await api.get(withQuery(`/hotels/${hotel.id}/find-availability`, { checkin, checkout }))
    expect(left.body.availability.roomsLeft).toBe(1)
    const found = async (rooms: number) => {
      const filter = { where: { cityId: city.id }, limit: 100 }
      const { body } = await api.get(
        withQuery('/hotels/search', { checkin, checkout, filter, rooms, guests: rooms * 2 }),
      )
      return body.find(({ id }: { id: number }) => id === hotel.id).availability.availability
    }
    expect([await found(1), await found(2)]).toEqual([true, false])
    const days = await api.get(withQuery(`/hotels/${hotel.id}/offers-by-day`, { slot: 4, from: '2026-12-05', days: 1 }))
    expect(days.body.days[0].state).not.toBe('sold')
    const { headers } = await buildStaff(api.db, hotel)
    const { body } = await api.get(withQuery('/desk/left-to-sell', { day: '2026-12-05' }), { headers })
    expect(body.slots.find(({ slot }: { slot: number }) => slot === 4)).toMatchObject({ state: 'selling', left: 1 })
  })

  test('a hotel never moves a stay whose room the desk chose', async ({ api, city, steps, guest }) => {
    const hotel = await buildTwoRooms(api, city)
    const { early, late } = await givenGaps(api, steps, hotel)
    const { headers } = await buildStaff(api.db, hotel)
    for (const [id, from, to] of [
      [early, '101', '102'],
      [early, '102', '101'],
      [late, '102', '101'],
      [late, '101', '102'],
    ] as const)
      expect(codeOf(await changeRoom(api, headers, id, from, to))).toBe('won')
    expect(await steps.isAvailable(hotel, FULL_DAY)).toBe(false)
    expect(codeOf(await steps.book(guest, hotel, {}, FULL_DAY))).toBe('SOLD_OUT')
    expect([await roomsOf(api, early), await roomsOf(api, late)]).toEqual([['101'], ['102']])
  })

  test('a hotel moves stays for a block and for a change of time too', async ({ api, city, steps, guest }) => {
    for (const wanted of ['block', 'change'] as const) {
      const hotel = await buildTwoRooms(api, city)
      const { headers } = await buildStaff(api.db, hotel)
      const own = await steps.paid(guest, hotel, {}, at('10T12:00', '11T11:00', 2))
      await givenGaps(api, steps, hotel)
      const answer =
        wanted === 'block'
          ? await api.post(
              '/desk/blocks',
              { room: null, from: FULL_DAY.checkin, until: FULL_DAY.checkout, why: 'other' },
              { headers },
            )
          : await steps.modify(guest, own.id, FULL_DAY)
      expect(codeOf(answer)).toBe('won')
    }
  })

  test('a hotel keeps its bathtub room for guests who booked a bathtub', async ({ api, city, steps, guest }) => {
    const hotel = await buildTwoRooms(api, city, { bathtubRooms: 1, has_bathtub: true, bathtub_charge: 300 })
    const rival = await buildGuest(api.db)
    const plain = await steps.paid(guest, hotel, {}, CUSTOM_DAY)
    const bath = await steps.paid(rival, hotel, { bathtub: true }, CUSTOM_NIGHT)
    expect([await roomsOf(api, plain.id), await roomsOf(api, bath.id)]).toEqual([['101'], ['102']])
    expect(codeOf(await steps.book(await buildGuest(api.db), hotel, { bathtub: true }, FULL_DAY))).toBe('SOLD_OUT')
    expect(codeOf(await steps.book(await buildGuest(api.db), hotel, {}, FULL_DAY))).toBe('won')
    expect([await roomsOf(api, plain.id), await roomsOf(api, bath.id)]).toEqual([['102'], ['102']])
  })
})

test('simultaneous bookings and room changes never put two parties into one room', async ({ api, city, steps }) => {
  for (let round = 0; round < ROUNDS; round++) {
    const hotel = await buildTwoRooms(api, city)
    const { early, second } = await givenGaps(api, steps, hotel)
    const { headers } = await buildStaff(api.db, hotel)
    const [wants, rival, third] = [await buildGuest(api.db), await buildGuest(api.db), await buildGuest(api.db)]
    const asked = [
      () => steps.book(wants, hotel, {}, FULL_DAY),
      () => steps.book(rival, hotel, {}, FULL_DAY),
      () => steps.book(third, hotel, {}, round % 2 === 0 ? EVENING : CUSTOM_NIGHT),
      () => changeRoom(api, headers, early, '101', '102'),
      () => steps.book(second, hotel, {}, CUSTOM_DAY),
    ]
    const turned = [...asked.slice(round % 5), ...asked.slice(0, round % 5)]
    const answers = await Promise.all(turned.map((ask) => ask()))
    for (const answer of answers)
      expect(['won', 'SOLD_OUT', 'ROOM_NOT_FREE'], JSON.stringify(answer.body)).toContain(codeOf(answer))
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from stays one join stays other on other.room_id = one.room_id and other.id > one.id
        and other.occupied && one.occupied and other.status <> 'released'
      where one.hotel_id = ${hotel.id} and one.status <> 'released'`.execute(api.db)
    expect(rows[0]?.n).toBe(0)
    expect(await roomsOf(api, early)).toHaveLength(1)
  }
})

test('guests keep their room from the minute in which their stay begins', async ({ api, city, steps, guest }) => {
  const hotel = await buildTwoRooms(api, city)
  const { early, late } = await givenGaps(api, steps, hotel)
  const { headers } = await buildStaff(api.db, hotel)
  await changeRoom(api, headers, late, '102', '101')
  await changeRoom(api, headers, late, '101', '102')
  putClock(api, '2026-12-05T12:59:00+05:30')
  // This counts as desk activity, so the Full Day that began at noon is still on sale.
  expect((await api.get('/desk/day', { headers })).status).toBe(200)
  expect(await steps.isAvailable(hotel, FULL_DAY)).toBe(true)
  putClock(api, '2026-12-05T13:00:00+05:30')
  expect(await steps.isAvailable(hotel, FULL_DAY)).toBe(false)
  expect(codeOf(await steps.book(guest, hotel, {}, FULL_DAY))).toBe('SOLD_OUT')
  expect(await roomsOf(api, early)).toEqual(['101'])
})
