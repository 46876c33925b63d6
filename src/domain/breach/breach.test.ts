import { expect, test } from 'vitest'
import { breachFault, breachReportDue } from './breach.ts'

const at = (moment: string) => new Date(`2026-12-${moment}:00+05:30`)

test.each([
  ['05T10:00', '05T12:00', '05T12:00', undefined],
  ['05T10:00', '05T12:00', '05T10:00', undefined],
  ['05T10:00', '05T10:00', '05T12:00', 'ENDS_BEFORE_IT_BEGINS'],
  ['05T10:00', '07T00:01', '05T12:00', 'NOT_OVER'],
  ['05T10:00', '07T00:00', '05T09:59', 'NOTICED_BEFORE_IT_BEGAN'],
])('a breach from %s until %s that we noticed at %s has the right fault or none: %s', (from, until, noticed, fault) => {
  expect(breachFault({ from: at(from), until: at(until) }, at(noticed), at('07T00:00'))).toBe(fault)
})

test('the report of a breach is due three days after we noticed it', () => {
  expect(breachReportDue(at('30T23:30'))).toEqual(new Date('2027-01-02T23:30:00+05:30'))
})
