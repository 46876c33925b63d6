import { expect, test } from 'vitest'
import { isReasonFor, REASONS_OF, REPORT_REASONS, REPORT_SUBJECTS, reportDue } from './report.ts'

const CAME = new Date('2026-12-05T23:30:00+05:30')

test.each([
  ['person', '2026-12-06T01:30:00+05:30'],
  ['other_hotel', '2026-12-06T23:30:00+05:30'],
  ['not_a_guest', '2026-12-06T23:30:00+05:30'],
  ['other', '2026-12-06T23:30:00+05:30'],
] as const)('a report sent at 11:30 PM for %s must be looked at by %s', (reason, due) => {
  expect(reportDue(reason, CAME)).toEqual(new Date(due))
})

test('every reason belongs to a single subject', () => {
  const used = REPORT_SUBJECTS.flatMap((subject) => REASONS_OF[subject])
  expect(new Set(used)).toEqual(new Set(REPORT_REASONS))
  expect([isReasonFor('picture', 'not_a_guest'), isReasonFor('review', 'other_hotel')]).toEqual([false, false])
})
