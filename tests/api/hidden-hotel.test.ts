import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Call } from '#contract/call.ts'
import { ALL_CALLS } from '#contract/calls.ts'
import {
  bookingBody,
  buildCity,
  buildGuest,
  buildHotel,
  type BuiltCity,
  type BuiltGuest,
  type BuiltHotel,
} from '../builders.ts'
import { SATURDAY_EVENING, SUNDAY_MORNING } from '../cast.ts'
import { stepsOf, type Steps } from './booking-steps.ts'
import { buildStay } from './build-stay.ts'
import { startApi, withQuery, type Answer, type Api, type Body } from './start-api.ts'

const HIDDEN_NAME = 'The Unseen Palace'

let api: Api
let steps: Steps
let city: BuiltCity
let guest: BuiltGuest
let open: BuiltHotel
let hidden: BuiltHotel
let bookingId: string
let stayId: string

/** Every answer that lists or counts hotels, as a guest gets it. */
let before: Map<string, Body>
const named = (call: Call) => `${call.method} ${call.path}`

const setHidden = (isHidden: boolean) =>
  api.db.updateTable('hotels').set({ hidden: isHidden }).where('id', '=', hidden.id).execute()

beforeAll(async () => {
  api = await startApi()
  steps = stepsOf(api)
  city = await buildCity(api.db)
  guest = await buildGuest(api.db)
  open = await buildHotel(api.db, city, { rooms: 3 })
  before = await listsOf(guest)
  // The cheapest, the best and the first of its city, loved, booked and reviewed: then it is hidden.
  hidden = await buildHotel(api.db, city, {
    name: HIDDEN_NAME,
    rank: 999,
    has_bathtub: true,
    same_sex: true,
    has_love_kit: true,
    prices: { 0: 1, 1: 1, 2: 1, 3: 1, 4: 1 },
  })
  await api.post('/favourites/favourite-hotel', { do: 'favourite', hotelId: hidden.id }, { headers: guest.headers })
  bookingId = (await steps.paid(guest, hidden)).id
  stayId = await buildStay(api.db, hidden, guest)
  const review = await api.post(
    `/hotels/${hidden.id}/review`,
    { bookingId: stayId, rating: 5, review: 'Quiet and kind.' },
    { headers: guest.headers },
  )
  if (review.status !== 200) throw new Error(`the stay could not be reviewed: ${review.status}`)
  await setHidden(true)
})
afterAll(() => api.stop())

const TIMES = { checkin: SATURDAY_EVENING.checkin, checkout: SATURDAY_EVENING.checkout }

/** Calls that answer with hotels, or with figures about them, without naming one. */
const LISTS: Readonly<Record<string, () => string>> = {
  'GET /cities': () => '/cities',
  'GET /cities/{id}': () => `/cities/${city.id}`,
  'GET /hotels/search': () => withQuery('/hotels/search', { ...TIMES, filter: { where: { cityId: city.id } } }),
  'GET /hotels/search-facets': () =>
    withQuery('/hotels/search-facets', { ...TIMES, filter: { where: { cityId: city.id } } }),
  'GET /hotels/similar-hotels/{id}': () => `/hotels/similar-hotels/${open.id}`,
  'GET /favourites/user-favourites': () => '/favourites/user-favourites',
}

async function listsOf(who: BuiltGuest): Promise<Map<string, Body>> {
  const answers = new Map<string, Body>()
  for (const [name, path] of Object.entries(LISTS))
    answers.set(name, (await api.get(path(), { headers: who.headers })).body)
  return answers
}

const BODIES: Readonly<Record<string, () => object>> = {
  'POST /hotels/{id}/calculate-bill': () => ({ checkin_date: TIMES.checkin, checkout_date: TIMES.checkout }),
  'POST /hotels/{id}/review': () => ({ bookingId: stayId, rating: 4 }),
  'POST /favourites/favourite-hotel': () => ({ do: 'favourite', hotelId: hidden.id }),
  'POST /bookings/create-booking': () => bookingBody(hidden, SUNDAY_MORNING),
}

const takesHotel = (call: Call) => {
  const inBody = call.body && 'properties' in call.body ? Object.keys(call.body.properties as object) : []
  return /^\/hotels\/(.*\/)?\{id\}/.test(call.path) || inBody.includes('hotelId')
}

async function askAbout(call: Call, hotel: string | number): Promise<Answer> {
  const path = call.path.replace('{id}', String(hotel))
  if (call.method === 'GET') return api.get(withQuery(path, TIMES), { headers: guest.headers })
  const body = BODIES[named(call)]?.()
  if (!body) throw new Error(`${named(call)} takes a hotel: say here with which body`)
  return api.post(path, 'hotelId' in body ? { ...body, hotelId: hotel } : body, { headers: guest.headers })
}

const ABOUT_A_HOTEL = ALL_CALLS.filter(takesHotel)

