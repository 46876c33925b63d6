import { expect, test } from 'vitest'
import type { City } from '#contract/cities.ts'
import { UNREACHABLE, type ApiClient } from '#web/lib/api.ts'
import { loadSearch } from './load-search.ts'

const PUNE = { id: 3, slug: 'pune', name: 'Pune', hotelsCount: 74, picture: null } as unknown as City

const search = (api: ApiClient) =>
  loadSearch({
    api,
    city: PUNE,
    cities: [PUNE],
    params: new URLSearchParams('checkin=2026-12-05&slot=3&bathtub=on'),
    path: '/hotels-in-pune',
    now: new Date('2026-12-01T06:00:00Z'),
  })

test('a failed search gives an empty list that says so and keeps its filters', async () => {
  const api = { get: () => Promise.resolve({ ok: false, refusal: UNREACHABLE }) } as unknown as ApiClient
  const page = await search(api)
  expect(page).toMatchObject({ state: 'failed', hotels: [], total: 0, heading: 'Hotels for couples in Pune' })
  expect(page.chips).toHaveLength(1)
  expect(page.wayOut).toBeUndefined()
})

test('a search without results names the filter whose removal helps', async () => {
  const api = {
    get: (path: string, { filter }: { filter: { where: object } }) => {
      if (path !== '/hotels/search') return Promise.resolve({ ok: false, refusal: UNREACHABLE })
      const total = 'has_bathtub' in filter.where ? 0 : 12
      return Promise.resolve({ ok: true, value: [], total })
    },
  } as unknown as ApiClient
  expect((await search(api)).wayOut).toMatchObject({ leaveOut: 'the bathtub', count: 12 })
})
