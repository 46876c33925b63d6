/** The texts of pages for browsers that run no scripts. */
export const errorTitle = (title: string) => `Error: ${title}`

export const signIn = 'Sign in'
export const signUp = 'Sign up'
export const weSendOtp = 'We send an OTP to your phone. No password to remember.'
export const newHere = (credit: string) => `New here? <link>Sign up and get ${credit} credit</link>`
export const alreadyMember = 'Already a member? <link>Sign in</link>'
export const getOtp = 'Get OTP'
export const tenDigits = '10 digits'
export const friendsCode = 'A friend’s code'
/** `discount`: '₹100' */
export const friendsCodeBrings = (discount: string) =>
  `If you have one: ${discount} off your first booking. The bill shows it.`

export const typeOtp = 'Type the OTP'
export const otpSentTo = (phone: string) => `We sent it to <b>${phone}</b>. It counts for five minutes.`
export const goOn = 'Continue'
export const sendAgain = 'Send another OTP'
export const anotherNumber = 'Use another number'

export const confirmStay = 'Check and book'
export const payOnNextPage = 'Pressing it holds the room for you. You pay on the next page.'
export const bookAnotherToo = 'Yes, book this stay as well'
export const seeOwnBooking = (shortId: string) => `You have booked this stay: booking ${shortId}.`
export const holdOwnBooking = (shortId: string) => `You hold this room and have not paid yet: booking ${shortId}.`
export const openBooking = 'Open the booking'
export const ruleHasChanged = 'The time until which you can cancel has changed. Please check it before you book.'
export const billHasChanged = 'Your bill has changed. Please check it before you book.'

export const roomIsHeld = 'Your room is held'
/** `time`: 'Sat, 5 Dec, 9:15 PM' */
export const payBefore = (time: string) => `Pay until ${time}, then the room is yours.`
export const payAmount = (amount: string) => `Pay ${amount}`
export const alreadyPaid = 'Have you paid already? Do not pay again. <link>See whether it has come</link>'
export const cancelTitle = 'Cancel this booking?'
export const releaseTitle = 'Release this room?'
export const invoiceTo = (company: string, gstin: string) => `Invoice to: ${company}, GSTIN ${gstin}`
export const changesNeedScripts = (phone: string) =>
  `To change the time, add hours or a partner, switch JavaScript on, or call <link>${phone}</link>, day or night.`

export const notPaidYet = 'Not paid yet'
export const upcoming = 'Upcoming'
export const past = 'Past'
export const cancelled = 'Cancelled'
export const failed = 'Did not go through'
export const noBookings = 'You have no bookings yet.'
export const signOut = 'Sign out'

export const otherSite =
  'This form came from another site, so nothing was sent. If you pressed a button here, please try it again.'
export const formTooOld =
  'This form was too old, or your browser keeps no cookies. Nothing was sent. Please press the button again.'
/** `reason`: the complete sentence with which our server refused */
export const callInstead = (reason: string, phone: string) =>
  `${reason} Or call <link>${phone}</link>, day or night: we book for you.`
/** `wait`: '2 minutes' */
export const tryAgainIn = (reason: string, wait: string) => `${reason} You can try again in ${wait}.`
export const seconds = (count: number) => `${count} seconds`
export const minutes = (count: number) => `${count} minutes`
export const hours = (count: number) => `${count} hours`
