import { expect, test } from 'vitest'
import { hourLine } from './hour-line.ts'

test.each([
  [[], 10, ''],
  [[0, 5, 10], 10, '2.5,34 7.5,18 12.5,2'],
  // The line of a day without any counts runs along the bottom, and must not divide by zero.
  [[0, 0], 0, '2.5,34 7.5,34'],
])('the hourly line of %j with a maximum of %d runs through %s', (hours, highest, line) =>
  expect(hourLine(hours, highest)).toBe(line),
)
