export const freeToCancelWithBreakfast = 'Free to cancel, with breakfast'
export const freeToCancel = 'Free to cancel'
export const breakfastIncluded = 'Breakfast included'

export const sameSexCouples = 'Same-sex couples'
export const loveKit = 'Love kit'

export const sold = 'Sold'
export const newOn = (productName: string) => `New On ${productName}`
export const noPictureYet = 'No picture yet'
export const welcome = 'welcome'
export const takesNoNewBookings = 'Takes no new bookings for this time'
export const notAvailableForThisTime = 'Not available for this time'
export const tax = (tax: string) => `+ ${tax} tax`

export const rated = 'Rated'
export const of5ByGuests = 'of 5 by guests'
