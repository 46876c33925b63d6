/** Tests every yes/no fact about a hotel, to find code that forgot one of the facts (issue 32). */
import { expect } from 'vitest'
import { selectFacts } from '#db/fact-columns.ts'
import { offerColumns } from '#db/import/offer-cells.ts'
import { eachFact, FACT_NAMES, FILTER_FACTS, HOTEL_FACTS, type HotelFacts } from '#domain/hotels/hotel-facts.ts'
import { sql } from 'kysely'
import { buildHotel, buildStaff } from '../builders.ts'
import { bookingTest } from './booking-test.ts'
import { withQuery, type Body } from './start-api.ts'

const EVENING = { checkin: '2026-12-05T21:00:00+05:30', checkout: '2026-12-06T10:00:00+05:30' }

const test = bookingTest.extend('setFacts', async ({ api, hotel }) => {
  const { headers } = await buildStaff(api.db, hotel, { role: 'manager', name: 'Lakshmi Rao' })
  return (facts: Partial<HotelFacts>) => api.post('/desk/facts', facts, { headers })
})

test.for(FACT_NAMES)('when a manager sets %s, only that changes for guests', async (name, { api, hotel, setFacts }) => {
  const before = (await api.get(`/hotels/${hotel.id}`)).body
  for (const value of [true, false]) {
    const answer = await setFacts({ [name]: value })
    expect([answer.status, answer.body[name]]).toEqual([200, value])
    expect((await api.get(`/hotels/${hotel.id}`)).body).toEqual({ ...before, [name]: value })
  }
})

test.for(FILTER_FACTS)(
  'a search by %s finds the hotels that have it, and its facet counts one more hotel',
  async (name, { api, city, hotel, setFacts }) => {
    const without = await buildHotel(api.db, city)
    const counted = async () => {
      const filter = { where: { cityId: city.id } }
      return (await api.get(withQuery('/hotels/search-facets', { ...EVENING, filter }))).body[name]
    }
    const search = async (value: boolean) => {
      const filter = { where: { cityId: city.id, [name]: value }, limit: 100 }
      const { body } = await api.get(withQuery('/hotels/search', { ...EVENING, filter }))
      return body.map(({ id }: Body) => id).filter((id: number) => id === hotel.id || id === without.id)
    }
    const before = await counted()
    await setFacts({ [name]: true })
    expect([await search(true), await search(false)]).toEqual([[hotel.id], [without.id]])
    expect(await counted()).toBe(before + 1)
  },
)

test('the import has a column for every fact about a hotel', () => {
  expect(FACT_NAMES.filter((name) => !offerColumns.includes(HOTEL_FACTS[name].csvColumn))).toEqual([])
})

test('a new hotel has none of the facts until somebody enters them', async ({ api, hotel }) => {
  const { rows } = await sql<HotelFacts>`select ${selectFacts} from hotels h where h.id = ${hotel.id}`.execute(api.db)
  expect(rows).toEqual([eachFact(() => false)])
})
