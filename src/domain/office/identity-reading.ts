import type { BookingStatus } from '../bookings/booking-status.ts'
import { FRESH_OTP_MINUTES, isFresh } from '../accounts/fresh-otp.ts'
import { addMinutes } from '../kernel/ist.ts'
import { accept, refuse, type Result } from '../kernel/result.ts'

/** The maximum number of guests' IDs that one operator may read in an hour. The database enforces it too. */
export const IDENTITIES_PER_HOUR = 10
export const IDENTITY_HOUR_MINUTES = 60

type Reading = {
  status: BookingStatus
  /** how many IDs this operator has read within the last hour */
  readThisHour: number
}

/**
 * Whether an operator may read an ID of this booking. The booking must be paid and confirmed, and the operator must be
 * below the hourly limit.
 */
export function checkIdentityReading({
  status,
  readThisHour,
}: Reading): Result<'open', 'ACT_NOT_POSSIBLE' | 'TOO_MANY_IDENTITIES'> {
  if (status !== 'completed') return refuse('ACT_NOT_POSSIBLE')
  return readThisHour < IDENTITIES_PER_HOUR ? accept('open') : refuse('TOO_MANY_IDENTITIES')
}

/** Whether this ID belongs to the booking. An ID uploaded after the stay belongs to a later booking. */
export const isIdentityOfStay = (uploadedAt: Date, leaves: Date): boolean => uploadedAt < leaves

type Proof = {
  hasPasskey: boolean
  /** when the passkey was last used on this device; null if never */
  passkeyAt: Date | null
  /** when the OTP with which this session started was entered */
  signedInAt: Date
}

/**
 * Whether the operator has just proved who they are, by using their passkey on this device within the last 15 minutes.
 * On a local machine, an OTP is enough for an operator without a passkey.
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
