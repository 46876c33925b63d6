import { expect, test } from 'vitest'
import { readTypedPhone } from './phone.ts'

test.each([
  ['98201477101', '9820147710'],
  ['98201 47710', '9820147710'],
  ['+91 98201 47710', '9820147710'],
  ['098201 47710', '9820147710'],
  ['98201x', '98201x'],
])('the phone field turns the typed %j into %j', (text, phone) => expect(readTypedPhone(text)).toBe(phone))
