import { plural } from './plural.ts'

export const whatHappened = 'What happened'
export const booking = (shortId: string) => `Booking ${shortId}`
export const upcoming = 'Upcoming'
export const past = 'Past'

export const booked = 'Booked'
export const paid = (amount: string) => `${amount} paid`
const METHODS: Record<string, string> = { upi: 'UPI', card: 'card', netbanking: 'net banking', wallet: 'wallet' }
/** '₹1,474 paid by net banking' */
export const paidBy = (amount: string, method: string) => `${amount} paid by ${METHODS[method] ?? method}`
export const confirmed = 'Confirmed'
export const paymentTimeRanOut = 'Payment time ran out'
export const paymentFailed = 'The payment failed'
export const timeChanged = 'You changed the time'
export const hoursAdded = (count: number) => `${count} extra ${plural(count, 'hour', 'hours')} added`
export const partnerSaidYes = 'Your partner said yes'
export const partnerSaidNo = 'Your partner said no'
export const checkInRequested = 'You asked for superfast check-in'
export const checkInWithdrawn = 'Superfast check-in was withdrawn'
export const hotelHasSeenBooking = 'The hotel has seen your booking'
export const hotelKnowsOfArrival = 'The hotel knows you’re arriving soon'
export const openedByDeskOf = (hotel: string) => `Your photo and ID were opened by the desk of ${hotel}`
export const openedByDesk = 'Your photo and ID were opened by the desk of the hotel'
export const greetedAtDesk = 'You were greeted at the desk'
export const checkedOut = 'You checked out'
export const nobodyCame = 'The hotel said that nobody came'
export const youSaidYouCame = 'You told us that you came'
export const turnedAway = 'You told us that the hotel turned you away'
export const hotelCouldNotTakeYou = 'The hotel could not take you'
export const tookAnotherHotel = 'You took another hotel'
export const cameFromAnotherHotel = 'You came here from another hotel'
/** The booking. */
export const cancelled = 'Cancelled'
export const stayEnded = 'The stay ended'
export const taxInvoice = (number: string) => `Tax invoice ${number}`
export const creditNote = (number: string) => `Credit note ${number}`
export const wroteReview = 'You wrote a review'

export const refundStarted = (amount: string) => `Refund of ${amount} started`
export const inYourAccountBy = (day: string) => `In your account by ${day}`
export const bankHasRefund = (amount: string) => `Your bank has the refund of ${amount}`
export const bankReference = (reference: string) => `Bank reference <reference>${reference}</reference>`
