import { expect, test } from 'vitest'
import { toIstIso } from '#domain/kernel/ist.ts'
import { snoozeChoices } from './snooze-choices.ts'

const now = new Date('2026-12-07T22:30:00+05:30')

test('work can be snoozed for minutes, for hours, or until 9 AM in India', () => {
  expect(snoozeChoices(null, now).map(({ until }) => toIstIso(until))).toEqual([
    '2026-12-07T23:00:00+05:30',
    '2026-12-08T00:30:00+05:30',
    '2026-12-08T09:00:00+05:30',
    '2026-12-14T09:00:00+05:30',
  ])
})

test('work cannot be snoozed beyond its due time', () => {
  const due = new Date('2026-12-08T01:00:00+05:30')
  expect(snoozeChoices(due, now).map(({ isPossible }) => isPossible)).toEqual([true, true, false, false])
})
