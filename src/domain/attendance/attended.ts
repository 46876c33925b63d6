import { addMinutes } from '../kernel/ist.ts'
import { accept, refuse, type Result } from '../kernel/result.ts'
import type { BookingStatus } from '../bookings/booking-status.ts'
import { EARLY_HOURS } from '../desk/visit.ts'
import type { Period } from '../kernel/period.ts'

/** The ways in which guests can confirm that they stayed at the hotel. */
const CONFIRMED_BY = ['app', 'link', 'extension', 'review'] as const
export type ConfirmedBy = (typeof CONFIRMED_BY)[number]

/** Guests may confirm a stay for this many days after it ends. */
export const CONFIRM_DAYS = 30

export type Presence = { arrivedAt: Date | null; scannedAt: Date | null; confirmedAt: Date | null }

/**
 * Whether the guests really stayed. Neither side can decide this alone. The desk must have checked them in, and either
 * its device scanned their voucher or the guests confirmed the stay. The database's `is_attended` follows the same rule
 * (decision 0062).
 */
export const isAttended = ({ arrivedAt, scannedAt, confirmedAt }: Presence): boolean =>
  arrivedAt !== null && (scannedAt !== null || confirmedAt !== null)

/** Whether guests may now confirm that they came. They may from the earliest arrival until some days after the stay. */
export function checkConfirmation(
  { status, period }: { status: BookingStatus; period: Period },
  now: Date,
): Result<true, 'TOO_EARLY' | 'TOO_LATE' | 'NOT_CONFIRMED'> {
  if (status !== 'completed') return refuse('NOT_CONFIRMED')
  if (now < addMinutes(period.start, -EARLY_HOURS * 60)) return refuse('TOO_EARLY')
  return now < addMinutes(period.end, CONFIRM_DAYS * 24 * 60) ? accept(true) : refuse('TOO_LATE')
}
