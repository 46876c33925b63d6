import type { Booking } from '#contract/bookings.ts'

/**
 * The only fields of a booking that a voucher shows: of the bill, just the amount due at the desk; a partner has no
 * bill.
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
> & {
  hotel: Pick<
    Booking['hotel'],
    'name' | 'address' | 'locality' | 'localityNames' | 'city' | 'cityNames' | 'phone' | 'phone_of' | 'location'
  >
  bill: Pick<NonNullable<Booking['bill']>, 'pay_at_hotel'> | null
}

export function voucherOf(booking: Booking): VoucherBooking {
  const { id, short_id, name, guests, checkin_date, leaves_at, created_at, slot, days, roomCount, guestsCount } =
    booking
  const { has_bathtub, has_love_kit, role, voucher, hotel, bill } = booking
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
    bill: bill && { pay_at_hotel: bill.pay_at_hotel },
  }
}
