export const sold = 'Sold'
export const newOn = (product: string) => `New On ${product}`
export const noPictureYet = 'No picture yet'
export const takesNoNewBookings = 'Takes no new bookings for this time'
export const notAvailable = 'Not available for this time'

/** `price` is the place of a price, which may be struck through: 'from ₹899'. */
export const fromPrice = '<soft>from</soft><price></price>'
export const plusTax = (amount: string) => `+ ${amount} tax`
export const freeToCancelWithBreakfast = 'Free to cancel, with breakfast'
export const freeToCancel = 'Free to cancel'
export const breakfastIncluded = 'Breakfast included'

export const ratedByGuests = (rating: string) => `<hidden>Rated </hidden>${rating}<hidden> of 5 by guests</hidden>`

export const sameSexCouples = 'Same-sex couples'
/** `guests`: 'Same-sex couples' */
export const welcome = (guests: string) => `${guests} welcome`
export const welcomeOnCard = (guests: string) => `${guests}<hidden> welcome</hidden>`
export const loveKit = 'Love kit'
/** Names of filters, with which `remove` and `matchWithout` of a search end. */
export const theSameSexFilter = 'the same-sex filter'
export const theLoveKit = 'the love kit'
