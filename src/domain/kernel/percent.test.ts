import { expect, test } from 'vitest'
import { percentWords, readPercent } from './percent.ts'

test.each([
  ['18', 1800],
  [' 17.5 ', 1750],
  ['0.1', 10],
  ['0.05', 5],
  ['1.15', 115],
  ['100', 10_000],
  ['100.01', undefined],
  ['0.001', undefined],
  ['-1', undefined],
  ['', undefined],
  ['18%', undefined],
])('the typed percentage %j means %s hundredths of a percent', (typed, hundredths) =>
  expect(readPercent(typed)).toBe(hundredths),
)

test.each([
  [1800, '18%'],
  [10, '0.1%'],
  [1750, '17.5%'],
])('a share of %d is written as %s', (hundredths, words) => expect(percentWords(hundredths)).toBe(words))
