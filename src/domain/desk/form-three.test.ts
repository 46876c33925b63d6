import { expect, test } from 'vitest'
import { addMinutes, istInstant } from '../kernel/ist.ts'
import { formThreeDue, hoursLate, isFilingReference } from './form-three.ts'

const ARRIVED = istInstant('2026-12-04', 18)

test('Form III is due 24 hours after the arrival', () =>
  expect(formThreeDue(ARRIVED)).toEqual(istInstant('2026-12-05', 18)))

test.each([
  [0, 0],
  [24 * 60, 0],
  [24 * 60 + 1, 1],
  [25 * 60, 1],
  [40 * 60, 16],
])('the report in Form III, %i minutes after the arrival, is %i hours late', (minutes, late) =>
  expect(hoursLate(ARRIVED, addMinutes(ARRIVED, minutes))).toBe(late),
)

test.each([
  ['F3/2026-1184', true],
  ['a'.repeat(40), true],
  ['a'.repeat(41), false],
  ['', false],
  ['-1', false],
  ['1184 2026', false],
])('the Form III reference %s is valid: %s', (text, expected) => expect(isFilingReference(text)).toBe(expected))
