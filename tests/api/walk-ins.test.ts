/** Walk-ins are the hotel's own guests. Their stays have a price and payments (decision 0074). */
import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { buildGuest, buildHotel, buildStaff } from '../builders.ts'
import { SATURDAY_EVENING, SUNDAY_MORNING } from '../cast.ts'
import { putClock } from './desk-acts.ts'
import { codeOf, EARLY_EVENING } from './room-test.ts'
import type { Body } from './start-api.ts'
import { at, THREE_HOURS, walkInTest as test } from './walk-in-test.ts'

describe('a desk’s offers to a walk-in', () => {
  test('a walk-in is offered two hours, three hours, the running slot or a chosen time', async ({ walkIns }) => {
    const offers = await walkIns.offers(at('18:30'))
    expect(offers.ends.map(({ end, until, price }: Body) => [end, until, price.total])).toEqual([
      ['two_hours', at('16:15'), 336],
      ['three_hours', at('17:15'), 504],
      ['slot', at('18:00'), 840],
      ['time', at('18:30'), 840],
    ])
    expect(offers.ends[0].price).toEqual({ room: 320, tax: 16, tax_percent: 5, total: 336 })
  })

  test('a walk-in’s offers show how long each free room is free, with time to clean it', async ({
    api,
    hotel,
    guest,
    steps,
    walkIns,
  }) => {
    await api.db.updateTable('hotels').set({ cleaning_minutes: 30 }).where('id', '=', hotel.id).execute()
    await steps.paid(guest, hotel, {}, EARLY_EVENING)
    const { rooms } = await walkIns.offers()
    expect(rooms.map(({ number, free_until }: Body) => [number, free_until])).toEqual([
      ['101', at('17:30')],
      ['102', null],
    ])
  })

  test.for([
    ['14:20 and a half', at('14:20')],
    ['a time that is over', at('13:00')],
    ['more than a day', at('14:45', '06')],
  ])('a walk-in is never offered a stay until %s', async ([, until], { walkIns, marks }) => {
    expect((await walkIns.offers(until)).error.code).toBe('UNTIL_INVALID')
    expect(codeOf(await marks.walkIn(until ?? ''))).toEqual([422, 'UNTIL_INVALID'])
  })
})

describe('walk-ins', () => {
  test('a walk-in takes a room immediately, with name, price and payment', async ({
    marks,
    walkIns,
    desk,
    steps,
    hotel,
  }) => {
    const paid = { amount: 200, method: 'cash', receipt: 'W-1' }
    const { status, body } = await marks.walkIn(THREE_HOURS, { guests: 3, price: 504, paid })
    expect([status, body]).toMatchObject([
      200,
      {
        room: '101',
        word: 'here',
        first_name: 'Suresh',
        name: 'Suresh Patil',
        guests: 3,
        leaves_at: THREE_HOURS,
        left_at: null,
        price: 504,
        usual_price: 504,
        price_reason: null,
        total: 504,
        taken: 200,
        due: 304,
        takings: [{ ...paid, is_corrected: false }],
      },
    ])
    expect(await walkIns.read(body.id)).toEqual(body)
    const day = await marks.day()
    expect(day.walk_ins).toMatchObject([{ id: body.id, room: '101', due: 304, is_asked: false, next: null }])
    expect(day.free).toMatchObject({ now: 1 })
    const rack = (await desk.get('rooms', { day: '2026-12-05' })).body
    expect(rack.rooms[0].stays).toMatchObject([
      { kind: 'walk_in', id: body.id, name: 'Suresh Patil', word: 'here', due: 304, until: THREE_HOURS },
    ])
    expect(await steps.isAvailable(hotel, EARLY_EVENING)).toBe(true)
  })

  test('a walk-in pays a different price only with a reason', async ({ marks }) => {
    expect(codeOf(await marks.walkIn(THREE_HOURS, { price: 400 }))).toEqual([422, 'PRICE_REASON_REQUIRED'])
    const { body } = await marks.walkIn(THREE_HOURS, { price: 400, price_reason: ' Regular guest ' })
    expect(body).toMatchObject({ price: 400, usual_price: 504, price_reason: 'Regular guest', due: 400 })
  })

  test('a walk-in with a blank name, five guests, or a payment above the price is refused', async ({ marks, desk }) => {
    expect(codeOf(await marks.walkIn(THREE_HOURS, { name: '  ' }))).toEqual([422, 'NAME_REQUIRED'])
    expect((await marks.walkIn(THREE_HOURS, { guests: 5 })).status).toBe(422)
    const paid = { amount: 505, method: 'upi' }
    expect(codeOf(await marks.walkIn(THREE_HOURS, { paid }))).toEqual([409, 'MORE_THAN_DUE'])
    expect((await desk.get('walk-in-offers')).body.rooms).toHaveLength(2)
  })

  test('a walk-in gets the requested room only if it is free long enough', async ({
    guest,
    hotel,
    steps,
    marks,
    walkIns,
  }) => {
    await steps.paid(guest, hotel, {}, EARLY_EVENING)
    const [first, second] = (await walkIns.offers()).rooms
    expect(codeOf(await marks.walkIn(at('18:15'), { room: first.id }))).toEqual([409, 'ROOM_TAKEN'])
    expect((await marks.walkIn(at('18:00'), { room: first.id })).body.room).toBe('101')
    expect((await marks.walkIn(at('23:00'), { room: second.id })).body.room).toBe('102')
    expect(codeOf(await marks.walkIn(at('15:00')))).toEqual([409, 'NO_ROOM_FREE'])
  })

  test('a walk-in is stored once per key, and two parallel walk-ins never share the last room', async ({
    desk,
    marks,
    walkIns,
  }) => {
    const wish = { until: THREE_HOURS, name: 'Suresh Patil', guests: 2, paid: { amount: 100, method: 'cash' } }
    const first = await desk.post('walk-ins', wish, 'once')
    const again = await desk.post('walk-ins', wish, 'once')
    expect(again.body).toEqual(first.body)
    expect((await walkIns.offers()).rooms).toHaveLength(1)
    const both = await Promise.all([marks.walkIn(at('16:00')), marks.walkIn(at('17:00'))])
    expect(both.map(codeOf).toSorted(([one], [other]) => Number(one) - Number(other))).toEqual([
      [200, 'OK'],
      [409, 'NO_ROOM_FREE'],
    ])
  })
})

