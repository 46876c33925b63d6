import { describe, expect } from 'vitest'
import { addMinutes, istInstant, toIstIso } from '#domain/kernel/ist.ts'
import { buildHotel, buildPriceRules, buildStaff } from '../builders.ts'
import { SATURDAY_EVENING, START } from '../cast.ts'
import { deskTest as test } from './desk-test.ts'
import { withQuery, type Answer } from './start-api.ts'

const DAY = '2026-12-05'
const TIMES = { from: SATURDAY_EVENING.checkin, until: SATURDAY_EVENING.checkout }
const NIGHT = { ...TIMES, why: 'repair' }
const codeOf = ({ status, body }: Answer) => [status, body.error?.code ?? 'OK']
const roomIds = (answer: Answer): number[] => answer.body.rooms.map(({ id }: { id: number }) => id)
/** What the rack shows for each room, sorted by room number. */
const kinds = (answer: Answer): string[][] =>
  answer.body.rooms.map(({ stays }: { stays: { kind: string }[] }) => stays.map(({ kind }) => kind))

describe('room blocks', () => {
  test('a block takes its room off sale until the block is removed', async ({ hotel, guest, steps, desk }) => {
    const [first, second] = roomIds(await desk.get('rooms', { day: DAY }))
    const one = await desk.post('blocks', { ...NIGHT, room: first, note: ' geyser ' })
    expect(one.body).toMatchObject({ room: '101', why: 'repair', note: 'geyser', freed_at: null, ...TIMES })
    expect(await steps.isAvailable(hotel)).toBe(true)
    const other = await desk.post('blocks', { ...NIGHT, room: second, why: 'other' })
    expect(await steps.isAvailable(hotel)).toBe(false)
    expect(codeOf(await steps.book(guest, hotel))).toEqual([409, 'SOLD_OUT'])
    expect(kinds(await desk.get('rooms', { day: DAY }))).toEqual([['block'], ['block']])
    const freed = await desk.post(`blocks/${other.body.id}/free`)
    expect(freed.body).toMatchObject({ id: other.body.id, room: '102' })
    expect(freed.body.freed_at).toBe(toIstIso(START))
    expect((await desk.post(`blocks/${other.body.id}/free`)).body).toEqual(freed.body)
    expect(await steps.isAvailable(hotel)).toBe(true)
    expect(kinds(await desk.get('rooms', { day: DAY }))).toEqual([['block'], []])
  })

  test('a block on any room prefers rooms without a bathtub', async ({ api, city }) => {
    const hotel = await buildHotel(api.db, city, { rooms: 2, bathtubRooms: 1 })
    const { headers } = await buildStaff(api.db, hotel)
    const taken = []
    for (const _turn of [1, 2, 3]) taken.push(await api.post('/desk/blocks', NIGHT, { headers }))
    expect(taken.map(codeOf)).toEqual([
      [200, 'OK'],
      [200, 'OK'],
      [409, 'NO_ROOM_FREE'],
    ])
    expect(taken.map(({ body }) => body.room)).toEqual(['101', '102', undefined])
  })

  test('a block leaves time for cleaning before another block', async ({ api, city }) => {
    const hotel = await buildHotel(api.db, city, { rooms: 2, cleaning_minutes: 60 })
    const { headers } = await buildStaff(api.db, hotel)
    const until = NIGHT.from
    const before = { from: toIstIso(addMinutes(new Date(until), -180)), until, why: 'repair' }
    const taken = []
    for (const times of [NIGHT, before, before]) taken.push(await api.post('/desk/blocks', times, { headers }))
    expect(taken.map(({ body }) => body.room ?? body.error.code)).toEqual(['101', '102', 'NO_ROOM_FREE'])
  })

  test('a block on a booked room says which booking has the room, and until when', async ({
    hotel,
    guest,
    steps,
    desk,
  }) => {
    const booking = await steps.paid(guest, hotel)
    const [room] = roomIds(await desk.get('rooms', { day: DAY }))
    const refused = await desk.post('blocks', { ...NIGHT, room })
    expect(codeOf(refused)).toEqual([409, 'ROOM_TAKEN'])
    expect(refused.body.error.message).toBe(
      `Room 101 is taken by booking ${booking.short_id}, until Sun, 6 Dec, 10 AM.`,
    )
    expect(refused.body.error.details).toEqual([
      { field: 'until', code: 'ROOM_TAKEN', message: SATURDAY_EVENING.checkout },
      { field: 'booking', code: 'ROOM_TAKEN', message: booking.short_id },
    ])
    const before = { from: '2026-12-05T10:00:00+05:30', until: SATURDAY_EVENING.checkin, why: 'repair', room }
    expect((await desk.post('blocks', before)).status).toBe(200)
    const again = await desk.post('blocks', before)
    expect(again.body.error.message).toBe('Room 101 is blocked, until Sat, 5 Dec, 9 PM.')
  })

  test('a block on a room for which somebody is paying names nobody', async ({ hotel, guest, steps, desk }) => {
    const held = await steps.book(guest, hotel)
    const rack = await desk.get('rooms', { day: DAY })
    expect(kinds(rack)).toEqual([['hold'], []])
    const refused = await desk.post('blocks', { ...NIGHT, room: roomIds(rack)[0] })
    expect(refused.body.error.message).toBe('Room 101 is being paid for, until Sun, 6 Dec, 10 AM.')
    for (const { body } of [rack, refused]) expect(JSON.stringify(body)).not.toContain(held.body.booking.short_id)
  })

  test.for([
    ['that ends as it begins', { until: NIGHT.from }, 'BLOCK_BACKWARDS'],
    ['of more than 31 days', { until: '2027-01-05T21:01:00+05:30' }, 'BLOCK_TOO_LONG'],
    ['that began long ago', { from: '2026-12-01T08:44:00+05:30' }, 'BLOCK_BEGAN'],
    ['for a reason we do not know', { why: 'nap' }, 'WHY_INVALID'],
    ['of a room that is nowhere', { room: 2_000_000_000 }, 'NOT_FOUND'],
    ['from no time', { from: 'soon' }, 'FROM_INVALID'],
  ] as const)('a block %s is refused', async ([, wish, code], { desk }) => {
    expect((await desk.post('blocks', { ...NIGHT, ...wish })).body.error.code).toBe(code)
  })

  test('only a block’s own hotel can change it', async ({ api, city, desk }) => {
    const [room] = roomIds(await desk.get('rooms', { day: DAY }))
    const mine = await desk.post('blocks', { ...NIGHT, room })
    const { headers } = await buildStaff(api.db, await buildHotel(api.db, city), { role: 'manager' })
    const answers = [mine.body.id, 'ea1a1f61-0c4c-4c57-9f1a-0a3c4d5e6f70', 'nonsense'].map((id) =>
      api.post(`/desk/blocks/${id}/free`, {}, { headers }),
    )
    for (const { status, body } of await Promise.all(answers)) {
      expect([status, body]).toEqual([404, (await answers[1])?.body])
    }
    expect(codeOf(await api.post('/desk/blocks', { ...NIGHT, room }, { headers }))).toEqual([404, 'NOT_FOUND'])
    expect((await desk.post(`blocks/${mine.body.id}/free`)).status).toBe(200)
  })

  test('a block is made once per idempotency key', async ({ desk }) => {
    const answers = [await desk.post('blocks', NIGHT, 'tap-1'), await desk.post('blocks', NIGHT, 'tap-1')]
    expect(answers[1]?.body).toEqual(answers[0]?.body)
    expect(kinds(await desk.get('rooms', { day: DAY }))).toEqual([['block'], []])
  })

  test('a block that is over cannot be removed', async ({ api, desk }) => {
    const until = toIstIso(addMinutes(api.clock.now(), 60))
    const block = await desk.post('blocks', { from: toIstIso(api.clock.now()), until, why: 'other' })
    api.clock.advance(60)
    const refused = await desk.post(`blocks/${block.body.id}/free`)
    api.clock.advance(-60)
    expect(codeOf(refused)).toEqual([409, 'BLOCK_OVER'])
  })

  test('a block and its removal are logged under a colleague’s name', async ({ api, staff, desk }) => {
    const { body } = await desk.post('blocks', NIGHT)
    await desk.post(`blocks/${body.id}/free`)
    const acts = await api.db
      .selectFrom('staff_acts')
      .selectAll()
      .where('staff_id', '=', staff.id)
      .orderBy('id')
      .execute()
    expect(acts.map(({ kind, detail }) => [kind, detail])).toEqual([
      ['room_blocked', { block: body.id, room: expect.any(Number), why: 'repair' }],
      ['room_freed', { block: body.id }],
    ])
  })
})

