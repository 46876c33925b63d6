import { expect, test } from 'vitest'
import { addMinutes } from '../kernel/ist.ts'
import { hoursStayedOn, isDeskSilent, isCheckOutQuestionDue, isStayingOn } from './staying-on.ts'

const leavesAt = new Date('2026-12-05T10:00:00+05:30')

test.each([
  ['guests do not count as staying on a minute before check-out', -1, null, [false, false, false]],
  ['guests who are still there at check-out count as staying on', 0, null, [true, false, false]],
  ['the desk is not asked yet 14 minutes after check-out', 14, null, [true, false, false]],
  ['the desk is asked whether the room is empty 15 minutes after check-out', 15, null, [true, true, false]],
  ['the office does not call yet 44 minutes after check-out', 44, null, [true, true, false]],
  ['the office calls a desk that has not answered 45 minutes after check-out', 45, null, [true, true, true]],
  ['the desk is not asked again just after it answered ‘still here’', 46, 45, [true, false, false]],
  ['the desk is asked again an hour after it answered ‘still here’', 105, 45, [true, true, false]],
  ['the office calls when the desk ignores the second question for half an hour', 135, 45, [true, true, true]],
] as const)('the desk learns whether the guests stay on: %s', (_name, minutes, said, expected) => {
  const staying = { leavesAt, saidStillHereAt: said === null ? null : addMinutes(leavesAt, said) }
  const now = addMinutes(leavesAt, minutes)
  expect([isStayingOn(staying, now), isCheckOutQuestionDue(staying, now), isDeskSilent(staying, now)]).toEqual(expected)
})

test.each([
  [-30, 0],
  [0, 0],
  [15, 0],
  [16, 1],
  [75, 1],
  [76, 2],
  [100, 2],
])('guests who are still in their room %i minutes after check-out owe %i extra hours', (minutes, hours) => {
  expect(hoursStayedOn({ leavesAt }, addMinutes(leavesAt, minutes))).toBe(hours)
})
