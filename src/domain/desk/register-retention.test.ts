import { expect, test } from 'vitest'
import { istInstant } from '../kernel/ist.ts'
import { retentionMonths, registerRetainedFrom } from './register-retention.ts'

test.each([
  ['Maharashtra', 24],
  ['Goa', 12],
])('%s keeps its registers for %i months', (state, months) =>
  expect(retentionMonths({ Maharashtra: 24 }, state)).toBe(months),
)

test.each([
  ['2027-12-05', 12, '2026-12-05'],
  ['2028-02-29', 12, '2027-02-28'],
  ['2027-01-31', 2, '2026-11-30'],
  ['2027-01-15', 1, '2026-12-15'],
] as const)('a register on %s keeps the entries of the last %i months, from %s on', (today, months, from) =>
  expect(registerRetainedFrom(months, istInstant(today, 15))).toEqual(istInstant(from)),
)
