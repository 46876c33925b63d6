import { describe, expect, test } from 'vitest'
import { isForeign, missingLines, readLine, type TypedLine } from './guest-register.ts'

const LINE: TypedLine = {
  position: 0,
  name: ' Asha Rao ',
  idKind: 'aadhaar',
  idLastFour: '7735',
  home: ' Pune ',
  nationality: 'IN',
}
const read = (part: Partial<TypedLine>) => readLine({ ...LINE, ...part })

describe('lines of the register', () => {
  test('a register line is stored without outer spaces, with the ID in capitals', () => {
    const line = read({ idKind: 'voter_id', idLastFour: ' 3p8k ' })
    expect(line.ok && line.value).toEqual({
      ...LINE,
      idKind: 'voter_id',
      name: 'Asha Rao',
      home: 'Pune',
      idLastFour: '3P8K',
    })
  })

  test.each([
    ['no name', { name: '  ' }, 'name'],
    ['a name of 120 letters', { name: 'a'.repeat(120) }, undefined],
    ['a name of 121 letters', { name: 'a'.repeat(121) }, 'name'],
    ['three digits', { idLastFour: '773' }, 'idLastFour'],
    ['five digits', { idLastFour: '77351' }, 'idLastFour'],
    ['letters of an Aadhaar number', { idLastFour: '77X5' }, 'idLastFour'],
    [
      'letters of an Aadhaar number, from a release that asked for no home',
      { idLastFour: '77X5', home: null },
      undefined,
    ],
    ['letters of a passport', { idKind: 'passport', idLastFour: 'K7X5' }, undefined],
    ['no home', { home: ' ' }, 'home'],
    ['a home of 81 letters', { home: 'a'.repeat(81) }, 'home'],
    ['a foreign passport', { idKind: 'passport', nationality: 'FR' }, undefined],
    ['an Indian passport', { idKind: 'passport', nationality: 'IN' }, undefined],
    ['a foreigner with a voter ID', { idKind: 'voter_id', nationality: 'FR' }, 'nationality'],
    ['a country that does not exist', { idKind: 'passport', nationality: 'ZZ' }, 'nationality'],
  ] as const)('a register line with %s is accepted or refused by its field', (_name, part, fault) => {
    const line = read(part)
    expect(line.ok ? undefined : line.refusal).toBe(fault)
  })

  test.each([
    ['IN', false],
    [null, false],
    ['FR', true],
  ])('a register line with the nationality %s is a foreigner’s: %s', (nationality, expected) =>
    expect(isForeign({ nationality })).toBe(expected),
  )
})

test.each([
  [2, 0, 2],
  [2, 1, 1],
  [2, 2, 0],
  [1, 2, 0],
])('the register of %i guests with %i lines lacks %i entries', (guests, written, missing) =>
  expect(missingLines(guests, written)).toBe(missing),
)
