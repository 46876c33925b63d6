import { limitWaitSeconds, resendWaitSeconds } from '../accounts/send-limits.ts'
import { addMinutes } from '../kernel/ist.ts'

/** How many minutes a code is valid. */
export const EMAIL_CODE_MINUTES = 15
export const EMAIL_CODE_TRIES = 5
/** How many codes an operator can request within 24 hours. */
export const EMAIL_CODES_A_DAY = 5

export const emailCodeExpiry = (sentAt: Date): Date => addMinutes(sentAt, EMAIL_CODE_MINUTES)

/** When the last code was sent, and how often a wrong code was typed. */
export type EmailCode = { sentAt: Date; tries: number }

/** Checks a typed code. 'over' means that the code has expired or that no tries are left. */
export function judgeEmailCode(
  { sentAt, tries }: EmailCode,
  { isRight, now }: { isRight: boolean; now: Date },
): 'right' | 'wrong' | 'over' {
  if (tries >= EMAIL_CODE_TRIES || now >= emailCodeExpiry(sentAt)) return 'over'
  if (isRight) return 'right'
  return tries + 1 < EMAIL_CODE_TRIES ? 'wrong' : 'over'
}

type EmailCodeWait = { code: 'OTP_TOO_SOON' | 'OTP_LIMIT_REACHED'; retryAfterSeconds: number }

/**
 * Returns why no code may be sent now; undefined if one may. `sent` lists when the last codes were sent, newest first.
 * A different address can get a code immediately, because the first may have been mistyped.
 */
export function emailCodeWait(
  sent: readonly Date[],
  { isSameAddress, now }: { isSameAddress: boolean; now: Date },
): EmailCodeWait | undefined {
  const [newest] = sent
  const soon = isSameAddress && newest ? resendWaitSeconds(newest, now) : 0
  if (soon > 0) return { code: 'OTP_TOO_SOON', retryAfterSeconds: soon }
  const filling = { limit: { windowMinutes: 24 * 60 }, fillingSend: sent[EMAIL_CODES_A_DAY - 1] ?? null }
  const full = limitWaitSeconds([filling], now)
  return full > 0 ? { code: 'OTP_LIMIT_REACHED', retryAfterSeconds: full } : undefined
}
