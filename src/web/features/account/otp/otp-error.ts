import type { OtpError } from './otp-stage.ts'
import type { ApiRefusal } from '#web/lib/api.ts'
import * as t from '#words/account/otp.ts'

const FALLBACK = t.somethingWentWrong

/** How long to wait if the server names no time. */
const DEFAULT_WAIT_SECONDS = 30

/** Explains why a request for an OTP, or the OTP itself, was refused. For a limit, says how long to wait. */
export function otpErrorOf({ status, code, message, retryAfter }: ApiRefusal, now: number): OtpError {
  if (code === 'OTP_WRONG') return { kind: 'wrong-token' }
  if (status !== 429) return { kind: 'failed', message: message || FALLBACK }
  return { kind: 'wait', message: message || FALLBACK, until: now + (retryAfter ?? DEFAULT_WAIT_SECONDS) * 1000 }
}
