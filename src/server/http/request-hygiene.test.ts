import { expect, test } from 'vitest'
import { isTooDeep, jsonDepth } from './request-hygiene.ts'

test.each([
  ['1', 0],
  ['{"a":1}', 1],
  ['{"a":[{"b":[]}]}', 4],
  ['["[[[[", "\\"[[", {}]', 2],
  ['][', 1],
])('the JSON %s has a nesting depth of %i', (text, depth) => expect(jsonDepth(text)).toBe(depth))

test.each([
  [32, false],
  [33, true],
  [30_000, true],
])('JSON nested %i levels deep is too deep: %s', (levels, isDeep) =>
  expect(isTooDeep('['.repeat(levels) + ']'.repeat(levels))).toBe(isDeep),
)
