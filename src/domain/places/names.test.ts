import { expect, test } from 'vitest'
import { spellingOf } from './names.ts'

test.each([
  ['New Delhi', 'new-delhi'],
  [' पुणे ', 'पुणे'],
  // ढ़ as one Unicode code point, and as two code points.
  ['चंडीग\u095d', 'चंडीगढ\u093c'],
  ['சென்னை', 'சென்னை'],
  ['सेक्टर 14', 'सेक्टर 14'],
  ['Sector 14', 'sector-14'],
  ['Café Road', 'cafe-road'],
  ['', ''],
])('the name %j is compared as %j', (name, spelling) => {
  expect(spellingOf(name)).toBe(spelling)
})
