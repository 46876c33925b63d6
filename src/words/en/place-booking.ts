export const onceYouPayThisBooking = 'Once you pay, this booking cannot be cancelled.'
export const thisBookingCannotBeChanged = 'This booking cannot be changed or cancelled.'

export const whoIsStaying = 'Who is staying'
export const signInToUse = 'Sign in to use your credit'
export const asOnYourId = 'As on your ID'
export const freeOfCharge = 'Free of charge'
export const atDesk = 'At the desk'

export const roomIsHeld = (until: string) => `The room is held for you until ${until}.`

export const bookAnotherRoom = 'Book another room'
export const bookThisToo = 'Book this too'
export const booking = (shortId: string) => `Booking ${shortId}.`
export const doNotBook = 'Do not book'
export const youHaveRoomHereFor = (when: string) => `You have a room here for ${when}.`
export const youHaveStayAtThen = (hotel: string) => `You have a stay at ${hotel} then.`
export const itIsHeld = (istTime: string) => `It is held for you until ${istTime} and not paid yet.`
export const payForIt = (payableNow: string) => `Pay ${payableNow} for it`
export const releasing = 'Releasing...'
export const releaseItAndBook = 'Release it and book this instead'

export const howToPay = 'How to pay'
export const payAllNow = 'Pay all now'
export const upiCardOrNetBanking = 'UPI, card or net banking'
export const payAtHotel = 'Pay at hotel'
export const thisHotelTakesPayment = 'This hotel takes payment at the desk. '

export const bookingInReviewBar = 'Booking...'
export const openingPayment = 'Opening payment...'
export const seeFreeTimes = 'See free times'
export const callToBook = 'Call to book'
export const bookedByYou = 'Booked by you'
export const notFreeAtThisTime = 'Not free at this time'
export const heldForYou = 'Held for you'
export const cannotBeCancelled = 'Cannot be cancelled'
export const freeToCancel = 'Free to cancel'
export const inAll = 'in all'

export const signUpCredit = 'Sign-up credit'
export const updatingBill = 'Updating the bill'
export const yourBillToPayNow = (payableNow: string) => `Your bill: ${payableNow} to pay now`

export const seeYourUnpaidBookings = 'See your unpaid bookings'
export const youCanSafelyPressBook = (message: string) =>
  `${message} You can safely press Book Now again: you will not be booked twice.`

export const reviewYourBooking = 'Review your booking'
export const whatToPay = 'What to pay'
export const backToHotel = 'Back to the hotel'
export const terms = 'terms'
export const privacyPolicy = 'privacy policy'

export const thisTimeIsSoldOut = 'This time is sold out.'
export const checkAgain = 'Check again'
export const youHaveBookedThisStay = 'You have booked this stay.'
export const bookAnotherRoomForSame = 'Book another room for the same time'

export const stay = 'the stay'

export const youWereSignedOutSign = 'You were signed out. Sign in to carry on with your booking.'
export const yourBookingsHaveJustChanged = 'Your bookings have just changed. Nothing was booked.'
export const yourBillHasChangedPlease = 'Your bill has changed. Please check it again before you book.'
export const yourOtherBooking = 'Your other booking'
