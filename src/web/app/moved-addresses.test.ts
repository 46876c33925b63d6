import { describe, expect, test } from 'vitest'
import { movedTo } from './moved-addresses.ts'

const to = (address: string) => movedTo(new URL(address, 'https://uncle.example'))

describe('old addresses', () => {
  test.for([
    ['/index.html', '/'],
    ['/home', '/'],
    ['/user-bookings?tab=past', '/my-bookings?tab=past'],
    ['/sign-up-requestOTP', '/sign-up'],
    ['/sign-up-complete', '/'],
    ['/make-payment', '/my-bookings'],
    ['/hotels?city=pune', '/search-results?city=pune'],
    ['/hotels/lantern-court-baner', '/hotel/lantern-court-baner'],
    ['/hotel/Lantern-Court', '/hotel/lantern-court'],
    ['/Hotels-In-PUNE?slot=3', '/hotels-in-pune?slot=3'],
    ['/hotels-for-couples-Goa', '/hotels-for-couples-goa'],
    ['/team/', '/team'],
    ['/hotels-in-pune///', '/hotels-in-pune'],
    ['/About-Us?ref=X', '/team?ref=X#about'],
    ['/privacy', '/privacy-policy'],
    ['/terms/', '/terms-conditions'],
    ['/refund-policy', '/cancellations-refunds'],
  ])('the old address %s leads to %s', ([from = '', there]) => {
    expect(to(from)).toBe(there)
  })
})

test.for([
  '/',
  '/?ref=ASHA',
  '/team',
  '/hotels-in-pune?locality=baner',
  '/hotel/lantern-court',
  '/hotel/17',
  '/hotels-in-%E0%A4%97%E0%A5%8B%E0%A4%B5%E0%A4%BE',
  '/no-such-page',
  '/a/b/c',
])('the address %s needs no redirect', (address) => {
  expect(to(address)).toBeUndefined()
})

test('an old address takes a single redirect, which never leads to another site', () => {
  for (const address of ['//evil.example/', '/%2F/evil.example/', '///', '/\\evil.example/']) {
    const there = movedTo({ pathname: address, search: '' })
    expect(there ?? '/').toMatch(/^\/(?![/\\])/)
    expect(movedTo(new URL(there ?? '/', 'https://uncle.example'))).toBeUndefined()
  }
})
