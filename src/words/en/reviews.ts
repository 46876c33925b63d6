export const ratePrivacyCleanlinessWelcome = 'Rate privacy, cleanliness, welcome and location'

export const howGuestsRated = 'How guests rated'

export const youGave = 'You gave'
export const thankYouYourReviewHelps = 'Thank you. Your review helps others choose.'

export const readLess = 'Read less'
export const readMore = 'Read more'
export const ofSReview = (guestName: string) => `of ${guestName}’s review`
export const hotelAnswers = 'The hotel answers'
export const guest = 'A guest'

export const pleaseChoose1To5 = 'Please choose 1 to 5 hearts.'
export const pleaseKeepYourReview = (maxReviewLength: number) =>
  `Please keep your review to ${maxReviewLength} characters at most.`

export const howWasYourStay = 'How was your stay?'
export const pressHeart = 'Press a heart'
export const yourReviewIsShown = 'Your review is shown with your first name only.'
export const addPictures = 'Add pictures'
export const sendReview = 'Send review'
export const ofBooking = (shortId: string) => `of booking ${shortId}`
export const yourPictures = 'Your pictures'
export const yoursNumber = (index: number) => `Yours, number ${index}`
export const removePicture = (index: number) => `Remove picture ${index}`

export const top = 'Top'
export const withPictures = 'With pictures'
export const newest = 'Newest'
export const whatCouplesSay = 'What couples say'
export const noReviewsOfThisKind = 'No reviews of this kind yet.'
export const weCouldNotLoadMore = 'We could not load more reviews.'
export const showMoreReviews = 'Show more reviews'
export const whichReviews = 'Which reviews'
export const nobodyHasRatedThisHotel = 'Nobody has rated this hotel yet. Be the first after your stay.'