describe('a hidden hotel', () => {
  test.each(ABOUT_A_HOTEL.map((call) => [named(call), call] as const))('is unknown to %s', async (_name, call) => {
    for (const hotel of [hidden.id, hidden.slug]) {
      const answer = await askAbout(call, hotel)
      const unknown = await askAbout(call, typeof hotel === 'number' ? 2_000_000_000 : 'no-such-hotel')
      expect(answer.status).toBe(404)
      expect([answer.status, answer.body]).toEqual([unknown.status, unknown.body])
    }
  })

  test.each(Object.keys(LISTS))('changes no answer of %s', async (name) => {
    expect((await listsOf(guest)).get(name)).toEqual(before.get(name))
    expect((await listsOf(await buildGuest(api.db))).get(name)).toEqual(before.get(name))
  })

  test.each([
    ['asked for by name', { hidden: true }],
    ['asked for with others', { hidden: false }],
    ['by what only it has', { has_love_kit: true, has_bathtub: true, same_sex: true }],
    ['by its price', { price: { gt: 0, lt: 2 } }],
  ])('is in no search, %s', async (_how, more) => {
    const { body } = await api.get(
      withQuery('/hotels/search', { ...TIMES, filter: { where: { cityId: city.id, ...more } } }),
    )
    expect(JSON.stringify(body)).not.toContain(hidden.slug)
  })

  test('appears to nobody in any reading call, except to a guest who booked it', async () => {
    const other = await buildGuest(api.db)
    const ids = [hidden.id, hidden.slug, city.id, open.id, other.id, bookingId, stayId]
    for (const call of ALL_CALLS.filter(({ method, rights }) => method === 'GET' && rights !== 'local')) {
      for (const id of ids) {
        const path = call.path.replace(/\{\w+\}/g, String(id))
        const filter = call.path.startsWith('/hotels/search') ? { filter: { where: { cityId: city.id } } } : {}
        const query = { ...TIMES, ...filter, phone: other.phone, hours: 2, id: 'CODE' }
        for (const headers of [{}, other.headers]) {
          const { body } = await api.get(withQuery(path, query), { headers })
          const text = JSON.stringify(body)
          expect(text, `${named(call)} of ${id}`).not.toContain(HIDDEN_NAME)
          expect(text, `${named(call)} of ${id}`).not.toContain(`"${hidden.slug}"`)
        }
      }
    }
  })

  test('stays visible in the bookings of a guest who booked it before', async () => {
    expect((await steps.read(guest, bookingId)).hotel).toMatchObject({
      id: hidden.id,
      name: HIDDEN_NAME,
      slug: hidden.slug,
    })
    expect(await steps.listed(guest, 'upcoming')).toEqual([bookingId])
    expect(await steps.listed(guest, 'past')).toEqual([stayId])
  })

  test('sells nothing more to that guest, who can still cancel and get a refund', async () => {
    const moved = await steps.modify(guest, bookingId, SUNDAY_MORNING)
    expect([moved.status, moved.body.error?.code]).toEqual([409, 'HOTEL_CLOSED'])
    const [billed, asked] = [
      await steps.modificationBill(guest, bookingId, SUNDAY_MORNING),
      await steps.extensionBill(guest, bookingId, 2),
    ]
    for (const { status, body } of [billed, asked]) expect([status, body.error?.code]).toEqual([409, 'HOTEL_CLOSED'])
    const longer = await steps.extend(guest, bookingId, 2)
    expect([longer.status, longer.body.error?.code]).toEqual([409, 'HOTEL_CLOSED'])
    expect((await steps.read(guest, bookingId)).status).toBe('completed')
    const cancelled = await steps.cancel(guest, bookingId)
    expect(cancelled.body.refunds).toMatchObject([{ amount: expect.any(Number) }])
  })

  test('can be taken from the favourites, and is a favourite again once it is shown', async () => {
    const favourites = async () => (await api.get('/favourites/user-favourites', { headers: guest.headers })).body
    expect(await favourites()).toEqual([])
    await setHidden(false)
    expect(await favourites()).toMatchObject([{ hotelId: hidden.id }])
    await setHidden(true)
  })
})

test('the test covers every call that takes a hotel', () => {
  expect(ABOUT_A_HOTEL.map(named).toSorted()).toEqual([
    'GET /hotels/hotel-reviews/{id}',
    'GET /hotels/similar-hotels/{id}',
    'GET /hotels/{id}',
    'GET /hotels/{id}/find-availability',
    'GET /hotels/{id}/ratings',
    'GET /hotels/{id}/reviews',
    'GET /hotels/{id}/reviews/count',
    'POST /bookings/create-booking',
    'POST /favourites/favourite-hotel',
    'POST /hotels/{id}/calculate-bill',
    'POST /hotels/{id}/review',
  ])
})

test('nothing failed on the way', () => expect(api.faults).toEqual([]))
