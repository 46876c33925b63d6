import { expect, test } from 'vitest'
import { livingOtp } from './sent-otp.ts'

const KEPT = { phone: '9820147710', resendAt: 30_000, until: 300_000 }

test.each([
  ['lives for its five minutes', KEPT, 299_999, KEPT],
  ['is over then', KEPT, 300_000, undefined],
  ['was never kept', undefined, 0, undefined],
  ['is what another version kept', { phone: 9 }, 0, undefined],
])('a sent password %s', (_what, kept, now, living) => expect(livingOtp(kept, now)).toEqual(living))
