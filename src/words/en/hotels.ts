import { PRIVACY_PRAISED_FROM } from '#domain/reviews/privacy-rating.ts'

export const sold = 'Sold'
export const newOn = (product: string) => `New On ${product}`
export const noPictureYet = 'No picture yet'
export const takesNoNewBookings = 'Takes no new bookings for this time'
export const notAvailable = 'Not available for this time'

/** `price` marks where the price goes, which may be struck through: 'from ₹899' */
export const fromPrice = '<soft>from</soft><price></price>'
export const madeOf = (price: string, tax: string) => `${price} + ${tax} tax`
export const freeToCancelWithBreakfast = 'Free to cancel, with breakfast'
export const freeToCancel = 'Free to cancel'
export const breakfastIncluded = 'Breakfast included'

export const ratedByGuests = (rating: string) => `<hidden>Rated </hidden>${rating}<hidden> of 5 by guests</hidden>`

/** `rating`: '4.6' */
export const couplesRatePrivacy = (rating: string) => `Couples rate privacy ${rating}`
/**
 * On the card of a hotel that seems to lack what nearly all others in the list have. The hotel may only have forgotten
 * to tell us.
 */
export const askAboutBreakfast = 'Ask about breakfast'
export const askAboutSameSex = 'Ask about same-sex couples'
/** Above a list of hotels, each followed by traits with commas between them. */
export const allOfThese = (traits: string) => `<b>All of these:</b> ${traits}`
export const nearlyAllOfThese = (traits: string) => `<b>Nearly all:</b> ${traits}`
export const traits = {
  freeToCancel: 'free to cancel',
  breakfast: 'breakfast included',
  bathtub: 'a bathtub',
  privacy: `rated ${PRIVACY_PRAISED_FROM} or more for privacy`,
  same_sex: 'same-sex couples welcome',
}

export const sameSexCouples = 'Same-sex couples'
/** `guests`: 'Same-sex couples' */
export const welcome = (guests: string) => `${guests} welcome`
export const welcomeOnCard = (guests: string) => `${guests}<hidden> welcome</hidden>`
export const loveKit = 'Love kit'
export const alwaysPayAtHotel = 'Always pay at the hotel'
/** Names of filters, used at the end of `remove` and `matchWithout` in a search. */
export const theSameSexFilter = 'the same-sex filter'
export const theLoveKit = 'the love kit'
export const payingAtHotel = 'paying at the hotel'
