import type { Booking } from '#contract/bookings.ts'

/**
 * The only fields of a booking that a voucher shows. Of the bill it shows just the amount due at the desk; a partner
 * has no bill.
 */
export type VoucherBooking = Pick<
  Booking,
  | 'id'
  | 'short_id'
  | 'name'
  | 'guests'
  | 'checkin_date'
  | 'leaves_at'
  | 'created_at'
  | 'slot'
  | 'days'
  | 'roomCount'
  | 'guestsCount'
  | 'has_bathtub'
  | 'has_love_kit'
  | 'role'
  | 'voucher'
  | 'extra_hours_paid'
> & {
  hotel: Pick<
    Booking['hotel'],
    'name' | 'address' | 'locality' | 'localityNames' | 'city' | 'cityNames' | 'phone' | 'phone_of' | 'location'
  >
  bill: Pick<NonNullable<Booking['bill']>, 'pay_at_hotel' | 'payable_now'> | null
  at_hotel: { due: number; takings: { amount: number }[] } | null
}

/** Returns what was paid online and at the desk, and what is still due there; undefined for a partner. */
export function moneyOf({ bill, extra_hours_paid: extraHours, at_hotel: atHotel }: VoucherBooking) {
  if (!bill) return undefined
  const taken = (atHotel?.takings ?? []).map(({ amount }) => amount).reduce((sum, amount) => sum + amount, 0)
  return { paid: bill.payable_now + extraHours + taken, due: atHotel?.due ?? bill.pay_at_hotel }
}

export function voucherOf(booking: Booking): VoucherBooking {
  const { id, short_id, name, guests, checkin_date, leaves_at, created_at, slot, days, roomCount, guestsCount } =
    booking
  const { has_bathtub, has_love_kit, role, voucher, hotel, bill, extra_hours_paid, at_hotel } = booking
  const { address, locality, localityNames, city, cityNames, phone, phone_of, location } = hotel
  return {
    id,
    short_id,
    name,
    guests,
    checkin_date,
    leaves_at,
    created_at,
    slot,
    days,
    roomCount,
    guestsCount,
    has_bathtub,
    has_love_kit,
    role,
    voucher,
    hotel: { name: hotel.name, address, locality, localityNames, city, cityNames, phone, phone_of, location },
    bill: bill && { pay_at_hotel: bill.pay_at_hotel, payable_now: bill.payable_now },
    extra_hours_paid,
    at_hotel: at_hotel && { due: at_hotel.due, takings: at_hotel.takings.map(({ amount }) => ({ amount })) },
  }
}
