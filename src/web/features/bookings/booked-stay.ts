import type { Booking } from '#contract/bookings.ts'
import { istDateOf } from '#domain/kernel/ist.ts'
import { DEFAULT_SLOT, isSlotIndex, slotAt } from '#domain/slots/slots.ts'
import type { StayQuery } from '#web/features/stay/booking-query.ts'
import * as t from '#words/bookings/booking.ts'
import { slotName } from '#words/slots.ts'

type BookedRooms = Pick<StayQuery, 'slot' | 'days' | 'rooms' | 'guests' | 'hasBathtub'>

/** Describes what was booked, without place and time. */
export const bookedRooms = (
  booking: Pick<Booking, 'slot' | 'days' | 'roomCount' | 'guestsCount' | 'has_bathtub'>,
): BookedRooms => ({
  slot: isSlotIndex(booking.slot) ? booking.slot : DEFAULT_SLOT,
  days: booking.days,
  rooms: booking.roomCount,
  guests: booking.guestsCount,
  hasBathtub: booking.has_bathtub,
})

/** Turns the booked stay into a query, which gives the same bill and can be searched for again. */
export const bookedStay = (booking: Booking): StayQuery => ({
  hotel: booking.hotel.slug,
  date: istDateOf(new Date(booking.checkin_date)),
  ...bookedRooms(booking),
  payAtHotel: booking.payAtHotel,
  couponId: booking.couponId ?? undefined,
})

/** Describes a stay: 'Full Day, 3 days, 1 room, 2 guests, room with bathtub' */
export const stayWords = ({ slot, days, rooms, guests, hasBathtub }: BookedRooms): string =>
  t.bookedRooms({ slot: slotName(slotAt(slot)), days, rooms, guests, hasBathtub })
