import { expect, test } from 'vitest'
import { lastMonth, monthWords } from './month-words.ts'

test.for([
  ['2026-11', 'November 2026'],
  ['2027-01', 'January 2027'],
] as const)('%s is %s', ([month, words]) => {
  expect(monthWords(month)).toBe(words)
})

test.for([
  ['2026-11-30T18:29:59Z', '2026-10'],
  // Midnight in India has passed: December has begun.
  ['2026-11-30T18:30:00Z', '2026-11'],
  ['2027-01-15T00:00:00Z', '2026-12'],
] as const)('the month before %s is %s', ([now, month]) => {
  expect(lastMonth(new Date(now))).toBe(month)
})
