import { expect, test } from 'vitest'
import { addMinutes, istInstant } from '../kernel/ist.ts'
import { answeredHours, deskHoursLeft, hoursAnswerUntil, type AddedHours, type HoursAnswer } from './added-hours.ts'

test.each([
  [0, 12],
  [11, 1],
  [12, 0],
  [72, 0],
])('a desk that has added %i hours may add %i more', (added, left) => {
  expect(deskHoursLeft(added)).toBe(left)
})

const LEAVES = istInstant('2026-12-06', 14)
const first = (answer: HoursAnswer | null = null): AddedHours => ({ endsAt: istInstant('2026-12-06', 12), answer })
const second = (answer: HoursAnswer | null = null): AddedHours => ({ endsAt: LEAVES, answer })
const NOW = istInstant('2026-12-06', 11)
const LAST = addMinutes(hoursAnswerUntil(LEAVES), -1)

test.each<[string, AddedHours[], HoursAnswer, Date, Date, number[] | string]>([
  ['a yes covers what was shown', [first(), second()], 'yes', first().endsAt, NOW, [12]],
  ['a yes covers all that was shown', [first(), second()], 'yes', LEAVES, NOW, [12, 14]],
  ['a no covers what was added since as well', [first(), second()], 'no', first().endsAt, NOW, [12, 14]],
  ['a no after an earlier yes covers the rest', [first('yes'), second()], 'no', LEAVES, NOW, [14]],
  ['the same answer again changes nothing', [first('yes')], 'yes', first().endsAt, NOW, []],
  ['a no again changes nothing', [first('no')], 'no', first().endsAt, NOW, []],
  ['a no after a yes is refused', [first('yes')], 'no', first().endsAt, NOW, 'ALREADY_ANSWERED'],
  ['a yes after a no is refused', [first('no')], 'yes', first().endsAt, NOW, 'ALREADY_ANSWERED'],
  ['an answer where nothing was added is refused', [], 'yes', LEAVES, NOW, 'NOTHING_ADDED'],
  ['an answer to an end that nobody wrote is refused', [second()], 'yes', first().endsAt, NOW, 'NOTHING_ADDED'],
  ['a no counts in the last minute', [first(), second()], 'no', LEAVES, LAST, [12, 14]],
  ['an answer a day after the end is too late', [second()], 'no', LEAVES, hoursAnswerUntil(LEAVES), 'TOO_LATE'],
])('the guests’ answer covers the added hours, or is refused: %s', (_rule, added, answer, until, now, expected) => {
  const covered = answeredHours({ status: 'completed', leaves: LEAVES, added }, { answer, until }, now)
  const hours = covered.ok
    ? covered.value.map(({ endsAt }) => (endsAt.getTime() - istInstant('2026-12-06', 0).getTime()) / 3_600_000)
    : covered.refusal
  expect(hours).toEqual(expected)
})

test('the desk refuses the guests’ answer about added hours for a cancelled booking', () => {
  const stay = { status: 'cancelled', leaves: LEAVES, added: [second()] } as const
  expect(answeredHours(stay, { answer: 'yes', until: LEAVES }, NOW)).toMatchObject({ refusal: 'NOT_CONFIRMED' })
})