describe('walk-ins’ payments', () => {
  test('a walk-in pays in parts, wrong entries are corrected, and the shift counts all payments', async ({
    marks,
    walkIns,
    desk,
  }) => {
    const { id } = (await marks.walkIn(THREE_HOURS, { paid: { amount: 204, method: 'cash' } })).body
    expect(codeOf(await walkIns.act(id, 'take', { amount: 301, method: 'upi' }))).toEqual([409, 'MORE_THAN_DUE'])
    await walkIns.act(id, 'take', { amount: 300, method: 'cash' }, 'once')
    const paid = await walkIns.act(id, 'take', { amount: 300, method: 'cash' }, 'once')
    expect(paid.body).toMatchObject({ taken: 504, due: 0 })
    const wrong = paid.body.takings[1].id
    const correction = { taking: wrong, reason: 'It was UPI', instead: { amount: 250, method: 'upi' } }
    const { body } = await walkIns.act(id, 'correct-taking', correction)
    expect(body).toMatchObject({ taken: 454, due: 50 })
    expect(codeOf(await walkIns.act(id, 'correct-taking', correction))).toEqual([409, 'ALREADY_MARKED'])
    const shift = (await desk.get('shift')).body
    expect(shift).toMatchObject({ cash_box: 204, walk_ins_still_due: [{ id, due: 50 }], still_due: [] })
    const entries = shift.takings.map(({ code, room, amount, method }: Body) => [code, room, amount, method])
    expect(entries).toEqual([
      [null, '101', 204, 'cash'],
      [null, '101', 300, 'cash'],
      [null, '101', -300, 'cash'],
      [null, '101', 250, 'upi'],
    ])
  })

  test('an unpaid walk-in needs a reason to leave, and stays listed until it is paid or written off', async ({
    api,
    hotel,
    marks,
    walkIns,
    desk,
  }) => {
    const { id } = (await marks.walkIn(THREE_HOURS)).body
    const { headers } = await buildStaff(api.db, hotel, { role: 'manager' })
    const end = () => api.post(`/desk/shift/unpaid/${id}/end`, { reason: 'Owner agreed' }, { headers })
    expect(codeOf(await end())).toEqual([404, 'NOT_FOUND'])
    expect(codeOf(await walkIns.act(id, 'leave'))).toEqual([422, 'UNPAID_REQUIRED'])
    const left = await walkIns.act(id, 'leave', { unpaid: 'They ran' })
    expect(left.body).toMatchObject({ word: 'left', due: 504, can_take_back: true })
    expect(codeOf(await walkIns.act(id, 'leave', { unpaid: 'They ran' }))).toEqual([409, 'ALREADY_MARKED'])
    const unpaid = async () => (await desk.get('shift')).body.unpaid
    expect(await unpaid()).toMatchObject([{ booking: null, walk_in: { id, due: 504 }, reason: 'They ran' }])
    await walkIns.act(id, 'take', { amount: 500, method: 'upi' })
    expect(await unpaid()).toMatchObject([{ walk_in: { due: 4 } }])
    expect(codeOf(await end())).toEqual([200, 'OK'])
    expect(await unpaid()).toEqual([])
    expect(codeOf(await end())).toEqual([409, 'ALREADY_MARKED'])
  })

  test('a walk-in’s payments change no books, no statement and no tax document, and send no message', async ({
    api,
    marks,
    walkIns,
    steps,
  }) => {
    const counted = async () => {
      const { rows } = await sql<Body>`select (select count(*) from ledger_entries) as entries,
        (select count(*) from outbox) as messages, (select count(*) from tax_documents) as documents,
        (select count(*) from bookings) as bookings`.execute(api.db)
      return rows[0]
    }
    const before = await counted()
    const { id } = (await marks.walkIn(THREE_HOURS, { paid: { amount: 504, method: 'card' } })).body
    await walkIns.act(id, 'hours', { hours: 1 })
    await walkIns.act(id, 'leave', { unpaid: 'They ran' })
    for (const job of ['end-stays', 'check-books', 'write-tax-documents'])
      expect((await steps.runJob(job)).status).toBe(200)
    expect(await counted()).toEqual(before)
  })
})

