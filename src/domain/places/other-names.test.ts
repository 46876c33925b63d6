import { describe, expect, test } from 'vitest'
import {
  MAX_SPELLINGS,
  nameChanges,
  ownersIn,
  readOtherNames,
  type Called,
  type NameContext,
  type OtherNames,
} from './other-names.ts'

const MUMBAI: Called = {
  id: 2,
  slug: 'mumbai',
  name: 'Mumbai',
  names: { hi: 'मुंबई', ta: 'மும்பை' },
  spellings: ['Bombay'],
}
const BEFORE: Called = { id: 1, slug: 'pune', name: 'Pune', names: { hi: 'पुणे' }, spellings: ['Poona'] }
const CONTEXT: NameContext = { kind: 'city', name: 'Pune', ownerOf: ownersIn([BEFORE, MUMBAI])(1) }

const read = (typed: Partial<OtherNames>, context: Partial<NameContext> = {}) =>
  readOtherNames(BEFORE, { ...BEFORE, ...typed }, { ...CONTEXT, ...context })

describe('the names of a city', () => {
  test.each<[string, Partial<OtherNames>, Partial<OtherNames>]>([
    ['a name in each language', { names: { hi: 'पुणे', ta: 'புனே' } }, { names: { hi: 'पुणे', ta: 'புனே' } }],
    ['spaces around and within', { names: { hi: '  पुणे \n शहर ' } }, { names: { hi: 'पुणे शहर' } }],
    ['a letter of two code points', { names: { hi: 'चंडीग\u095d' } }, { names: { hi: 'चंडीगढ\u093c' } }],
    ['an empty name', { names: { hi: ' ' } }, { names: {} }],
    ['digits and a joiner', { names: { hi: 'सेक्\u200dटर 14 (पश्चिम)' } }, { names: { hi: 'सेक्\u200dटर 14 (पश्चिम)' } }],
    ['the longest name', { names: { hi: 'क'.repeat(80) } }, { names: { hi: 'क'.repeat(80) } }],
    ['another spelling', { spellings: ['Poona', ' Punya-nagari '] }, { spellings: ['Poona', 'Punya-nagari'] }],
    ['spellings in two scripts', { spellings: ['पूना', 'பூனா'] }, { spellings: ['पूना', 'பூனா'] }],
    ['empty spellings', { spellings: ['', ' '] }, { spellings: [] }],
  ])('the names form accepts %s', (_, typed, stored) => {
    expect(read(typed)).toEqual({ ok: true, value: { names: BEFORE.names, spellings: BEFORE.spellings, ...stored } })
  })

  test.each<[string, Partial<OtherNames>, object]>([
    ['a Hindi name in Latin letters', { names: { hi: 'Pune' } }, { field: 'hi', fault: 'wrong_script' }],
    ['a Hindi name in Tamil letters', { names: { hi: 'புனே' } }, { field: 'hi', fault: 'wrong_script' }],
    ['a Tamil name in Devanagari', { names: { hi: 'पुणे', ta: 'पुणे' } }, { field: 'ta', fault: 'wrong_script' }],
    ['a name of two scripts', { names: { hi: 'पुणे Camp' } }, { field: 'hi', fault: 'wrong_script' }],
    ['a name of digits', { names: { hi: '14' } }, { field: 'hi', fault: 'wrong_script' }],
    ['a name with a sign', { names: { hi: 'पुणे!' } }, { field: 'hi', fault: 'odd_sign' }],
    ['a name that turns the line round', { names: { hi: 'पुणे\u202e' } }, { field: 'hi', fault: 'odd_sign' }],
    ['a name too long', { names: { hi: 'क'.repeat(81) } }, { field: 'hi', fault: 'too_long' }],
    ['a name of another city', { names: { hi: 'मुंबई' } }, { field: 'hi', fault: 'taken', owner: 'Mumbai' }],
    ['a spelling of two scripts', { spellings: ['Poona पूना'] }, { field: 'spellings', fault: 'wrong_script' }],
    ['a spelling with an accent', { spellings: ['Poôna'] }, { field: 'spellings', fault: 'wrong_script' }],
    ['a spelling in Cyrillic', { spellings: ['Рune'] }, { field: 'spellings', fault: 'wrong_script' }],
    ['a spelling with an apostrophe', { spellings: ['Poo’na'] }, { field: 'spellings', fault: 'odd_sign' }],
    ['another city’s spelling', { spellings: ['BOMBAY'] }, { field: 'spellings', fault: 'taken', owner: 'Mumbai' }],
    ['another city’s name', { spellings: ['மும்பை'] }, { field: 'spellings', fault: 'taken', owner: 'Mumbai' }],
    ['its own English name', { spellings: ['pune'] }, { field: 'spellings', fault: 'repeated' }],
    ['its own Hindi name', { spellings: ['पुणे'] }, { field: 'spellings', fault: 'repeated' }],
    ['one spelling twice', { spellings: ['Poona', 'Poona'] }, { field: 'spellings', fault: 'repeated' }],
    ['a standing spelling in capitals', { spellings: ['POONA', 'Poona'] }, { field: 'spellings', fault: 'repeated' }],
    ['one spelling in two cases', { spellings: ['Poona', 'POONA'] }, { field: 'spellings', fault: 'repeated' }],
    [
      'too many spellings',
      { spellings: Array.from({ length: MAX_SPELLINGS + 1 }, (_each, n) => `Poona ${n}`) },
      { field: 'spellings', fault: 'too_many' },
    ],
  ])('the names form refuses %s', (_, typed, fault) => {
    expect(read(typed)).toMatchObject({ ok: false, refusal: [fault] })
  })

  test('a refusal gives one fault for each wrong field', () => {
    const typed = { names: { hi: 'Pune', ta: 'Pune' }, spellings: ['Bombay', '!'] }
    expect(read(typed)).toMatchObject({
      refusal: [
        { field: 'hi', fault: 'wrong_script' },
        { field: 'ta', fault: 'wrong_script' },
        { field: 'spellings', fault: 'taken' },
      ],
    })
  })

  test('an old flaw does not block a different correction', () => {
    const before = { names: { hi: 'Pune' }, spellings: ['Bombay', 'Poo’na'] }
    const after = { names: { hi: 'Pune', ta: 'புனே' }, spellings: ['Poo’na'] }
    expect(readOtherNames(before, after, CONTEXT)).toEqual({ ok: true, value: after })
  })

  test('a locality has no spellings', () => {
    const refused = { ok: false, refusal: [{ field: 'spellings', fault: 'only_cities' }] }
    expect(read({ spellings: ['Poona', 'Old Poona'] }, { kind: 'locality' })).toMatchObject(refused)
  })
})

test('the log shows each changed name before and after', () => {
  const after = { names: { ta: 'புனே' }, spellings: ['Poona', 'पूना'] }
  expect(nameChanges(BEFORE, after)).toEqual({
    hi: { from: 'पुणे', to: null },
    ta: { from: null, to: 'புனே' },
    spellings: { from: 'Poona', to: 'Poona, पूना' },
  })
  expect(nameChanges(BEFORE, BEFORE)).toEqual({})
})
