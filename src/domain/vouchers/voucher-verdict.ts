import { DESK_SEES_FROM_HOURS } from '../desk/windows.ts'
import { addMinutes } from '../kernel/ist.ts'
import type { VoucherClaims } from './voucher-claims.ts'

/** What a desk is told about a voucher that somebody shows it, or a code that it typed. */
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

/** The booking with this code at this hotel, as it stands now. */
export type BookingAtDesk = {
  isCancelled: boolean
  checkin: Date
  /** check-out with the extra hours that were paid */
  leaves: Date
  /** when the desk marked that they are here; they may have left since */
  arrivedAt: Date | null
}

/** From when a desk greets the guests of a stay, as it sees their names. */
export const greetedFrom = (checkin: Date): Date => addMinutes(checkin, -DESK_SEES_FROM_HOURS * 60)

function verdictOnTime({ checkin, leaves }: Pick<BookingAtDesk, 'checkin' | 'leaves'>, now: Date): VoucherVerdict {
  if (now >= leaves) return 'over'
  return now < greetedFrom(checkin) ? 'too_early' : 'fine'
}

function verdictOnBooking(booking: BookingAtDesk, now: Date): VoucherVerdict {
  if (booking.isCancelled) return 'cancelled'
  return booking.arrivedAt ? 'used' : verdictOnTime(booking, now)
}

/** What the voucher says by itself; undefined: the booking decides. `claims` is null when its signature is not ours. */
function verdictOnClaims(claims: VoucherClaims | null, hotelId: number, now: Date): VoucherVerdict | undefined {
  if (!claims) return 'not_ours'
  if (claims.hotelId !== hotelId) return 'other_hotel'
  return now >= claims.expires ? 'expired' : undefined
}

/**
 * Is the booking still the one that was signed? Another time is not. More hours at its end are: who shows the voucher of
 * before is expected all the same.
 */
const isStillSigned = ({ checkin, checkout }: VoucherClaims, booking: BookingAtDesk): boolean =>
  Math.abs(booking.checkin.getTime() - checkin.getTime()) < 60_000 && booking.leaves >= checkout

type Shown = { claims: VoucherClaims | null; hotelId: number; booking: BookingAtDesk | undefined }

/**
 * What a hotel is told about a voucher, asked of our server. `booking` is the one with its code at this hotel: a real
 * voucher without one was moved elsewhere since.
 */
export function voucherVerdict({ claims, hotelId, booking }: Shown, now: Date): VoucherVerdict {
  const refused = verdictOnClaims(claims, hotelId, now)
  if (refused) return refused
  if (!claims || !booking) return 'changed'
  if (booking.isCancelled || booking.arrivedAt) return verdictOnBooking(booking, now)
  return isStillSigned(claims, booking) ? verdictOnBooking(booking, now) : 'changed'
}

/** The same without network, from the voucher only: whether it was used, changed or cancelled nobody can say then. */
export const verdictOffline = (claims: VoucherClaims | null, hotelId: number, now: Date): VoucherVerdict =>
  verdictOnClaims(claims, hotelId, now) ??
  (claims ? verdictOnTime({ checkin: claims.checkin, leaves: claims.checkout }, now) : 'not_ours')

/** The same for a code that was typed: another hotel's and one that nobody has are alike. */
export const codeVerdict = (booking: BookingAtDesk | undefined, now: Date): VoucherVerdict =>
  booking ? verdictOnBooking(booking, now) : 'unknown_code'

/** With which verdicts the desk is shown the booking; otherwise it gets the code that it has anyway. */
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
