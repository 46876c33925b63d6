import { expect, test } from 'vitest'
import { heatOf } from './heat-table.tsx'

test.for([
  [0, 402, 0],
  [1, 402, 1],
  [100, 402, 1],
  [101, 402, 2],
  [302, 402, 4],
  [402, 402, 4],
  [1, 1, 4],
] as const)('a number %i, where the highest is %i, is shown at strength %i', ([value, highest, heat]) => {
  expect(heatOf(value, highest)).toBe(heat)
})
