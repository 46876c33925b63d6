import { expect, test } from 'vitest'
import { waitWords } from './waits.ts'

test.each([
  [0, '0:00'],
  [24, '0:24'],
  [65, '1:05'],
  [120, '2:00'],
  [121, 'about 3 minutes'],
  [3600, 'about 60 minutes'],
])('a wait of %d seconds is written as %s', (seconds, words) => expect(waitWords(seconds)).toBe(words))
