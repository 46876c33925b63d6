import { expect, test } from 'vitest'
import { longestGap } from './longest-gap.ts'

test.each([
  ['none', [], 10, 25, 15],
  ['one before', [7], 10, 25, 18],
  ['the longest is in the middle', [9, 11, 20, 24], 10, 25, 9],
  ['the longest touches the moment', [5, 12, 14], 10, 15, 7],
  ['the longest lasts until now', [9, 11], 10, 25, 14],
  ['a longer one from before does not count', [0, 9, 11, 13], 10, 14, 2],
])('the longest gap between bookings is found: %s', (_name, moments, since, now, gap) =>
  expect(longestGap(moments, since, now)).toBe(gap),
)
