import { randomUUID } from 'node:crypto'
/** Walk-ins keep their room until they leave, however long that takes (decision 0074). */
import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { readWork } from '#server/features/office/read-now.ts'
import { buildGuest } from '../builders.ts'
import { SUNDAY_MORNING } from '../cast.ts'
import { putClock } from './desk-acts.ts'
import { codeOf, EARLY_EVENING } from './room-test.ts'
import type { Body } from './start-api.ts'
import { at, THREE_HOURS, walkInTest as test } from './walk-in-test.ts'

describe('the length of a walk-in', () => {
  test('a walk-in can pay to stay longer while the room is free, but not once it is sold', async ({
    guest,
    hotel,
    steps,
    marks,
    walkIns,
  }) => {
    await steps.paid(guest, hotel, { roomCount: 2, guestsCount: 2 }, EARLY_EVENING)
    const { id } = (await marks.walkIn(at('16:15'))).body
    const offered = await walkIns.act(id, 'hours', { hours: 2 })
    expect(codeOf(offered)).toEqual([409, 'ROOM_NOT_FREE'])
    const longer = await walkIns.act(id, 'hours', { hours: 1 }, 'once')
    expect(longer.body).toMatchObject({
      leaves_at: THREE_HOURS,
      total: 504,
      hours: [{ price: 168, until: THREE_HOURS }],
    })
    expect((await walkIns.act(id, 'hours', { hours: 1 }, 'once')).body).toEqual(longer.body)
  })

  test('a walk-in is offered more hours until the next stay begins', async ({
    guest,
    hotel,
    steps,
    marks,
    desk,
    walkIns,
  }) => {
    await steps.paid(guest, hotel, { roomCount: 2, guestsCount: 2 }, EARLY_EVENING)
    const { id } = (await marks.walkIn(at('15:15'))).body
    expect((await desk.get(`walk-ins/${id}/hours`)).body).toEqual([
      { hours: 1, until: at('16:15'), price: 168 },
      { hours: 2, until: THREE_HOURS, price: 336 },
    ])
    const cheaper = { hours: 1, price: 100, price_reason: 'Lift was broken' }
    expect((await walkIns.act(id, 'hours', cheaper)).body).toMatchObject({ total: 168 + 100, due: 268 })
  })

  test('a walk-in who leaves frees the room once it is cleaned', async ({ api, hotel, marks, walkIns, steps }) => {
    await api.db.updateTable('hotels').set({ cleaning_minutes: 30 }).where('id', '=', hotel.id).execute()
    await marks.block('102', at('14:05'), at('23:00'))
    const { id } = (await marks.walkIn(at('18:00'), { price: 0, price_reason: 'Staff' })).body
    expect(await steps.isAvailable(hotel, EARLY_EVENING)).toBe(false)
    putClock(api, at('16:00'))
    expect(codeOf(await walkIns.act(id, 'leave'))).toEqual([200, 'OK'])
    expect(await steps.isAvailable(hotel, EARLY_EVENING)).toBe(true)
    expect(codeOf(await marks.walkIn(at('17:00')))).toEqual([409, 'NO_ROOM_FREE'])
    putClock(api, at('16:30'))
    expect(codeOf(await marks.walkIn(at('17:30')))).toEqual([200, 'OK'])
  })

  test('when a walk-in stays on, the desk is asked, the next booking moves, and the office calls a silent desk', async ({
    api,
    hotel,
    guest,
    steps,
    marks,
    walkIns,
  }) => {
    const { id } = (await marks.walkIn(at('18:00'))).body
    const next = await steps.paid(guest, hotel, {}, EARLY_EVENING)
    expect(await marks.rooms(next.id)).toEqual(['101'])
    expect(codeOf(await walkIns.act(id, 'still-here'))).toEqual([409, 'VISIT_TOO_EARLY'])
    putClock(api, at('18:10'))
    await steps.runJob('keep-rooms-of-staying-on')
    expect((await marks.day()).walk_ins).toMatchObject([
      { id, word: 'overdue', is_asked: false, next: { room: '101' } },
    ])
    expect((await marks.read(next.id)).rooms_in_use).toMatchObject([{ room: '101', booking: null }])
    expect(codeOf(await marks.arrive(next.id))).toEqual([409, 'ROOM_STILL_IN_USE'])
    putClock(api, at('18:15'))
    await steps.runJob('keep-rooms-of-staying-on')
    expect(await marks.rooms(next.id)).toEqual(['102'])
    expect((await marks.day()).walk_ins).toMatchObject([{ id, is_asked: true, next: null }])
    const toCall = async () => (await readWork(api.db, randomUUID(), api.clock.now())).filter((work) => work.id === id)
    expect(await toCall()).toEqual([])
    putClock(api, at('18:45'))
    expect(await toCall()).toMatchObject([{ kind: 'still_in_room', booking: null, note: 'walk-in' }])
    expect((await walkIns.act(id, 'still-here')).body).toMatchObject({ is_asked: false })
    expect(await toCall()).toEqual([])
    putClock(api, at('19:46'))
    expect((await marks.day()).walk_ins).toMatchObject([{ id, is_asked: true }])
    await walkIns.act(id, 'leave', { unpaid: 'They ran' })
    expect((await marks.day()).walk_ins).toMatchObject([{ id, word: 'left', is_asked: false }])
  })

  test('a walk-in recorded as left by mistake continues, in a different room if the first was given away', async ({
    api,
    marks,
    walkIns,
    desk,
  }) => {
    const { id } = (await marks.walkIn(at('18:00'), { paid: { amount: 840, method: 'upi' } })).body
    expect(codeOf(await walkIns.act(id, 'take-back', { reason: 'Wrong row' }))).toEqual([409, 'ALREADY_MARKED'])
    putClock(api, at('15:00'))
    await walkIns.act(id, 'leave')
    expect((await walkIns.act(id, 'take-back', { reason: 'Wrong row' })).body).toMatchObject({
      word: 'here',
      room: '101',
    })
    await walkIns.act(id, 'leave')
    expect((await marks.walkIn(at('16:00'))).body.room).toBe('101')
    expect(codeOf(await walkIns.act(id, 'take-back', { reason: 'Wrong row' }))).toEqual([409, 'ROOM_STILL_IN_USE'])
    expect((await desk.get(`walk-ins/${id}/free-rooms`)).body).toMatchObject([{ number: '102' }])
    const moved = await walkIns.act(id, 'take-back', { reason: 'Wrong row', from: '101', to: '102' })
    expect(moved.body).toMatchObject({ word: 'here', room: '102', leaves_at: at('18:00') })
    await walkIns.act(id, 'leave')
    putClock(api, at('15:16'))
    expect(codeOf(await walkIns.act(id, 'take-back', { reason: 'Wrong row' }))).toEqual([409, 'VISIT_TOO_LATE'])
  })

  test('a walk-in continues in a different room, and the used room is cleaned', async ({
    api,
    hotel,
    marks,
    walkIns,
    desk,
    steps,
  }) => {
    await api.db.updateTable('hotels').set({ cleaning_minutes: 60 }).where('id', '=', hotel.id).execute()
    const { id } = (await marks.walkIn(at('23:00'), { price: 0, price_reason: 'Staff' })).body
    putClock(api, at('16:00'))
    expect((await desk.get(`walk-ins/${id}/free-rooms`)).body).toMatchObject([{ number: '102' }])
    expect((await walkIns.act(id, 'room', { from: '101', to: '102' })).body).toMatchObject({ room: '102' })
    expect((await walkIns.offers()).rooms).toEqual([])
    putClock(api, at('17:00'))
    expect((await walkIns.offers()).rooms).toMatchObject([{ number: '101' }])
    expect(codeOf(await walkIns.act(id, 'room', { from: '102', to: '102' }))).toEqual([409, 'ROOM_NOT_FREE'])
    expect((await walkIns.act(id, 'hours', { hours: 1 })).body).toMatchObject({
      leaves_at: at('00:00', '06'),
      room: '102',
    })
    putClock(api, at('18:00'))
    expect((await walkIns.act(id, 'leave', { unpaid: 'They ran' })).body).toMatchObject({ room: '102' })
    expect((await steps.runJob('keep-rooms-of-staying-on')).status).toBe(200)
  })
})

