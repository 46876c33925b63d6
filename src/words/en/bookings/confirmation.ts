import { plural } from '../plural.ts'

export const waitingForPayment = 'Waiting for your payment'
export const keepPageOpen = 'This takes a few seconds. Please keep this page open.'
export const stillWaitingForBank = 'We are still waiting for your bank'
export const doNotPayAgain =
  'Please do not pay again. If you have paid, we confirm your booking as soon as your bank tells us, or your money is refunded automatically. You can close this page and check My Bookings later.'
export const checkAgain = 'Check again'
export const paymentStepByStep = 'Your payment, step by step'
export const roomHeldUntil = (time: string) => `Room held for you until ${time}`
export const roomHeld = 'Room held for you'
export const bankConfirmsPayment = 'Your bank confirms the payment'
export const thenRoomIsBooked = 'Your room is booked: we show it here and text you'

export const paymentCameTooLate = 'Your payment came too late'
export const roomNoLongerHeld =
  'We no longer held the room when your payment reached us, and someone else has booked it. You get a full refund.'
export const bookingIsCancelled = 'This booking is cancelled'
export const oweNothingMore = 'You owe nothing more.'
export const timeToPayIsOver = 'The time to pay is over'
export const noPaymentInTime =
  'No payment reached us in time, so we have released the room. If money has left your account, it will be refunded automatically.'
export const seeOtherRoom = 'See your other room'
export const bookStayAgain = 'Book this stay again'

export const yourBooking = 'Your booking'
export const couldNotLoadBooking = 'We could not load your booking'
export const mayBeOfAnotherAccount = (supportPhone: string) =>
  `It may belong to another account. Call ${supportPhone} if you need help.`
/** `message`: the complete sentence with which our server refused */
export const refusedCallForHelp = (message: string, supportPhone: string) =>
  `${message} Call ${supportPhone} if you need help.`

export const roomIsBooked = 'Your room is booked'
export const detailsSent = (shortId: string) => `Booking ${shortId}. We sent the details to your phone and email.`
export const roomBookedForTwo = 'A room is booked for the two of you'
export const bookedByGuest = (guest: string, shortId: string) => `Booked by ${guest}. Booking ${shortId}.`
export const bookingHasChanged = 'Your booking has changed'
export const newTimeSent = (shortId: string) => `Booking ${shortId}. We sent the new time to your phone.`
export const timeNotChanged =
  'The time was not changed: no payment reached us, so your booking stays as it was. If money has left your account, it will be refunded automatically.'
export const whereAndWhen = 'Where and when'
export const payRestAtHotel = (paid: string) => `${paid} is paid. Pay the rest at the hotel.`
export const freeToCancelUntil = (moment: string) => `Free to cancel until ${moment}.`
export const noLongerCancelled = 'This booking can no longer be cancelled.'
export const invoiceForCompany = 'Invoice for a company'
export const invoiceFor = (company: string) => `Invoice for ${company}`
export const bringWithYou = 'Bring with you'
export const bringTwoOriginalIds = 'Two original IDs, one for each guest. PAN is not accepted.'
export const bringNumberBookedFor = (shortId: string, guest: string) =>
  `The booking number ${shortId}, booked for ${guest}`
export const bringNumberBookedBy = (shortId: string, guest: string) =>
  `The booking number ${shortId}, booked by ${guest}`

export const bookingFailed = 'Your booking did not go through'
export const paymentFailed = 'The payment did not go through, so we have released the room.'
export const failedOnOurSide =
  'Something went wrong on our side. Please call us, day or night. We’ll sort it out together.'
export const nothingWasCharged = '<b>Nothing was charged.</b> No payment was started.'
export const moneyMayHaveLeft = (reversalDays: number) =>
  `If money has left your account, don’t pay again: we’ll confirm this booking if we can, or your bank returns the money, usually within ${reversalDays} working ${plural(reversalDays, 'day', 'days')}. If not, you can try again.`
export const call = (supportPhone: string) => `Call ${supportPhone}`
export const chooseAnotherTime = 'Choose another time'
export const seeOtherHotels = 'See other hotels'
export const paidAfterAll = 'All is well: this booking is paid, and the room is yours. Please do not pay again.'
export const stillHoldingRoom = 'The payment has not gone through yet. We are still holding your room.'
export const payNow = 'Pay now'

export const changeFailed = 'Your change did not go through'
export const bookingStaysAsItWas = 'The payment failed, so your booking stays as it was.'
export const bankReturnsMoney = (reversalDays: number) =>
  `If money has left your account, your bank returns it automatically, usually within ${reversalDays} working ${plural(reversalDays, 'day', 'days')}. You can request the change again in My Bookings.`
export const whichBookingIsThis = 'We can’t tell which booking this is'
export const seeMyBookings = 'My Bookings shows your bookings, what you have paid, and any refunds.'

export const yourStay = 'Your stay'
export const booking = 'Booking'
export const amount = 'Amount'
export const notPaid = 'Not paid'
export const questions = (supportPhone: string) => `Questions? Call us, day or night: <link>${supportPhone}</link>`
