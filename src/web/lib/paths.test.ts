import { describe, expect, it } from 'vitest'
import { bookingPath, cityPath, citySlugOf, hotelPath, ownPath, searchPath } from './paths.ts'

describe('city pages', () => {
  it.each([
    ['hotels-in-pune', 'pune'],
    ['hotels-for-couples-navi-mumbai', 'navi-mumbai'],
    ['hotels-in-', undefined],
    ['hotels-near-pune', undefined],
    ['pune', undefined],
  ])('the path %s belongs to the city %s', (segment, city) => {
    expect(citySlugOf(segment)).toBe(city)
  })

  it('a city page has one canonical address', () => {
    expect(cityPath('pune')).toBe('/hotels-in-pune')
    expect(cityPath('pune', 'slot=3')).toBe('/hotels-in-pune?slot=3')
  })
})

describe('queries', () => {
  it('an empty query adds nothing to the address', () => {
    expect(hotelPath('the-lantern-court')).toBe('/hotel/the-lantern-court')
    expect(hotelPath('the-lantern-court', new URLSearchParams())).toBe('/hotel/the-lantern-court')
  })

  it('a query may be text or parameters', () => {
    expect(searchPath('city=pune')).toBe('/search-results?city=pune')
    expect(bookingPath(new URLSearchParams({ hotel: 'the-lantern-court' }))).toBe('/booking?hotel=the-lantern-court')
  })
})

describe('the way back after sign-in', () => {
  it.each([
    ['/my-bookings', '/my-bookings'],
    ['/hotel/the-lantern-court?slot=3', '/hotel/the-lantern-court?slot=3'],
    ['//elsewhere.example', '/'],
    ['/\\elsewhere.example', '/'],
    ['https://elsewhere.example', '/'],
    ['', '/'],
  ])('the way back after sign-in to %s leads to %s', (asked, path) => {
    expect(ownPath(asked)).toBe(path)
  })
})
