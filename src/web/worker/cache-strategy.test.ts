import { expect, test } from 'vitest'
import { cacheStrategy } from './cache-strategy.ts'

const origin = 'https://uncle.example'

const asked = (address: string, more: { method?: string; isNavigation?: boolean } = {}) =>
  cacheStrategy({ method: 'GET', isNavigation: false, url: new URL(address, origin), origin, ...more })

test.each([
  ['/', 'public-page'],
  ['/search-results?city=pune&slot=3', 'public-page'],
  ['/hotels-in-pune', 'public-page'],
  ['/hotels-for-couples-goa?slot=3', 'public-page'],
  ['/hotel/the-lantern-court-pune', 'public-page'],
  ['/legalpage', 'public-page'],
  ['/hotel/a/b', 'private-page'],
  ['/hotels-in-pune/secret', 'private-page'],
  ['/my-bookings', 'private-page'],
  ['/my-favourites', 'private-page'],
  ['/refer-and-earn', 'private-page'],
  ['/booking?hotel=a', 'private-page'],
  ['/confirm-booking?bookingid=1&hotelId=2', 'private-page'],
  ['/booking-failed', 'private-page'],
  ['/logout', 'private-page'],
  ['/nobody-knows', 'private-page'],
  ['/desk', 'desk-page'],
  ['/desk?date=2026-12-05', 'desk-page'],
  ['/desk/booking/7', 'desk-page'],
  ['/desktop', 'private-page'],
  ['/offline?to=%2Fteam', 'offline-page'],
  ['/api/bookings/1/pay-booking/upi', 'pass'],
  ['/dev/outbox', 'pass'],
])('the service worker treats opening %s as a %s', (address, care) =>
  expect(asked(address, { isNavigation: true })).toBe(care),
)

test.each([
  ['/assets/shell-CnYR_7mB.js', 'asset'],
  ['/fonts/anek-latin-uncle.woff2', 'asset'],
  ['/page-data/hotels-in-pune', 'public-data'],
  ['/page-data/', 'public-data'],
  ['/page-data/my-bookings', 'leave'],
  ['/api/hotels/search', 'leave'],
  ['/api/users/user-picture/7?access_token=x', 'leave'],
  ['/api/desk/bookings/7/identities/3', 'leave'],
  ['/api/team', 'leave'],
  ['/pictures/pool/hero-704.webp', 'leave'],
  ['/sw.js', 'leave'],
  ['https://elsewhere.example/assets/a.js', 'leave'],
])('the service worker treats a page’s request for %s as %s', (address, care) => expect(asked(address)).toBe(care))

test.each(['POST', 'HEAD', 'DELETE'])('the service worker never touches %s requests', (method) => {
  expect(asked('/assets/a.js', { method })).toBe('leave')
  expect(asked('/', { method, isNavigation: true })).toBe('leave')
})
