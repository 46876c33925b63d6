import { expect, test } from 'vitest'
import { readPaise } from './correction.tsx'

test.for([
  ['210', 21_000],
  ['210.5', 21_050],
  [' 210.05 ', 21_005],
  ['0', 0],
  ['', undefined],
  ['-5', undefined],
  ['1,200', undefined],
  ['2.345', undefined],
] as const)('the typed amount %s is read as %s paise', ([typed, paise]) => {
  expect(readPaise(typed)).toBe(paise)
})
