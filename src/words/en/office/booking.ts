export const workingOutWhatItWould = 'Working out what it would do…'
export const keepBooking = 'Keep the booking'
export const askAdminToConfirm = 'Ask an admin to confirm'
export const cancelAndRefund = (refund: string) => `Cancel and refund ${refund}`
export const cancelWithoutRefund = 'Cancel without a refund'
export const yourLimitAfterThis = (leftAfter: string) => `Your limit after this: ${leftAfter}.`
export const thisIsAboveYourLimit =
  'This is above your limit. A second person, an admin, confirms it; until then nothing happens.'
export const atMost = (most: string) => `At most ${most}`
export const whoCannotKeepIt = 'Who cannot keep it?'
export const refund = 'Refund'
export const credit = 'Credit'
export const rightNameAsOnId = 'The right name, as on the ID'
export const whoseFaultIsIt = 'Whose fault is it?'

export const booking = 'Booking'
export const inRoom = 'In the room'
export const noShow = 'No-show'
export const guestObjects = 'The guest objects'
export const seenByHotel = 'Seen by hotel'
export const notSeenByHotel = 'Not seen by hotel'
export const insideHours = (changeWindowHours: number) => `Inside ${changeWindowHours} hours`
export const stay = 'The stay'
export const theirAccount = 'their account'
export const yes = 'Yes'
export const no = 'No'
export const firstBooking = 'The first booking'
export const newBooking = 'The new booking'
export const waitsForSecondPerson = 'Waits for a second person'
export const adminDecides = 'An admin decides'
export const acts = 'Acts'
export const nothingCanBeDone = 'Nothing can be done with it any more.'
export const room = 'Room'
export const discountsAndCredits = 'Discounts and credits'
export const taxGst = 'Tax (GST)'
export const extraHours = 'Extra hours'
export const paidOnline = 'Paid online'
export const refunded = 'Refunded'
export const dueAtDesk = 'Due at the desk'
export const takenAtDesk = 'Taken at the desk'
export const rulesWouldGiveBackNow = 'The rules would give back now'
export const money = 'Money'
export const yourLimitOnThisBooking = 'Your limit on this booking'
export const ofUsedCanBeGiven = (usedHere: string, most: string, left: string) =>
  `${usedHere} of ${most} used. ${left} can be given here today without a second person.`

export const invoiceAndCreditNotes = 'Invoice and credit notes'
export const creditNote = 'Credit note'
export const pdf = 'PDF'
export const inBooks = 'In the books'
export const nothingWasPostedYet = 'Nothing was posted yet.'

export const takeYourProposalBack = 'Take your proposal back'
export const decideOnProposal = 'Decide on a proposal'
export const confirmAndDoIt = 'Confirm and do it'
export const takeItBack = 'Take it back'
export const decline = 'Decline'

export const noIdOfTheirs = 'No ID of theirs is kept.'
export const bookingWithCode = (code: string) => `Booking ${code}`
export const seesThatYouLooked = (wanted: string) => `${wanted} sees that you looked, and why.`
export const uploaded = (istMoment: string) => `uploaded ${istMoment}`
export const readSId = (identity: string) => `Read ${identity}’s ID`
export const read = 'Read'
export const readId = 'Read the ID'
export const reasonForLogAndGuest = 'Reason, for the log and the guest'
export const yourNameAndReasonGo = (identity: string, freshOtpMinutes: number) =>
  `Your name and the reason go to the log, and ${identity} reads both on their page. Your passkey is asked for if you last showed it more than ${freshOtpMinutes} minutes ago. The picture carries your name and closes after a minute.`

export const show = 'Show'
export const showPhoneNumber = 'Show the phone number'
export const showNumber = 'Show the number'
export const readingItIsWritten = 'Reading it is written to the log with your name.'

export const whereTo = 'Where to?'
export const noHotelOfSameClass = 'No hotel of the same class is free for this time. Cancel for the hotel instead.'

export const timeLine = 'Time line'
export const nothingOfThisKindHappened = 'Nothing of this kind happened.'

export const whatWillHappen = 'What will happen'

export const guest = 'The guest'
export const hotel = 'The hotel'
export const uncleOrNobody = 'Uncle, or nobody'
