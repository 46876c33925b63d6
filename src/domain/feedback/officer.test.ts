import { expect, test } from 'vitest'
import { isAnotherOperator, type Handled } from './officer.ts'

const MEENAL = { id: 'a', name: 'Meenal' }
const RITU = { id: 'b', name: 'Ritu' }

test.each<[string, Handled | null, boolean]>([
  ['of which the officer was not asked', null, true],
  ['that nobody had answered', [], true],
  ['that a colleague had answered', [RITU], true],
  ['that they had answered themselves', [MEENAL], false],
  ['that both had answered', [RITU, MEENAL], false],
])('an operator may look at a complaint as the officer, or not, %s: %s', (_name, handled, may) => {
  expect(isAnotherOperator(MEENAL.id, handled)).toBe(may)
})
