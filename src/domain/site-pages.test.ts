import { expect, test } from 'vitest'
import { pageAt, SITE_PATHS } from './site-pages.ts'

test.each([
  ['/', 'home', 'everybody', {}],
  ['/search-results', 'search', 'everybody', {}],
  ['/hotels-in-pune', 'search', 'everybody', { city: 'pune' }],
  ['/hotels-for-couples-pune', 'search', 'everybody', { city: 'pune' }],
  ['/hotel/the-court', 'hotel', 'everybody', { slugOrId: 'the-court' }],
  ['/hotel/caf%C3%A9', 'hotel', 'everybody', { slugOrId: 'café' }],
  ['/hotel/%E0', 'hotel', 'everybody', { slugOrId: '%E0' }],
  ['/booking', 'review', 'visitor', {}],
  ['/booking/1/timeline', 'timeline', 'visitor', { id: '1' }],
  ['/plain/review', 'plain', 'visitor', { step: 'review' }],
  ['/my-bookings', 'my-bookings', 'visitor', {}],
  ['/team', 'text', 'everybody', {}],
  ['/partner-with-us', 'partner-with-us', 'everybody', {}],
  ['/desk', 'desk', 'staff', {}],
  ['/desk/booking/7', 'desk', 'staff', {}],
  ['/office/hotels/3/edit', 'office', 'staff', {}],
])('the address %s shows the page %s to %s', (path, page, audience, params) =>
  expect(pageAt(path)).toEqual({ page, audience, language: 'en', params }),
)

test.each([
  ['/hi', 'home', 'hi', {}],
  ['/ta/hotels-in-pune', 'search', 'ta', { city: 'pune' }],
  ['/hi/booking/1/timeline', 'timeline', 'hi', { id: '1' }],
  ['/hi/plain/review', 'plain', 'hi', { step: 'review' }],
  ['/hi/came', 'came', 'hi', {}],
  ['/ta/after-stay', 'after-stay', 'ta', {}],
])('the address %s shows the page %s in the language %s', (path, page, language, params) =>
  expect(pageAt(path)).toMatchObject({ page, language, params }),
)

test.each([
  '/hotels-in-',
  '/hotels-in-pune/x',
  '/hotel',
  '/hotel/',
  '/hotel/the-court/x',
  '/booking/1',
  '/legalpage/x',
  '/desktop',
  '/hi/desk',
  '/hi/seen',
  '/hi/no-such-page',
  '/en/team',
  '/toString',
  '/__proto__',
  '',
])('the address %o shows no page', (path) => expect(pageAt(path)).toBeUndefined())

test('each address is listed once', () => {
  const paths = Object.values(SITE_PATHS)
  expect(new Set(paths).size).toBe(paths.length)
})
