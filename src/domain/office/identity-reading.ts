import type { BookingStatus } from '../bookings/booking-status.ts'
import { FRESH_OTP_MINUTES, isFresh } from '../accounts/fresh-otp.ts'
import { addMinutes } from '../kernel/ist.ts'
import { accept, refuse, type Result } from '../kernel/result.ts'

/** Guests' IDs that one operator may read within an hour; the database counts them too. */
export const IDENTITIES_PER_HOUR = 10
export const IDENTITY_HOUR_MINUTES = 60

type Reading = {
  status: BookingStatus
  /** how many this operator has read within the last hour */
  readThisHour: number
}

/** May an operator read an ID of this booking? Only of one that was paid and stands, and so many an hour. */
export function checkIdentityReading({
  status,
  readThisHour,
}: Reading): Result<'open', 'ACT_NOT_POSSIBLE' | 'TOO_MANY_IDENTITIES'> {
  if (status !== 'completed') return refuse('ACT_NOT_POSSIBLE')
  return readThisHour < IDENTITIES_PER_HOUR ? accept('open') : refuse('TOO_MANY_IDENTITIES')
}

/** Is this ID one of the booking's? What a guest uploads after their stay is for another. */
export const isIdentityOfStay = (uploadedAt: Date, leaves: Date): boolean => uploadedAt < leaves

type Proof = {
  hasPasskey: boolean
  /** when it was shown on this device; null: never */
  passkeyAt: Date | null
  /** when the OTP was typed that opened this session */
  signedInAt: Date
}

/**
 * Is it still the operator who sits there? Their passkey of the last 15 minutes on this very device says so; an OTP does
 * only for those without one, on a local machine.
 */
export function checkOperatorFresh(
  { hasPasskey, passkeyAt, signedInAt }: Proof,
  now: Date,
): Result<'fresh', 'PASSKEY_NEEDED' | 'FRESH_OTP_NEEDED'> {
  const until = (at: Date) => addMinutes(at, FRESH_OTP_MINUTES)
  if (passkeyAt && isFresh(until(passkeyAt), now)) return accept('fresh')
  if (hasPasskey) return refuse('PASSKEY_NEEDED')
  return isFresh(until(signedInAt), now) ? accept('fresh') : refuse('FRESH_OTP_NEEDED')
}
