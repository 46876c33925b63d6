import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildCity, buildGuest, buildHotel, type BuiltGuest, type BuiltHotel } from '../builders.ts'
import { startApi, type Api } from './start-api.ts'

let api: Api
let guest: BuiltGuest
let hotels: BuiltHotel[]
beforeAll(async () => {
  api = await startApi()
  guest = await buildGuest(api.db)
  const city = await buildCity(api.db)
  hotels = [await buildHotel(api.db, city, { slug: 'one-x' }), await buildHotel(api.db, city, { slug: 'two-x' })]
})
afterAll(() => api.stop())

const mark = (what: string, hotelId: string | number, who = guest) =>
  api.post('/favourites/favourite-hotel', { do: what, hotelId }, { headers: who.headers })
const listed = async (who = guest) =>
  (await api.get('/favourites/user-favourites', { headers: who.headers })).body.map(
    ({ hotel }: { hotel: { slug: string } }) => hotel.slug,
  )

test('a hotel is marked once, by id or slug, and unmarked', async () => {
  expect((await mark('favourite', hotels[0]?.id ?? 0)).body).toEqual({ hotelId: hotels[0]?.id, isFavorite: true })
  expect((await mark('favourite', 'one-x')).status).toBe(200)
  api.clock.advance(1)
  await mark('favourite', 'two-x')
  expect(await listed()).toEqual(['two-x', 'one-x'])
  expect((await api.get('/hotels/one-x', { headers: guest.headers })).body.isFavorite).toBe(true)
  expect((await api.get('/hotels/one-x')).body.isFavorite).toBe(false)
  expect((await mark('unfavourite', 'two-x')).body).toEqual({ hotelId: hotels[1]?.id, isFavorite: false })
  await mark('unfavourite', 'two-x')
  expect(await listed()).toEqual(['one-x'])
})

test('favourites belong to one guest, need a session, and hide hidden hotels', async () => {
  const other = await buildGuest(api.db)
  expect(await listed(other)).toEqual([])
  expect((await api.get('/favourites/user-favourites')).status).toBe(401)
  expect((await mark('favourite', 'nowhere-x')).status).toBe(404)
  expect((await mark('adore', 'one-x')).body.error.code).toBe('DO_INVALID')
  await api.db.updateTable('hotels').set({ hidden: true }).where('slug', '=', 'one-x').execute()
  expect(await listed()).toEqual([])
  expect((await mark('favourite', 'one-x')).status).toBe(404)
  expect((await mark('unfavourite', 'one-x')).status).toBe(200)
})
