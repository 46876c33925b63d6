/** How the office groups a hotel's bookings by check-in and check-out: `coming`, `here` or `past`. */
export const HOTEL_BOOKING_STATES = ['coming', 'here', 'past', 'cancelled', 'unpaid'] as const
export type HotelBookingState = (typeof HOTEL_BOOKING_STATES)[number]
