import { formatCount } from '#domain/kernel/money.ts'
import { plural } from './plural.ts'

export const whatCouplesSay = 'What couples say'
export const ratingsAndReviews = (ratings: number, reviews: number) =>
  `${formatCount(ratings)} ${plural(ratings, 'rating', 'ratings')}, ${formatCount(reviews)} ${plural(reviews, 'review', 'reviews')}`
export const howGuestsRated = 'How guests rated'
export const hearts = (count: number) => `${count} ${plural(count, 'heart', 'hearts')}`
export const whichReviews = 'Which reviews'
export const top = 'Top'
export const withPictures = 'With pictures'
export const newest = 'Newest'
export const noReviewsOfThisKind = 'No reviews of this kind yet.'
export const couldNotLoadMore = 'We could not load more reviews.'
export const showMoreReviews = 'Show more reviews'
export const nobodyHasRated = 'Nobody has rated this hotel yet. Be the first after your stay.'

/** The end of a list after the date and the slot: 'Sat, 5 Dec, Evening, stayed here'. */
export const stayedHere = 'stayed here'
export const readMore = (guest: string) => `Read more<hidden> of ${guest}’s review</hidden>`
export const readLess = (guest: string) => `Read less<hidden> of ${guest}’s review</hidden>`
export const hotelAnswers = (date: string) => `<b>The hotel answers</b> <soft>${date}</soft>`
export const guestsPicture = (guest: string, index: number) => `${guest} shows the stay, ${index} (a new tab)`
export const somebodysPicture = (index: number) => `A guest shows the stay, ${index} (a new tab)`

export const howWasYourStay = 'How was your stay?'
export const pressHeart = 'Press a heart'
export const ofFive = (rating: number) => `${rating} of 5`
export const yourReview = 'Your review <soft>(optional)</soft>'
export const yourReviewIsShown = 'Your review is shown with your first name only.'
export const rateAspects = 'Rate privacy, cleanliness, welcome and location'
export const addPictures = 'Add pictures'
export const yourPictures = 'Your pictures'
export const yourPicture = (index: number) => `Yours, number ${index}`
export const removePicture = (index: number) => `Remove picture ${index}`
export const sendReview = (booking: string) => `Send review<hidden> of booking ${booking}</hidden>`
export const sendingReview = (booking: string) => `Loading...<hidden> of booking ${booking}</hidden>`
export const pleaseChooseHearts = 'Please choose 1 to 5 hearts.'
export const reviewIsTooLong = (most: number) => `Please keep your review to ${most} characters at most.`

/** `hearts` marks where the five hearts go */
export const youGave = 'You gave <hearts></hearts>'
export const thankYou = 'Thank you. Your review helps others choose.'
export const takeBack = 'Take my review back'
export const takenBackForGood = 'Nobody will read it any more, and you can’t write another for this stay.'
export const yesTakeBack = 'Yes, take it back'
export const keepReview = 'Keep it'
export const youTookBack = 'You took your review back.'
