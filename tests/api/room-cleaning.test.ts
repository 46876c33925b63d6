/** Rooms are dirty once guests leave, and are sold again once somebody marks them clean (decision 0076). */
import { describe, expect } from 'vitest'
import { addMinutes } from '#domain/kernel/ist.ts'
import { writesOf } from '#db/own-writes.ts'
import { databaseChangeFeed } from '#server/adapters/database-change-feed.ts'
import { buildApp } from '#server/app.ts'
import { hashToken } from '#server/http/session.ts'
import { startCatalogue } from '#server/features/hotels/catalogue/catalogue.ts'
import { buildHotel, buildStaff } from '../builders.ts'
import { SUNDAY_MORNING } from '../cast.ts'
import { putClock } from './desk-acts.ts'
import { codeOf, roomTest } from './room-test.ts'
import { withQuery, type Answer, type Api } from './start-api.ts'

const NOON = '2026-12-06T12:00:00+05:30'
/** That day's Custom Day slot. It stays on sale after its start while half of it is left. */
const AFTERNOON = { checkin: '2026-12-06T13:00:00+05:30', checkout: '2026-12-06T18:00:00+05:30', slotId: 3 }

/** Builds a hotel with one room that cleans for two hours, and whose guests left at noon. `room` is the room's id. */
const test = roomTest
  .extend('hotelWish', { rooms: 1, prices: { 0: 900, 1: 800, 2: 700, 3: 1499, 4: 2000 }, cleaning_minutes: 120 })
  .extend('cleaner', ({ api, hotel }) => buildStaff(api.db, hotel, { role: 'cleaner', name: 'Rekha' }))
  .extend('clean', ({ api, cleaner }) => ({
    list: () => api.get('/desk/cleaning', { headers: cleaner.headers }),
    press: (room: number, what: string, headers: object = {}) =>
      api.post(`/desk/cleaning/${room}/${what}`, {}, { headers: { ...cleaner.headers, ...headers } }),
  }))
  .extend('left', async ({ api, hotel, guest, steps, marks }) => {
    const { id } = await steps.paid(guest, hotel, {}, SUNDAY_MORNING)
    putClock(api, SUNDAY_MORNING.checkin)
    await marks.arrive(id)
    putClock(api, NOON)
    await marks.leave(id)
    return id
  })
  .extend('room', async ({ api, hotel }) => {
    const { id } = await api.db
      .selectFrom('rooms')
      .select('id')
      .where('hotel_id', '=', hotel.id)
      .executeTakeFirstOrThrow()
    return id
  })

const numbers = ({ body }: Answer, list: 'to_clean' | 'soon' | 'cleaned'): string[] =>
  body[list].map(({ number }: { number: string }) => number)

const cleanings = (api: Api, room: number) =>
  api.db
    .selectFrom('room_cleanings')
    .select(['dirty_by', 'started_by', 'clean_by', 'is_dropped', 'reason'])
    .where('room_id', '=', room)
    .orderBy('id')
    .execute()

