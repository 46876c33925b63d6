export const waitingForYourPayment = 'Waiting for your payment'
export const thisTakesFewSecondsPlease = 'This takes a few seconds. Please keep this page open.'
export const amount = 'Amount'
export const weAreStillWaiting = 'We are still waiting for your bank'
export const pleaseDoNotPayAgain =
  'Please do not pay again. If you have paid, we confirm your booking as soon as your bank tells us, or your money is refunded automatically. You can close this page and check My Bookings later.'
export const checkAgain = 'Check again'
export const yourPaymentStepByStep = 'Your payment, step by step'
export const roomHeldForYouUntil = (until: string) => `Room held for you until ${until}`
export const roomHeldForYou = 'Room held for you'
export const yourBankConfirmsPayment = 'Your bank confirms the payment'
export const yourRoomIsBooked = 'Your room is booked: we show it here and text you'
export const yourPaymentCameTooLate = 'Your payment came too late'
export const weNoLongerHeldRoom =
  'We no longer held the room when your payment reached us, and someone else has booked it. You get a full refund.'
export const thisBookingIsCancelled = 'This booking is cancelled'
export const youOweNothingMore = 'You owe nothing more.'
export const timeToPayIsOver = 'The time to pay is over'
export const noPaymentReachedUs =
  'No payment reached us in time, so we have released the room. If money has left your account, it will be refunded automatically.'
export const seeYourOtherRoom = 'See your other room'
export const bookThisStayAgain = 'Book this stay again'
export const notPaid = 'Not paid'
export const yourBooking = 'Your booking'
export const weCouldNotLoad = 'We could not load your booking'
export const itMayBelongToAnother = 'It may belong to another account.'

export const timeWasNotChanged =
  'The time was not changed: no payment reached us, so your booking stays as it was. If money has left your account, it will be refunded automatically.'
export const roomIsBookedForTwo = 'A room is booked for the two of you'
export const bookedByBooking = (user: string, shortId: string) => `Booked by ${user}. Booking ${shortId}.`
export const yourBookingHasChanged = 'Your booking has changed'
export const bookingWeSentNewTime = (shortId: string) => `Booking ${shortId}. We sent the new time to your phone.`
export const yourRoomIsBookedInConfirmedBooking = 'Your room is booked'
export const bookingWeSentDetails = (shortId: string) =>
  `Booking ${shortId}. We sent the details to your phone and email.`
export const whereAndWhen = 'Where and when'
export const isPaidPayRest = (payableNow: string) => `${payableNow} is paid. Pay the rest at the hotel. `
export const bringWithYou = 'Bring with you'
export const twoOriginalIdsOne = 'Two original IDs, one for each guest. PAN is not accepted.'

export const yourBookingDidNotGo = 'Your booking did not go through'
export const weCantTellWhichBooking = 'We can’t tell which booking this is'
export const myBookingsShowsYourBookings = 'My Bookings shows your bookings, what you have paid, and any refunds.'
export const yourChangeDidNotGo = 'Your change did not go through'
export const paymentFailedSoYourBooking = 'The payment failed, so your booking stays as it was.'
export const ifMoneyHasLeft = (bankReversalDays: number) =>
  `If money has left your account, your bank returns it automatically, usually within ${bankReversalDays} working days. You can request the change again in My Bookings.`
export const call = (supportPhone: string) => `Call ${supportPhone}`
export const chooseAnotherTime = 'Choose another time'
export const seeOtherHotels = 'See other hotels'
export const nothingWasCharged = 'Nothing was charged.'
export const ifMoneyHasLeftYourAccount = (bankReversalDays: number) =>
  `If money has left your account, don’t pay again: we’ll confirm this booking if we can, or your bank returns the money, usually within ${bankReversalDays} working days. If not, you can try again.`
export const allIsWellThisBooking = 'All is well: this booking is paid, and the room is yours. Please do not pay again.'
export const paymentHasNotGoneThrough = 'The payment has not gone through yet. We are still holding your room.'
export const payNow = 'Pay now'

export const booking = 'Booking'
export const yourStay = 'Your stay'
