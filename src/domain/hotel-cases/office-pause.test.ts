import { expect, test } from 'vitest'
import { isPauseEnd } from './office-pause.ts'

const now = new Date('2026-12-05T21:00:00+05:30')

test.each([
  ['2026-12-05T21:00:00+05:30', false],
  ['2026-12-05T21:01:00+05:30', true],
  ['2027-01-04T21:00:00+05:30', true],
  ['2027-01-04T21:01:00+05:30', false],
])('the office may pause a hotel until %s: %s', (until, isPossible) => {
  expect(isPauseEnd(new Date(until), now)).toBe(isPossible)
})
