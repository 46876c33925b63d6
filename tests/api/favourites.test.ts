import { expect } from 'vitest'
import { buildGuest, buildHotel } from '../builders.ts'
import { apiTest } from './api-test.ts'

const test = apiTest
  .extend('regular', { scope: 'file' }, ({ api }) => buildGuest(api.db))
  .extend('hotels', { scope: 'file' }, async ({ api, city }) => [
    await buildHotel(api.db, city, { slug: 'one-x' }),
    await buildHotel(api.db, city, { slug: 'two-x' }),
  ])
  .extend('favourites', ({ api, regular }) => {
    const mark = (what: string, hotelId: string | number, who = regular) =>
      api.post('/favourites/favourite-hotel', { do: what, hotelId }, { headers: who.headers })
    const listed = async (who = regular) =>
      (await api.get('/favourites/user-favourites', { headers: who.headers })).body.map(
        ({ hotel }: { hotel: { slug: string } }) => hotel.slug,
      )
    return { mark, listed }
  })

test('a hotel is added to the favourites once, by id or slug, and removed', async ({
  api,
  favourites,
  hotels,
  regular,
}) => {
  expect((await favourites.mark('favourite', hotels[0]?.id ?? 0)).body).toEqual({
    hotelId: hotels[0]?.id,
    isFavorite: true,
  })
  expect((await favourites.mark('favourite', 'one-x')).status).toBe(200)
  api.clock.advance(1)
  await favourites.mark('favourite', 'two-x')
  expect(await favourites.listed()).toEqual(['two-x', 'one-x'])
  expect((await api.get('/hotels/one-x', { headers: regular.headers })).body.isFavorite).toBe(true)
  expect((await api.get('/hotels/one-x')).body.isFavorite).toBe(false)
  expect((await favourites.mark('unfavourite', 'two-x')).body).toEqual({ hotelId: hotels[1]?.id, isFavorite: false })
  await favourites.mark('unfavourite', 'two-x')
  expect(await favourites.listed()).toEqual(['one-x'])
})

test('favourites belong to one guest, need a session, and leave out hidden hotels', async ({ api, favourites }) => {
  const other = await buildGuest(api.db)
  expect(await favourites.listed(other)).toEqual([])
  expect((await api.get('/favourites/user-favourites')).status).toBe(401)
  expect((await favourites.mark('favourite', 'nowhere-x')).status).toBe(404)
  expect((await favourites.mark('adore', 'one-x')).body.error.code).toBe('DO_INVALID')
  await api.db.updateTable('hotels').set({ hidden: true }).where('slug', '=', 'one-x').execute()
  expect(await favourites.listed()).toEqual([])
  expect((await favourites.mark('favourite', 'one-x')).status).toBe(404)
  expect((await favourites.mark('unfavourite', 'one-x')).status).toBe(200)
})
