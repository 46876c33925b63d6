import { expect } from 'vitest'
import { buildCity, buildHotel } from '../builders.ts'
import { SATURDAY_EVENING } from '../cast.ts'
import { apiTest } from './api-test.ts'
import { withQuery } from './start-api.ts'

const test = apiTest.extend('city', { scope: 'file' }, async ({ api }) => {
  const city = await buildCity(api.db, 'Filterpur', ['Old Town'])
  const build = (fields: Parameters<typeof buildHotel>[2]) =>
    buildHotel(api.db, city, { prices: { 3: 900 }, ...fields })
  await build({ slug: 'full', rank: 9, overall_rating: 5, ratings_count: 1, only_pay_at_hotel: true })
  await build({ slug: 'fine', rank: 8, overall_rating: 4.6, amenities: ['wifi', 'ac'], lat: 18.52, lng: 73.86 })
  await build({ slug: 'quiet', rank: 7, overall_rating: 3.9, amenities: ['ac', 'breakfast'], lat: 18.5, lng: 73.85 })
  await build({ slug: 'plain', rank: 6 })
  const place = { city_id: city.id, kind: 'metro' as const, lat: 18.5, lng: 73.855 }
  await api.db
    .insertInto('places')
    .values([
      { ...place, name: 'Swargate', rank: 1 },
      { ...place, name: 'Minor', rank: 2 },
    ])
    .execute()
  return city
})

const near = (name: string, kilometres: number, kind = 'metro') => ({ near: { kind, name, kilometres } })

test.for<[object, string[]]>([
  [{ only_payAtHotel: true }, ['full']],
  [{ overallRating: { gte: 3.5 } }, ['full', 'fine', 'quiet']],
  [{ overallRating: { gte: 4 } }, ['full', 'fine']],
  [{ overallRating: { gte: 5 } }, ['full']],
  [{ amenities: [] }, ['full', 'fine', 'quiet', 'plain']],
  [{ amenities: ['ac'] }, ['fine', 'quiet']],
  [{ amenities: ['ac', 'breakfast'] }, ['quiet']],
  [near('Swargate', 1), ['quiet']],
  [near('Swargate', 3), ['fine', 'quiet']],
  [near('Swargate', 20, 'rail'), []],
  [near('Minor', 1), ['quiet']],
])('a search for %j finds %j', async ([where, slugs], { api, city }) => {
  const filter = { where: { cityId: city.id, ...where } }
  const found = await api.get(withQuery('/hotels/search', { ...SATURDAY_EVENING, filter }))
  expect(found.body.map(({ slug }: { slug: string }) => slug)).toEqual(slugs)
})

test('facets count ratings and amenities, and name the main places', async ({ api, city }) => {
  const filter = { where: { cityId: city.id } }
  expect((await api.get(withQuery('/hotels/search-facets', { ...SATURDAY_EVENING, filter }))).body).toMatchObject({
    only_payAtHotel: 1,
    amenities: { breakfast: 1, ac: 2, parking: 0 },
    ratings: [
      { from: 3.5, count: 3 },
      { from: 4, count: 2 },
      { from: 4.5, count: 2 },
    ],
    places: [{ kind: 'metro', name: 'Swargate', lat: 18.5, lng: 73.855 }],
  })
})

test('a list names each hotel’s nearest place within walking distance', async ({ api, city }) => {
  const filter = { where: { cityId: city.id }, fields: ['slug', 'nearest', 'privacyRating'] }
  expect((await api.get(withQuery('/hotels/search', { ...SATURDAY_EVENING, filter }))).body).toEqual([
    { slug: 'full', nearest: null, privacyRating: null },
    { slug: 'fine', nearest: null, privacyRating: null },
    { slug: 'quiet', nearest: { kind: 'metro', name: 'Swargate', names: {}, metres: 500 }, privacyRating: null },
    { slug: 'plain', nearest: null, privacyRating: null },
  ])
})
