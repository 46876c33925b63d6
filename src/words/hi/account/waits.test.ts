import { expect, test } from 'vitest'
import { waitWords } from './waits.ts'

test.each([
  [0, '0:00'],
  [65, '1:05'],
  [120, '2:00'],
  [121, 'करीब 3 मिनट'],
])('a wait of %d seconds reads %s in Hindi', (seconds, words) => expect(waitWords(seconds)).toBe(words))
