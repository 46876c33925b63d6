import { expect, test } from 'vitest'
import { isInScope, isKeyToken, lastFourOf, orderScopes, type KeyScope } from './hotel-key.ts'

test.each<[KeyScope | undefined, KeyScope[], boolean]>([
  ['rooms', ['rooms'], true],
  ['rooms', ['prices', 'bookings'], false],
  ['prices', ['rooms', 'prices'], true],
  ['bookings', [], false],
  [undefined, ['rooms', 'prices', 'bookings'], false],
])('a call that needs %s is open to an API key with %j: %s', (needed, scopes, expected) =>
  expect(isInScope(needed, scopes)).toBe(expected),
)

test.each([
  ['uncle_abc', true],
  ['Uncle_abc', false],
  ['abc', false],
  ['', false],
])('the text %j has the form of an API key: %s', (token, expected) => expect(isKeyToken(token)).toBe(expected))

test('an API key shows its last four characters, and each scope once, in our order', () => {
  expect(lastFourOf('uncle_abcdef')).toBe('cdef')
  expect(orderScopes(['bookings', 'rooms', 'bookings'])).toEqual(['rooms', 'bookings'])
})
