import { expect, test } from 'vitest'
import { words as english } from '#english/desk/desk.ts'
import { papersWords } from './papers-words.ts'

test.each([
  [2, 2, 'Superfast ready'],
  [2, 1, 'Photos and IDs: 1 of 2 in'],
  [2, 0, 'Photos and IDs: 0 of 2 in'],
  [1, 1, 'Superfast ready'],
  [4, 2, 'Superfast ready'],
])('the desk’s line for %i guests, of which %i sent pictures, reads: %s', (guests, papers_in, words) =>
  expect(papersWords({ guests, papers_in }, english)).toBe(words),
)
