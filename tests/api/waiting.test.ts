/** Guests who wait for a room are told once, in order, five at a time (decision 0097). */
import { sql } from 'kysely'
import { expect } from 'vitest'
import { buildCity, buildGuest, buildHotel, type BuiltGuest, type BuiltHotel } from '../builders.ts'
import { SATURDAY_EVENING } from '../cast.ts'
import { roomTest } from './room-test.ts'
import type { Steps } from './booking-steps.ts'
import type { Answer, Api } from './start-api.ts'

const STAY = { checkin: SATURDAY_EVENING.checkin, checkout: SATURDAY_EVENING.checkout }
const codeOf = ({ status, body }: Answer) => [status, body.error?.code ?? 'OK']

const test = roomTest
  .extend('hotelWish', { rooms: 1, prices: { 0: 900, 1: 800, 2: 700, 3: 1499, 4: 2000 } })
  .extend('line', ({ api, steps }) => ({
    wait: (guest: BuiltGuest, place: object, stay: object = STAY) =>
      api.post('/waits', { ...place, ...stay }, { headers: guest.headers }),
    list: async (guest: BuiltGuest) => (await api.get('/waits', { headers: guest.headers })).body,
    stop: (guest: BuiltGuest, id: string) => api.post(`/waits/${id}/stop`, undefined, { headers: guest.headers }),
    /** Runs the job, and returns how many guests were told. */
    tell: async () => {
      const before = await countTold(api)
      await steps.runJob('tell-waiting')
      return (await countTold(api)) - before
    },
  }))

async function countTold({ db }: Pick<Api, 'db'>): Promise<number> {
  const { rows } = await sql<{ told: number }>`
    select count(*)::int as told from outbox where dedupe_key like 'room_free:%'`.execute(db)
  return rows[0]?.told ?? 0
}

const guests = (api: Api, count: number) => Promise.all(Array.from({ length: count }, () => buildGuest(api.db)))

test('a guest waits for a sold hotel once, at the end of the line, and can stop waiting', async ({
  api,
  hotel,
  guest,
  steps,
  line,
}) => {
  const holder = await buildGuest(api.db)
  expect(codeOf(await line.wait(guest, { hotelId: hotel.id }))).toEqual([409, 'ROOM_IS_FREE'])
  await steps.paid(holder, hotel)
  const other = await buildGuest(api.db)
  const first = await line.wait(other, { hotelId: hotel.slug })
  expect(first.body).toMatchObject({ waits_for: 'hotel', slot: 3, ahead: 0, told_at: null, ...STAY })
  const second = await line.wait(guest, { hotelId: hotel.id })
  expect(second.body.ahead).toBe(1)
  expect((await line.wait(guest, { hotelId: hotel.id })).body).toEqual(second.body)
  expect(await line.list(guest)).toEqual([second.body])
  await api.db.updateTable('hotels').set({ hidden: true }).where('id', '=', hotel.id).execute()
  expect(await line.list(guest)).toEqual([])
  await api.db.updateTable('hotels').set({ hidden: false }).where('id', '=', hotel.id).execute()
  // A guest who names another guest's wait stops nothing.
  await line.stop(guest, first.body.id)
  expect(await line.list(other)).toHaveLength(1)
  expect(codeOf(await line.stop(guest, second.body.id))).toEqual([200, 'OK'])
  expect(codeOf(await line.stop(guest, second.body.id))).toEqual([200, 'OK'])
  expect(await line.list(guest)).toEqual([])
})

