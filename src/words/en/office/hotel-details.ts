import { plural } from '../plural.ts'

export const nameAndPlace = 'Name and place'
export const textForGuests = 'Text for guests'
export const change = 'Change'
/** A button’s name for screen readers; only the first word is visible. */
export const changeNamed = (panel: string) => `Change<hidden>: ${panel}</hidden>`
export const nameGuestsSee = 'Name guests see'
export const legalName = 'Legal name'
export const notRegistered = 'Not registered for GST'
export const inItsTerms = 'Two admins change it, with its terms.'
export const gstNumber = 'GST number'
export const address = 'Address'
export const locality = 'Locality'
export const inCity = (locality: string, city: string) => `${locality}, ${city}`
export const mapPosition = 'Map position'
export const openInMap = 'Open in a map'
export const noneYet = 'None yet'
export const noTextYet = 'Guests read no text yet.'
export const wordCount = (count: number) => `${count} ${plural(count, 'word', 'words')}.`
export const stars = 'Stars'
export const notRated = 'Not rated'
export const nobodySaid = 'Nobody has said'
export const starCount = (count: number) => `${count} ${plural(count, 'star', 'stars')}`
export const bathtubCharge = 'Bathtub, a room and day'
export const free = 'Free'
export const noBathtub = 'No room has one'

export const changeNameAndPlace = 'Change name and place'
export const changeText = 'Change the text for guests'
export const changePoints = 'Change its own points in search'
export const ownPoints = 'Its own points'
export const pointsHint = '0 to 1,000. Search shows hotels with more points first.'
export const managerReadsPoints = 'Its manager reads the change and the reason in the log of the hotel.'
export const reason = 'Reason, for the log and the hotel'
export const hotelIsTold =
  'The hotel is told what you change, by its own phones and addresses, and its manager reads the reason.'
export const comingGuests = (count: number) =>
  `${count} coming ${plural(count, 'booking', 'bookings')}: their vouchers show the new name and place at once. Invoices that were issued keep the old ones.`
export const choose = 'Choose'
export const keptInCity = 'It has bookings, so it stays in its city.'
export const positionHint = 'Latitude, then longitude, as maps copy them: 18.5204, 73.8567'
export const description = 'Description'
export const descriptionHint = 'At most 2,000 characters.'
export const rupeesHint = 'Whole rupees, at most 20,000. 0: free.'

export const missing = {
  name: 'Write the name.',
  address: 'Write the address.',
  locality_id: 'Choose the locality.',
  description: 'Write the text.',
  stars: 'Choose the stars, or that it is not rated.',
  position: 'Write latitude and longitude, such as 18.5204, 73.8567.',
  bathtub_charge: 'Write whole rupees, at most 20,000.',
  rank: 'Write whole points, 0 to 1,000.',
}
