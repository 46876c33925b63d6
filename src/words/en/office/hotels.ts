import type { HotelState } from '#domain/hotels/publishing.ts'
import { plural } from '../plural.ts'

export const states: Record<HotelState, string> = { draft: 'Draft', published: 'Published', hidden: 'Hidden' }
export const all = 'All'
export const noTerms = 'No terms'
export const noBank = 'No bank details'
export const hotelOrCity = 'Hotel or city'
export const chooseHotels = 'Choose'
export const chooseHotel = (name: string) => `Choose ${name}`
export const chosenHotels = (count: number) => `${count} chosen`
export const clearChosen = 'Clear'
export const hideChosen = 'Hide them'
export const hideTitle = 'Hide these hotels'
export const hotelsLeave = (count: number) =>
  `${count} ${plural(count, 'hotel leaves', 'hotels leave')} the site. Their bookings stay.`
export const comingBookings = (name: string, city: string, count: number) =>
  `${name}, ${city}: ${count} ${plural(count, 'booking', 'bookings')} to come`
export const hiddenAlready = (count: number) => `${count} hidden already`
export const noneToHide = 'None of them is shown to guests.'
export const hiddenNow = (count: number) => `${count} ${plural(count, 'hotel', 'hotels')} hidden.`
export const workingOut = 'Working out what would happen…'
export const noHotelFits = 'No hotel fits.'
export const figuresOf30Days = 'Figures of 30 days'
export const hotel = 'Hotel'
export const state = 'State'
export const rooms = 'Rooms'
export const stays = 'Stays'
export const seenInTime = 'Seen in time'
/** How many guests the hotel turned away. */
export const notTaken = 'Not taken'
export const noShows = 'No-shows'
export const reviews = 'Reviews'
export const rankInCity = 'Rank in city'
export const stayCount = (count: number) => `${count} ${plural(count, 'stay', 'stays')}`
export const rank = (place: number) => `rank ${place}`

export const applications = 'Applications'
export const cityNames = 'Names of cities'
export const noHotelHasAppliedYet = 'No hotel has applied yet.'
export const roomCount = (count: number) => `${count} ${plural(count, 'room', 'rooms')}`
export const openDraft = 'Open the draft'
export const turnedDownBy = (name: string) => `Turned down by ${name}`
export const makeADraft = 'Make a draft'
export const adminMakesDraft = 'An admin makes the draft: it invites the hotel’s first manager.'
export const turnDown = 'Turn down'

export const turnDownHotel = (hotel: string) => `Turn down ${hotel}`
export const turnItDown = 'Turn it down'
export const nothingIsSent = 'Nothing is sent: ring or write to the applicant yourself.'

export const makeTheDraft = 'Make the draft'
export const whatDraftNeeds = (applicant: string) =>
  `Guests do not see it. ${applicant} becomes its manager and adds rooms, prices and photos at the desk, with the number of the application, or an admin does it here.`
export const choose = 'Choose'
export const locality = 'Locality'
export const address = 'Address'
export const missing = {
  name: 'Write the name.',
  locality: 'Write the locality.',
  address: 'Write the address.',
  city: 'Choose the city.',
}