test('the next booking waits for the walk-in in its room', async ({ api, hotel, steps, marks, walkIns }) => {
  const { id } = (await marks.walkIn(at('10:00', '06'))).body
  const next = await steps.paid(await buildGuest(api.db), hotel, {}, SUNDAY_MORNING)
  expect(await marks.rooms(next.id)).toEqual(['101'])
  putClock(api, at('10:05', '06'))
  expect(codeOf(await marks.arrive(next.id))).toEqual([409, 'ROOM_STILL_IN_USE'])
  await walkIns.act(id, 'leave', { unpaid: 'Will come back' })
  expect(codeOf(await marks.arrive(next.id))).toEqual([200, 'OK'])
})

test('a walk-in’s name is deleted a year after they left, and their payments stay', async ({
  api,
  marks,
  walkIns,
  steps,
}) => {
  const { id } = (await marks.walkIn(THREE_HOURS, { paid: { amount: 504, method: 'upi' } })).body
  const { id: here } = (await marks.walkIn(THREE_HOURS)).body
  await walkIns.act(id, 'leave')
  putClock(api, '2027-12-06T14:06:00+05:30')
  expect((await steps.runJob('purge-sign-ins')).status).toBe(200)
  const { rows } =
    await sql<Body>`select block_id as id, name from walk_ins where block_id in (${id}, ${here})`.execute(api.db)
  expect(rows).toEqual(
    expect.arrayContaining([
      { id, name: null },
      { id: here, name: 'Suresh Patil' },
    ]),
  )
  const taken = await api.db.selectFrom('desk_takings').select('amount').where('block_id', '=', id).execute()
  expect(taken).toEqual([{ amount: 504 }])
})
