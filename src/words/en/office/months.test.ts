import { expect, test } from 'vitest'
import { monthWords } from './months.ts'

test.for([
  ['2026-11', 'November 2026'],
  ['2027-01', 'January 2027'],
] as const)('the month %s is written as %s', ([month, words]) => {
  expect(monthWords(month)).toBe(words)
})
