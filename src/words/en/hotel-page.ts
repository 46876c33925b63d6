import { acceptedIds } from './accepted-ids.ts'
import { plural } from './plural.ts'

export const description = (hotel: string, locality: string, city: string) =>
  `${hotel} in ${locality}, ${city}: unmarried couples are welcome, local IDs are accepted. See pictures, slots and the full price with tax.`
export const welcomesCouples = (hotel: string, locality: string, city: string) =>
  `${hotel} in ${locality}, ${city} welcomes couples.`
export const hotelsForCouplesIn = (city: string) => `Hotels for couples in ${city}`
export const priceRange = (lowest: string, highest: string) => `${lowest} to ${highest}`

export const backToHotelsIn = (city: string) => `Back to hotels in ${city}`
export const openPicture = (index: number, count: number) => `Picture ${index} of ${count}, open full screen`
export const allPictures = (count: number) => plural(count, '1 picture', `All ${count} pictures`)
/** Shown instead of the pictures while the hotel has none. */
export const photosFollow = 'Photos follow'
/** The number of the shown picture, and of all pictures. */
export const pictureOf = (index: number, count: number) => `${index} of ${count}`
export const picturesOf = (hotel: string) => `Pictures of ${hotel}`
export const previousPicture = 'Previous picture'
export const nextPicture = 'Next picture'
export const picture = (index: number) => `Picture ${index}`
export const linkCopied = 'Link copied'

export const unmarriedCouplesWelcome = 'Unmarried couples welcome'
export const localIdsAccepted = 'Local IDs accepted'
export const freeToChange = (hours: number) =>
  hours > 0
    ? `Free to change or cancel until ${hours} hours before check-in, not later`
    : 'Free to change or cancel until check-in, not later'

export const whenWouldYouLikeToStay = 'When would you like to stay?'
export const breakfastInThisSlot = 'Breakfast is included in this slot.'
export const checkOutAt = (moment: string) => `Check-out ${moment}.`
export const guests = 'Guests'
export const guestsPerRoom = (most: number) => `At most ${most} per room`
export const rooms = 'Rooms'
export const roomWithBathtub = 'Room with bathtub'
export const perRoomPerDay = (charge: string) => `+ ${charge} per room per day`
export const payAtHotel = 'Pay at hotel'
export const paymentAtDesk = 'This hotel takes payment at the desk.'
export const payOnlyNow = (amount: string) => `Pay only ${amount} online now`
export const payOnlyReservation = 'Pay only the reservation amount online now'
export const coupon = 'Coupon'
export const showPrice = 'Show the price'
export const withoutScript = (phone: string) =>
  `JavaScript is off. Press the button after each change. You can book and pay without it. To book by phone, call <link>${phone}</link>, day or night.`

export const isThisTimeFree = 'Is this time free?'
export const soldOutOn = (slot: string, date: string) => `${slot} on ${date} is sold out.`
export const closedOn = (slot: string, date: string) => `${slot} on ${date} is closed at this hotel.`
export const notOfferedOn = (slot: string, date: string) => `${slot} on ${date} is not offered here.`
export const tooLateOn = (slot: string, date: string) => `${slot} on ${date} can no longer be booked.`
export const noBookingsToday = 'This hotel takes no new bookings for today.'
export const noBookingsOn = (date: string) => `This hotel takes no new bookings for ${date}.`
export const theseAreFree = 'These are free:'
export const slotOn = (slot: string, date: string) => `${slot} on ${date}`
export const pleaseTryAnotherDate = 'Please try another date.'

export const bookNow = 'Book Now'
export const seeWhy = 'See why'
export const seeFreeTimes = 'See free times'
export const soldOutForThisTime = 'Sold out for this time'
export const closedOnThisDay = 'Closed on this day'
export const changeYourChoices = 'Change your choices to book'
export const dueNow = (amount: string) => `<price>${amount}</price> <soft>now</soft>`
export const ofTotal = (total: string) => `of ${total} with tax`
export const withTax = (amount: string) => `<price>${amount}</price> <soft>with tax</soft>`

export const yourStay = 'Your stay'
/** Before the number of guests and rooms. */
export const party = 'For'
export const guestsAndRooms = (guests: number, rooms: number) =>
  `${guests} ${plural(guests, 'guest', 'guests')}, ${rooms} ${plural(rooms, 'room', 'rooms')}`
export const madeOf = (price: string, tax: string) => `${price} + ${tax} tax`
export const updatingBill = 'Updating the bill'
export const newBill = (slot: string, date: string, total: string) => `${slot} on ${date}: ${total} with tax`
export const freeToCancelInGrace = (minutes: number) =>
  `Free to cancel within ${minutes} minutes of booking. Full refund.`
export const freeToCancel = (until: string) => `Free to cancel until ${until}. Full refund.`

export const inRoom = 'In the room'
export const doubleBed = 'Double bed'
export const airConditioning = 'Air conditioning'
export const wifi = 'Wi-Fi'
export const television = 'Television'
export const hotWater = 'Hot water'
export const miniFridge = 'Mini fridge'
export const balcony = 'Balcony'
export const bathtub = (charge: string) => `Bathtub, ${charge} per room per day`
export const inHotel = 'In the hotel'
export const roomService = 'Room service'
export const breakfast = 'Breakfast'
export const restaurant = 'Restaurant'
export const parking = 'Parking'
export const lift = 'Lift'
export const powerBackup = 'Power backup'
export const camerasOnlyInLobby = 'Cameras only in the lobby'
export const swimmingPool = 'Swimming pool'
export const wheelchairAccess = 'Wheelchair access'

export const aboutThisHotel = 'About this hotel'
export const starHotel = (stars: number) => `Classified as a ${stars}-star hotel.`
export const showOnMap = 'Show on a map'

export const goodToKnow = 'Good to know'
export const bothGuestsAge = (age: number) => `Both guests must be ${age} or older.`
export const bringTwoIds = `Bring two original IDs: ${acceptedIds}. PAN is not accepted. A masked Aadhar card is enough.`
export const nameMustMatch = 'The name on the booking must match the ID of one guest.'
export const peoplePerRoom = (most: number) => `At most ${most} people per room.`
export const whenBreakfastIsIncluded = 'Breakfast is included only in Evening and Full Day stays.'
export const youCanChangeUntil = (hours: number) =>
  `You can change or cancel until ${hours > 0 ? `${hours} hours before check-in` : 'check-in'}, for a full refund. After that a booking can no longer be changed or cancelled.`
export const graceAfterBooking = (minutes: number) =>
  `Whenever you book, you can cancel within ${minutes} minutes for a full refund, once a day, until the hotel checks you in.`
export const whoStaysLongerPays = (minutes: number) =>
  `Who stays longer pays for each hour begun as for an extra hour, if the hotel asks; the first ${minutes} minutes are free.`
export const whatLawSays = 'What the law says about couples in hotels'

export const moreHotelsIn = (city: string) => `More hotels in ${city}`

/** The beginnings of the sentence `partDidNotLoad`. */
export const theMap = 'The map'
export const theReviews = 'The reviews'
export const thePictureViewer = 'The picture viewer'
export const reportPicture = 'Report this picture'
