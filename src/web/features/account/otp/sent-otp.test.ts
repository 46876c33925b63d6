import { expect, test } from 'vitest'
import { livingOtp } from './sent-otp.ts'

const KEPT = { phone: '9820147710', resendAt: 30_000, until: 300_000, hasWhatsApp: true }

test.each([
  ['is valid for five minutes', KEPT, 299_999, KEPT],
  ['expires after five minutes', KEPT, 300_000, undefined],
  [
    'offers no WhatsApp when another version stored it',
    { phone: KEPT.phone, resendAt: 30_000, until: 300_000 },
    0,
    { ...KEPT, hasWhatsApp: false },
  ],
  ['is missing when none was stored', undefined, 0, undefined],
  ['is ignored when another version stored it in an unknown form', { phone: 9 }, 0, undefined],
])('a stored OTP request is used only while it is valid: it %s', (_what, kept, now, living) =>
  expect(livingOtp(kept, now)).toEqual(living),
)
