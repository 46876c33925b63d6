export const reviewYourBooking = 'Review your booking'
export const backToHotel = 'Back to the hotel'
export const whatToPay = 'What to pay'

export const soldOut = 'This time is sold out. Nothing was charged. Please choose another time or another hotel.'
/** `reason`: the complete sentence with which our server refused */
export const notPossible = (reason: string) =>
  `${reason} Nothing was charged. Please choose another time or another hotel.`
export const checkAgain = 'Check again'
export const scriptsAreOff = (supportPhone: string) =>
  `JavaScript is off. You can book without it: Book Now leads to a plain page. Or call <b>${supportPhone}</b>, day or night: we book this stay for you.`
/** Shown when the page's scripts do not load. */
export const pageHasNotStarted = (supportPhone: string) =>
  `Book Now does not work yet, because a part of this page has not come. Check your connection and <again>open the page again</again>, <plain>book on a plain page</plain>, or call <phone>${supportPhone}</phone>, day or night: we book this stay for you.`
export const youHaveBookedThisStay = (shortId: string) =>
  `<b>You have booked this stay.</b> It is booking ${shortId}, and nothing more is to be paid now. <link>Book another room for the same time</link>`
export const roomIsHeld = (time: string) =>
  `<b>The room is held for you until ${time}.</b> You haven’t paid yet. Pay to keep the room, or change your stay.`

export const cannotBeChanged = 'This booking cannot be changed or cancelled.'
export const checkInTooClose = (windowHours: number) =>
  windowHours > 0
    ? `Check-in is less than ${windowHours} hours away. If you do not come, there is no refund.`
    : 'The check-in time has begun. If you do not come, there is no refund.'
export const canChangeInGrace = (minutes: number) =>
  `You can change or cancel within <b>${minutes} minutes</b> of booking for a full refund, until the hotel checks you in. After that, the booking can no longer be changed, cancelled or refunded.`
export const canChangeUntil = (moment: string) =>
  `You can change or cancel until <b>${moment}</b> for a full refund. After that, the booking can no longer be changed, cancelled or refunded.`
export const oncePaidNotCancelled = 'Once you pay, this booking cannot be cancelled.'

/** The link to a different time for the stay. */
export const change = 'Change<hidden> the stay</hidden>'

export const howToPay = 'How to pay'
export const payAllNow = 'Pay all now'
export const waysToPay = 'UPI, card or net banking'
export const payAtHotel = 'Pay at hotel'
export const hotelTakesPaymentAtDesk = 'This hotel takes payment at the desk.'
export const payReservation = (rest: string) => `Pay only the reservation amount now and ${rest} at the hotel`
export const amountNow = (amount: string) => `<price>${amount}</price> now`

export const whoIsStaying = 'Who is staying'
export const beenHereBefore = 'Been here before? <link>Sign in to use your credit</link>'
export const asOnYourId = 'As on your ID'
export const putLoveKit = 'Put a love kit in the room'
export const freeOfCharge = 'Free of charge'
export const atDesk = 'At the desk'

export const signUpCredit = 'Sign-up credit'
export const updatingBill = 'Updating the bill'
export const yourBillToPayNow = (amount: string) => `Your bill: ${amount} to pay now`
export const totalInAll = (amount: string) => `<price>${amount}</price> <soft>in all</soft>`
export const freeToCancel = 'Free to cancel'
export const cannotBeCancelled = 'Cannot be cancelled'
export const heldForYou = 'Held for you'
export const bookedByYou = 'Booked by you'
export const notFreeAtThisTime = 'Not free at this time'

export const agreeByBooking = (legalAge: number) =>
  `By booking you say that you are both ${legalAge} or older, and agree to our <terms>terms</terms> and <privacy>privacy policy</privacy>.`
export const bookNow = 'Book Now'
export const pay = (amount: string) => `Pay ${amount}`
/** The rest is paid at the hotel. */
export const payPartNow = (amount: string) => `Pay ${amount} now`
export const bookingStay = 'Booking...'
export const openingPayment = 'Opening payment...'
export const seeFreeTimes = 'See free times'

export const seeUnpaidBookings = 'See your unpaid bookings'
/** `reason`: the complete sentence with which our server refused */
export const safeToPressAgain = (reason: string) =>
  `${reason} You can safely press Book Now again: you will not be booked twice.`
export const signedOut = 'You were signed out. Sign in to carry on with your booking.'
export const bookingsHaveChanged = 'Your bookings have just changed. Nothing was booked.'
export const billHasChanged = 'Your bill has changed. Please check it again before you book.'

/** The start of the sentence 'Your other booking did not load'. */
export const yourOtherBooking = 'Your other booking'
export const bookAnotherRoomTitle = 'Book another room?'
export const bookAnotherRoom = 'Book another room'
export const bookThisTooTitle = 'Book this too?'
export const bookThisToo = 'Book this too'
export const youHaveRoomTonight = 'You have a room here for tonight.'
export const youHaveRoomOn = (day: string) => `You have a room here for ${day}.`
export const youHaveStayAt = (hotel: string) => `You have a stay at ${hotel} then.`
/** `stay`: 'Sat, 5 Dec, 9 PM to Sun, 6 Dec, 10 AM' */
export const stayIsBooked = (stay: string, shortId: string) => `${stay}. Booking ${shortId}.`
export const stayIsHeld = (stay: string, time: string) => `${stay}. It is held for you until ${time} and not paid yet.`
export const payForHeldRoom = (amount: string) => `Pay ${amount} for it`
export const releaseAndBook = 'Release it and book this instead'
export const releasing = 'Releasing...'
export const doNotBook = 'Do not book'
