/** Tests the names of cities, localities and places in the pages' languages. */
import { describe, expect } from 'vitest'
import { namesFile, readNames, readNamesFile } from '#db/import/names-file.ts'
import { importNames } from '#server/features/office/names/import-names.ts'
import { actingOperator } from '#server/features/office/bookings/bookings-by-command.ts'
import { buildCity, buildHotel, buildOperator } from '../builders.ts'
import { apiTest } from './api-test.ts'
import { withQuery } from './start-api.ts'

const test = apiTest
  .extend('city', { scope: 'file' }, ({ api }) => buildCity(api.db, 'Pune', ['Baner']))
  /** Imports a file with the command, as an admin does. */
  .extend('importFile', { scope: 'file' }, async ({ api }) => {
    const { phone } = await buildOperator(api.db, { role: 'admin', name: 'Ritu Bansal' })
    const operator = await actingOperator(api.db, phone)
    if (!operator) throw new Error('nobody imports')
    return (file: string) => {
      const ask = { rows: rowsOf(file), operator, reason: 'By command: as a translator wrote them' }
      return api.db.transaction().execute((trx) => importNames(trx, ask, api.clock.now()))
    }
  })

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
  importFile,
}) => {
  const names = { cityNames: { hi: 'पुणे', ta: 'புனே' }, localityNames: { hi: 'बाणेर' } }
  const filter = { where: { cityId: city.slug } }
  const listed = async () => (await api.get(withQuery('/hotels/search', { ...EVENING, filter }))).body
  expect(await listed()).toMatchObject([{ cityNames: {}, localityNames: {} }])
  expect(await importFile(FILE)).toEqual({ ok: true, value: 2 })
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

test('importing an exported file of names changes nothing', async ({ api, city, importFile }) => {
  await buildHotel(api.db, city)
  await importFile(FILE)
  const file = namesFile(await readNames(api.db))
  expect(file.replaceAll('\r', '')).toBe(FILE)
  expect(await importFile(file)).toEqual({ ok: true, value: 0 })
})

test('an import lists every unknown or wrong line by the office’s rules, and changes nothing', async ({
  city,
  importFile,
  api,
}) => {
  await importFile(FILE)
  await buildCity(api.db, 'Nashik', ['Gangapur'])
  const file = 'city,locality,hi,ta\natlantis,,क,\npune-x,nowhere,क,\npune-x,,Pune,புனே\nnashik-x,,नाशिक,புனே\n'
  expect(await importFile(file)).toEqual({
    ok: false,
    refusal: [
      'There is no atlantis.',
      'There is no pune-x/nowhere.',
      'nashik-x, புனே: Pune is called so already.',
      'pune-x, Pune: Write it in Devanagari letters.',
    ],
  })
  const stored = await api.db.selectFrom('cities').select('names').where('id', '=', city.id).executeTakeFirstOrThrow()
  expect(stored.names).toEqual({ hi: 'पुणे', ta: 'புனே' })
})

test('two cities swap a name in one file, and the log names the importer', async ({ api, importFile }) => {
  await buildCity(api.db, 'Aland', [])
  await buildCity(api.db, 'Beland', [])
  const named = (one: string, other: string) => `city,locality,hi,ta\naland-x,,${one},\nbeland-x,,${other},\n`
  expect(await importFile(named('अलंद', 'बेलंद'))).toEqual({ ok: true, value: 2 })
  expect(await importFile(named('बेलंद', 'अलंद'))).toEqual({ ok: true, value: 2 })
  const lines = await api.db
    .selectFrom('operator_actions')
    .select(['operator', 'detail'])
    .where('action', '=', 'names_changed')
    .orderBy('id', 'desc')
    .limit(2)
    .execute()
  expect(lines.map(({ detail }) => detail)).toEqual(
    expect.arrayContaining([{ city: 'Aland', hi: { from: 'अलंद', to: 'बेलंद' } }]),
  )
  expect(lines[0]?.operator).toBe('Ritu Bansal')
})

describe('a file of names', () => {
  test.for([
    ['without its first line', 'pune,,पुणे,புனே\n', 'city,locality,hi,ta'],
    ['with a cell too many', 'city,locality,hi,ta\npune,,पुणे,புனே,x\n', 'is not a table'],
  ] as const)('a file of names %s is refused', ([, file, words]) => {
    const read = readNamesFile(file)
    expect(read.ok ? 'read' : read.refusal).toContain(words)
  })
})
