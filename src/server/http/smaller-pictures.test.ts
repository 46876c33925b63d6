import { expect, test } from 'vitest'
import { smallerPicture } from './smaller-pictures.ts'

const SAVING = { 'save-data': 'on' }

test.each([
  ['/pictures/pool/hero-704.avif', '/pictures/pool/hero-352.avif'],
  ['/pictures/pool/city-3-b-room-1056.webp', '/pictures/pool/city-3-b-room-352.webp'],
  ['/pictures/hotels/0a1b2c-704.webp', '/pictures/hotels/0a1b2c-352.webp'],
  ['/pictures/pool/hero-352.avif', '/pictures/pool/hero-352.avif'],
  ['/pictures/hotels/0a1b2c-whole.webp', '/pictures/hotels/0a1b2c-whole.webp'],
  ['/pictures/pool/../hero-704.avif', '/pictures/pool/../hero-704.avif'],
  ['/api/pictures/pool/hero-704.avif', '/api/pictures/pool/hero-704.avif'],
  ['/hotel/hotel-704', '/hotel/hotel-704'],
])('the picture %s becomes %s for a visitor who saves data', (url, smaller) => {
  expect(smallerPicture({ url, headers: SAVING } as never)).toBe(smaller)
})

test.each([{}, { 'save-data': 'off' }])('a picture keeps its width with the headers %j', (headers) => {
  const url = '/pictures/pool/hero-704.avif'
  expect(smallerPicture({ url, headers } as never)).toBe(url)
})
