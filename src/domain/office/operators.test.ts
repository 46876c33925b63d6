import { expect, test } from 'vitest'
import { isReason } from './operators.ts'

test.each([
  ['cold', true],
  ['the', false],
  ['   ok   ', false],
  ['a b c d', true],
  ['a b c', false],
  ['\u200B\u200B\u200B\u200B', false],
  ['ok\u200B\u200D\u2060\uFEFF', false],
  ['\u3164\u3164\u3164\u3164', false],
  ['\u2800\u2800\u2800\u2800', false],
  ['\u{E0061}\u{E0062}\u{E0063}\u{E0064}', false],
  ['\u202Eabc', false],
  ['कमरा ठंडा था', true],
  ['क्षमा', true],
  ['👍👍', false],
  ['👍👍👍👍', true],
])('the text %j is accepted as a reason: %s', (text, isOne) => {
  expect(isReason(text)).toBe(isOne)
})
