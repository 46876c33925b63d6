import { expect, test } from 'vitest'
import { answeredSearch } from './answered-search.ts'
import type { SearchRoutePage } from './search-route.ts'

const where = { cityId: 3, has_bathtub: true }
const query = { checkin: '2026-12-05T21:00:00+05:30', checkout: '2026-12-06T10:00:00+05:30', rooms: 2 }

const pageWith = (state: 'found' | 'failed', available: readonly boolean[]) =>
  ({
    page: { state, hotels: available.map((isAvailable) => ({ isAvailable })), map: { query, filter: { where } } },
  }) as unknown as SearchRoutePage

test('a page of results reports its search and whether any room is free', () => {
  const asked = { day: '2026-12-05', slot: 3, days: 1, rooms: 2, where }
  expect(answeredSearch(pageWith('found', [true, false]))).toEqual({ ...asked, hasRoom: true })
  expect(answeredSearch(pageWith('found', [false]))).toEqual({ ...asked, hasRoom: false })
  expect(answeredSearch(pageWith('found', []))).toEqual({ ...asked, hasRoom: false })
})

test('a failed search is not reported as a search without results', () => {
  expect(answeredSearch(pageWith('failed', []))).toBeUndefined()
})
