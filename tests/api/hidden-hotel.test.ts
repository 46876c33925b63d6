import { describe, expect } from 'vitest'
import type { Call } from '#contract/call.ts'
import { ALL_CALLS } from '#contract/calls.ts'
import { bookingBody, buildGuest, buildHotel, type BuiltCity, type BuiltGuest, type BuiltHotel } from '../builders.ts'
import { SATURDAY_EVENING, SUNDAY_MORNING } from '../cast.ts'
import { apiTest } from './api-test.ts'
import { buildStay } from './build-stay.ts'
import { withQuery, type Answer, type Api, type Body } from './start-api.ts'

const HIDDEN_NAME = 'The Unseen Palace'

const named = (call: Call) => `${call.method} ${call.path}`

const setHidden = (api: Api, hotel: BuiltHotel, isHidden: boolean) =>
  api.db.updateTable('hotels').set({ hidden: isHidden }).where('id', '=', hotel.id).execute()

const TIMES = { checkin: SATURDAY_EVENING.checkin, checkout: SATURDAY_EVENING.checkout }

/** Calls that answer with hotels, or with figures about hotels, without naming a hotel in the request. */
const LISTS: Readonly<Record<string, (where: { city: BuiltCity; open: BuiltHotel }) => string>> = {
  'GET /cities': () => '/cities',
  'GET /cities/{id}': ({ city }) => `/cities/${city.id}`,
  'GET /hotels/search': ({ city }) => withQuery('/hotels/search', { ...TIMES, filter: { where: { cityId: city.id } } }),
  'GET /hotels/search-facets': ({ city }) =>
    withQuery('/hotels/search-facets', { ...TIMES, filter: { where: { cityId: city.id } } }),
  'GET /hotels/similar-hotels/{id}': ({ open }) => `/hotels/similar-hotels/${open.id}`,
  'GET /favourites/user-favourites': () => '/favourites/user-favourites',
}

/**
 * Whether a call accepts a hotel that may be hidden. Moved guests may choose only offered hotels, so every other hotel
 * is refused alike. The office sees hidden hotels.
 */
const takesHotel = (call: Call) => {
  if (call.path === '/bookings/{id}/move-to' || call.path.startsWith('/office/')) return false
  const inBody = call.body && 'properties' in call.body ? Object.keys(call.body.properties as object) : []
  return /^\/hotels\/(.*\/)?\{id\}/.test(call.path) || inBody.includes('hotelId')
}

const ABOUT_A_HOTEL = ALL_CALLS.filter(takesHotel)

const test = apiTest
  .extend('asker', { scope: 'file' }, ({ api }) => buildGuest(api.db))
  .extend('open', { scope: 'file' }, ({ api, city }) => buildHotel(api.db, city, { rooms: 3 }))
  /** Returns every answer that lists or counts hotels, as a guest gets it. */
  .extend('listsOf', { scope: 'file' }, ({ api, city, open }) => async (who: BuiltGuest) => {
    const answers = new Map<string, Body>()
    for (const [name, path] of Object.entries(LISTS))
      answers.set(name, (await api.get(path({ city, open }), { headers: who.headers })).body)
    return answers
  })
  .extend('scene', { scope: 'file' }, async ({ api, asker, city, listsOf, steps }) => {
    const before = await listsOf(asker)
    // Builds the cheapest, best and first hotel in its city. A guest likes, books and reviews it before it is hidden.
    const hidden = await buildHotel(api.db, city, {
      name: HIDDEN_NAME,
      rank: 999,
      has_bathtub: true,
      same_sex: true,
      has_love_kit: true,
      prices: { 0: 199, 1: 199, 2: 199, 3: 199, 4: 199 },
    })
    await api.post('/favourites/favourite-hotel', { do: 'favourite', hotelId: hidden.id }, { headers: asker.headers })
    const bookingId: string = (await steps.paid(asker, hidden)).id
    const stayId = await buildStay(api.db, hidden, asker)
    const review = await api.post(
      `/hotels/${hidden.id}/review`,
      { bookingId: stayId, rating: 5, review: 'Quiet and kind.' },
      { headers: asker.headers },
    )
    if (review.status !== 200) throw new Error(`the stay could not be reviewed: ${review.status}`)
    await setHidden(api, hidden, true)
    return { before, hidden, bookingId, stayId }
  })
  .extend('before', { scope: 'file' }, ({ scene }) => scene.before)
  .extend('hidden', { scope: 'file' }, ({ scene }) => scene.hidden)
  .extend('bookingId', { scope: 'file' }, ({ scene }) => scene.bookingId)
  .extend('stayId', { scope: 'file' }, ({ scene }) => scene.stayId)
  .extend('askAbout', ({ api, asker, hidden, stayId }) => {
    const bodies: Readonly<Record<string, () => object>> = {
      'POST /hotels/{id}/calculate-bill': () => ({ checkin_date: TIMES.checkin, checkout_date: TIMES.checkout }),
      'POST /hotels/{id}/review': () => ({ bookingId: stayId, rating: 4 }),
      'POST /favourites/favourite-hotel': () => ({ do: 'favourite', hotelId: hidden.id }),
      'POST /bookings/create-booking': () => bookingBody(hidden, SUNDAY_MORNING),
      'POST /reports': () => ({ subject: 'review', hotelId: hidden.id, of: '1', reason: 'other' }),
      'POST /waits': () => ({ hotelId: hidden.id, ...TIMES }),
    }
    return async (call: Call, hotel: string | number): Promise<Answer> => {
      const path = call.path.replace('{id}', String(hotel))
      if (call.method === 'GET') return api.get(withQuery(path, { ...TIMES, slot: 3 }), { headers: asker.headers })
      const body = bodies[named(call)]?.()
      if (!body) throw new Error(`${named(call)} takes a hotel: say here with which body`)
      return api.post(path, 'hotelId' in body ? { ...body, hotelId: hotel } : body, { headers: asker.headers })
    }
  })

