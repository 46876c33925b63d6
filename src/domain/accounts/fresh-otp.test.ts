import { expect, test } from 'vitest'
import { addMinutes, istInstant } from '../kernel/ist.ts'
import { freshUntil, isFresh } from './fresh-otp.ts'

const typedAt = istInstant('2026-12-05', 12)

test.each([
  [0, true],
  [14.99, true],
  [15, false],
  [16, false],
])('an OTP is fresh %f minutes after it was typed: %s', (minutes, fresh) =>
  expect(isFresh(freshUntil(typedAt), addMinutes(typedAt, minutes))).toBe(fresh),
)

test('a session in which no OTP was typed is not fresh', () => expect(isFresh(null, typedAt)).toBe(false))