describe('rooms that guests have left', () => {
  test('a room that guests have left has to be cleaned, and the colleague who checked them out is recorded', async ({
    api,
    left,
    room,
    clean,
    staff,
  }) => {
    expect(left).toBeTruthy()
    const listed = await clean.list()
    expect(listed.body).toMatchObject({
      to_clean: [{ id: room, number: '101', dirty_at: NOON, started_at: null, started_by: null, is_urgent: false }],
      soon: [],
      cleaned: [],
    })
    expect(await cleanings(api, room)).toEqual([
      { dirty_by: staff.id, started_by: null, clean_by: null, is_dropped: false, reason: null },
    ])
  })

  test('a room is sold from the moment it is marked clean, before the planned minutes are over', async ({
    api,
    hotel,
    left,
    room,
    clean,
    steps,
  }) => {
    expect(left).toBeTruthy()
    expect(await steps.isAvailable(hotel, AFTERNOON)).toBe(false)
    putClock(api, '2026-12-06T12:20:00+05:30')
    expect(codeOf(await clean.press(room, 'start'))).toEqual([200, 'OK'])
    const cleaned = await clean.press(room, 'clean')
    expect([numbers(cleaned, 'to_clean'), numbers(cleaned, 'cleaned')]).toEqual([[], ['101']])
    expect(cleaned.body.cleaned[0]).toEqual({ number: '101', at: '2026-12-06T12:20:00+05:30', by: 'Rekha' })
    expect(await steps.isAvailable(hotel, AFTERNOON)).toBe(true)
  })

  test('a clean room becomes available in the search from memory and from the database', async ({
    api,
    hotel,
    left,
    room,
    clean,
  }) => {
    expect(left).toBeTruthy()
    const { db, clock, log } = api.services
    const catalogueOf = (memory: number) =>
      startCatalogue({ db, feed: databaseChangeFeed(db), writes: () => writesOf(db), clock, log, memory })
    const path = withQuery(`/api/hotels/${hotel.id}/find-availability`, {
      checkin: AFTERNOON.checkin,
      checkout: AFTERNOON.checkout,
    })
    const sites = [catalogueOf(64), catalogueOf(0)]
    const apps = await Promise.all(sites.map((catalogue) => buildApp({ services: { ...api.services, catalogue } })))
    const ask = () =>
      Promise.all(apps.map(async (app) => (await app.inject(path)).json().availability.availability as boolean))
    await expect.poll(async () => (await ask()) && (sites[0]?.figures().catalogueHits ?? 0)).toBeGreaterThan(0)
    expect(await ask()).toEqual([false, false])
    const hits = sites[0]?.figures().catalogueHits ?? 0
    await clean.press(room, 'clean')
    expect(await ask()).toEqual([true, true])
    expect(sites[0]?.figures().catalogueHits).toBe(hits + 1)
    await Promise.all(apps.map((app) => app.close()))
  })

  test('a room that nobody marks clean is sold after the planned minutes, and is then urgent', async ({
    api,
    left,
    clean,
    marks,
  }) => {
    expect(left).toBeTruthy()
    const walkIn = () => marks.walkIn('2026-12-06T18:00:00+05:30')
    putClock(api, '2026-12-06T13:59:00+05:30')
    expect(codeOf(await walkIn())).toEqual([409, 'NO_ROOM_FREE'])
    putClock(api, '2026-12-06T14:00:00+05:30')
    expect((await clean.list()).body.to_clean[0]).toMatchObject({ number: '101', is_urgent: true })
    expect(codeOf(await walkIn())).toEqual([200, 'OK'])
  })

  test('a room is marked clean once if two phones do it in parallel', async ({ api, hotel, left, room, clean }) => {
    expect(left).toBeTruthy()
    const other = await buildStaff(api.db, hotel, { role: 'cleaner', name: 'Sunil' })
    const pressed = await Promise.all([clean.press(room, 'clean'), clean.press(room, 'clean', other.headers)])
    expect(pressed.map(codeOf)).toEqual([
      [200, 'OK'],
      [200, 'OK'],
    ])
    expect(numbers(await clean.list(), 'cleaned')).toEqual(['101'])
    const acts = api.db.selectFrom('staff_acts').select('kind').where('hotel_id', '=', hotel.id)
    expect(await acts.where('kind', '=', 'room_cleaned').execute()).toHaveLength(1)
  })

  test('a room keeps the name of the first colleague who started cleaning it', async ({
    api,
    hotel,
    left,
    room,
    clean,
  }) => {
    expect(left).toBeTruthy()
    const other = await buildStaff(api.db, hotel, { role: 'cleaner', name: 'Sunil' })
    await clean.press(room, 'start')
    const second = await clean.press(room, 'start', other.headers)
    expect([codeOf(second), second.body.to_clean[0].started_by]).toEqual([[200, 'OK'], 'Rekha'])
    await clean.press(room, 'clean')
    expect(codeOf(await clean.press(room, 'start'))).toEqual([409, 'ROOM_NOT_DIRTY'])
  })

  test('a room leaves the list when the desk undoes the check-out', async ({ api, left, room, clean, marks }) => {
    expect(codeOf(await marks.back(left))).toEqual([200, 'OK'])
    expect(numbers(await clean.list(), 'to_clean')).toEqual([])
    expect(await cleanings(api, room)).toMatchObject([{ is_dropped: true, clean_by: null }])
    putClock(api, '2026-12-06T12:30:00+05:30')
    await marks.leave(left)
    expect(numbers(await clean.list(), 'to_clean')).toEqual(['101'])
  })

  test('a room that is cleaned and sold keeps its new guests if the check-out is undone', async ({
    left,
    room,
    clean,
    marks,
  }) => {
    await clean.press(room, 'clean')
    const walkIn = await marks.walkIn('2026-12-06T14:00:00+05:30')
    expect(walkIn.body.room).toBe('101')
    expect(codeOf(await marks.back(left))).toEqual([409, 'ROOM_STILL_IN_USE'])
  })

  test('a room stays on the list until guests are let in, and is dirty again when they leave', async ({
    api,
    left,
    room,
    clean,
    marks,
    desk,
  }) => {
    expect(left).toBeTruthy()
    putClock(api, '2026-12-06T14:10:00+05:30')
    const walkIn = await marks.walkIn('2026-12-06T18:00:00+05:30')
    expect(codeOf(walkIn)).toEqual([200, 'OK'])
    expect(numbers(await clean.list(), 'to_clean')).toEqual([])
    expect(numbers(await clean.list(), 'soon')).toEqual(['101'])
    putClock(api, '2026-12-06T15:00:00+05:30')
    await desk.post(`walk-ins/${walkIn.body.id}/leave`, { unpaid: 'Pays tomorrow' })
    expect(numbers(await clean.list(), 'to_clean')).toEqual(['101'])
    expect(await cleanings(api, room)).toMatchObject([{ is_dropped: true }, { is_dropped: false }])
  })
})

