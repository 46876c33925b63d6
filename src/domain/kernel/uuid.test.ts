import { expect, test } from 'vitest'
import { isUuid } from './uuid.ts'

test.each([
  ['0198c5a4-6f0e-7b1c-9c55-0d7c2f9a4b11', true],
  ['0198C5A4-6F0E-7B1C-9C55-0D7C2F9A4B11', true],
  ['0198c5a4-6f0e-7b1c-9c55-0d7c2f9a4b1', false],
  ['0198c5a4-6f0e-7b1c-9c55-0d7c2f9a4b111', false],
  ['0198c5a46f0e7b1c9c550d7c2f9a4b11', false],
  [' 0198c5a4-6f0e-7b1c-9c55-0d7c2f9a4b11', false],
  ['0198c5a4-6f0e-7b1c-9c55-0d7c2f9a4b11\n', false],
  ['g198c5a4-6f0e-7b1c-9c55-0d7c2f9a4b11', false],
  ['', false],
])('the text %j is accepted as an id: %j', (text, isId) => {
  expect(isUuid(text)).toBe(isId)
})
