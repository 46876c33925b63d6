/** How the office sorts a hotel's bookings: `coming` and `past` by check-in and check-out, `here` between them. */
export const HOTEL_BOOKING_STATES = ['coming', 'here', 'past', 'cancelled', 'unpaid'] as const
export type HotelBookingState = (typeof HOTEL_BOOKING_STATES)[number]
