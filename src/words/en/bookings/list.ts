export const food = 'Food'
export const water = 'Water'
export const damage = 'Damage'
export const other = 'Other'
export const cash = 'Cash'
export const card = 'Card'
export const extrasAtHotel = 'Extras at the hotel'
export const paidAtHotel = 'Paid at the hotel'
export const youSaidThatYouDid = 'You said that you did not have this. The hotel sees it.'
export const writtenByHotelExtras = 'Written by the hotel. Extras are its own sale: this is no tax invoice.'

export const booking = (shortId: string) => `Booking ${shortId}`
export const toBooking = (shortId: string) => `to booking ${shortId}`
export const ofBooking = (shortId: string) => `of booking ${shortId}`
export const insteadOf = (hotel: string) => `instead of ${hotel}`
export const showBill = ', show the bill'
export const moved = 'Moved'
export const cancelled = 'Cancelled'

export const bookedBy = (user: string) => `Booked by ${user}`
export const bookingInBookingHead = 'Booking'

export const upcoming = 'Upcoming'
export const past = 'Past'
export const noStaysPlannedYet = 'No stays planned yet'
export const onceYouBookRoom = 'Once you book a room, you find the time, the address and what to bring here.'
export const noPastStaysYet = 'No past stays yet'
export const yourStaysAppearHereOnce = 'Your stays appear here once they have ended.'
export const noCancelledBookings = 'No cancelled bookings'
export const cancelledBookingsAndTheirRefunds = 'Cancelled bookings and their refunds appear here.'
export const whichBookings = 'Which bookings'
export const earlier = 'Earlier'
export const later = 'Later'
export const lastStay = 'Last stay'
export const nextStay = 'Next stay'
export const yourStayNow = 'Your stay now'

export const didYouStayAt = (hotel: string) => `Did you stay at ${hotel}?`
export const areYouAt = (hotel: string) => `Are you at ${hotel}?`
export const yesWeStayed = 'Yes, we stayed'
export const weAreInOurRoom = 'We are in our room'

export const notBooked = 'Not booked'
export const paymentDidNotGoThrough = 'The payment did not go through.'
export const itWasNotPaid = 'It was not paid in time.'
export const ifMoneyHasLeft = (bankReversalDays: number) =>
  ` If money has left your account, it is returned automatically, usually within ${bankReversalDays} working days, or we confirm the booking if we still can.`

export const addedDidYouAsk = (hotel: string, hours: string) => `${hotel} added ${hours}. Did you ask for that?`
export const untilAtDesk = (moment: string, total: string) =>
  `Until ${moment}, ${total} at the desk. If you did not, say no: you owe nothing for it.`
export const yesWeStayLonger = 'Yes, we stay longer'
export const no = 'No'

export const signIn = 'Sign in'
export const weCouldNotLoad = 'We could not load your bookings.'

export const youToldUs = (hotel: string) => `You told us that you came. We are asking ${hotel}.`
export const wereYouThereTellUs = (objectionHours: number) => ` Were you there? Tell us within ${objectionHours} hours.`
export const weWereThere = 'We were there'

export const waitingForPayment = 'Waiting for payment'
export const heldForAnother = (seconds: string) => `Held for another ${seconds}`
export const timeToPayIsOver = 'The time to pay is over'
export const forBooking = (shortId: string) => `for booking ${shortId},`
export const bookingWithShortId = (shortId: string) => `booking ${shortId}`

export const forBookingWithShortId = (shortId: string) => `for booking ${shortId}`
export const aboutBooking = (shortId: string) => `about booking ${shortId}`
export const modify = 'Modify'
export const extend = 'Extend'
export const wrongDayOrHotelCall = (supportPhone: string) => ` Wrong day or hotel? Call us: ${supportPhone}`
