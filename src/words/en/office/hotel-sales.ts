import type { HotelBookingState } from '#domain/office/hotel-bookings.ts'
import { plural } from '../plural.ts'

export const bookings = 'Bookings'
export const allBookings = 'All bookings'
export const nextOnes = 'Next'
export const latest = 'Latest'
export const booking = 'Booking'
export const guest = 'Guest'
export const state = 'State'
export const atHotel = 'At the hotel'
export const noShow = 'No-show'
export const noNext = 'Nobody is expected.'
export const noLatest = 'Nobody has stayed yet.'
export const noneFits = 'No booking fits.'
export const all = 'All'
export const states: Record<HotelBookingState, string> = {
  coming: 'Coming',
  here: 'In the house',
  past: 'Past',
  cancelled: 'Cancelled',
  unpaid: 'Not paid',
}
export const dayOfCheckIn = 'Day of check-in'
export const show = 'Show'
export const roomCount = (count: number) => `${count} ${plural(count, 'room', 'rooms')}`

export const roomsSold = 'Rooms sold'
export const ofRooms = (count: number) => `of ${count} ${plural(count, 'room', 'rooms')}`
export const week = (day: string) => `Week from ${day}`
export const day = 'Day'
export const byDay = 'By day'
export const byNight = 'By night'
export const sold = (sold: number, blocked: number) => (blocked === 0 ? `${sold}` : `${sold}, ${blocked} blocked`)
export const noRoomsYet = 'It has no rooms yet.'

export const months = 'Months'
export const noMonthYet = 'Its account has not moved yet.'
export const open = 'Open'
export const closed = 'Closed'
export const weOwe = (amount: string) => `We owe ${amount}`
export const itOwes = (amount: string) => `It owes ${amount}`
