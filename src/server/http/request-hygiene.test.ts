import { expect, test } from 'vitest'
import { isTooDeep, jsonDepth } from './request-hygiene.ts'

test.each([
  ['1', 0],
  ['{"a":1}', 1],
  ['{"a":[{"b":[]}]}', 4],
  ['["[[[[", "\\"[[", {}]', 2],
  ['][', 1],
])('%s nests %i deep', (text, depth) => expect(jsonDepth(text)).toBe(depth))

test.each([
  [32, false],
  [33, true],
  [30_000, true],
])('%i levels: too deep is %s', (levels, isDeep) =>
  expect(isTooDeep('['.repeat(levels) + ']'.repeat(levels))).toBe(isDeep),
)
