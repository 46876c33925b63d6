import { addMinutes } from '../kernel/ist.ts'
import { accept, refuse, type Result } from '../kernel/result.ts'

/** One-time passwords (decisions, "Sign-in"). */
export const OTP_DIGITS = 6
export const OTP_VALID_MINUTES = 5
export const OTP_MAX_TRIES = 5
export const OTP_RESEND_SECONDS = 30

/** How often one may be sent: for a phone an hour and a day, for an address, and for everybody together. */
export const OTP_LIMITS = {
  phoneHour: { most: 5, windowMinutes: 60 },
  phoneDay: { most: 10, windowMinutes: 24 * 60 },
  addressHour: { most: 100, windowMinutes: 60 },
  everybodyHour: { most: 20_000, windowMinutes: 60 },
} as const

export type Otp = { createdAt: Date; tries: number; usedAt: Date | null }

export const otpExpiry = (createdAt: Date): Date => addMinutes(createdAt, OTP_VALID_MINUTES)

export type OtpRefusal = 'OTP_EXPIRED' | 'OTP_TRIES_USED_UP' | 'OTP_ALREADY_USED'

/** May this password still be tried? Whether it matches is the caller's constant-time comparison. */
export function checkOtp(otp: Otp, now: Date): Result<Otp, OtpRefusal> {
  if (otp.usedAt) return refuse('OTP_ALREADY_USED')
  if (now >= otpExpiry(otp.createdAt)) return refuse('OTP_EXPIRED')
  if (otp.tries >= OTP_MAX_TRIES) return refuse('OTP_TRIES_USED_UP')
  return accept(otp)
}

/** Seconds until another may be sent to the same phone; 0 when now. */
export const resendWaitSeconds = (lastSentAt: Date, now: Date): number =>
  Math.max(0, OTP_RESEND_SECONDS - Math.floor((now.getTime() - lastSentAt.getTime()) / 1000))

/** The text message. Neutral words; the last line lets the browser fill it in (WebOTP). */
export const otpText = (code: string, product: string, host: string): string =>
  `${code} is your ${product} one time password. It is valid for ${OTP_VALID_MINUTES} minutes. Do not share it.\n@${host} #${code}`
