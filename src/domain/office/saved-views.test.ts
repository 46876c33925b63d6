import { expect, test } from 'vitest'
import { holdsContact } from './saved-views.ts'

test.each([
  ['Pune today', {}, false],
  ['2026-12-05 to 2026-12-31', { from: '2026-12-05', to: '2026-12-31' }, false],
  ['123456789', { hotel: '24 7 Inn, 411001' }, false],
  ['All', { city: 2_147_483_647 }, false],
  ['9800000001', {}, true],
  ['Call +91 98000-00001 first', {}, true],
  ['Mogra', { hotel: '(98000) 00001' }, true],
  ['asha@home.example', {}, true],
  ['Asha', { text: 'asha@home.example' }, true],
] satisfies [string, object, boolean][])('a view %j of %j holds a phone or an email: %s', (name, filter, expected) => {
  expect(holdsContact(name, filter)).toBe(expected)
})
