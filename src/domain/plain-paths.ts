/**
 * The addresses of the pages without scripts (decision 0086), without a language. They are separate constants, so that
 * a script contains only the addresses that it links to.
 */
export const PLAIN_SIGN_IN = '/plain/sign-in'
export const PLAIN_SIGN_UP = '/plain/sign-up'
export const PLAIN_OTP = '/plain/otp'
export const PLAIN_REVIEW = '/plain/review'
export const PLAIN_BOOKING = '/plain/booking'
export const PLAIN_BOOKINGS = '/plain/bookings'
