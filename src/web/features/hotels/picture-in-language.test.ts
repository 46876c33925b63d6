import { expect, test, vi } from 'vitest'
import type { HotelPicture } from '#contract/hotels.ts'

vi.mock('#words/photos.ts', () => import('#hindi/photos.ts'))

const { pictureInLanguage } = await import('./picture-in-language.ts')

const picture = (of: Partial<HotelPicture>): HotelPicture => ({
  url: '/a-704.webp',
  widths: [704],
  tint: '#aabbcc',
  alt: 'Mogra Residency, picture 2 of 2',
  ...of,
})

test.each<[string, Partial<HotelPicture>, string]>([
  ['its subject', { subject: 'bed', caption: 'The bed' }, 'बेड'],
  ['the caption that the hotel wrote', { alt: 'Our terrace', caption: 'Our terrace' }, 'Our terrace'],
  ['its place', {}, 'होटल की 2 तस्वीरों में से 2'],
])('the alt text of a photo in Hindi is %s', (_what, of, alt) => {
  expect([picture({}), picture(of)].map(pictureInLanguage)[1]?.alt).toBe(alt)
})
