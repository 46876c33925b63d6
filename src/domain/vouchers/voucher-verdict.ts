import { DESK_SEES_FROM_HOURS } from '../desk/windows.ts'
import { addMinutes } from '../kernel/ist.ts'
import type { VoucherClaims } from './voucher-claims.ts'

/** The answers that a desk gets to a voucher or a typed code. */
export const VOUCHER_VERDICTS = [
  'fine',
  'too_early',
  'over',
  'used',
  'cancelled',
  'changed',
  'expired',
  'other_hotel',
  'not_ours',
  'unknown_code',
] as const
export type VoucherVerdict = (typeof VOUCHER_VERDICTS)[number]

/** The booking with this code at this hotel, in its current state. */
export type BookingAtDesk = {
  isCancelled: boolean
  checkin: Date
  /** check-out with the extra hours that were paid */
  leaves: Date
  /** when the desk checked the guests in; they may have left since then */
  arrivedAt: Date | null
}

/** Returns the time from which a desk may check in the guests of a stay and see their names. */
export const greetedFrom = (checkin: Date): Date => addMinutes(checkin, -DESK_SEES_FROM_HOURS * 60)

function verdictOnTime({ checkin, leaves }: Pick<BookingAtDesk, 'checkin' | 'leaves'>, now: Date): VoucherVerdict {
  if (now >= leaves) return 'over'
  return now < greetedFrom(checkin) ? 'too_early' : 'fine'
}

function verdictOnBooking(booking: BookingAtDesk, now: Date): VoucherVerdict {
  if (booking.isCancelled) return 'cancelled'
  return booking.arrivedAt ? 'used' : verdictOnTime(booking, now)
}

/**
 * Returns the verdict that follows from the voucher alone, or undefined if it depends on the booking. `claims` is null
 * if the signature is not ours.
 */
function verdictOnClaims(claims: VoucherClaims | null, hotelId: number, now: Date): VoucherVerdict | undefined {
  if (!claims) return 'not_ours'
  if (claims.hotelId !== hotelId) return 'other_hotel'
  return now >= claims.expires ? 'expired' : undefined
}

/**
 * Whether the booking is still the one that was signed. It is not if the check-in has changed. It is if only the
 * check-out is later, because guests who show the earlier voucher are still expected.
 */
const isStillSigned = ({ checkin, checkout }: VoucherClaims, booking: BookingAtDesk): boolean =>
  Math.abs(booking.checkin.getTime() - checkin.getTime()) < 60_000 && booking.leaves >= checkout

type Shown = { claims: VoucherClaims | null; hotelId: number; booking: BookingAtDesk | undefined }

/**
 * Returns our server's answer to a voucher. `booking` is the booking with the voucher's code at this hotel. If there is
 * none although the voucher is genuine, the booking was moved to another hotel.
 */
export function voucherVerdict({ claims, hotelId, booking }: Shown, now: Date): VoucherVerdict {
  const refused = verdictOnClaims(claims, hotelId, now)
  if (refused) return refused
  if (!claims || !booking) return 'changed'
  if (booking.isCancelled || booking.arrivedAt) return verdictOnBooking(booking, now)
  return isStillSigned(claims, booking) ? verdictOnBooking(booking, now) : 'changed'
}

/**
 * Returns the offline answer, which depends on the voucher alone. Nobody can tell offline whether it was used, changed
 * or cancelled.
 */
export const verdictOffline = (claims: VoucherClaims | null, hotelId: number, now: Date): VoucherVerdict =>
  verdictOnClaims(claims, hotelId, now) ??
  (claims ? verdictOnTime({ checkin: claims.checkin, leaves: claims.checkout }, now) : 'not_ours')

/** Returns the answer to a typed code. Another hotel's code gets the same answer as an unknown code. */
export const codeVerdict = (booking: BookingAtDesk | undefined, now: Date): VoucherVerdict =>
  booking ? verdictOnBooking(booking, now) : 'unknown_code'

/**
 * The verdicts with which the desk sees the booking. With any other verdict, the desk sees only the code that it
 * scanned.
 */
export const SHOWS_BOOKING: Record<VoucherVerdict, boolean> = {
  fine: true,
  too_early: true,
  used: true,
  changed: true,
  over: false,
  cancelled: false,
  expired: false,
  other_hotel: false,
  not_ours: false,
  unknown_code: false,
}
