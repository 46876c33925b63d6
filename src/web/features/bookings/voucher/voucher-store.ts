import type { Booking } from '#contract/bookings.ts'
import { voucherOf, type VoucherBooking } from '#web/features/bookings/voucher-booking.ts'

/** Vouchers on this device, with their guest and when they were loaded. */
export type StoredVouchers = { form: number; of: string; readAt: number; vouchers: VoucherBooking[] }

/** Increase it when a voucher's shape changes, so that vouchers stored by an earlier build are fetched again. */
const FORM = 4
const MAX_KEPT = 10

const isAhead =
  (now: number) =>
  ({ leaves_at }: Pick<VoucherBooking, 'leaves_at'>) =>
    Date.parse(leaves_at) > now

/**
 * Confirmed bookings whose stay has not ended: the guest's own, and those shared with them as a partner who accepted.
 */
const hasVoucher = (now: number) => (booking: Booking) => booking.voucher !== null && isAhead(now)(booking)

const soonestFirst = (vouchers: VoucherBooking[]): VoucherBooking[] =>
  vouchers.sort((a, b) => Date.parse(a.checkin_date) - Date.parse(b.checkin_date)).slice(0, MAX_KEPT)

/** Replaces everything stored with the list that was just loaded, so that cancelled bookings disappear. */
export const replaceVouchers = (of: string, bookings: readonly Booking[], now: number): StoredVouchers => ({
  form: FORM,
  of,
  readAt: now,
  vouchers: soonestFirst(bookings.filter(hasVoucher(now)).map(voucherOf)),
})

/** Adds a booking that was just loaded to the same guest's stored ones. */
export function addVoucher(
  of: string,
  shelf: StoredVouchers | undefined,
  booking: Booking,
  now: number,
): StoredVouchers {
  const others = shelf?.of === of ? shelf.vouchers.filter(({ id }) => id !== booking.id) : []
  const added = hasVoucher(now)(booking) ? [voucherOf(booking)] : []
  return { form: FORM, of, readAt: shelf?.readAt ?? 0, vouchers: soonestFirst([...others, ...added]) }
}

/** Returns this guest's stored vouchers, without those for stays that have ended. */
export const upcomingVouchers = (
  shelf: StoredVouchers | undefined,
  of: string | undefined,
  now: number,
): VoucherBooking[] => (shelf && shelf.of === of ? shelf.vouchers.filter(isAhead(now)) : [])

/** Parses the stored text; undefined if there is none, if it has another build's format, or if it is invalid. */
export function parseVouchers(written: string | null): StoredVouchers | undefined {
  try {
    const read = JSON.parse(written ?? 'null') as StoredVouchers | null
    return read?.form === FORM && Array.isArray(read.vouchers) ? read : undefined
  } catch {
    return undefined // not JSON
  }
}
