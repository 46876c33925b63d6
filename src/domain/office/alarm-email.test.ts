import { expect, test } from 'vitest'
import { addMinutes, istInstant } from '../kernel/ist.ts'
import { emailCodeWait, judgeEmailCode } from './alarm-email.ts'

const sentAt = istInstant('2026-12-05', 12)

test.each([
  ['right at once', 0, 0, true, 'right'],
  ['right after four wrong tries', 4, 0, true, 'right'],
  ['right after five wrong tries', 5, 0, true, 'over'],
  ['right in its last second', 0, 14.99, true, 'right'],
  ['right after 15 minutes', 0, 15, true, 'over'],
  ['wrong for the first time', 0, 0, false, 'wrong'],
  ['wrong for the fourth time', 3, 0, false, 'wrong'],
  ['wrong for the fifth time', 4, 0, false, 'over'],
  ['wrong after 15 minutes', 0, 15, false, 'over'],
])('a code that is %s is judged correctly', (_what, tries, minutes, isRight, verdict) =>
  expect(judgeEmailCode({ sentAt, tries }, { isRight, now: addMinutes(sentAt, minutes) })).toBe(verdict),
)

const agoOf = (...minutes: number[]) => minutes.map((ago) => addMinutes(sentAt, -ago))
const DAY = 24 * 60

test.each([
  ['no code was sent', [], true, undefined],
  ['the same address got one 29 seconds ago', [29 / 60], true, 'OTP_TOO_SOON'],
  ['the same address got one 30 seconds ago', [0.5], true, undefined],
  ['another address got one just now', [0], false, undefined],
  ['four were sent today', [1, 2, 3, 4], true, undefined],
  ['five were sent within a day', [1, 2, 3, 4, DAY - 1], false, 'OTP_LIMIT_REACHED'],
  ['the first of five was sent a day ago', [1, 2, 3, 4, DAY], false, undefined],
])('the office may request a second code or must wait if %s', (_what, sent, isSameAddress, code) =>
  expect(emailCodeWait(agoOf(...sent), { isSameAddress, now: sentAt })?.code).toBe(code),
)

test('a caller learns how many seconds to wait for the next code', () => {
  const waitOf = (sent: Date[]) => emailCodeWait(sent, { isSameAddress: true, now: sentAt })?.retryAfterSeconds
  expect(waitOf(agoOf(0.25))).toBe(15)
  expect(waitOf(agoOf(1, 2, 3, 4, DAY - 1))).toBe(60)
})
