/** Names of cities, localities and places in the languages of the pages. */
import { describe, expect } from 'vitest'
import { namesFile, readNames, readNamesFile, storeNames } from '#db/import/names-file.ts'
import { buildCity, buildHotel } from '../builders.ts'
import { apiTest } from './api-test.ts'
import { withQuery } from './start-api.ts'

const test = apiTest.extend('city', { scope: 'file' }, ({ api }) => buildCity(api.db, 'Pune', ['Baner']))

const FILE = `city,locality,hi,ta
pune-x,,पुणे,புனே
pune-x,baner,बाणेर,
`
const EVENING = { checkin: '2026-12-05T21:00:00+05:30', checkout: '2026-12-06T10:00:00+05:30' }

const rowsOf = (file: string) => {
  const read = readNamesFile(file)
  if (!read.ok) throw new Error(read.refusal)
  return read.value
}

test('every response that names a city or locality includes its imported names, which also find the city', async ({
  api,
  city,
  hotel,
  guest,
  steps,
}) => {
  const names = { cityNames: { hi: 'पुणे', ta: 'புனே' }, localityNames: { hi: 'बाणेर' } }
  const filter = { where: { cityId: city.slug } }
  const listed = async () => (await api.get(withQuery('/hotels/search', { ...EVENING, filter }))).body
  expect(await listed()).toMatchObject([{ cityNames: {}, localityNames: {} }])
  expect(await storeNames(api.db, rowsOf(FILE))).toEqual({ changed: 2, unknown: [] })
  await expect.poll(listed).toMatchObject([names])
  expect((await api.get(`/hotels/${hotel.id}`)).body).toMatchObject(names)
  expect((await steps.book(guest, hotel)).body.booking.hotel).toMatchObject(names)
  const facets = await api.get(withQuery('/hotels/search-facets', { ...EVENING, filter }))
  expect(facets.body.localities).toMatchObject([{ name: 'Baner', names: names.localityNames }])
  expect((await api.get('/cities')).body).toMatchObject([{ name: 'Pune', names: names.cityNames }])
  for (const called of ['पुणे', ' புனே ', 'Pune-X']) {
    expect((await api.get(`/cities/${encodeURIComponent(called)}`)).body.id, called).toBe(city.id)
    const where = { cityId: called }
    expect((await api.get(withQuery('/hotels/search', { ...EVENING, filter: { where } }))).body, called).toHaveLength(1)
  }
  expect((await api.get(`/cities/${encodeURIComponent('पटना')}`)).status).toBe(404)
})

test('importing an exported names file changes nothing', async ({ api, city }) => {
  await buildHotel(api.db, city)
  await storeNames(api.db, rowsOf(FILE))
  const file = namesFile(await readNames(api.db))
  expect(file.replaceAll('\r', '')).toBe(FILE)
  expect(await storeNames(api.db, rowsOf(file))).toEqual({ changed: 0, unknown: [] })
})

test('an import reports names of unknown cities and localities', async ({ api }) => {
  const { unknown } = await storeNames(api.db, rowsOf('city,locality,hi,ta\natlantis,,क,\npune-x,nowhere,क,\n'))
  expect(unknown).toEqual(['atlantis', 'pune-x/nowhere'])
})

describe('a file of names', () => {
  test.for([
    ['without its first line', 'pune,,पुणे,புனே\n', 'city,locality,hi,ta'],
    ['with a cell too many', 'city,locality,hi,ta\npune,,पुणे,புனே,x\n', 'is not a table'],
    ['with a name that is too long', `city,locality,hi,ta\npune,,${'क'.repeat(81)},\n`, '80'],
  ] as const)('%s is refused', ([, file, words]) => {
    const read = readNamesFile(file)
    expect(read.ok ? 'read' : read.refusal).toContain(words)
  })
})
