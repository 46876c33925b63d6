import { expect, test } from 'vitest'
import { random } from '../kernel/seeded-random.ts'
import { sortByNumber } from './sort-by-number.ts'

test.each([1, 2047, 2048, 5000, 4_194_304, 2_147_483_647])(
  'the sort orders numbers up to %i, and keeps equal numbers in their order',
  (most) => {
    const draw = random(most)
    const numbers = Int32Array.from({ length: 300 }, () =>
      draw.pick([0, most, draw.int(0, most), draw.int(0, 9) % (most + 1)]),
    )
    const positions = Int32Array.from({ length: 200 }, (_position, index) => 299 - index)
    const expected = positions.toSorted((one, other) => (numbers[one] ?? 0) - (numbers[other] ?? 0))
    expect(sortByNumber(positions, numbers, most)).toEqual(expected)
  },
)

test('the sort leaves an empty list and a list of equal numbers unchanged', () => {
  expect(sortByNumber(new Int32Array(0), new Int32Array(0), 9)).toEqual(new Int32Array(0))
  expect(sortByNumber(Int32Array.of(2, 0, 1), new Int32Array(3), 0)).toEqual(Int32Array.of(2, 0, 1))
})
