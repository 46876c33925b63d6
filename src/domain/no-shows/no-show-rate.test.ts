import { expect, test } from 'vitest'
import { noShowPercent, rankLostByNoShows } from './no-show-rate.ts'

test.each([
  [4, 4, null],
  [5, 1, 20],
  [5, 0, 0],
  [200, 3, 2],
])('the no-show rate of %i stays with %i no-shows is right', (stays, noShows, expected) =>
  expect(noShowPercent({ stays, noShows })).toBe(expected),
)

const ALL = { stays: 1000, noShows: 50 }
test.each([
  ['too few stays', 4, 4, 0],
  ['one no-show alone', 5, 1, 0],
  ['ten per cent above the average', 20, 3, 0],
  ['a per cent more', 25, 4, 5],
  ['half of its stays', 10, 5, 175],
  ['all of them', 10, 10, 300],
])('a hotel with %s loses the right number of points in rank', (_what, stays, noShows, lost) =>
  expect(rankLostByNoShows({ stays, noShows }, ALL)).toBe(lost),
)

test('no hotel loses rank when none has enough stays', () =>
  expect(rankLostByNoShows({ stays: 5, noShows: 5 }, { stays: 4, noShows: 4 })).toBe(0))
