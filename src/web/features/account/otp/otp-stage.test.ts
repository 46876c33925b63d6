import { describe, expect, test } from 'vitest'
import { nextOtp, NOT_REQUESTED, readToken, type OtpEvent, type OtpStage } from './otp-stage.ts'

const WAITING: OtpStage = {
  ...NOT_REQUESTED,
  stage: 'waiting',
  wasAsked: true,
  resendAt: 30_000,
  hasWhatsApp: true,
}
const WRONG = { kind: 'wrong-token' } as const
const LIMIT = { kind: 'wait', message: 'Too many OTPs were asked for. Please try again later.', until: 60_000 } as const

describe('one-time passwords', () => {
  test.each<[string, OtpStage, OtpEvent, OtpStage]>([
    ['is on its way', NOT_REQUESTED, { type: 'asked' }, { ...NOT_REQUESTED, isAsking: true }],
    [
      'is waited for once sent',
      { ...NOT_REQUESTED, isAsking: true },
      { type: 'sent', resendAt: 30_000, hasWhatsApp: true },
      WAITING,
    ],
    [
      'that could not be sent resets the waiting state',
      { ...WAITING, token: '12', isAsking: true },
      { type: 'not-sent', problem: LIMIT },
      { ...NOT_REQUESTED, wasAsked: true, problem: LIMIT },
    ],
    ['is typed', WAITING, { type: 'token-typed', text: '12a 3' }, { ...WAITING, token: '123' }],
    [
      'is verified',
      { ...WAITING, token: '123456', problem: WRONG },
      { type: 'verify-started' },
      { ...WAITING, token: '123456', stage: 'verifying' },
    ],
    [
      'that is wrong stays, to be corrected',
      { ...WAITING, token: '123456', stage: 'verifying' },
      { type: 'token-refused', problem: WRONG },
      { ...WAITING, token: '123456', problem: WRONG },
    ],
    [
      'that is being corrected is no longer wrong',
      { ...WAITING, token: '123456', problem: WRONG },
      { type: 'token-typed', text: '12345' },
      { ...WAITING, token: '12345' },
    ],
    [
      'sent again is a new one',
      { ...WAITING, token: '123456', isAsking: true },
      { type: 'sent', resendAt: 90_000, hasWhatsApp: true },
      { ...WAITING, resendAt: 90_000 },
    ],
    [
      'sent again after WhatsApp was switched off comes by SMS only',
      { ...WAITING, isAsking: true },
      { type: 'sent', resendAt: 90_000, hasWhatsApp: false },
      { ...WAITING, resendAt: 90_000, hasWhatsApp: false },
    ],
  ])('the state of an OTP follows each event: an OTP %s', (_, before, event, after) =>
    expect(nextOtp(before, event)).toEqual(after),
  )

  test.each([
    ['123456', '123456'],
    ['123 456', '123456'],
    [' 123-456\n', '123456'],
    ['1234567', '123456'],
    ['abc', ''],
  ])('the typed OTP %j is read as %j', (text, token) => expect(readToken(text)).toBe(token))
})
