import { expect, test } from 'vitest'
import { ABSENT_DAYS } from '../retention-days.ts'
import { addMinutes, istInstant } from '../kernel/ist.ts'
import { absenceStep, ERASING_NOTICE_DAYS, ERASING_NOTICE_HOURS, type Absence } from './end-of-purpose.ts'

const now = istInstant('2029-12-05', 12)
const ago = (minutes: number) => addMinutes(now, -minutes)
const YEARS = ABSENT_DAYS * 24 * 60
const HOURS = ERASING_NOTICE_HOURS * 60
const DAYS = ERASING_NOTICE_DAYS * 24 * 60
const absent: Absence = { lastSignedInAt: ago(YEARS), lastStayEnds: null, toldAt: null, isSomethingOpen: false }

test.each<[string, Partial<Absence>, string]>([
  ['a minute short of three years', { lastSignedInAt: ago(YEARS - 1) }, 'keep'],
  ['three years without a sign-in', {}, 'tell'],
  ['a stay that ended a minute later', { lastStayEnds: ago(YEARS - 1) }, 'keep'],
  ['a stay that ended three years ago, too', { lastStayEnds: ago(YEARS) }, 'tell'],
  ['an older stay', { lastStayEnds: ago(2 * YEARS) }, 'tell'],
  ['something open', { isSomethingOpen: true }, 'keep'],
  ['something that keeps the account, after a warning', { isSomethingOpen: true, toldAt: ago(HOURS) }, 'keep'],
  ['a warning just now', { toldAt: now }, 'wait'],
  ['a warning a minute less than 48 hours ago', { toldAt: ago(HOURS - 1) }, 'wait'],
  ['a warning 48 hours ago', { toldAt: ago(HOURS) }, 'erase'],
  ['a warning and a sign-in since', { toldAt: ago(HOURS), lastSignedInAt: ago(1) }, 'keep'],
  ['a warning thirty days ago', { toldAt: ago(DAYS) }, 'erase'],
  ['a warning so old that it no longer counts', { toldAt: ago(DAYS + 1) }, 'tell'],
])('the next step for an account after %s is $2', (_case, facts, step) =>
  expect(absenceStep({ ...absent, ...facts }, now)).toBe(step),
)