test('a wait is refused without a session, for an unknown place, for a slot that has begun, and as a sixth wait', async ({
  api,
  hotel,
  guest,
  steps,
  line,
}) => {
  await steps.paid(await buildGuest(api.db), hotel)
  expect(codeOf(await api.post('/waits', { hotelId: hotel.id, ...STAY }))).toEqual([401, 'NO_SESSION'])
  expect(codeOf(await line.wait(guest, { hotelId: 999_999 }))).toEqual([404, 'NOT_FOUND'])
  expect(codeOf(await line.wait(guest, { cityId: 999_999 }))).toEqual([404, 'NOT_FOUND'])
  expect(codeOf(await line.wait(guest, { cityId: hotel.cityId, locality: 'nowhere' }))).toEqual([404, 'NOT_FOUND'])
  expect(codeOf(await line.wait(guest, {}))).toEqual([422, 'HOTEL_ID_REQUIRED'])
  expect(codeOf(await line.wait(guest, { hotelId: hotel.id, cityId: hotel.cityId }))).toEqual([
    422,
    'HOTEL_ID_REQUIRED',
  ])
  const begun = { checkin: '2026-11-30T21:00:00+05:30', checkout: '2026-12-01T10:00:00+05:30' }
  expect(codeOf(await line.wait(guest, { hotelId: hotel.id }, begun))[1]).toMatch(/^SLOT_/)
  const city = await buildCity(api.db)
  for (const locality of [undefined, 'old-town', 'lake-side'])
    expect(codeOf(await line.wait(guest, { cityId: city.slug, ...(locality && { locality }) }))).toEqual([200, 'OK'])
  expect(codeOf(await line.wait(guest, { hotelId: hotel.id }))).toEqual([200, 'OK'])
  const next = { checkin: '2026-12-08T21:00:00+05:30', checkout: '2026-12-09T10:00:00+05:30' }
  expect(codeOf(await line.wait(guest, { cityId: city.slug }, next))).toEqual([200, 'OK'])
  expect(codeOf(await line.wait(guest, { cityId: city.slug, locality: 'old-town' }, next))).toEqual([
    409,
    'TOO_MANY_WAITS',
  ])
  expect(codeOf(await line.wait(guest, { hotelId: hotel.id }))).toEqual([200, 'OK'])
})

test('the text to waiting guests is neutral, and its link opens the stay', async ({
  api,
  hotel,
  guest,
  steps,
  line,
}) => {
  const holder = await buildGuest(api.db)
  const { id } = await steps.paid(holder, hotel)
  await line.wait(guest, { hotelId: hotel.id })
  expect(await line.tell()).toBe(0)
  await steps.cancel(holder, id)
  expect(await steps.isAvailable(hotel)).toBe(true)
  expect(await line.tell()).toBe(1)
  await api.worker.drain()
  const [text, ...more] = await steps.messagesTo(guest.phone)
  expect(more).toEqual([])
  expect(text).toMatch(
    new RegExp(`free now. First come, first served: http\\S+/hotel/${hotel.id}\\?checkin=2026-12-05&slot=3$`),
  )
  expect(text).not.toContain(hotel.slug)
  expect(await line.list(guest)).toMatchObject([{ told_at: expect.any(String), hotelSlug: hotel.slug, ahead: 0 }])
  api.clock.advance(60)
  expect(await line.tell()).toBe(0)
})

test('five guests are told of a room, the next five after ten minutes if it is still free, and nobody once it is taken', async ({
  api,
  hotel,
  steps,
  line,
}) => {
  const holder = await buildGuest(api.db)
  const { id } = await steps.paid(holder, hotel)
  const waiting = await guests(api, 12)
  for (const guest of waiting) await line.wait(guest, { hotelId: hotel.id })
  const told = async () => {
    const lists = await Promise.all(waiting.map((guest) => line.list(guest)))
    return lists.map(([wait]) => (wait.told_at ? 'x' : '.')).join('')
  }
  await steps.cancel(holder, id)
  expect(await line.tell()).toBe(5)
  expect(await told()).toBe('xxxxx.......')
  expect(await line.tell()).toBe(0)
  api.clock.advance(9)
  expect(await line.tell()).toBe(0)
  api.clock.advance(1)
  expect(await line.tell()).toBe(5)
  expect(await told()).toBe('xxxxxxxxxx..')
  api.clock.advance(5)
  const [first] = waiting
  if (!first) throw new Error('nobody waits')
  await steps.paid(first, hotel, { another: true })
  api.clock.advance(30)
  expect(await line.tell()).toBe(0)
  expect(await told()).toBe('xxxxxxxxxx..')
})

type Freed = [string, (given: { api: Api; hotel: BuiltHotel; steps: Steps; desk: Desk }) => Promise<() => unknown>]
type Desk = { post: (path: string, body?: object) => Promise<Answer> }

