import { expect, test } from 'vitest'
import { kilobyteWords } from './upload.ts'

test.each([
  [1, '1 kB'],
  [1_499, '1 kB'],
  [1_500, '2 kB'],
  [184_000, '184 kB'],
  [10_000_000, '10000 kB'],
])('%d bytes are %s, a thousand each', (bytes, words) => expect(kilobyteWords(bytes)).toBe(words))
