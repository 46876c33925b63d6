import { afterEach, expect, test, vi } from 'vitest'
import { UNREACHABLE, type ApiClient } from '#web/lib/api.ts'
import { loadMoreReviews, loadReviews } from './reviews-data.ts'

const api = { get: () => Promise.resolve({ ok: false, refusal: UNREACHABLE }) } as unknown as ApiClient

afterEach(() => void vi.unstubAllGlobals())

test('a failure to load reviews is only logged, and the page renders without them', async () => {
  vi.stubGlobal('document', {})
  const warned = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  expect(await loadReviews({ api, hotelId: 7 })).toBeUndefined()
  expect(await loadMoreReviews({ api, hotelId: 7 }, { sort: 'newest', skip: 3 })).toBeUndefined()
  expect(await loadMoreReviews({ api, hotelId: 7 }, { sort: 'top', skip: 3 })).toBeUndefined()
  expect(warned.mock.calls.map(([words]: unknown[]) => words)).toEqual([
    'reviews: Error: UNREACHABLE',
    'more reviews: UNREACHABLE',
    'more reviews: Error: UNREACHABLE',
  ])
  warned.mockRestore()
})
