import { plural } from '../plural.ts'

export const checkInTooClose = (windowHours: number) =>
  windowHours > 0
    ? `Check-in is less than ${windowHours} hours away, so this booking can no longer be changed or cancelled.`
    : 'The check-in time has begun, so this booking can no longer be changed or cancelled.'
export const payForHoursFirst = 'Pay for the extra hours or cancel them first.'
export const cancelHoursFirst = 'Cancel the extra hours first, then change the time.'
export const changeWaitsForPayment = 'Your change of time is waiting for payment.'
export const cannotChangeAnyMore = 'You can’t change this booking any more.'
export const somethingWentWrong = 'Something went wrong on our side. Please try again.'
export const signedOut =
  'You have been signed out. Sign in to continue: we have kept your choices. <link>Sign in</link>'

export const cancelThisBooking = 'Cancel this booking?'
export const cancelBooking = 'Cancel booking'
export const cancelling = 'Cancelling...'
export const keepMyBooking = 'Keep my booking'
export const bookingWasNotCancelled = 'The booking was not cancelled.'
export const safeToTryAgain = 'You can safely try again: a booking is never cancelled or refunded twice.'
export const yourBookingIsCancelled = (shortId: string) => `Your booking is cancelled (${shortId}).`
export const trackRefund = 'Track refund'

/** A room that is held but not paid for is released, not cancelled. */
export const releaseThisRoom = 'Release this room?'
export const releaseRoom = 'Release room'
export const roomReleased = (shortId: string) => `You have released this room (${shortId}).`

export const whyCancelling = 'Why are you cancelling?'
export const ourPlansChanged = 'Our plans changed'
export const foundBetterPrice = 'Found a better price'
export const bookedByMistake = 'Booked by mistake'
export const somethingElse = 'Something else'
export const tellUsMore = 'Tell us more'
export const charactersLeft = (count: number) => `${count} ${plural(count, 'character', 'characters')} left`

export const refundedToPaymentMethod = 'Refunded to your payment method'
export const refundedForHours = 'Refunded for the extra hours'
export const returnedToCredit = 'Returned to your credit'
export const paidNothingForHold = 'You have paid nothing and owe nothing. The room goes back on sale.'
export const creditComesBack = 'You paid with credit. It comes back as soon as you cancel.'
export const paidNothing = 'You paid nothing, so there is nothing to refund.'
export const fullRefund = (refundDays: number) =>
  `You get a full refund. Most arrive within hours; it can take up to ${refundDays} ${plural(refundDays, 'day', 'days')}.`
export const fullRefundNothingOwed = (refundDays: number) =>
  `You get a full refund. Most arrive within hours; it can take up to ${refundDays} ${plural(refundDays, 'day', 'days')}. You owe nothing at the hotel.`
export const moneyWillBeRefunded = (money: string) => `${money} will be refunded to your payment method.`
export const moneyAndCreditComeBack = (money: string, credit: string) =>
  `${money} will be refunded to your payment method, and ${credit} of credit is back in your account.`

/** '1 hour', '2 hours' */
export const hours = (count: number) => `${count} ${plural(count, 'hour', 'hours')}`
export const stayLonger = 'Stay a little longer'
export const checkOutNow = (hotel: string, moment: string) => `${hotel}. Check-out now: ${moment}.`
export const hoursLabel = 'Hours'
/** The label of a number with two buttons: 'More hours', 'Fewer hours'. */
export const hoursNoun = 'hours'
export const requestHours = (count: number) => `Request ${hours(count)}`
export const requesting = 'Requesting...'
export const roomHeldWhilePaying = (minutes: number) =>
  `We hold the room for ${minutes} ${plural(minutes, 'minute', 'minutes')} while you pay for the hours.`
export const roomTakenBefore = (moment: string) => `Someone else has this room before ${moment}. Try fewer hours.`

export const until = 'Until'
export const hoursAt = (count: number, price: string) => `${hours(count)} at ${price}`
export const hoursForRooms = (count: number, price: string, rooms: number) =>
  `${hours(count)} at ${price}, ${rooms} ${plural(rooms, 'room', 'rooms')}`
export const taxGst = (taxRate: number) => `Tax (GST ${taxRate}%)`
export const toPay = 'To pay'

export const moreHoursUntil = (count: number, time: string) => `${hours(count)} more, until ${time}`
export const checkingPayment = 'We are checking your payment. This takes a few seconds.'
export const askingHotel = 'We are asking the hotel and will tell you as soon as we know.'
export const hoursReleased = 'The time to pay is over, so we have released the hours. Nothing was booked.'
export const roomHeldUntil = (time: string) => `We are holding the room for you until ${time}.`
export const roomHeldUntilNotPaid = (time: string) =>
  `Your bank has not confirmed a payment. Pay only if no money has left your account. We are holding the room for you until ${time}.`
export const payForHours = (shortId: string, amount: string) =>
  `Pay<hidden> for the extra hours of booking ${shortId},</hidden> ${amount}`
/** Withdraws a request for extra hours that are not paid yet. */
export const cancelExtension = (shortId: string) => `Cancel extension<hidden> of booking ${shortId}</hidden>`
export const cancellingExtension = (shortId: string) => `Cancelling...<hidden> of booking ${shortId}</hidden>`

export const extendedUntil = (moment: string) => `Extended until ${moment}`
export const hotelAddedHours = (count: number, total: string) =>
  `Your hotel added ${hours(count)}: ${total}, paid at its desk.`
export const cancelExtraHours = (shortId: string) => `Cancel extra hours<hidden> of booking ${shortId}</hidden>`
export const amountRefundedForHours = (amount: string) =>
  `${amount} will be refunded to your payment method. Check-out returns to the earlier time.`
export const hoursWillBeRefunded =
  'What you paid for them will be refunded to your payment method. Check-out returns to the earlier time.'
export const cancelHours = 'Cancel hours'
export const keepHours = 'Keep hours'

export const modifyBooking = 'Modify booking'
export const bookedNow = (from: string, to: string) => `Now: ${from} to ${to}`
export const timeYouBooked = 'This is the time you booked. Choose another day or slot.'
export const slotNotAvailable = 'This slot is not available on this day. Choose another slot or day.'
export const seeNewBill = 'See the new bill'
export const newTimeTooClose = (windowHours: number) =>
  windowHours > 0
    ? `The new time is less than ${windowHours} hours away: once changed, the booking can no longer be changed or cancelled.`
    : 'The new time has begun: once changed, the booking can no longer be changed or cancelled.'
/** `rule`: 'Free to cancel until Sat, 5 Dec, 7 PM' */
export const ruleOfNewTime = (rule: string) => `${rule}.`
export const ruleOncePaid = (rule: string) => `Your booking stays as it is until you have paid the difference. ${rule}.`
export const newTotal = 'New total'
export const toPayAtHotel = 'To pay at the hotel'
export const alreadyPaid = 'Already paid'
export const youWouldBeRefunded = (amount: string) => `You would be refunded ${amount}`
export const differenceIs = (amount: string) => `The difference is ${amount}`
export const toPayForChange = 'To pay for the change'
export const changeTo = (moment: string, shortId: string) =>
  `Change to ${moment}<hidden> for booking ${shortId}</hidden>`
export const changing = (shortId: string) => `Changing...<hidden> for booking ${shortId}</hidden>`
