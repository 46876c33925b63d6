import type { Booking } from '#contract/bookings.ts'
import { istDateOf } from '#domain/kernel/ist.ts'
import { DEFAULT_SLOT, isSlotIndex, slotAt } from '#domain/slots/slots.ts'
import type { StayQuery } from '#web/features/stay/booking-query.ts'

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

/** The booked stay as a query, which gives the same bill and can be searched again. */
export const bookedStay = (booking: Booking): StayQuery => ({
  hotel: booking.hotel.slug,
  date: istDateOf(new Date(booking.checkin_date)),
  ...bookedRooms(booking),
  payAtHotel: booking.payAtHotel,
  couponId: booking.couponId ?? undefined,
})

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

/** 'Full Day, 3 days, 1 room, 2 guests, room with bathtub' */
export function stayWords({ slot, days, rooms, guests, hasBathtub }: BookedRooms): string {
  const words = [slotAt(slot).listingName]
  if (days > 1) words.push(counted(days, 'day'))
  words.push(counted(rooms, 'room'), counted(guests, 'guest'))
  if (hasBathtub) words.push('room with bathtub')
  return words.join(', ')
}
