import { expect, test } from 'vitest'
import { addressOf, placeAt } from './navigation.ts'

const HERE = { pathname: '/hotels-in-pune', search: '?slot=3', hash: '#results' }

test.each([
  ['/hotel/the-court?slot=1', '/hotel/the-court?slot=1'],
  ['/team#join', '/team#join'],
  ['?slot=4', '/hotels-in-pune?slot=4'],
  ['?', '/hotels-in-pune'],
  ['', '/hotels-in-pune'],
  ['#filters', '/hotels-in-pune?slot=3#filters'],
  ['/', '/'],
])('the link %o leads from a page of results to %s', (to, address) =>
  expect(addressOf(placeAt(to, HERE))).toBe(address),
)
