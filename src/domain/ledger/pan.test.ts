import { expect, test } from 'vitest'
import { isPan, panFault, type PanTerms } from './pan.ts'

test.each([
  ['AAPFU0939F', true],
  ['ABCPK1234L', true],
  ['ABCHK1234L', true],
  ['ABCXK1234L', false],
  ['abcpk1234l', false],
  ['ABCPK12345', false],
  ['ABCPK1234LL', false],
  ['', false],
])('%s has the form of a PAN: %s', (text, expected) => expect(isPan(text)).toBe(expected))

const GSTIN = '27AAPFU0939F1ZV'

test.each<[Partial<PanTerms>, ReturnType<typeof panFault>]>([
  [{}, undefined],
  [{ pan: 'given', panNumber: 'ABCPK1234L' }, undefined],
  [{ pan: 'given_small', panNumber: 'ABCPK1234L' }, undefined],
  [{ pan: 'given_small', panNumber: 'ABCHK1234L' }, undefined],
  [{ pan: 'given_small', panNumber: 'ABCCK1234L' }, 'NOT_SMALL'],
  [{ pan: 'missing', panNumber: 'ABCPK1234L' }, 'NOT_GIVEN'],
  [{ pan: 'given', panNumber: 'ABCPK12' }, 'FORM'],
  [{ pan: 'given', panNumber: 'AAPFU0939F', gstin: GSTIN }, undefined],
  [{ pan: 'given', panNumber: 'ABCPK1234L', gstin: GSTIN }, 'OTHER_THAN_GSTIN'],
])('terms with %j have the PAN fault %s', (terms, fault) =>
  expect(panFault({ pan: 'missing', panNumber: null, gstin: null, ...terms })).toBe(fault),
)
