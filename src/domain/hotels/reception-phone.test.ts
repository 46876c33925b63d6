import { expect, test } from 'vitest'
import { readReceptionPhone } from './reception-phone.ts'

test.each([
  ['+91 22 0001 2345', '+912200012345'],
  ['022-00012345', '+912200012345'],
  ['98123 45678', '+919812345678'],
  ['0981234567', undefined],
  ['+1 212 555 0100', undefined],
  ['reception', undefined],
  ['', undefined],
])('the reception’s telephone %j is read as %s', (typed, stored) => {
  expect(readReceptionPhone(typed)).toBe(stored)
})
