import { MAX_NEAR_KILOMETRES } from '#domain/places/near-place.ts'
import { POSITION_METRES } from '#domain/places/rounded-position.ts'
import { plural } from './plural.ts'

export const search = 'Search'
export const searchHotels = 'Search hotels'
export const chooseCity = 'Choose a city'
export const tonight = (date: string) => `Tonight, ${date}`
export const aboutTimeChosen = 'About the time chosen'

export const whichCity = 'Which city or place?'
export const typeCity = 'Type a city, station, college, mall'
export const cityOrPlace = 'City or place'
export const places = 'Places'
export const nearMe = 'Near me'
export const nearMeUses = `Nearest first. Your place is used once, to ${POSITION_METRES} m, and not kept.`
export const lookingForNearest = 'Looking for the nearest hotels'
export const hotelsNearYou = 'Hotels near you'
export const noHotelNear = `We have no hotel within ${MAX_NEAR_KILOMETRES} km of you. Please choose a city below.`
export const seeAllOf = (city: string) => `See all of ${city}`
export const noHotelFreeHere = 'Sold'
export const couldNotFindLocation = 'We could not find your location. Please choose a city below.'
export const hotels = (count: number) => `${count} hotels`
export const noHotelsThere = 'We have no hotels there yet. Please choose another city or place.'
export const whenDoYouCheckIn = 'When do you check in?'
export const whichTimeSuitsYou = 'Which time suits you?'
export const tooLateToBook = 'Too late to book'
export const fromPrice = (price: string) => `from ${price}`
/** `times`: '9 PM to 10 AM next day' */
export const timesBegun = (times: string) => `${times}, has begun`
export const fullDayHint = 'With Full Day you choose your check-out next. For other slots it is already set.'
export const whenDoYouCheckOut = 'When do you check out?'
export const chooseCheckOut = 'Choose check-out'

export const hotelsForCouplesIn = (place: string) => `Hotels for couples in ${place}`
export const hotelsFound = (count: number, place: string) =>
  `${count} ${plural(count, 'hotel', 'hotels')} for couples in ${place}`
export const hotelsForCouplesNear = (place: string, city: string) => `Hotels for couples near ${place}, ${city}`
export const hotelsFoundNear = (count: number, place: string) =>
  `${count} ${plural(count, 'hotel', 'hotels')} for couples near ${place}`
export const descriptionNear = (place: string, city: string) =>
  `Couple-friendly hotels near ${place} in ${city}, the nearest first, with minutes to walk. Unmarried couples are welcome, local IDs are accepted.`
export const nearestFirst = 'Nearest first'
export const description = (place: string) =>
  `Couple-friendly hotels in ${place}. Unmarried couples are welcome, local IDs are accepted. Book by the slot, the night or the day.`
export const descriptionWithCount = (count: number, place: string) =>
  `${count} couple-friendly hotels in ${place}. Unmarried couples are welcome, local IDs are accepted. Book by the slot, the night or the day.`
export const changeYourSearch = 'Change your search:'
export const map = 'Map'
/** The start of the sentence `partDidNotLoad`. */
export const theMap = 'The map'
export const shownOf = (shown: number, total: number) => `${shown} of ${total} hotels`

export const sortBy = 'Sort by'
export const recommended = 'Recommended'
export const priceLowToHigh = 'Price, low to high'
export const priceHighToLow = 'Price, high to low'
export const ratingHighToLow = 'Rating, high to low'
export const ratingLowToHigh = 'Rating, low to high'
export const rating = 'Rating'
/** The button that shows the other sort orders. */
export const more = 'More'

export const filters = 'Filters'
export const filtersOn = (count: number) => `Filters, ${count} on`
export const clearAll = 'Clear all'
export const showHotels = 'Show hotels'
export const showFound = (count: number) => `Show ${count} ${plural(count, 'hotel', 'hotels')}`
export const totalForThisSlot = 'Total for this slot, with tax'
export const above = 'Above'
export const below = 'Below'
/** The headings of groups of filters: 'Rooms with', above 'Bathtub'. */
export const roomsWith = 'Rooms with'
export const hotelsWith = 'Hotels with'
export const welcoming = 'Welcoming'
export const paying = 'Paying'
export const restAtHotel = 'You can pay the rest at every hotel.'
export const amenities = { breakfast: 'Breakfast', ac: 'AC', parking: 'Parking' }
export const guestsRating = 'Guests’ rating'
export const anyRating = 'Any'
export const ratedFrom = (rating: number) => `${rating} or more`
/** The same filter on its chip once it is active. */
export const ratedChip = (rating: number) => `Rated ${rating} or more`
export const nearPlace = 'Near a place'
export const place = 'Place'
export const anywhere = 'Anywhere in the city'
export const within = 'Within'
export const kilometres = (count: number) => `${count} km`
export const withinOf = (kilometres: number, place: string) => `Within ${kilometres} km of ${place}`
export const locality = 'Locality'
export const showAll = (count: number) => `Show all ${count}`
export const abovePrice = (price: string) => `Above ${price}`
export const belowPrice = (price: string) => `Below ${price}`
export const removeFilter = (filter: string) => `<hidden>Remove filter: </hidden>${filter}`

/** Names of filters, used at the end of `remove` and `matchWithout`. */
export const theLowestPrice = 'the lowest price'
export const theHighestPrice = 'the highest price'
export const freeToCancel = 'Free to cancel'
export const theCancelling = 'the free cancelling'
export const theBathtub = 'the bathtub'
export const theRating = 'the rating'
export const theDistance = 'the distance'
export const theAmenity = { breakfast: 'breakfast', ac: 'the AC', parking: 'parking' }
export const remove = (filter: string) => `Remove ${filter}`
type WayOut = { count: number; city: string; filter: string }
export const matchWithout = ({ count, city, filter }: WayOut) =>
  `${count} ${plural(count, 'hotel', 'hotels')} in ${city} match if you remove ${filter}.`
export const noHotelMatches = 'No hotel matches'
export const noHotelMatchesAll = (count: number) => `No hotel matches all ${count} filters`
export const clearAllFilters = 'Clear all filters'
export const tryAnotherDate = (city: string) => `Try another date or slot in ${city}.`
export const couldNotLoadHotels = 'We could not load the hotels'
export const faultIsOurs = (phone: string) => `The fault is on our side. You can also call ${phone}, day or night.`

export const cityNotFound = 'City not found'
export const notInThisCity = 'We are not in this city yet'
export const chooseOneOfThese = 'Choose one of these instead.'
export const localityNotFound = 'Locality not found'
export const noHotelInLocality = 'We have no hotel there yet'
export const seeWholeCity = (city: string) => `See <link>all of ${city}</link>, or choose one of these.`

/** Shown above the list of hotels, before a link. */
/** 'Totals for 2 rooms and 3 days with tax. Nobody can pay for a place.' */
export function totalsWithTax({ rooms, days }: { rooms: number; days: number }): string {
  const parts = [...(rooms > 1 ? [`${rooms} rooms`] : []), ...(days > 1 ? [`${days} days`] : [])]
  return `Totals${parts.length > 0 ? ` for ${parts.join(' and ')}` : ''} with tax. Nobody can pay for a place.`
}
export const howWeOrder = 'How we order hotels'
