export const prodidBookingsEn = (productName: string) => `PRODID:-//${productName}//Bookings//EN`
export const summary = (productName: string, shortId: string) => `SUMMARY:${productName} ${shortId}`

export const didYouCome = 'Did you come?'
export const thankYouWeHaveNoted = 'Thank you. We have noted it.'
export const ifYouDid = 'If you did not, there is nothing to do.'
export const yesWeCame = 'Yes, we came'

export const seenByDeskOf = (hotel: string) => `Seen by the desk of ${hotel}`
export const photo = 'Photo'

export const forBookingNewTab = (shortId: string) => `for booking ${shortId} (a new tab)`
export const callHotel = 'Call hotel'
export const callUs = 'Call us'
export const aboutBooking = (shortId: string) => `about booking ${shortId}`
export const fileOfBooking = (shortId: string) => `file of booking ${shortId}`

export const cantGiveYouYourRoom = (hotel: string) => `${hotel} can’t give you your room. We’re sorry.`
export const youToldUs = 'You told us that you were turned away.'
export const forBooking = (shortId: string) => `for booking ${shortId}`
export const youCheckedInAt = (istTime: string) => `You checked in at ${istTime}`
export const hotelHasSeenYourBooking = 'The hotel has seen your booking'
export const booking = (shortId: string) => `: booking ${shortId}`
export const youHaveRoomAtAnother = 'You have a room at another hotel. Your payment covers it.'
export const itCostsLess = (words: string, restWaits: string) =>
  `${words} It costs ${restWaits} less, which we send you once the first hotel or our office has answered.`

export const bothOfYouMust = (legalAge: number) => `Both of you must be ${legalAge} or older.`
export const twoOriginalIdsOne = (acceptedId: string) => `Two original IDs, one for each guest: ${acceptedId}.`
export const panIsNotAcceptedBecause = 'PAN is not accepted, because it shows no address.'
export const bookingNameMustMatchId = 'The booking name must match the ID of one guest.'

export const thankYouStayIsLonger = 'Thank you. The stay is longer.'
export const thankYouYouOweNothing =
  'Thank you. You owe nothing for these hours, and the stay ends as you agreed before.'
export const doYouWantHours = 'Do you want the hours that were added?'
export const howMany =
  'How many, until when and for how much stands in our message. If you did not ask for them, say no.'
export const yesWeStayLonger = 'Yes, we stay longer'
export const noWeDidNotAsk = 'No, we did not ask'

export const youPaidNoMoney = (credits: string) =>
  `You paid no money, so there is nothing to refund. ${credits} of credit is back in your account.`
export const youPaidNothing = 'You paid nothing, so there is nothing to refund.'

export const refundOf = (total: string) => `Refund of ${total}`
export const refundOfWithAmount = (amount: string) => `Refund of ${amount}`
export const sent = ', sent'
export const copyBankReference = (reference: string) => `Copy the bank reference ${reference}`
export const bankReferenceCopied = 'Bank reference copied'
export const byToYourPaymentMethod = (istDate: string) => `By ${istDate}, to your payment method`
export const refundSent = 'Refund sent'
export const weAreSendingYourRefund = 'We are sending your refund'
export const inYourAccount = 'In your account'

export const bookingCancelled = 'Booking cancelled'
export const changedToCheaperTime = 'Changed to a cheaper time'
export const extraHoursCancelled = 'Extra hours cancelled'
export const yourPaymentReachedUsToo = 'Your payment reached us too late'
export const hotelCouldNotTakeYou = 'The hotel could not take you'
export const youHaveAnotherHotel = 'You have another hotel'
export const yourOtherRoomCostsLess = 'Your other room costs less'
export const refundFromUs = 'Refund from us'
export const refundStarted = 'Refund started'

export const itMayBelongToAnother = 'It may belong to another account. Yours are in My Bookings.'

export const yourNewTime = 'Your new time'
export const weAreCheckingYourPayment = 'We are checking your payment. This takes a few seconds.'
export const pleasePay = (istTime: string) => `Please pay by ${istTime}. Until you pay, your booking stays as it is.`
export const forNewTimeOfBooking = (shortId: string) => `for the new time of booking ${shortId},`
