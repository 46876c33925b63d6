import { expect, test } from 'vitest'
import { checkConfirmation, isAttended } from './attended.ts'

const at = new Date('2026-11-21T21:00:00+05:30')

test.each([
  ['nobody said anything', null, null, null, false],
  ['only the desk says so', at, null, null, false],
  ['only the guests say so', null, null, at, false],
  ['a voucher was scanned and nobody greeted', null, at, null, false],
  ['greeted and scanned', at, at, null, true],
  ['greeted and confirmed', at, null, at, true],
])('a stay is attended only with two proofs, row %#: %s', (_what, arrivedAt, scannedAt, confirmedAt, expected) =>
  expect(isAttended({ arrivedAt, scannedAt, confirmedAt })).toBe(expected),
)

const period = { start: at, end: new Date('2026-11-22T10:00:00+05:30') }
test.each([
  ['a moment too early', '2026-11-21T17:59:59+05:30', 'TOO_EARLY'],
  ['from when they may arrive', '2026-11-21T18:00:00+05:30', true],
  ['the last moment', '2026-12-22T09:59:59+05:30', true],
  ['30 days after they left', '2026-12-22T10:00:00+05:30', 'TOO_LATE'],
])('guests confirm a stay %s', (_what, now, expected) => {
  const checked = checkConfirmation({ status: 'completed', period }, new Date(now))
  expect(checked.ok ? checked.value : checked.refusal).toBe(expected)
})

test('guests cannot confirm a booking that is not valid', () => {
  expect(checkConfirmation({ status: 'cancelled', period }, at)).toEqual({ ok: false, refusal: 'NOT_CONFIRMED' })
})
