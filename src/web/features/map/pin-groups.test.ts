import { describe, expect, test } from 'vitest'
import { groupPins, type PinAt } from './pin-groups.ts'

/** A hotel whose label is 56 pixels wide because its price has three digits. */
const pin = (id: number, x: number, y: number, price: number | null = 999): PinAt => ({
  point: {
    id,
    slug: `hotel-${id}`,
    name: `Hotel ${id}`,
    locality: 'Baner',
    place: { lat: 18.5, lng: 73.8 },
    label: price === null ? 'Sold' : `₹${price}`,
    total: price,
  },
  x,
  y,
})

const shown = (pins: PinAt[], chosen?: number) =>
  groupPins(pins, chosen).map(({ points, label }) => [points.map(({ id }) => id), label])

describe('map pins', () => {
  test.each<[string, PinAt[], unknown[]]>([
    [
      'apart stay apart',
      [pin(1, 50, 50), pin(2, 110, 50)],
      [
        [[1], '₹999'],
        [[2], '₹999'],
      ],
    ],
    ['a pixel nearer are one group', [pin(1, 50, 50), pin(2, 109, 50)], [[[1, 2], '2 from\n₹999']]],
    [
      'above each other stay apart',
      [pin(1, 50, 50), pin(2, 50, 86)],
      [
        [[1], '₹999'],
        [[2], '₹999'],
      ],
    ],
    ['a pixel closer above each other join', [pin(1, 50, 50), pin(2, 50, 85)], [[[1, 2], '2 from\n₹999']]],
    [
      'joined by a third form one group, which names the lowest price',
      [pin(1, 0, 0, 1400), pin(2, 80, 0, 800), pin(3, 40, 0, 999)],
      [[[1, 2, 3], '3 from\n₹800']],
    ],
    ['sold out are counted without a price', [pin(1, 0, 0, null), pin(2, 0, 0, null)], [[[1, 2], '2 sold']]],
    ['partly sold name the price of the rest', [pin(1, 0, 0, null), pin(2, 0, 0, 1200)], [[[1, 2], '2 from\n₹1,200']]],
  ])('pins that are %s', (_, pins, expected) => {
    expect(shown(pins)).toEqual(expected)
  })
})

test('a group that contains the chosen hotel shows that hotel’s price at the hotel’s place', () => {
  const pins = [pin(1, 0, 0, 1400), pin(2, 30, 0, 800), pin(3, 10, 10, 999)]
  const [group] = groupPins(pins, 2)
  expect(group).toMatchObject({ label: '₹800 +2', x: 30, y: 0 })
})

test('no two labels of a crowded map overlap', () => {
  const pins = Array.from({ length: 300 }, (_, n) => pin(n + 1, (n * 97) % 613, (n * 61) % 409))
  const groups = groupPins(pins, 7)
  expect(groups.flatMap(({ points }) => points)).toHaveLength(300)
  expect(groups.length).toBeGreaterThan(3)
  for (const [index, one] of groups.entries())
    for (const other of groups.slice(index + 1))
      expect(
        Math.abs(one.x - other.x) * 2 >= one.width + other.width ||
          Math.abs(one.y - other.y) * 2 >= one.height + other.height,
      ).toBe(true)
})
