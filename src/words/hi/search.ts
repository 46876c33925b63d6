import { MAX_NEAR_KILOMETRES } from '#domain/places/near-place.ts'
import { POSITION_METRES } from '#domain/places/rounded-position.ts'
import { fromHindi } from './case-endings.ts'
export const search = 'खोजें'
export const searchHotels = 'होटल खोजें'
export const chooseCity = 'शहर चुनिए'
export const tonight = (date: string) => `आज रात, ${date}`
export const aboutTimeChosen = 'चुने हुए समय के बारे में'

export const whichCity = 'कौन सा शहर या जगह?'
export const typeCity = 'शहर, स्टेशन, कॉलेज या मॉल लिखिए'
export const cityOrPlace = 'शहर या जगह'
export const places = 'जगहें'
export const nearMe = 'मेरे पास'
export const nearMeUses = `सबसे पास वाले पहले। आपकी जगह एक बार, ${POSITION_METRES}\u00a0मी तक, ली जाती है और रखी नहीं जाती।`
export const lookingForNearest = 'सबसे पास के होटल खोज रहे हैं'
export const hotelsNearYou = 'आपके पास के होटल'
export const noHotelNear = `आपसे ${MAX_NEAR_KILOMETRES} किमी के अंदर हमारा कोई होटल नहीं है। नीचे से शहर चुनिए।`
export const seeAllOf = (city: string) => `${city} के सब होटल देखिए`
export const noHotelFreeHere = 'भर गया'
export const couldNotFindLocation = 'आपकी लोकेशन नहीं मिली। नीचे से शहर चुनिए।'
export const hotels = (count: number) => `${count} होटल`
export const noHotelsThere = 'वहाँ अभी हमारा कोई होटल नहीं है। दूसरा शहर या जगह चुनिए।'
export const whenDoYouCheckIn = 'चेक-इन कब करेंगे?'
export const whichTimeSuitsYou = 'कौन सा समय ठीक रहेगा?'
export const tooLateToBook = 'बुकिंग का समय निकल गया'
export const fromPrice = (price: string) => `${price} से`
export const timesBegun = (times: string) => `${times}, शुरू हो चुका है`
export const fullDayHint = 'फुल डे में चेक-आउट आप अगले कदम पर चुनते हैं। बाकी स्लॉट में वह तय है।'
export const whenDoYouCheckOut = 'चेक-आउट कब करेंगे?'
export const chooseCheckOut = 'चेक-आउट चुनिए'

export const hotelsForCouplesIn = (place: string) => `${place} में कपल के लिए होटल`
export const hotelsFound = (count: number, place: string) => `${place} में कपल के लिए ${count} होटल`
export const hotelsForCouplesNear = (place: string, city: string) => `${place}, ${city} के पास कपल के लिए होटल`
export const hotelsFoundNear = (count: number, place: string) => `${place} के पास कपल के लिए ${count} होटल`
export const descriptionNear = (place: string, city: string) =>
  `${city} में ${place} के पास कपल के लिए होटल, सबसे पास वाला पहले, पैदल के मिनट के साथ। शादी न हुई हो, तो भी स्वागत है, और लोकल ID चलती है।`
export const nearestFirst = 'सबसे पास वाले पहले'
export const description = (place: string) =>
  `${place} में कपल के लिए होटल। शादी न हुई हो, तो भी स्वागत है, और लोकल ID चलती है। स्लॉट, रात या दिन के हिसाब से बुक कीजिए।`
export const descriptionWithCount = (count: number, place: string) =>
  `${place} में कपल के लिए ${count} होटल। शादी न हुई हो, तो भी स्वागत है, और लोकल ID चलती है। स्लॉट, रात या दिन के हिसाब से बुक कीजिए।`
export const changeYourSearch = 'अपनी खोज बदलें:'
export const map = 'नक्शा'
export const theMap = 'नक्शा'
export const shownOf = (shown: number, total: number) => `${total} में से ${shown} होटल`

export const sortBy = 'क्रम'
export const recommended = 'सुझाए गए'
export const priceLowToHigh = 'दाम, कम से ज़्यादा'
export const priceHighToLow = 'दाम, ज़्यादा से कम'
export const ratingHighToLow = 'रेटिंग, ज़्यादा से कम'
export const ratingLowToHigh = 'रेटिंग, कम से ज़्यादा'
export const rating = 'रेटिंग'
export const more = 'और'

