import { expect, test } from 'vitest'
import { ACTIONS } from './actions.ts'
import {
  countedOf,
  OFFICE_ACTIONS,
  isProposedAction,
  PROPOSED_ACTIONS,
  raisesLimits,
  type Approval,
} from './two-people.ts'

const NOW = { perBooking: 5000, perDay: 25_000 }

test.each([
  [{ perBooking: 5000, perDay: 25_000 }, false],
  [{ perBooking: 4999, perDay: 25_000 }, false],
  [{ perBooking: 5001, perDay: 25_000 }, true],
  [{ perBooking: 100, perDay: 25_001 }, true],
])('a change of the limits to %j requires two people: %s', (wanted, isRaise) => {
  expect(raisesLimits(wanted, NOW)).toBe(isRaise)
})

test.each([
  [500_000, 5000],
  [500_001, 5001],
  [-500_001, 5001],
  [1, 1],
])('a correction of %i paise uses ₹%i of the limit', (paise, rupees) => {
  expect(countedOf(paise)).toBe(rupees)
})

test('every action that gives money away has a rule for two people', () => {
  const free = new Set<string>(['send_again', 'no_show', 'no_show_off', 'correct_name'])
  for (const act of ACTIONS.filter((one) => !free.has(one)))
    expect(OFFICE_ACTIONS[act as keyof typeof OFFICE_ACTIONS], act).toMatchObject({
      people: 'above_limit' satisfies Approval,
    })
})

test('every action that is stored as a proposal has a rule for two people', () => {
  for (const kind of PROPOSED_ACTIONS) expect(OFFICE_ACTIONS[kind]).toBeDefined()
  expect(isProposedAction('refund')).toBe(false)
})