describe('access to a walk-in', () => {
  test('only the hotel’s own desk reads a walk-in; another hotel’s, a missing id and a malformed id are not found', async ({
    api,
    city,
    marks,
    desk,
  }) => {
    const { id } = (await marks.walkIn(THREE_HOURS)).body
    const other = await buildHotel(api.db, city)
    const { headers } = await buildStaff(api.db, other, { role: 'manager' })
    const bodies: [string, object][] = [
      ['take', { amount: 1, method: 'cash' }],
      ['correct-taking', { taking: 1, reason: 'Wrong' }],
      ['leave', {}],
      ['take-back', { reason: 'Wrong' }],
      ['still-here', {}],
      ['hours', { hours: 1 }],
      ['room', { from: '101', to: '102' }],
    ]
    for (const named of [id, 'no-uuid', '6f9619ff-8b86-4d01-b42d-00c04fc964ff']) {
      for (const path of ['', '/hours', '/free-rooms'])
        expect(codeOf(await api.get(`/desk/walk-ins/${named}${path}`, { headers }))).toEqual([404, 'NOT_FOUND'])
      for (const [act, body] of bodies)
        expect(codeOf(await api.post(`/desk/walk-ins/${named}/${act}`, body, { headers }))).toEqual([404, 'NOT_FOUND'])
      expect(codeOf(await api.post(`/desk/shift/unpaid/${named}/end`, { reason: 'x' }, { headers }))).toEqual([
        404,
        'NOT_FOUND',
      ])
    }
    expect(codeOf(await desk.post(`blocks/${id}/free`))).toEqual([404, 'NOT_FOUND'])
  })

  test('the desk sees a walk-in’s name for as long as it would see a booking’s', async ({ api, marks, walkIns }) => {
    const { id } = (await marks.walkIn(at('18:00'), { paid: { amount: 840, method: 'upi' } })).body
    putClock(api, at('20:00'))
    expect(await walkIns.read(id)).toMatchObject({ first_name: 'Suresh', name: null, room: '101' })
    await walkIns.act(id, 'leave')
    expect(await walkIns.read(id)).toMatchObject({ first_name: null, name: null, taken: 840 })
  })
})

test('a desk no longer blocks a room ‘for a walk-in’', async ({ desk }) => {
  const { status } = await desk.post('blocks', { from: at('14:05'), until: at('16:00'), why: 'walk_in' })
  expect(status).toBe(422)
})

test('a walk-in gets no room whose guests have stayed on until after the next booking’s end', async ({
  api,
  hotel,
  guest,
  steps,
  marks,
}) => {
  const { id } = await steps.paid(guest, hotel)
  // Both rooms are promised for Sunday, so nobody can be moved. The guests of one booking never come.
  await steps.paid(await buildGuest(api.db), hotel, {}, SUNDAY_MORNING)
  await steps.paid(await buildGuest(api.db), hotel, {}, SUNDAY_MORNING)
  putClock(api, SATURDAY_EVENING.checkin)
  await marks.arrive(id)
  expect(await marks.rooms(id)).toEqual(['101'])
  putClock(api, '2026-12-06T19:30:00+05:30')
  await steps.runJob('keep-rooms-of-staying-on')
  const given = await marks.walkIn('2026-12-06T20:45:00+05:30')
  expect(given.body.room).toBe('102')
})
