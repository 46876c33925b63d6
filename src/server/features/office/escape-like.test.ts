import { expect, test } from 'vitest'
import { escapeLike } from './escape-like.ts'

test.each([
  ['mehta', '%mehta%'],
  ['100%', String.raw`%100\%%`],
  ['a_b', String.raw`%a\_b%`],
  [String.raw`a\b`, String.raw`%a\\b%`],
  ['', '%%'],
])('the search text %j becomes the pattern %j', (text, pattern) => expect(escapeLike(text)).toBe(pattern))
