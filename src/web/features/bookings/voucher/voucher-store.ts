import type { Booking } from '#contract/bookings.ts'
import { voucherOf, type VoucherBooking } from '#web/features/bookings/voucher-booking.ts'

/** Vouchers on this device: their guest, and when they were read. */
export type StoredVouchers = { form: number; of: string; readAt: number; vouchers: VoucherBooking[] }

/** Increase it when a voucher changes its shape: what an earlier build stored is then fetched again. */
const FORM = 2
const MAX_KEPT = 10

const isAhead =
  (now: number) =>
  ({ leaves_at }: Pick<VoucherBooking, 'leaves_at'>) =>
    Date.parse(leaves_at) > now

/** Confirmed bookings whose stay has not ended, the guest's own and those shared as a partner who accepted. */
const hasVoucher = (now: number) => (booking: Booking) => booking.voucher !== null && isAhead(now)(booking)

const soonestFirst = (vouchers: VoucherBooking[]): VoucherBooking[] =>
  vouchers.sort((a, b) => Date.parse(a.checkin_date) - Date.parse(b.checkin_date)).slice(0, MAX_KEPT)

/** A list just read replaces all that was stored: cancelled bookings disappear. */
export const replaceVouchers = (of: string, bookings: readonly Booking[], now: number): StoredVouchers => ({
  form: FORM,
  of,
  readAt: now,
  vouchers: soonestFirst(bookings.filter(hasVoucher(now)).map(voucherOf)),
})

/** Puts a booking just read among the stored ones of the same guest. */
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

/** This guest's stored vouchers, without stays that have ended. */
export const upcomingVouchers = (
  shelf: StoredVouchers | undefined,
  of: string | undefined,
  now: number,
): VoucherBooking[] => (shelf && shelf.of === of ? shelf.vouchers.filter(isAhead(now)) : [])

/** Reads what `JSON.stringify` wrote; undefined for nothing, another build's form, or anything that is not a shelf. */
export function parseVouchers(written: string | null): StoredVouchers | undefined {
  try {
    const read = JSON.parse(written ?? 'null') as StoredVouchers | null
    return read?.form === FORM && Array.isArray(read.vouchers) ? read : undefined
  } catch {
    return undefined // not JSON
  }
}
