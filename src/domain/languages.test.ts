import { describe, expect, test } from 'vitest'
import { inLanguage, splitLanguage } from './languages.ts'

describe('languages in addresses', () => {
  test.each([
    ['/', 'en', '/'],
    ['/hi', 'hi', '/'],
    ['/hi/', 'hi', '/'],
    ['/ta/my-bookings', 'ta', '/my-bookings'],
    ['/hi/hotels-in-pune', 'hi', '/hotels-in-pune'],
    ['/hindi', 'en', '/hindi'],
    ['/en/my-bookings', 'en', '/en/my-bookings'],
    ['/HI/my-bookings', 'en', '/HI/my-bookings'],
    ['/hotel/hi', 'en', '/hotel/hi'],
  ] as const)('the address %s is in %s and leads to the page %s', (pathname, language, path) => {
    expect(splitLanguage(pathname)).toEqual({ language, path })
  })

  test.each([
    ['en', '/', '/'],
    ['hi', '/', '/hi'],
    ['ta', '/hotel/mogra', '/ta/hotel/mogra'],
  ] as const)('the page in %s at %s has the address %s', (language, path, address) => {
    expect(inLanguage(language, path)).toBe(address)
    expect(splitLanguage(address)).toEqual({ language, path })
  })
})
