import { describe, expect } from 'vitest'
import { buildCity, buildGuest, buildHotel } from '../builders.ts'
import { SATURDAY_EVENING } from '../cast.ts'
import { apiTest } from './api-test.ts'
import { withQuery, type Body } from './start-api.ts'

let serial = 0

type Wish = Parameters<typeof buildHotel>[2]

const test = apiTest
  .extend('town', ({ api }) => buildCity(api.db))
  .extend(
    'build',
    ({ api, town }) =>
      (wish: Wish = {}) =>
        buildHotel(api.db, town, { slug: `like-${++serial}x`, ...wish }),
  )
  .extend('subject', ({ build }) => build({ lat: 18.52, lng: 73.85 }))
  .extend('alike', ({ api, subject }) => {
    const similar = (query: Record<string, string | number | object> = {}, ref: string | number = subject.id) =>
      api.get(withQuery(`/hotels/similar-hotels/${ref}`, query))
    const ids = async (query: Record<string, string | number | object> = {}) =>
      (await similar(query)).body.map(({ id }: Body) => id)
    return { similar, ids }
  })

describe('similar hotels', () => {
  test('similar hotels are in the same city, and include no hidden hotel', async ({ alike, api, build, subject }) => {
    const other = await build()
    await build({ hidden: true })
    await buildHotel(api.db, await buildCity(api.db))
    expect(await alike.ids()).toEqual([other.id])
    expect((await alike.similar({}, subject.slug)).body.map(({ id }: Body) => id)).toEqual([other.id])
  })

  test('similar hotels are sorted by availability, similar price, distance and rating, in that order', async ({
    alike,
    build,
  }) => {
    const far = { lat: 18.62, lng: 73.95, locality: 'Lake Side' }
    const soldOut = await build({ prices: { 3: 2000 }, overall_rating: 5 })
    const dear = await build({ prices: { 4: 2801 }, overall_rating: 5 })
    const elsewhere = await build({ ...far, prices: { 4: 2800 }, overall_rating: 4.9 })
    const unrated = await build({ prices: { 4: 1400 } })
    const near = await build({ lat: 18.53, lng: 73.86, locality: 'Lake Side' })
    const best = await build({ overall_rating: 4.8 })
    expect(await alike.ids()).toEqual([best.id, unrated.id, near.id, elsewhere.id, dear.id, soldOut.id])
  })

  test('similar hotels come six to a page unless a different number is requested', async ({ alike, build }) => {
    const built: number[] = []
    for (let n = 0; n < 8; n++) built.push((await build({ rank: -n })).id)
    expect(await alike.ids()).toEqual(built.slice(0, 6))
    expect(await alike.ids({ filter: { limit: 2 } })).toEqual(built.slice(0, 2))
    expect(await alike.ids({ filter: { skip: 6 } })).toEqual(built.slice(6))
    expect(await alike.ids({ filter: { skip: 8 } })).toEqual([])
    expect(await alike.ids({ filter: { limit: 100 } })).toEqual(built)
    for (const filter of [{ limit: 101 }, { limit: 0 }, { where: {} }])
      expect((await alike.similar({ filter })).body.error.code).toBe('FILTER_INVALID')
  })

  test('similar hotels show price and availability for the requested time, by default the next Full Day', async ({
    alike,
    api,
    build,
    subject,
  }) => {
    const evening = await build({ prices: { 3: 1600, 4: 2100 }, rooms: 1 })
    const { checkin, checkout } = SATURDAY_EVENING
    const guest = await buildGuest(api.db)
    await api.post('/favourites/favourite-hotel', { do: 'favourite', hotelId: evening.id }, { headers: guest.headers })
    expect((await alike.similar()).body[0]).toMatchObject({
      id: evening.id,
      price: 2100,
      availability: { availability: true },
      isFavorite: false,
      prices: { evening_slot: 1600, fullday_slot: 2100 },
    })
    await api.db
      .insertInto('stays')
      .columns(['hotel_id', 'city_id', 'room_id', 'period', 'status'])
      .expression((eb) =>
        eb
          .selectFrom('rooms')
          .select((room) => [
            'hotel_id',
            'city_id',
            'id',
            room.val(`[${checkin},${checkout})`).as('period'),
            room.val('booked').as('status'),
          ])
          .where('hotel_id', '=', evening.id),
      )
      .execute()
    const asked = await api.get(withQuery(`/hotels/similar-hotels/${subject.id}`, { checkin, checkout }), {
      headers: guest.headers,
    })
    expect(asked.body[0]).toMatchObject({
      id: evening.id,
      price: 1600,
      availability: { availability: false },
      isFavorite: true,
    })
    expect((await alike.similar({ checkin })).body[0].availability).toEqual({ availability: false, isPaused: false })
    expect((await alike.similar({ checkin, rooms: 2, checkout })).body[0].price).toBe(1600)
    expect((await alike.similar()).body[0].availability).toEqual({ availability: true, isPaused: false })
    expect((await alike.similar({ rooms: 2 })).body[0].availability).toEqual({ availability: false, isPaused: false })
  })

  test('similar hotels are found even for a hotel without coordinates or a price', async ({
    alike,
    build,
    subject,
  }) => {
    const bare = await build({ prices: {} })
    const other = await build()
    expect((await alike.similar({}, bare.id)).body.map(({ id }: Body) => id)).toEqual([subject.id, other.id])
  })

  test('similar hotels are refused for a hidden or unknown hotel and for invalid times', async ({
    alike,
    api,
    subject,
  }) => {
    expect((await alike.similar({ checkin: 'soon' })).body.error.code).toBe('CHECKIN_INVALID')
    await api.db.updateTable('hotels').set({ hidden: true }).where('id', '=', subject.id).execute()
    for (const ref of [subject.id, subject.slug, 'nowhere-x'])
      expect((await alike.similar({}, ref)).status, String(ref)).toBe(404)
  })
})