describe('the rack', () => {
  test('the rack shows first names, and full names from three hours before check-in', async ({
    api,
    hotel,
    guest,
    steps,
    desk,
  }) => {
    const booking = await steps.paid(guest, hotel, { guests: ['Asha Rao', 'Kabir Sen'], payAtHotel: true })
    const name = (
      await api.db.selectFrom('bookings').select('guest_name').where('id', '=', booking.id).executeTakeFirstOrThrow()
    ).guest_name
    const shown = async () => (await desk.get('rooms', { day: DAY })).body.rooms[0].stays[0]
    const early = await shown()
    expect(early).toMatchObject({
      kind: 'booking',
      id: booking.id,
      code: booking.short_id,
      first_name: name.split(' ')[0],
      name: null,
      slot: 3,
      from: SATURDAY_EVENING.checkin,
      until: SATURDAY_EVENING.checkout,
      clean_at: SATURDAY_EVENING.checkout,
      word: 'new',
    })
    expect(early.due).toBeGreaterThan(0)
    const minutes = (istInstant(DAY, 18).getTime() - api.clock.now().getTime()) / 60_000
    api.clock.advance(minutes - 1)
    expect((await shown()).name).toBeNull()
    api.clock.advance(1)
    expect((await shown()).name).toBe(name)
    api.clock.advance(-minutes)
  })

  test('the rack shows a stay and its extra hours together, with the cleaning after them', async ({
    api,
    city,
    guest,
    steps,
  }) => {
    const hotel = await buildHotel(api.db, city, { rooms: 1, cleaning_minutes: 30 })
    const { headers } = await buildStaff(api.db, hotel)
    const booking = await steps.paid(guest, hotel)
    const extended = await steps.extend(guest, booking.id, 2)
    await steps.press(extended.body.payment_url)
    const { body } = await api.get(withQuery('/desk/rooms', { day: DAY, days: 7 }), { headers })
    expect(body).toMatchObject({ days: 7, cleaning_minutes: 30, until: '2026-12-12T06:00:00+05:30' })
    expect(body.rooms[0].stays).toMatchObject([
      { kind: 'booking', until: '2026-12-06T12:00:00+05:30', clean_at: '2026-12-06T12:30:00+05:30' },
    ])
  })

  test('the rack counts the rooms free now and tonight as the page Today does', async ({
    api,
    hotel,
    guest,
    steps,
    desk,
  }) => {
    const today = toIstIso(api.clock.now()).slice(0, 10)
    const evening = { checkin: `${today}T21:00:00+05:30`, checkout: '2026-12-02T10:00:00+05:30', slotId: 1 }
    await desk.post('blocks', { from: `${today}T09:00:00+05:30`, until: `${today}T12:00:00+05:30`, why: 'repair' })
    const expected = [
      { now: 1, tonight: 2 },
      { now: 1, tonight: 1 },
    ]
    for (const [turn, free] of expected.entries()) {
      if (turn === 1) await steps.paid(guest, hotel, {}, evening)
      expect((await desk.get('rooms')).body.free).toEqual(free)
      expect((await desk.get('day')).body.free).toEqual({ rooms: 2, ...free })
    }
  })

  test.for([
    ['day', { day: '2026-02-30' }],
    ['days', { days: 3 }],
  ] as const)('the rack refuses an invalid %s', async ([field, query], { desk }) => {
    expect((await desk.get('rooms', query)).body.error.code).toBe(`${field.toUpperCase()}_INVALID`)
  })
})

