import { expect, test } from 'vitest'
import { newHotelSlug } from './hotel-slug.ts'

const pune = { name: 'Pune', state: 'Maharashtra' }

test.each([
  ['Kite & Lantern House', 'Baner', [], 'kite-and-lantern-house-baner'],
  ['Baner Stay', 'Baner', [], 'baner-stay'],
  ['Kite House', 'Baner', ['kite-house-baner'], 'kite-house-baner-pune'],
  ['Kite House', 'Baner', ['kite-house-baner', 'kite-house-baner-pune'], 'kite-house-baner-pune-2'],
  [
    'Kite House',
    'Baner',
    ['kite-house-baner', 'kite-house-baner-pune', 'kite-house-baner-pune-2'],
    'kite-house-baner-pune-3',
  ],
  ['Kite House', 'Pune', ['kite-house-pune'], 'kite-house-pune-2'],
  ['पतंग', 'Baner', [], 'hotel-baner'],
  ['7', '12', [], '7-12'],
  ['12', '12', [], 'hotel-12'],
])('the hotel %s in %s gets its slug', (name, locality, taken, slug) => {
  expect(newHotelSlug({ name, locality, city: pune }, new Set(taken))).toBe(slug)
})

test('a long slug ends at a word boundary', () => {
  const slug = newHotelSlug({ name: 'A very long name '.repeat(12), locality: 'Baner', city: pune }, new Set())
  expect(slug.length).toBeLessThanOrEqual(90)
  expect(slug).toMatch(/(very|long|name|a)$/)
})