describe('hidden hotels', () => {
  test.for(ABOUT_A_HOTEL.map((call) => [named(call), call] as const))(
    'a hidden hotel is unknown to %s',
    async ([_name, call], { hidden, askAbout }) => {
      for (const hotel of [hidden.id, hidden.slug]) {
        const answer = await askAbout(call, hotel)
        const unknown = await askAbout(call, typeof hotel === 'number' ? 2_000_000_000 : 'no-such-hotel')
        expect(answer.status).toBe(404)
        expect([answer.status, answer.body]).toEqual([unknown.status, unknown.body])
      }
    },
  )

  test.for(Object.keys(LISTS))(
    'hiding a hotel changes no answer of %s',
    async (name, { api, asker, before, listsOf }) => {
      expect((await listsOf(asker)).get(name)).toEqual(before.get(name))
      expect((await listsOf(await buildGuest(api.db))).get(name)).toEqual(before.get(name))
    },
  )

  test.for([
    ['asked for by name', { hidden: true }],
    ['asked for with others', { hidden: false }],
    ['by what only it has', { has_love_kit: true, has_bathtub: true, same_sex: true }],
    ['by its price', { price: { gt: 0, lt: 2 } }],
  ] as const)('a hidden hotel appears in no search %s', async ([_how, more], { api, city, hidden }) => {
    const { body } = await api.get(
      withQuery('/hotels/search', { ...TIMES, filter: { where: { cityId: city.id, ...more } } }),
    )
    expect(JSON.stringify(body)).not.toContain(hidden.slug)
  })

  test('a hidden hotel appears in no reading call, except to a guest who booked it', async ({
    api,
    bookingId,
    city,
    hidden,
    open,
    stayId,
  }) => {
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

  test('a hidden hotel stays visible in the bookings of a guest who booked it before', async ({
    asker,
    bookingId,
    hidden,
    stayId,
    steps,
  }) => {
    expect((await steps.read(asker, bookingId)).hotel).toMatchObject({
      id: hidden.id,
      name: HIDDEN_NAME,
      slug: hidden.slug,
    })
    expect(await steps.listed(asker, 'upcoming')).toEqual([bookingId])
    expect(await steps.listed(asker, 'past')).toEqual([stayId])
  })

  test('a hidden hotel sells nothing more to a guest with a booking, who can still cancel and get a refund', async ({
    asker,
    bookingId,
    steps,
  }) => {
    const moved = await steps.modify(asker, bookingId, SUNDAY_MORNING)
    expect([moved.status, moved.body.error?.code]).toEqual([409, 'HOTEL_CLOSED'])
    const [billed, asked] = [
      await steps.modificationBill(asker, bookingId, SUNDAY_MORNING),
      await steps.extensionBill(asker, bookingId, 2),
    ]
    for (const { status, body } of [billed, asked]) expect([status, body.error?.code]).toEqual([409, 'HOTEL_CLOSED'])
    const longer = await steps.extend(asker, bookingId, 2)
    expect([longer.status, longer.body.error?.code]).toEqual([409, 'HOTEL_CLOSED'])
    expect((await steps.read(asker, bookingId)).status).toBe('completed')
    const cancelled = await steps.cancel(asker, bookingId)
    expect(cancelled.body.refunds).toMatchObject([{ amount: expect.any(Number) }])
  })

  test('a hidden hotel is missing from the favourites, and is a favourite again when it is shown again', async ({
    api,
    asker,
    hidden,
  }) => {
    const favourites = async () => (await api.get('/favourites/user-favourites', { headers: asker.headers })).body
    expect(await favourites()).toEqual([])
    await setHidden(api, hidden, false)
    expect(await favourites()).toMatchObject([{ hotelId: hidden.id }])
    await setHidden(api, hidden, true)
  })
})

test('the test of hidden hotels covers every call that takes a hotel', () => {
  expect(ABOUT_A_HOTEL.map(named).toSorted()).toEqual([
    'GET /hotels/hotel-reviews/{id}',
    'GET /hotels/similar-hotels/{id}',
    'GET /hotels/{id}',
    'GET /hotels/{id}/find-availability',
    'GET /hotels/{id}/offers-by-day',
    'GET /hotels/{id}/ratings',
    'GET /hotels/{id}/reviews',
    'GET /hotels/{id}/reviews/count',
    'POST /bookings/create-booking',
    'POST /favourites/favourite-hotel',
    'POST /hotels/{id}/calculate-bill',
    'POST /hotels/{id}/review',
    'POST /reports',
    'POST /waits',
  ])
})