describe('clean rooms', () => {
  test('a clean room is marked dirty again with a reason, and stays on sale', async ({
    api,
    hotel,
    left,
    room,
    clean,
    desk,
    steps,
    staff,
  }) => {
    expect(left).toBeTruthy()
    const dirty = (reason: string) => desk.post(`cleaning/${room}/dirty`, { reason })
    expect(codeOf(await dirty('Again'))).toEqual([409, 'ROOM_STILL_TO_CLEAN'])
    await clean.press(room, 'clean')
    expect(codeOf(await dirty(' '))).toEqual([422, 'REASON_REQUIRED'])
    expect(numbers(await dirty('The bathroom was forgotten'), 'to_clean')).toEqual(['101'])
    expect((await cleanings(api, room))[1]).toMatchObject({ dirty_by: staff.id, reason: 'The bathroom was forgotten' })
    expect(await steps.isAvailable(hotel, AFTERNOON)).toBe(true)
    expect(codeOf(await clean.press(room, 'dirty'))).toEqual([403, 'NOT_FOR_CLEANERS'])
  })

  test('a clean room is not listed for cleaning while guests are in it', async ({ left, room, marks, desk }) => {
    await marks.back(left)
    expect(codeOf(await desk.post(`cleaning/${room}/dirty`, { reason: 'Towels' }))).toEqual([409, 'ROOM_HAS_GUESTS'])
  })
})

describe('cleaners', () => {
  test('a manager adds a cleaner without a phone, but not a manager without one', async ({ api, hotel }) => {
    const { headers, id } = await buildStaff(api.db, hotel, { role: 'manager', name: 'Lakshmi' })
    const add = (body: object) => api.post('/desk/staff', body, { headers })
    const added = await add({ name: 'Rekha', role: 'cleaner' })
    expect(added.body).toMatchObject({ role: 'cleaner', phone: null, vouched_by: 'Lakshmi', is_accepted: true })
    expect(codeOf(await add({ name: 'Ravi', role: 'manager' }))).toEqual([422, 'PHONE_REQUIRED'])
    await api.db
      .insertInto('desk_sessions')
      .values({
        token_hash: hashToken('a-paired-phone'),
        staff_id: added.body.id,
        paired_by: id,
        created_at: api.clock.now(),
        expires_at: addMinutes(api.clock.now(), 60),
        last_seen: api.clock.now(),
      })
      .execute()
    const paired = { headers: { authorization: 'a-paired-phone' } }
    expect((await api.get('/desk/me', paired)).body).toMatchObject({ acts_as: 'cleaner', passkey: 'none' })
    expect(codeOf(await api.get('/desk/cleaning', paired))).toEqual([200, 'OK'])
    for (const path of ['day', 'rooms-now', 'rooms', 'shift', 'notes', 'find?text=Asha', 'staff'])
      expect(codeOf(await api.get(`/desk/${path}`, paired)), path).toEqual([403, 'NOT_FOR_CLEANERS'])
  })

  test('a cleaner’s activity does not count as an open reception', async ({ api, hotel, clean }) => {
    await clean.list()
    const life = api.db.selectFrom('desk_life').select('seen_at').where('hotel_id', '=', hotel.id)
    expect(await life.execute()).toEqual([])
  })

  test('a cleaner sees no guest, no code and no money', async ({ left, clean, marks, guest }) => {
    const { code } = await marks.read(left)
    const seen = JSON.stringify((await clean.list()).body)
    for (const secret of [code, left, guest.phone, 'name"', 'due', 'booking']) expect(seen).not.toContain(secret)
  })

  test('a cleaner cannot act on another hotel’s rooms or with an invalid id', async ({ api, city, left, clean }) => {
    expect(left).toBeTruthy()
    const other = await buildHotel(api.db, city, { rooms: 1 })
    const { id } = await api.db
      .selectFrom('rooms')
      .select('id')
      .where('hotel_id', '=', other.id)
      .executeTakeFirstOrThrow()
    for (const what of ['start', 'clean']) expect(codeOf(await clean.press(id, what))).toEqual([404, 'NOT_FOUND'])
    for (const room of ['101a', '-1', '99999999999', '0'])
      expect(codeOf(await clean.press(room as unknown as number, 'clean'))).toEqual([404, 'NOT_FOUND'])
  })

  test('a cleaner cannot take over the cash box', async ({ api, desk, cleaner, staff }) => {
    await buildStaff(api.db, { id: (await desk.get('me')).body.post.hotel.id }, { name: 'Sunita' })
    const { colleagues } = (await desk.get('shift')).body
    expect(colleagues.map(({ id }: { id: string }) => id)).not.toContain(cleaner.id)
    expect(colleagues.map(({ id }: { id: string }) => id)).toContain(staff.id)
    expect(codeOf(await desk.post('shift/hand-over', { counted: 0, to: cleaner.id }))).toEqual([404, 'NOT_FOUND'])
  })
})
