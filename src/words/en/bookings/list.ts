import { plural } from '../plural.ts'

export const whichBookings = 'Which bookings'
export const upcoming = 'Upcoming'
export const past = 'Past'
/** Below the total of a cancelled booking's bill. */
export const billCancelled = 'Bill, cancelled'
export const cancelled = 'Cancelled'
export const noStaysPlannedYet = 'No stays planned yet'
export const onceYouBook = 'Once you book a room, you find the time, the address and what to bring here.'
export const noPastStaysYet = 'No past stays yet'
export const endedStaysAppearHere = 'Your stays appear here once they have ended.'
export const noCancelledBookings = 'No cancelled bookings'
export const cancelledBookingsAppearHere = 'Cancelled bookings and their refunds appear here.'
export const nextStay = 'Next stay'
export const yourStayNow = 'Your stay now'
export const later = 'Later'
export const lastStay = 'Last stay'
export const earlier = 'Earlier'
export const signedOut = 'You have been signed out. <link>Sign in</link>'
export const couldNotLoadBookings = 'We could not load your bookings.'

/** A card's name for screen readers. */
export const booking = (shortId: string) => `Booking ${shortId}`
export const bookingNumber = (shortId: string) => `<hidden>Booking </hidden>${shortId}`
/** A badge, in capitals. */
export const notPaid = 'NOT PAID'
/** A badge, in capitals. */
export const invitation = 'INVITATION'
export const bookedBy = (guest: string) => `Booked by ${guest}`
export const detailsOfBooking = (shortId: string) => `Details<hidden> of booking ${shortId}</hidden>`
export const detailsOfStayAt = (hotel: string) => `Details<hidden> of ${hotel}</hidden>`
export const showBill = 'show the bill'
export const amountAtHotel = (amount: string) => `${amount} at hotel`
/** The payment was moved to a room at another hotel. */
export const moved = 'Moved'
export const whatHappened = (shortId: string) => `What happened<hidden> to booking ${shortId}</hidden>`
export const taxInvoice = (shortId: string) => `Tax invoice<hidden> of booking ${shortId}</hidden>`
export const seeOtherRoom = (hotel: string) => `See your other room<hidden> instead of ${hotel}</hidden>`
export const bookAgain = (hotel: string) => `Book again<hidden>: ${hotel}</hidden>`

export const hotelGaveCredit = (amount: string) => `The hotel that did not take you gave you ${amount} of credit.`
export const hotelOwesCredit = (amount: string) =>
  `The hotel that did not take you owes you ${amount} of credit. You get it once its account allows.`
export const freeToCancelUntil = (moment: string) => `Free to cancel until ${moment}`
export const howLongIsCancelFree = (shortId: string) =>
  `How long is cancelling free?<hidden> Booking ${shortId}</hidden>`
export const cancelIsFreeFor = (hours: number, minutes: number) =>
  hours > 0
    ? `Cancelling is free for ${hours} ${plural(hours, 'hour', 'hours')} ${minutes} min`
    : `Cancelling is free for ${minutes} ${plural(minutes, 'minute', 'minutes')}`
export const more = (shortId: string) => `More<hidden> for booking ${shortId}</hidden>`
export const addToCalendar = (shortId: string) => `Add to your calendar<hidden> booking ${shortId}</hidden>`
export const modify = (shortId: string) => `Modify<hidden> booking ${shortId}</hidden>`
export const invoiceForCompany = (shortId: string) => `Invoice for a company<hidden>, booking ${shortId}</hidden>`
export const invoiceFor = (shortId: string, company: string) =>
  `Invoice for ${company}<hidden>, booking ${shortId}</hidden>`
export const extend = (shortId: string) => `Extend<hidden> booking ${shortId}</hidden>`
export const cancelBooking = (shortId: string) => `Cancel booking<hidden> ${shortId}</hidden>`
export const wrongDayOrHotel = (supportPhone: string) => `Wrong day or hotel? Call us: ${supportPhone}`

export const waitingForPayment = 'Waiting for payment'
export const heldForMinutes = (minutes: number) => `Held for another ${minutes} ${plural(minutes, 'minute', 'minutes')}`
export const timeToPayIsOver = 'The time to pay is over'
export const payNow = (shortId: string, amount: string) => `Pay now<hidden> for booking ${shortId},</hidden> ${amount}`
export const releaseRoom = (shortId: string) => `Release room<hidden> booking ${shortId}</hidden>`

export const notBooked = 'Not booked'
export const paymentDidNotGoThrough = 'The payment did not go through.'
export const notPaidInTime = 'It was not paid in time.'
export const moneyIsReturned = (reversalDays: number) =>
  `If money has left your account, it is returned automatically, usually within ${reversalDays} working ${plural(reversalDays, 'day', 'days')}, or we confirm the booking if we still can.`
export const whatNow = (shortId: string) => `What now?<hidden> Booking ${shortId}</hidden>`

export const didYouStayAt = (hotel: string) =>
  `Did you stay at ${hotel}? Your yes counts against a mistaken no-show, and the hotel gets the part of the price that we pay.`
export const areYouAt = (hotel: string) =>
  `Are you at ${hotel}? Your yes counts against a mistaken no-show, and the hotel gets the part of the price that we pay.`
export const yesWeStayed = 'Yes, we stayed'
export const weAreInOurRoom = 'We are in our room'

export const nobodyCame = (hotel: string) => `${hotel} says that nobody came.`
export const nobodyCameWereYouThere = (hotel: string, hours: number) =>
  `${hotel} says that nobody came. Were you there? Tell us within ${hours} ${plural(hours, 'hour', 'hours')}.`
export const weWereThere = 'We were there'
export const askingHotelAboutYou = (hotel: string) => `You told us that you came. We are asking ${hotel}.`

export const didYouAskForHours = (hotel: string, hours: number) =>
  `${hotel} added ${hours} ${plural(hours, 'hour', 'hours')}. Did you ask for that?`
export const hoursUntil = (moment: string, total: string) =>
  `Until ${moment}, ${total} at the desk. If you did not, say no: you owe nothing for it.`
export const yesWeStayLonger = 'Yes, we stay longer'
export const no = 'No'

/** What the desk charged for: food, drinks, damage. */
export const extrasAtHotel = 'Extras at the hotel'
export const food = 'Food'
export const water = 'Water'
export const damage = 'Damage'
export const other = 'Other'
export const didNotHaveThis = (extra: string) => `I did not have this<hidden>: ${extra}</hidden>`
export const youDidNotHaveThis = 'You said that you did not have this. The hotel sees it.'
export const paidAtHotel = 'Paid at the hotel'
/** `details`: the date and the receipt's number */
export const paidInCash = (details: string) => `Cash, paid<soft>${details}</soft>`
export const paidByUpi = (details: string) => `UPI, paid<soft>${details}</soft>`
export const paidByCard = (details: string) => `Card, paid<soft>${details}</soft>`
export const stillToPay = (amount: string) => `<b>${amount}</b> still to pay at the desk.`
export const writtenByHotel = 'Written by the hotel. Extras are its own sale: this is no tax invoice.'
