import { expect, test } from 'vitest'
import { readNominee } from './nominee.ts'
import { MAX_NAME_LENGTH } from './sign-up-form.ts'

const OWN = '+919812345670'
const read = (name: string, phone: string) => {
  const nominee = readNominee({ name, phone }, OWN)
  return nominee.ok ? nominee.value : `${nominee.refusal.field} ${nominee.refusal.kind}`
}

test.each([
  ['Meera Rao', '9812345678', { name: 'Meera Rao', phone: '+919812345678' }],
  ['  Meera Rao ', '+91 98123 45678', { name: 'Meera Rao', phone: '+919812345678' }],
  ['M'.repeat(MAX_NAME_LENGTH), '6000000000', { name: 'M'.repeat(MAX_NAME_LENGTH), phone: '+916000000000' }],
  ['M'.repeat(MAX_NAME_LENGTH + 1), '6000000000', 'name INVALID'],
  ['  ', '9812345678', 'name REQUIRED'],
  ['Meera Rao', ' ', 'phone REQUIRED'],
  ['Meera Rao', '5812345678', 'phone INVALID'],
  ['Meera Rao', '981234567', 'phone INVALID'],
  ['Meera Rao', '9812345670', 'phone INVALID'],
  ['Meera Rao', '9812345671', { name: 'Meera Rao', phone: '+919812345671' }],
])('the nominee form reads the name %j and the phone %j', (name, phone, expected) =>
  expect(read(name, phone)).toEqual(expected),
)
