export const lowestPricesPerRoom = (prices: string) => `Lowest prices per room, before tax: ${prices}.`

export const typeCity = 'Type a city'
export const hotels = (hotelsCount: number) => `${hotelsCount} hotels`
export const weHaveNoHotels = 'We have no hotels there yet. Please choose another city.'
export const lookingForNearestCity = 'Looking for the nearest city'
export const myLocation = 'Use my location'
export const weCouldNotFind = 'We could not find your location. Please choose a city below.'

export const showHotels = 'Show hotels'
export const roomsWith = 'Rooms with'
export const hotelsWith = 'Hotels with'
export const welcoming = 'Welcoming'
export const locality = 'Locality'
export const showAll = (count: number) => `Show all ${count}`

export const filters = 'Filters'
export const clearAll = 'Clear all'
export const show = (total: number, noun: string) => `Show ${total} ${noun}`

export const whichCity = 'Which city?'
export const whenDoYouCheckIn = 'When do you check in?'
export const whichTimeSuitsYou = 'Which time suits you?'
export const whenDoYouCheckOut = 'When do you check out?'
export const chooseCheckOut = 'Choose check-out'
export const searchHotels = 'Search hotels'

export const chooseCity = 'Choose a city'
export const tonight = (date: string) => `Tonight, ${date}`

export const aboutTimeChosen = 'About the time chosen'

export const weCouldNotLoadHotels = 'We could not load the hotels'
export const faultIsOnOurSide = (supportPhone: string) =>
  `The fault is on our side. You can also call ${supportPhone}, day or night.`
export const noHotelMatchesAllFilters = (count: number) => `No hotel matches all ${count} filters`
export const noHotelMatches = 'No hotel matches'
export const remove = (leaveOut: string) => `Remove ${leaveOut}`
export const clearAllFilters = 'Clear all filters'
export const tryAnotherDateOrSlot = (city: string) => `Try another date or slot in ${city}.`

export const priceForThisSlot = 'Price for this slot'
export const above = 'Above'
export const below = 'Below'

export const map = 'The map'
export const mapInResultsHead = 'Map'
export const removeFilter = 'Remove filter:'

export const search = 'Search'
export const changeYourSearch = 'Change your search:'
export const filtersOn = (count: number) => `Filters, ${count} on`

export const recommended = 'Recommended'
export const ratingHighToLow = 'Rating, high to low'
export const aboveWithAbove = (above: string) => `Above ${above}`
export const belowWithBelow = (below: string) => `Below ${below}`

export const hotelsForCouplesIn = (place: string) => `Hotels for couples in ${place}`
export const coupleFriendlyHotels = 'Couple-friendly hotels'

export const tooLateToBook = 'Too late to book'
export const withFullDayYouChoose = 'With Full Day you choose your check-out next. For other slots it is already set.'

export const rating = 'Rating'
export const sortBy = 'Sort by'
export const more = 'More'

export const cityNotFound = 'City not found'
export const we = 'We are not in this city yet'
export const chooseOneOfTheseInstead = 'Choose one of these instead.'

export const localityNotFound = 'Locality not found'
export const weHaveNoHotel = 'We have no hotel there yet'
export const allOf = (city: string) => `all of ${city}`
