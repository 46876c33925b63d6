import { expect, test } from 'vitest'
import { atLeast, between, countBits, maskFor, positionsIn, setBit } from './bit-mask.ts'

const MAX = 2_147_483_647

test.each([
  [4, 10, [1, 2]],
  [5, 10, [2]],
  [5, 9, []],
  [0, MAX, [1, 2, 3, 40]],
  [MAX - 2, MAX, [40]],
  [MAX - 1, MAX, []],
])('a bit mask finds the positions whose numbers lie between %i and %i, both exclusive', (above, below, expected) => {
  const prices = new Int32Array(45)
  prices.set([0, 5, 9, 10])
  prices[40] = MAX - 1
  expect(positionsIn(between(prices, { above, below }))).toEqual(expected)
})

test('a bit mask marks the hotels that reach a minimum, even if the list ends within a word', () => {
  const rooms = new Int16Array(33).fill(2)
  rooms.set([3, -1, 0, 32_767])
  expect(positionsIn(atLeast(rooms, 3))).toEqual([0, 3])
  expect(countBits(atLeast(rooms, 2))).toBe(31)
})

test('a bit mask lists the positions of its set bits', () => {
  const mask = maskFor(100)
  for (const position of [0, 31, 32, 63, 99]) setBit(mask, position)
  expect(positionsIn(mask)).toEqual([0, 31, 32, 63, 99])
  expect(countBits(mask)).toBe(5)
})