const FREED: Freed[] = [
  [
    'a hold runs out',
    async ({ api, hotel, steps }) => {
      await steps.book(await buildGuest(api.db), hotel)
      return async () => {
        api.clock.advance(30)
        await steps.runJob('expire-holds')
      }
    },
  ],
  [
    'the desk frees a blocked room',
    async ({ hotel, desk, api }) => {
      const room = await api.db
        .selectFrom('rooms')
        .select('id')
        .where('hotel_id', '=', hotel.id)
        .executeTakeFirstOrThrow()
      const blocked = await desk.post('blocks', {
        room: room.id,
        from: STAY.checkin,
        until: STAY.checkout,
        why: 'repair',
      })
      expect(blocked.status).toBe(200)
      const block = await api.db
        .selectFrom('room_blocks')
        .select('id')
        .where('hotel_id', '=', hotel.id)
        .executeTakeFirstOrThrow()
      return async () => expect((await desk.post(`blocks/${block.id}/free`)).status).toBe(200)
    },
  ],
]

test.for(FREED)('guests who wait are told when %s', async ([, sell], { api, hotel, guest, steps, desk, line }) => {
  const free = await sell({ api, hotel, steps, desk })
  expect(codeOf(await line.wait(guest, { hotelId: hotel.id }))).toEqual([200, 'OK'])
  expect(await line.tell()).toBe(0)
  await free()
  expect(await line.tell()).toBe(1)
})

test('guests who wait for a hotel, its locality or its city are told in the order of their requests', async ({
  api,
  steps,
  line,
}) => {
  const city = await buildCity(api.db)
  const hotel = await buildHotel(api.db, city, { rooms: 1, locality: 'Old Town' })
  const elsewhere = await buildHotel(api.db, city, { rooms: 1, locality: 'Lake Side' })
  const holder = await buildGuest(api.db)
  const { id } = await steps.paid(holder, hotel)
  await steps.paid(holder, elsewhere, { another: true })
  const [whole, there, aside, only, twice] = await guests(api, 5)
  if (!whole || !there || !aside || !only || !twice) throw new Error('nobody waits')
  const places: [BuiltGuest, object][] = [
    [whole, { cityId: city.slug }],
    [there, { cityId: city.id, locality: 'old-town' }],
    [aside, { cityId: city.id, locality: 'lake-side' }],
    [twice, { cityId: city.id }],
    [only, { hotelId: hotel.id }],
    [twice, { hotelId: hotel.id }],
  ]
  const ahead: number[] = []
  for (const [guest, place] of places) ahead.push((await line.wait(guest, place)).body.ahead)
  expect(ahead).toEqual([0, 1, 1, 3, 3, 3])
  await steps.cancel(holder, id)
  expect(await line.tell()).toBe(4)
  const { rows } = await sql<{ to: string }>`
    select u.phone as to from outbox o join waits w on o.dedupe_key = 'room_free:' || w.id
    join users u on u.id = w.user_id order by o.id desc limit 4`.execute(api.db)
  expect(rows.map(({ to }) => to).toReversed()).toEqual([whole, there, twice, only].map(({ phone }) => phone))
  api.clock.advance(10)
  expect(await line.tell()).toBe(0)
})

test('a wait ends when its slot starts, whether the guest was told or not', async ({
  api,
  hotel,
  guest,
  steps,
  line,
}) => {
  const tonight = { checkin: '2026-12-01T21:00:00+05:30', checkout: '2026-12-02T10:00:00+05:30' }
  await steps.paid(await buildGuest(api.db), hotel, {}, { ...tonight, slotId: 1 })
  await line.wait(guest, { hotelId: hotel.id }, tonight)
  api.clock.advance(12 * 60 - 1)
  await line.tell()
  expect(await line.list(guest)).toHaveLength(1)
  api.clock.advance(1)
  expect(await line.list(guest)).toEqual([])
  await line.tell()
  const left = await api.db.selectFrom('waits').select('id').where('user_id', '=', guest.id).execute()
  expect(left).toEqual([])
})

test('a guest’s data include their waits, and erasing the account deletes them', async ({
  api,
  hotel,
  guest,
  steps,
  line,
}) => {
  await steps.paid(await buildGuest(api.db), hotel)
  await line.wait(guest, { hotelId: hotel.id })
  const { body } = await api.post(`/users/${guest.id}/export-data`, {}, { headers: guest.headers })
  expect(body.data.waitingFor).toMatchObject([{ rooms: 1, told_at: null }])
  expect((await api.post(`/users/${guest.id}/erase`, {}, { headers: guest.headers })).status).toBe(200)
  expect(await api.db.selectFrom('waits').select('id').where('user_id', '=', guest.id).execute()).toEqual([])
})
