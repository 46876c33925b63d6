import { plural } from './plural.ts'

/** Read out after the name of a row of pictures that the visitor can swipe. */
export const carousel = 'carousel'
export const picturesOf = (name: string) => `Pictures of ${name}`
export const previousPicture = 'Previous picture'
export const previousPictureOf = (name: string) => `Previous picture of ${name}`
export const nextPicture = 'Next picture'
export const nextPictureOf = (name: string) => `Next picture of ${name}`
export const pictureShown = (index: number, count: number, caption: string) =>
  `Picture ${index} of ${count}: ${caption}`

export const couldNotCopy = 'We could not copy it. Press and hold to copy it yourself.'

export const yourRating = 'Your rating'
export const ofFiveHearts = (value: number) => `${value} of 5 hearts`
export const hearts = (count: number) => `${count} ${plural(count, 'heart', 'hearts')}`

export const reloadPage = 'Reload the page'
/** `part`: 'The map', 'The reviews' */
/** The start of the sentence below, for a part without a name of its own. */
export const thisPart = 'This part'
export const partDidNotLoad = (part: string) => `${part} did not load. Check your connection.`

/** A calendar's column headings: two letters to see, and the whole day to hear. */
export const WEEKDAYS = [
  ['Mo', 'Monday'],
  ['Tu', 'Tuesday'],
  ['We', 'Wednesday'],
  ['Th', 'Thursday'],
  ['Fr', 'Friday'],
  ['Sa', 'Saturday'],
  ['Su', 'Sunday'],
] as const
export const earlierMonth = 'Earlier month'
export const laterMonth = 'Later month'

/** Read out before a struck-through price: 'Usual price ₹1,999'. */
export const usualPrice = 'Usual price'
/** Read out between the usual price and today's: 'Usual price ₹1,999 now ₹1,499'. */
export const now = 'now'
/** The same where today's price comes first: 'Now ₹1,499 usual price ₹1,999'. */
export const priceNow = 'Now'

/** Each stepper has a name, and buttons that count down and up. */
export const COUNTERS = {
  guests: { name: 'guests', fewer: 'Fewer guests', more: 'More guests' },
  rooms: { name: 'rooms', fewer: 'Fewer rooms', more: 'More rooms' },
  hours: { name: 'hours', fewer: 'Fewer hours', more: 'More hours' },
} as const

/** Read out before a step: 'Done: Add your photo'. */
export const stepDone = 'Done:'
export const stepNow = 'Now:'

export const pageNeedsScript = (phone: string) =>
  `This page needs JavaScript, because only you may see it. <plain>See your bookings without it</plain>, or call <link>${phone}</link>, day or night: we help you by phone.`
