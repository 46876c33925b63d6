import { expect, test } from 'vitest'
import { addMinutes } from '../kernel/ist.ts'
import { ownDue, WORK_TIMES } from './work-times.ts'

const SINCE = new Date('2026-12-31T23:50:00+05:30')

test.each([
  ['dearer_room', '2027-01-01T00:05'],
  ['many_cases', '2027-01-01T00:05'],
  ['still_in_room', '2027-01-01T00:50'],
  ['books_differ', '2027-01-01T00:50'],
  ['objection', '2027-01-02T23:50'],
  ['to_confirm', '2027-01-02T23:50'],
  ['given_up', '2027-01-02T23:50'],
  ['proposal', '2027-01-07T23:50'],
  ['month_ready', '2027-01-07T23:50'],
  ['hotels_lack', '2027-01-07T23:50'],
  ['application', '2027-01-07T23:50'],
] as const)('the work %s that came up on New Year’s Eve is due at %s', (kind, due) => {
  expect(ownDue({ kind, since: SINCE })).toEqual(new Date(`${due}:00+05:30`))
})

test('each kind of work is marked as old before it is late', () => {
  for (const [kind, { old, late }] of Object.entries(WORK_TIMES))
    expect(addMinutes(SINCE, old) < addMinutes(SINCE, late), kind).toBe(true)
})
