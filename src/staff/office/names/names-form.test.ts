import { expect, test } from 'vitest'
import type { OfficeNames } from '#contract/office-names.ts'
import { fieldsOf, readChanged, type TypedNames } from './names-form.ts'

const PUNE: OfficeNames = {
  ref: 'c1',
  kind: 'city',
  name: 'Pune',
  city: 'Pune',
  state: 'Maharashtra',
  names: { hi: 'पुणे' },
  spellings: ['Poona', 'पूना'],
  version: 'v',
}
const OPENED = fieldsOf(PUNE)

test('the form shows each name in its field, and each spelling on its own line', () => {
  expect(OPENED).toMatchObject({ 'names.hi': 'पुणे', 'names.ta': '', spellings: 'Poona\nपूना' })
})

test.each<[string, Partial<TypedNames>, object]>([
  ['a new name', { 'names.ta': 'புனே' }, { names: { ta: 'புனே' } }],
  ['a removed name', { 'names.hi': '' }, { names: { hi: '' } }],
  ['spellings without empty lines', { spellings: 'Poona\n \nPunya' }, { spellings: ['Poona', 'Punya'] }],
  ['no spelling', { spellings: ' ' }, { spellings: [] }],
])('the form sends %s and nothing else', (_, typed, sent) => {
  expect(readChanged(OPENED, { ...OPENED, ...typed })).toEqual({ ok: true, value: sent })
})

test('the form sends nothing while nothing is changed', () => {
  expect(readChanged(OPENED, { ...OPENED, spellings: 'Poona\nपूना\n' }).ok).toBe(false)
})
