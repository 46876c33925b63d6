import { expect, test } from 'vitest'
import { hourOfDay } from './now.ts'

test.each([
  [0, '12 AM'],
  [1, '1 AM'],
  [11, '11 AM'],
  [12, '12 PM'],
  [13, '1 PM'],
  [23, '11 PM'],
])('the hour %d begins at %s', (hour, words) => expect(hourOfDay(hour)).toBe(words))
