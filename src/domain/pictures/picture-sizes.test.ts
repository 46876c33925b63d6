import { expect, test } from 'vitest'
import { cutOf, LEAST_CUT } from './picture-sizes.ts'

test.each([
  [6000, 4000, 1056, 564],
  [1056, 564, 1056, 564],
  [900, 1600, 900, 481],
  [5000, 564, 1056, 564],
  [640, 480, 640, 342],
  [640, 342, 640, 342],
  [640, 341, 638, 341],
])('a photo of %i by %i has a crop of %i by %i pixels', (width, height, cutWidth, cutHeight) => {
  const cut = cutOf({ width, height })
  expect(cut).toEqual({ width: cutWidth, height: cutHeight })
  expect(cut.height).toBeLessThanOrEqual(height)
})

test('the smallest crop that we show has the shape of all crops', () => expect(cutOf(LEAST_CUT)).toEqual(LEAST_CUT))