export const filters = 'फ़िल्टर'
export const filtersOn = (count: number) => `फ़िल्टर, ${count} चालू`
export const clearAll = 'सब हटाएँ'
export const showHotels = 'होटल दिखाएँ'
export const showFound = (count: number) => `${count} होटल दिखाएँ`
export const totalForThisSlot = 'इस स्लॉट की कुल रकम, टैक्स समेत'
export const above = 'इससे ऊपर'
export const below = 'इससे नीचे'
export const roomsWith = 'रूम में'
export const hotelsWith = 'होटल में'
export const welcoming = 'स्वागत'
export const paying = 'पेमेंट'
export const restAtHotel = 'बाकी पैसे हर होटल पर दे सकते हैं।'
export const amenities = { breakfast: 'नाश्ता', ac: 'एसी', parking: 'पार्किंग' }
export const guestsRating = 'मेहमानों की रेटिंग'
export const anyRating = 'कोई भी'
export const ratedFrom = (rating: number) => `${rating} या ज़्यादा`
export const ratedChip = (rating: number) => `रेटिंग ${rating} या ज़्यादा`
export const nearPlace = 'किसी जगह के पास'
export const place = 'जगह'
export const anywhere = 'शहर में कहीं भी'
export const within = 'कितनी दूर तक'
export const kilometres = (count: number) => `${count} किमी`
export const withinOf = (kilometres: number, place: string) => `${fromHindi(place)} ${kilometres} किमी के अंदर`
export const locality = 'इलाका'
export const showAll = (count: number) => `सभी ${count} दिखाएँ`
export const abovePrice = (price: string) => `${price} से ऊपर`
export const belowPrice = (price: string) => `${price} से नीचे`
export const removeFilter = (filter: string) => `<hidden>फ़िल्टर हटाएँ: </hidden>${filter}`

export const theLowestPrice = 'कम से कम दाम का फ़िल्टर'
export const theHighestPrice = 'ज़्यादा से ज़्यादा दाम का फ़िल्टर'
export const freeToCancel = 'फ़्री कैंसल'
export const theCancelling = 'फ़्री कैंसल का फ़िल्टर'
export const theBathtub = 'बाथटब का फ़िल्टर'
export const theRating = 'रेटिंग का फ़िल्टर'
export const theDistance = 'दूरी का फ़िल्टर'
export const theAmenity = { breakfast: 'नाश्ते का फ़िल्टर', ac: 'एसी का फ़िल्टर', parking: 'पार्किंग का फ़िल्टर' }
export const remove = (filter: string) => `${filter} हटाएँ`
type WayOut = { count: number; city: string; filter: string }
export const matchWithout = ({ count, city, filter }: WayOut) => `${filter} हटाने पर ${city} में ${count} होटल मिलते हैं।`
export const noHotelMatches = 'ऐसा कोई होटल नहीं मिला'
export const noHotelMatchesAll = (count: number) => `सभी ${count} फ़िल्टर वाला कोई होटल नहीं मिला`
export const clearAllFilters = 'सब फ़िल्टर हटाएँ'
export const tryAnotherDate = (city: string) => `${city} में दूसरी तारीख या स्लॉट देखिए।`
export const couldNotLoadHotels = 'होटल लोड नहीं हो सके'
export const faultIsOurs = (phone: string) => `गड़बड़ हमारी तरफ़ है। आप ${phone} पर कॉल भी कर सकते हैं, दिन हो या रात।`

export const cityNotFound = 'शहर नहीं मिला'
export const notInThisCity = 'हम अभी इस शहर में नहीं हैं'
export const chooseOneOfThese = 'इनमें से कोई चुनिए।'
export const localityNotFound = 'यह इलाका नहीं मिला'
export const noHotelInLocality = 'वहाँ अभी हमारा कोई होटल नहीं है'
export const seeWholeCity = (city: string) => `<link>पूरा ${city}</link> देखिए, या इनमें से कोई चुनिए।`

/** Above the list of hotels, before a link. */
export function totalsWithTax({ rooms, days }: { rooms: number; days: number }): string {
  const parts = [...(rooms > 1 ? [`${rooms} रूम`] : []), ...(days > 1 ? [`${days} दिन`] : [])]
  return `${parts.length > 0 ? `${parts.join(' और ')} की ` : ''}कुल रकम, टैक्स समेत। कोई पैसे देकर ऊपर नहीं आता।`
}
export const howWeOrder = 'क्रम कैसे तय होता है'
