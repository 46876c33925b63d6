import { addMinutes } from '../kernel/ist.ts'
import { accept, refuse, type Result } from '../kernel/result.ts'

/** One-time passwords (decisions, "Sign-in"). */
export const OTP_DIGITS = 6
export const OTP_VALID_MINUTES = 5
export const OTP_MAX_TRIES = 5
export const OTP_RESEND_SECONDS = 30

/** After a correct password whose email is taken, its browser may correct the email for this long and this often. */
export const PROOF_VALID_MINUTES = 15
export const MAX_REFUSED_EMAILS = 5

/** How long sign-up details wait for their password, or for a resent one. */
export const SIGN_UP_RETENTION_MINUTES = 60

/** How many of its newest requests a browser remembers, so that a text message that arrives late still works. */
export const MAX_CHALLENGES = 3

/**
 * Who enters a password: the browser or app that requested it and names its challenge, or a client that sends phone and
 * password only. Each has its own attempts, so that a stranger's attempts never use up the guest's.
 */
export type OtpTrier = 'asker' | 'open client'

/** What a password gives access to: a guest's account, a new account, or a hotel's desk. */
export type OtpPurpose = 'login' | 'signup' | 'desk' | 'office'

export type Otp = {
  createdAt: Date
  tries: number
  openTries: number
  usedAt: Date | null
  provenAt: Date | null
  refusedEmails: number
}

export const otpExpiry = (createdAt: Date): Date => addMinutes(createdAt, OTP_VALID_MINUTES)

export type OtpRefusal = 'OTP_EXPIRED' | 'OTP_TRIES_USED_UP' | 'OTP_ALREADY_USED'

/** Whether this browser has already proved the phone, so that only the email needs correcting. */
const isProof = ({ provenAt, refusedEmails }: Otp, trier: OtpTrier, now: Date): boolean =>
  trier === 'asker' &&
  provenAt !== null &&
  now < addMinutes(provenAt, PROOF_VALID_MINUTES) &&
  refusedEmails < MAX_REFUSED_EMAILS

/** Whether this password may still be tried. Whether it matches is the caller's constant-time comparison. */
export function checkOtp(otp: Otp, trier: OtpTrier, now: Date): Result<Otp, OtpRefusal> {
  if (otp.usedAt) return refuse('OTP_ALREADY_USED')
  if (otp.tries >= OTP_MAX_TRIES) return refuse('OTP_TRIES_USED_UP')
  if (trier === 'open client' && otp.openTries >= OTP_MAX_TRIES) return refuse('OTP_TRIES_USED_UP')
  if (otp.provenAt) return isProof(otp, trier, now) ? accept(otp) : refuse('OTP_ALREADY_USED')
  return now < otpExpiry(otp.createdAt) ? accept(otp) : refuse('OTP_EXPIRED')
}

/** Returns the text message in neutral words; browsers fill in the OTP from its last line (WebOTP). */
export const otpText = (code: string, product: string, host: string): string =>
  `${code} is your ${product} OTP. It is valid for ${OTP_VALID_MINUTES} minutes. Do not share it with anyone.\n@${host} #${code}`

/** What a one-time password gives access to, and the purposes for which it may have been sent. */
export type OtpAudience = 'guest' | 'desk' | 'office'
export const OTP_PURPOSES = {
  guest: ['login', 'signup'],
  desk: ['desk'],
  office: ['office'],
} as const satisfies Record<OtpAudience, readonly string[]>
