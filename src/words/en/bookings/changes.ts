export const ourPlansChanged = 'Our plans changed'
export const foundBetterPrice = 'Found a better price'
export const bookedByMistake = 'Booked by mistake'
export const somethingElse = 'Something else'
export const keepMyBooking = 'Keep my booking'
export const releaseThisRoom = 'Release this room?'
export const cancelThisBooking = 'Cancel this booking?'
export const cancelling = 'Cancelling...'
export const releaseRoom = 'Release room'
export const cancelBooking = 'Cancel booking'
export const youCanSafelyTryAgain = 'You can safely try again: a booking is never cancelled or refunded twice.'
export const bookingWasNotCancelled = 'The booking was not cancelled.'
export const whyAreYouCancelling = 'Why are you cancelling?'
export const tellUsMore = 'Tell us more'

export const youHaveReleasedThisRoom = 'You have released this room'
export const yourBookingIsCancelled = 'Your booking is cancelled'
export const trackRefund = 'Track refund'

export const checkInIsLess = (changeWindowHours: number) =>
  `Check-in is less than ${changeWindowHours} hours away, so this booking can no longer be changed or cancelled.`
export const payForExtraHours = 'Pay for the extra hours or cancel them first.'
export const cancelExtraHoursFirstThen = 'Cancel the extra hours first, then change the time.'
export const yourChangeOfTime = 'Your change of time is waiting for payment.'
export const youCantChangeThisBooking = 'You can’t change this booking any more.'

export const somethingWentWrong = 'Something went wrong on our side. Please try again.'
export const signIn = 'Sign in'

export const stayLittleLonger = 'Stay a little longer'
export const checkOutNow = (hotel: string, moment: string) => `${hotel}. Check-out now: ${moment}.`
export const hours = 'Hours'
export const requesting = 'Requesting...'
export const request = (hours: string) => `Request ${hours}`
export const weHoldRoomForMinutes = (holdMinutes: number) =>
  `We hold the room for ${holdMinutes} minutes while you pay for the hours.`
export const someoneElseHasThisRoom = (moment: string) =>
  `Someone else has this room before ${moment}. Try fewer hours.`

export const moreUntil = (hours: string, istTime: string) => `${hours} more, until ${istTime}`
export const weAreCheckingYourPayment = 'We are checking your payment. This takes a few seconds.'
export const weAreAskingHotel = 'We are asking the hotel and will tell you as soon as we know.'
export const timeToPayIsOver = 'The time to pay is over, so we have released the hours. Nothing was booked.'
export const weAreHoldingRoom = (istTime: string) => `We are holding the room for you until ${istTime}.`
export const yourBankHasNotConfirmed = (held: string) =>
  `Your bank has not confirmed a payment. Pay only if no money has left your account. ${held}`
export const cancelExtension = 'Cancel extension'
export const ofBooking = (shortId: string) => `of booking ${shortId}`
export const extendedUntil = (moment: string) => `Extended until ${moment}`
export const yourHotelAddedPaid = (hours: string, total: string) =>
  `Your hotel added ${hours}: ${total}, paid at its desk.`
export const whatYouPaidForThem = 'What you paid for them'
export const willBeRefunded = (amount: string) =>
  `${amount} will be refunded to your payment method. Check-out returns to the earlier time.`
export const cancelHours = 'Cancel hours'
export const keepHours = 'Keep hours'

export const until = 'Until'
export const taxGst = (taxRate: number) => `Tax (GST ${taxRate}%)`
export const toPay = 'To pay'

export const modifyBooking = 'Modify booking'
export const now = (booking: string) => `Now: ${booking}`
export const thisIsTimeYouBooked = 'This is the time you booked. Choose another day or slot.'
export const thisSlotIsNotAvailable = 'This slot is not available on this day. Choose another slot or day.'
export const seeNewBill = 'See the new bill'
export const newTimeIsLess = (changeWindowHours: number) =>
  `The new time is less than ${changeWindowHours} hours away: once changed, the booking can no longer be changed or cancelled.`
export const yourBookingStays = 'Your booking stays as it is until you have paid the difference. '
export const newTotal = 'New total'
export const toPayAtHotel = 'To pay at the hotel'
export const alreadyPaid = 'Already paid'
export const returnedToYourCredit = 'Returned to your credit'
export const refundedToYourPaymentMethod = 'Refunded to your payment method'
export const youWouldBeRefunded = (refund: string) => `You would be refunded ${refund}`
export const differenceIs = (payableNow: string) => `The difference is ${payableNow}`
export const toPayForChange = 'To pay for the change'
export const changing = 'Changing...'
export const changeTo = (start: string) => `Change to ${start}`
export const forBooking = (shortId: string) => `for booking ${shortId}`

export const refundedForExtraHours = 'Refunded for the extra hours'
export const youHavePaidNothing = 'You have paid nothing and owe nothing. The room goes back on sale.'
export const youPaidWithCredit = 'You paid with credit. It comes back as soon as you cancel.'
export const youPaidNothing = 'You paid nothing, so there is nothing to refund.'
export const youOweNothingAtHotel = ' You owe nothing at the hotel.'
export const youGetFullRefund = (refundDays: number, atHotel: string) =>
  `You get a full refund. It can take up to ${refundDays} days.${atHotel}`
export const willBeRefundedToYourPayment = (money: string, creditsReturned: string) =>
  `${money} will be refunded to your payment method, and ${creditsReturned} of credit is back in your account.`
export const willBeRefundedToYourPaymentMethod = (money: string) => `${money} will be refunded to your payment method.`

export const forExtraHoursOfBooking = (shortId: string) => `for the extra hours of booking ${shortId},`
