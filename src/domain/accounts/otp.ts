import { addMinutes } from '../kernel/ist.ts'
import { accept, refuse, type Result } from '../kernel/result.ts'

/** The length of a one-time password (decisions, "Sign-in"). */
export const OTP_DIGITS = 6
export const OTP_VALID_MINUTES = 5
export const OTP_MAX_TRIES = 5
export const OTP_RESEND_SECONDS = 30

/**
 * How long, and how many times, the same browser may correct the email of a sign-up whose OTP was right but whose email
 * is taken.
 */
export const PROOF_VALID_MINUTES = 15
const MAX_REFUSED_EMAILS = 5

/** How long we keep the details of a sign-up that is waiting for its first OTP or a resent one. */
export const SIGN_UP_RETENTION_MINUTES = 60

/** How many of its latest OTP requests a browser remembers, so that even a late OTP works. */
export const MAX_CHALLENGES = 3

/**
 * Who enters an OTP: the browser or app that requested it, which sends the request's challenge, or a client that sends
 * only phone and OTP. Each has separate attempts, so that a stranger cannot use up the guest's attempts.
 */
export type OtpTrier = 'asker' | 'open client'

/** What an OTP gives access to: a guest's account, a new account, a hotel's desk, or the office. */
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

/** Whether this browser has already entered the right OTP, so that the guest only has to correct the email. */
const isProof = ({ provenAt, refusedEmails }: Otp, trier: OtpTrier, now: Date): boolean =>
  trier === 'asker' &&
  provenAt !== null &&
  now < addMinutes(provenAt, PROOF_VALID_MINUTES) &&
  refusedEmails < MAX_REFUSED_EMAILS

/** Whether this OTP may still be tried. The caller compares its digits in constant time. */
export function checkOtp(otp: Otp, trier: OtpTrier, now: Date): Result<Otp, OtpRefusal> {
  if (otp.usedAt) return refuse('OTP_ALREADY_USED')
  if (otp.tries >= OTP_MAX_TRIES) return refuse('OTP_TRIES_USED_UP')
  if (trier === 'open client' && otp.openTries >= OTP_MAX_TRIES) return refuse('OTP_TRIES_USED_UP')
  if (otp.provenAt) return isProof(otp, trier, now) ? accept(otp) : refuse('OTP_ALREADY_USED')
  return now < otpExpiry(otp.createdAt) ? accept(otp) : refuse('OTP_EXPIRED')
}

/** The part of the site that an OTP gives access to, and the purposes for which such an OTP may have been sent. */
export type OtpAudience = 'guest' | 'desk' | 'office'
export const OTP_PURPOSES = {
  guest: ['login', 'signup'],
  desk: ['desk'],
  office: ['office'],
} as const satisfies Record<OtpAudience, readonly string[]>
