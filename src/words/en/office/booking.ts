import { plural } from '../plural.ts'
import type { BookingStatus } from '#domain/bookings/booking-status.ts'

export const booking = 'Booking'
export const statuses: Record<BookingStatus, string> = {
  pending: 'Being paid',
  completed: 'Confirmed',
  cancelled: 'Cancelled',
  expired: 'Not paid in time',
  failed: 'Payment failed',
}
/** A confirmed booking whose stay is over. */
export const past = 'Past'
export const inRoom = 'In the room'
export const noShow = 'No-show'
export const guestObjects = 'The guest objects'
export const seenByHotel = 'Seen by hotel'
export const notSeenByHotel = 'Not seen by hotel'
export const pastDeadline = 'Too late to cancel'

export const theStay = 'The stay'
export const stay = 'Stay'
/** Parts of a line such as 'Full Day, 2 days, 2 rooms, room 101, 102'. */
export const days = (count: number) => `${count} ${plural(count, 'day', 'days')}`
export const rooms = (count: number) => `${count} ${plural(count, 'room', 'rooms')}`
export const roomNumbers = (numbers: string) => `room ${numbers}`
export const guests = 'Guests'
export const theirAccount = 'their account'
export const booked = 'Booked'
export const yes = 'Yes'
export const no = 'No'
export const hotel = 'Hotel'
export const movedFrom = 'Moved from'
export const firstBooking = 'The first booking'
export const movedTo = 'Moved to'
export const newBooking = 'The new booking'

export const waitsForSecondPerson = 'Waits for a second person'
export const adminDecides = 'An admin decides'
export const acts = 'Acts'
export const nothingCanBeDone = 'Nothing can be done with it any more.'

export const money = 'Money'
export const room = 'Room'
export const discountsAndCredits = 'Discounts and credits'
export const taxGst = 'Tax (GST)'
export const extraHours = 'Extra hours'
export const paidOnline = 'Paid online'
export const refunded = 'Refunded'
export const dueAtDesk = 'Due at the desk'
export const takenAtDesk = 'Taken at the desk'
export const rulesWouldGiveBackNow = 'The rules would give back now'
export const yourLimitOnThisBooking = 'Your limit on this booking'
export const limitUsed = (used: string, most: string, left: string) =>
  `${used} of ${most} used. ${left} can be given here today without a second person.`

export const workingOutEffects = 'Working out what it would do…'
export const whatWillHappen = 'What will happen'
export const keepBooking = 'Keep the booking'
export const askAdminToConfirm = 'Ask an admin to confirm'
export const cancelAndRefund = (amount: string) => `Cancel and refund ${amount}`
export const cancelWithoutRefund = 'Cancel without a refund'
export const limitAfterThis = (amount: string) => `Your limit after this: ${amount}.`
export const aboveYourLimit =
  'This is above your limit. A second person, an admin, confirms it; until then nothing happens.'
export const atMost = (amount: string) => `At most ${amount}`
export const refund = 'Refund'
export const credit = 'Credit'
export const rightNameAsOnId = 'The right name, as on the ID'
export const whoCannotKeepIt = 'Who cannot keep it?'
export const whoBearsRefund = 'Whose fault is it?'
export const whoseFaultIsIt = 'Whose fault is it?'
export const theGuest = 'The guest'
export const theHotel = 'The hotel'
export const uncleOrNobody = 'Uncle, or nobody'

export const whereTo = 'Where to?'
export const noHotelOfSameClass = 'No hotel of the same class is free for this time. Cancel for the hotel instead.'
/** Facts about a hotel in one line, separated by commas. */
export const kilometresAway = (kilometres: number) => `${kilometres} km away`
export const ratingOf5 = (rating: number) => `${rating} of 5`
export const dearer = (amount: string) => `${amount} dearer`
export const noDifferenceToPay = 'no difference to pay'

export const takeYourProposalBack = 'Take your proposal back'
export const decideOnProposal = 'Decide on a proposal'
export const confirmAndDoIt = 'Confirm and do it'
export const takeItBack = 'Take it back'
export const decline = 'Decline'

export const invoiceAndCreditNotes = 'Invoice and credit notes'
export const creditNote = 'Credit note'
export const invoiceTo = (company: string, gstin: string) => `Invoice to: ${company}, GSTIN ${gstin}`
export const pdf = 'PDF'
export const inBooks = 'In the books'
export const nothingWasPostedYet = 'Nothing was posted yet.'
export const leftOpen = (accounts: string) => `Left open: ${accounts}`

export const noIdIsKept = 'No ID of theirs is kept.'
export const idOf = (name: string) => `${name}’s ID`
export const bookingWithCode = (code: string) => `Booking ${code}`
export const seesThatYouLooked = (name: string) => `${name} sees that you looked, and why.`
export const uploaded = (moment: string) => `uploaded ${moment}`
export const readIdOf = (name: string) => `Read ${name}’s ID`
export const read = 'Read'
export const readId = 'Read the ID'
export const reasonForLogAndGuest = 'Reason, for the log and the guest'
export const nameAndReasonAreLogged = (name: string, minutes: number) =>
  `Your name and the reason go to the log, and ${name} reads both on their page. Your passkey is asked for if you last showed it more than ${minutes} minutes ago. The picture carries your name and closes after a minute.`

export const show = 'Show'
export const showPhoneNumber = 'Show the phone number'
export const showNumber = 'Show the number'
export const readingIsLogged = 'Reading it is written to the log with your name.'

export const timeline = 'Time line'
export const all = 'All'
export const messages = 'Messages'
export const staff = 'Staff'
export const nothingOfThisKind = 'Nothing of this kind happened.'

/** Refunds that failed or are late, and the office's options. */
export const refundsToSettle = 'Refunds to look after'
export const refundLate = (amount: string, moment: string) => `<b>${amount}</b> is late, promised by ${moment}`
export const refundFailed = (amount: string) => `<b>${amount}</b> failed at the gateway`
export const refundWaits = 'Paid from our bank, another admin compares the UTR.'
export const askAgain = 'Ask the gateway again'
export const gatewayPaysOnce = 'The gateway pays a refund once, however often we ask. Its answer appears here.'
export const payByHand = 'Pay it from our bank'
export const payByHandFirst = (amount: string) =>
  `First make the transfer of ${amount} in the bank. Then write its number here: another admin finds it on the statement and confirms.`
export const bankNumber = 'The bank’s number (UTR)'
export const bankNumberWrong = 'Write the 6 to 40 letters and digits of the bank.'
