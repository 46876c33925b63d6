export const aboutThisHotel = 'About this hotel'
export const classifiedAsStarHotel = (stars: number) => `Classified as a ${stars}-star hotel.`
export const map = 'The map'
export const showOnMap = 'Show on a map'
export const newTab = '(a new tab)'

export const doubleBed = 'Double bed'
export const airConditioning = 'Air conditioning'
export const television = 'Television'
export const hotWater = 'Hot water'
export const miniFridge = 'Mini fridge'
export const balcony = 'Balcony'
export const roomService = 'Room service'
export const breakfast = 'Breakfast'
export const restaurant = 'Restaurant'
export const parking = 'Parking'
export const lift = 'Lift'
export const powerBackup = 'Power backup'
export const camerasOnlyInLobby = 'Cameras only in the lobby'
export const swimmingPool = 'Swimming pool'
export const wheelchairAccess = 'Wheelchair access'
export const bathtubPerRoomPerDay = (charge: string) => `Bathtub, ${charge} per room per day`

export const seeWhy = 'See why'
export const seeFreeTimes = 'See free times'
export const bookNow = 'Book Now'
export const soldOutForThisTime = 'Sold out for this time'
export const closedOnThisDay = 'Closed on this day'
export const changeYourChoicesToBook = 'Change your choices to book'

export const whenWouldYouLike = 'When would you like to stay?'
export const breakfastIsIncluded = 'Breakfast is included in this slot. '
export const atMostPerRoom = (guestsPerRoom: number) => `At most ${guestsPerRoom} per room`
export const rooms = 'Rooms'
export const thisHotelTakesPayment = 'This hotel takes payment at the desk. '
export const payOnlyReservationAmountOnline = 'Pay only the reservation amount online now'

export const goodToKnow = 'Good to know'
export const bothGuestsMust = (legalAge: number) => `Both guests must be ${legalAge} or older.`
export const bringTwoOriginalIdsPan = (acceptedId: string) =>
  `Bring two original IDs: ${acceptedId}. PAN is not accepted. A masked Aadhar card is enough.`
export const nameOnBookingMustMatch = 'The name on the booking must match the ID of one guest.'
export const atMostPeoplePerRoom = (guestsPerRoom: number) => `At most ${guestsPerRoom} people per room.`
export const breakfastIsIncludedOnly = 'Breakfast is included only in Evening and Full Day stays.'
export const youCanChangeOrCancel = (changeWindowHours: number) =>
  `You can change or cancel until ${changeWindowHours} hours before check-in, for a full refund. After that a booking can no longer be changed or cancelled.`
export const whoStaysLongerPays = (unpaidMinutes: number) =>
  `Who stays longer pays for each hour begun as for an extra hour, if the hotel asks; the first ${unpaidMinutes} minutes are free.`
export const whatLawSaysAboutCouples = 'What the law says about couples in hotels'

export const inRoom = 'In the room'
export const inHotel = 'In the hotel'

export const pictureViewer = 'The picture viewer'
export const pictureOfOpenFullScreen = (index: number, count: number) =>
  `Picture ${index} of ${count}, open full screen`
export const allPictures = (count: number) => `All ${count} pictures`
export const ofLabel = (shown: number, count: number) => `${shown} of ${count}`
export const onMapNewTab = (locality: string) => `${locality} on the map (a new tab)`
export const backToHotelsIn = (city: string) => `Back to hotels in ${city}`

export const inUnmarriedCouplesAreWelcome = (hotel: string, locality: string, city: string) =>
  `${hotel} in ${locality}, ${city}: unmarried couples are welcome, local IDs are accepted. See pictures, slots and the full price with tax.`

export const inWelcomesCouples = (hotel: string, locality: string, city: string) =>
  `${hotel} in ${locality}, ${city} welcomes couples.`

export const unmarriedCouplesWelcome = 'Unmarried couples welcome'
export const localIdsAccepted = 'Local IDs accepted'
export const freeToChangeOrCancel = (changeWindowHours: number) =>
  `Free to change or cancel until ${changeWindowHours} hours before check-in, not later`

export const picturesOf = (hotel: string) => `Pictures of ${hotel}`
export const ofLabelWithIndex = (index: number, count: number) => `${index} of ${count}`
export const previousPicture = 'Previous picture'
export const nextPicture = 'Next picture'
export const picture = (each: number) => `Picture ${each}`

export const on = (listingName: string, date: string, why: string) => `${listingName} on ${date} ${why}.`
export const theseAreFree = 'These are free:'
export const pleaseTryAnotherDate = 'Please try another date.'

export const linkCopied = 'Link copied'

export const forLabel = 'For'
export const yourStay = 'Your stay'
export const tax = (price: string) => `+ ${price} tax`

export const moreHotelsIn = (city: string) => `More hotels in ${city}`

export const updatingBill = 'Updating the bill'
export const fullRefund = (words: string) => `${words}. Full refund.`

export const isThisTimeFree = 'Is this time free?'

export const coupon = 'Coupon'
export const showPrice = 'Show the price'
