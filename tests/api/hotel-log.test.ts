import { expect } from 'vitest'
import { setPriceRule } from '#server/features/hotels/price-rules.ts'
import { buildHotel, buildStaff } from '../builders.ts'
import { hotelEditTest as test, officeOf, reason } from './office-hotel-steps.ts'
import { post, type Caller } from './office-steps.ts'
import { withQuery, type Api, type Body } from './start-api.ts'

const logOf = async (api: Api, { headers }: Caller, query: Record<string, string> = {}): Promise<Body> =>
  (await api.get(withQuery('/desk/log', query), { headers })).body

test('the hotel’s log tells a manager once who changed what, with the colleague’s name and the office’s reason', async ({
  api,
  hotel,
  manager,
  office,
  admin,
}) => {
  await api.post('/desk/prices/base', { slot: 3, price: 1600 }, { headers: manager.headers })
  api.clock.advance(1)
  await office.post('prices/base', { slot: 3, price: 1700 })
  api.clock.advance(1)
  await post(api, admin, `/office/hotels/${hotel.id}/hide`, { reason: 'Complaints of two guests, see the tickets' })
  const { entries, has_more } = await logOf(api, manager)
  expect(has_more).toBe(false)
  expect(entries).toEqual([
    expect.objectContaining({ what: 'hotel_hidden', by: { place: 'office' }, reason: null }),
    expect.objectContaining({
      what: 'base_price_set',
      by: { place: 'office' },
      reason,
      detail: { slot: 3, from: 1600, to: 1700 },
    }),
    expect.objectContaining({
      what: 'base_price_set',
      by: { place: 'desk', name: 'Lakshmi Rao', role: 'manager' },
      reason: null,
      detail: { slot: 3, from: 1499, to: 1600 },
    }),
  ])
  expect(JSON.stringify(entries)).not.toContain('Ritu')
  await office.post('prices/rules', { slot: 3, weekday: 6, price: 1899 })
  const { rules } = (await api.get('/desk/prices', { headers: manager.headers })).body
  expect(rules[0].set_by).toBe('Uncle’s office')
})

test('the hotel’s log continues page by page, without another hotel’s changes', async ({
  api,
  city,
  manager,
  office,
  admin,
}) => {
  const other = officeOf(api, admin, (await buildHotel(api.db, city)).id)
  await other.post('cleaning-minutes', { minutes: 90 })
  // Makes several changes at the same moment. None of them may be shown twice or left out.
  for (let minutes = 1; minutes <= 32; minutes++)
    await (minutes % 2 === 0
      ? office.post('cleaning-minutes', { minutes })
      : api.post('/desk/cleaning-minutes', { minutes }, { headers: manager.headers }))
  const first = await logOf(api, manager)
  expect([first.entries.length, first.has_more]).toEqual([30, true])
  const rest = await logOf(api, manager, { before: first.entries.at(-1).id })
  expect([rest.entries.length, rest.has_more]).toEqual([2, false])
  const minutes = [...first.entries, ...rest.entries].map(({ detail }: Body) => detail.minutes as number)
  expect(minutes.toSorted((one, next) => one - next)).toEqual(Array.from({ length: 32 }, (_, index) => index + 1))
  for (const before of ['x', 'o999999999', 'd0']) expect((await logOf(api, manager, { before })).entries).toEqual([])
})

test('the hotel’s log shows a server command as an action of the office, without its operator', async ({
  api,
  hotel,
  manager,
}) => {
  const wish = { slug: hotel.slug, operator: 'ops-laptop', slot: 3, days: { weekday: 6 }, price: 1899 } as const
  expect((await setPriceRule(api.db, wish, api.clock.now())).ok).toBe(true)
  const { entries } = await logOf(api, manager)
  expect(entries).toEqual([expect.objectContaining({ what: 'price_rule_set', by: { place: 'office' }, reason: null })])
  expect(JSON.stringify(entries)).not.toContain('ops-laptop')
})

test('only managers can read the hotel’s log', async ({ api, hotel }) => {
  const desk = await buildStaff(api.db, hotel)
  expect((await api.get('/desk/log', { headers: desk.headers })).body.error.code).toBe('MANAGERS_ONLY')
})
