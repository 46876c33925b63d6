import { expect, test } from 'vitest'
import { addMinutes } from '../kernel/ist.ts'
import { isDeskSilent, isEmptyAsked, isStayingOn } from './staying-on.ts'

const leavesAt = new Date('2026-12-05T10:00:00+05:30')

test.each([
  ['a minute before the end', -1, null, [false, false, false]],
  ['at the end', 0, null, [true, false, false]],
  ['14 minutes later', 14, null, [true, false, false]],
  ['15 minutes later', 15, null, [true, true, false]],
  ['44 minutes later', 44, null, [true, true, false]],
  ['45 minutes later', 45, null, [true, true, true]],
  ['just after the desk said ‘still here’', 46, 45, [true, false, false]],
  ['an hour after the desk said ‘still here’', 105, 45, [true, true, false]],
  ['half an hour after the desk was asked again', 135, 45, [true, true, true]],
] as const)('%s the desk is asked and the office calls as the table says', (_name, minutes, said, expected) => {
  const staying = { leavesAt, saidStillHereAt: said === null ? null : addMinutes(leavesAt, said) }
  const now = addMinutes(leavesAt, minutes)
  expect([isStayingOn(staying, now), isEmptyAsked(staying, now), isDeskSilent(staying, now)]).toEqual(expected)
})
