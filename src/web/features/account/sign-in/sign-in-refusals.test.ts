import { otpErrorOf } from '#web/features/account/otp/otp-error.ts'
import { describe, expect, test } from 'vitest'
import type { ApiRefusal } from '#web/lib/api.ts'
import { signUpFailure, type SignUpFailure } from './sign-in-refusals.ts'

const NOW = 1_000_000
const refusal = (status: number, code: string, message = '', retryAfter?: number): ApiRefusal => ({
  status,
  code,
  message,
  retryAfter,
})

describe('refused sign-ups', () => {
  test.each<[string, ApiRefusal, SignUpFailure]>([
    [
      'with a message flags the email',
      refusal(409, 'EMAIL_TAKEN', 'This email is already registered with us. Try to Sign In instead'),
      { kind: 'flags', flags: { email: 'This email is already registered with us. Try to Sign In instead' } },
    ],
    [
      'without a message flags the phone',
      refusal(409, 'PHONE_TAKEN'),
      { kind: 'flags', flags: { phone: 'This phone number is already registered with us. Try to Sign In instead' } },
    ],
    [
      'over a field flags that field',
      refusal(422, 'PHONE_INVALID', 'Phone is not valid'),
      { kind: 'flags', flags: { phone: 'Phone is not valid' } },
    ],
    [
      'over a limit says how long to wait',
      refusal(429, 'OTP_TOO_SOON', 'An OTP was just sent.', 12),
      { kind: 'problem', problem: { kind: 'wait', message: 'An OTP was just sent.', until: NOW + 12_000 } },
    ],
    [
      'that nobody answered flags nothing',
      refusal(0, 'UNREACHABLE', 'We could not reach our server.'),
      { kind: 'problem', problem: { kind: 'failed', message: 'We could not reach our server.' } },
    ],
  ])('a refused sign-up is explained: one %s', (_, given, failure) =>
    expect(signUpFailure(given, NOW)).toEqual(failure),
  )
})

describe('refused OTPs', () => {
  test.each([
    ['is wrong', refusal(422, 'OTP_WRONG', 'x'), { kind: 'wrong-token' }],
    [
      'waits half a minute when no time is named',
      refusal(429, 'TOO_MANY_REQUESTS', 'Too many tries.'),
      { kind: 'wait', message: 'Too many tries.', until: NOW + 30_000 },
    ],
    [
      'has words even when the server has none',
      refusal(500, 'UNKNOWN'),
      { kind: 'failed', message: 'Something went wrong on our side. Please try again.' },
    ],
  ])('a refused OTP is explained: it %s', (_, given, problem) => expect(otpErrorOf(given, NOW)).toEqual(problem))
})
