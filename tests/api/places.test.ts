/** Tests a city's places: how they are found by name, their pages, and an operator's import. */
import { expect } from 'vitest'
import { readPlaces, readPlacesFile, storePlaces } from '#db/import/places-file.ts'
import { KILOMETRES_A_DEGREE } from '#domain/places/straight-kilometres.ts'
import { buildCity, buildHotel } from '../builders.ts'
import { SATURDAY_EVENING } from '../cast.ts'
import { apiTest } from './api-test.ts'
import { withQuery, type Answer } from './start-api.ts'

const HEAD = 'city,kind,name,lat,lng,rank,hi,ta'
const AT = { lat: 18.52, lng: 73.85 }
const north = (kilometres: number) => ({ lat: AT.lat + kilometres / KILOMETRES_A_DEGREE, lng: AT.lng })
const slugsOf = ({ body }: Answer) => body.map(({ slug }: { slug: string }) => slug)

const test = apiTest.extend('city', { scope: 'file' }, async ({ api }) => {
  const city = await buildCity(api.db, 'Placepur', ['Old Town'])
  const build = (slug: string, at: { lat: number; lng: number }, rank: number) =>
    buildHotel(api.db, city, { slug, ...at, rank, prices: { 3: 900 } })
  await build('third', north(1.9), 9)
  await build('first', north(0.2), 1)
  await build('second', north(-1), 5)
  await build('beyond', north(2.1), 8)
  await api.db
    .insertInto('places')
    .values([
      {
        city_id: city.id,
        kind: 'metro',
        name: 'Pul Bazaar',
        ...AT,
        rank: 2,
        names: JSON.stringify({ hi: 'पुल बाज़ार' }),
      },
      { city_id: city.id, kind: 'rail', name: 'Pul Bazaar', ...north(0.1), rank: 1 },
      { city_id: city.id, kind: 'mall', name: 'Far Mall', ...north(30), rank: 1 },
    ])
    .execute()
  return city
})

test('a place is found by a part of its name in any language, but not if it has no hotels', async ({ api, city }) => {
  const find = (text: string) => api.get(withQuery('/places', { text }))
  const found = await find('bazaar')
  expect(found.body).toMatchObject([{ slug: 'pul-bazaar', kind: 'rail', citySlug: city.slug, hotelsCount: 3 }])
  expect(slugsOf(await find('पुल'))).toEqual(['pul-bazaar'])
  expect(slugsOf(await find('far'))).toEqual([])
  expect(slugsOf(await find('100%'))).toEqual([])
  expect((await find('p')).status).toBe(422)
})

test('a city’s place is read by its slug, and the main place if two share a slug', async ({ api, city }) => {
  const place = await api.get(`/cities/${city.slug}/places/pul-bazaar`)
  expect(place.body).toMatchObject({ kind: 'rail', name: 'Pul Bazaar', hotelsCount: 3 })
  expect((await api.get(`/cities/${city.slug}/places/nowhere`)).status).toBe(404)
})

test.for([true, false])(
  'hotels near a place are listed by distance, from memory: %s',
  async (inMemory, { api, city }) => {
    const filter = {
      where: { cityId: city.id, near: { kind: 'rail', name: 'Pul Bazaar', kilometres: 5 } },
      order: 'distance',
    }
    const search = withQuery('/hotels/search', { ...SATURDAY_EVENING, filter })
    if (inMemory) await expect.poll(async () => slugsOf(await api.get(search)).length).toBe(4)
    expect(slugsOf(await api.get(search))).toEqual(['first', 'second', 'third', 'beyond'])
  },
)

test('the sitemap lists a place in each language if it has hotels', async ({ api, city }) => {
  await api.db.updateTable('cities').set({ is_listed: true }).where('id', '=', city.id).execute()
  const { body } = await api.app.inject({ url: '/sitemap-pages.xml' })
  for (const language of ['', '/hi', '/ta'])
    expect(body).toContain(`${language}/hotels-in-${city.slug}-near-pul-bazaar<`)
  expect(body).not.toContain('near-far-mall')
})

test('an operator’s file adds and changes places, and a single wrong line changes nothing', async ({ api, city }) => {
  const store = async (...lines: string[]) => {
    const read = readPlacesFile([HEAD, ...lines].join('\n'))
    if (!read.ok) throw new Error(read.refusal)
    return api.db.transaction().execute((trx) => storePlaces(trx, read.value))
  }
  const before = await readPlaces(api.db)
  const college = `${city.slug},college,Old College,18.53,73.85,1,,`
  expect(await store(college, `nowhere,mall,Mall,18.5,73.8,1,,`, `${city.slug},mall,Delhi Mall,28.6,77.2,1,,`)).toEqual(
    {
      ok: false,
      refusal: "line 3 names the city 'nowhere', which there is not\nline 4 is not in placepur-x: 28.6, 77.2",
    },
  )
  expect(await readPlaces(api.db)).toEqual(before)
  expect(await store(college)).toEqual({ ok: true, value: { added: 1, changed: 0, same: 0 } })
  expect(await store(college)).toEqual({ ok: true, value: { added: 0, changed: 0, same: 1 } })
  expect(await store(college.replace('18.53', '18.54'))).toEqual({ ok: true, value: { added: 0, changed: 1, same: 0 } })
  expect(await readPlaces(api.db)).toHaveLength(before.length + 1)
})
