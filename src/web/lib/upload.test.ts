import { expect, test } from 'vitest'
import { kilobyteWords } from './upload.ts'

test.each([
  [1, '1 kB'],
  [1_499, '1 kB'],
  [1_500, '2 kB'],
  [184_000, '184 kB'],
  [10_000_000, '10000 kB'],
])('a size of %d bytes is written as %s, counting 1,000 bytes per kB', (bytes, words) =>
  expect(kilobyteWords(bytes)).toBe(words),
)
