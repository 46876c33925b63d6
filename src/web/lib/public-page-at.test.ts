import { expect, test } from 'vitest'
import { publicPageAt } from './public-page-at.ts'

test.each([
  ['/', 'home'],
  ['/search-results', 'search'],
  ['/hotels-in-pune', 'search'],
  ['/hotels-for-couples-pune', 'search'],
  ['/hotel/the-court', 'hotel'],
  ['/hotels-in-pune/x', undefined],
  ['/hotel', undefined],
  ['/hotel/the-court/x', undefined],
  ['/booking', 'review'],
  ['/booking/1/timeline', undefined],
  ['/my-bookings', 'my-bookings'],
  ['/toString', undefined],
  ['/team', 'text'],
  ['/legalpage', 'text'],
  ['/legalpage/x', undefined],
  ['/partner-with-us', undefined],
])('the address %s is the public page %s', (path, page) => expect(publicPageAt(path)).toBe(page))