const stateOf = ({ body }: Answer, slot: number) => {
  const { state, left } = body.slots.find((one: { slot: number }) => one.slot === slot)
  return [state, left]
}

describe('rooms left to sell', () => {
  test('the count of rooms left to sell falls with a block and rises when the block is removed', async ({
    hotel,
    steps,
    desk,
  }) => {
    const left = async () => stateOf(await desk.get('left-to-sell', { day: DAY }), 3)
    const block = () =>
      desk.post('blocks', { from: `${DAY}T21:00:00+05:30`, until: `${DAY}T23:00:00+05:30`, why: 'other' })
    expect(await left()).toEqual(['selling', 2])
    await block()
    expect(await left()).toEqual(['selling', 1])
    const { body } = await block()
    expect(await left()).toEqual(['sold', 0])
    expect(await steps.isAvailable(hotel)).toBe(false)
    await desk.post(`blocks/${body.id}/free`)
    expect(await left()).toEqual(['selling', 1])
    expect(await steps.isAvailable(hotel)).toBe(true)
  })

  test('the count of rooms left to sell matches what a search finds', async ({
    api,
    city,
    hotel,
    guest,
    steps,
    desk,
  }) => {
    await buildPriceRules(api.db, hotel, { slot: 0, price: null, first: DAY, last: DAY })
    await steps.paid(guest, hotel, { roomCount: 2, guestsCount: 2 })
    const left = await desk.get('left-to-sell', { day: DAY })
    expect([0, 1, 3, 4].map((slot) => stateOf(left, slot)[0])).toEqual(['closed', 'not-sold', 'sold', 'sold'])
    const filter = { where: { cityId: city.id }, limit: 100 }
    for (const [checkin, checkout] of [
      ['10:00', '19:00'],
      ['21:00', '23:00'],
    ]) {
      const asked = { checkin: `${DAY}T${checkin}:00+05:30`, checkout: `${DAY}T${checkout}:00+05:30`, filter }
      const found = await api.get(withQuery('/hotels/search', asked))
      const mine = found.body.find(({ id }: { id: number }) => id === hotel.id)
      expect(mine.availability.availability).toBe(false)
    }
  })

  test('the count of rooms left to sell is refused for days that the desk cannot plan', async ({ desk }) => {
    expect((await desk.get('left-to-sell', { day: '2026-11-29' })).body.error.code).toBe('DAY_INVALID')
    expect((await desk.get('left-to-sell', { day: '2027-02-01' })).body.error.code).toBe('DAY_INVALID')
  })
})
