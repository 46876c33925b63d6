import { MAX_NEAR_KILOMETRES } from '#domain/places/near-place.ts'
import { POSITION_METRES } from '#domain/places/rounded-position.ts'
import { fromTamil, inTamil } from './case-endings.ts'
import { plural } from './plural.ts'

const hotelWord = (count: number) => plural(count, 'ஹோட்டல்', 'ஹோட்டல்கள்')

export const search = 'தேடு'
export const searchHotels = 'ஹோட்டல் தேடு'
export const chooseCity = 'நகரத்தைத் தேர்ந்தெடுங்கள்'
/** Without the weekday, because the cell is narrow. */
export const tonight = (date: string) => `இன்றிரவு, ${date.slice(date.indexOf(', ') + 2)}`
export const aboutTimeChosen = 'தேர்ந்தெடுத்த நேரம் பற்றி'

export const whichCity = 'எந்த நகரம் அல்லது இடம்?'
export const typeCity = 'நகரம், நிலையம், மால்'
export const cityOrPlace = 'நகரம் அல்லது இடம்'
export const places = 'இடங்கள்'
export const nearMe = 'என் அருகில்'
export const nearMeUses = `அருகில் உள்ளது முதலில். உங்கள் இடத்தை ஒரு முறை, ${POSITION_METRES} மீ அளவில் பயன்படுத்துவோம்; சேமிக்க மாட்டோம்.`
export const lookingForNearest = 'அருகிலுள்ள ஹோட்டல்களைத் தேடுகிறோம்'
export const hotelsNearYou = 'உங்கள் அருகிலுள்ள ஹோட்டல்கள்'
export const noHotelNear = `உங்களிடமிருந்து ${MAX_NEAR_KILOMETRES} கி.மீ.க்குள் எங்கள் ஹோட்டல் இல்லை. கீழே ஒரு நகரத்தைத் தேர்ந்தெடுங்கள்.`
export const seeAllOf = (city: string) => `${city}: எல்லா ஹோட்டல்களும்`
export const noHotelFreeHere = 'நிரம்பியது'
export const couldNotFindLocation = 'உங்கள் இருப்பிடம் கிடைக்கவில்லை. கீழே ஒரு நகரத்தைத் தேர்ந்தெடுங்கள்.'
export const hotels = (count: number) => `${count} ஹோட்டல்`
export const noHotelsThere = 'அங்கே எங்களிடம் இன்னும் ஹோட்டல் இல்லை. வேறு நகரம் அல்லது இடத்தைத் தேர்ந்தெடுங்கள்.'
export const whenDoYouCheckIn = 'எப்போது செக்-இன்?'
export const whichTimeSuitsYou = 'எந்த நேரம் வசதி?'
export const tooLateToBook = 'புக் செய்யும் நேரம் முடிந்தது'
export const fromPrice = (price: string) => `${price} முதல்`
export const timesBegun = (times: string) => `${times}, தொடங்கிவிட்டது`
export const fullDayHint = 'ஃபுல் டே என்றால் அடுத்து செக்-அவுட்டை நீங்கள் தேர்ந்தெடுக்கலாம். மற்ற ஸ்லாட்டுகளுக்கு அது ஏற்கனவே முடிவானது.'
export const whenDoYouCheckOut = 'எப்போது செக்-அவுட்?'
export const chooseCheckOut = 'செக்-அவுட்டைத் தேர்ந்தெடு'

export const hotelsForCouplesIn = (place: string) => `${inTamil(place)} ஜோடிகளுக்கான ஹோட்டல்கள்`
export const hotelsFound = (count: number, place: string) => `${inTamil(place)} ஜோடிகளுக்கு ${count} ${hotelWord(count)}`
export const hotelsForCouplesNear = (place: string, city: string) => `${place}, ${city} அருகே ஜோடிகளுக்கான ஹோட்டல்கள்`
export const hotelsFoundNear = (count: number, place: string) =>
  `${place} அருகே ஜோடிகளுக்கு ${count} ${hotelWord(count)}`
export const descriptionNear = (place: string, city: string) =>
  `${inTamil(city)} ${place} அருகே ஜோடிகளை வரவேற்கும் ஹோட்டல்கள்; மிக அருகில் உள்ளது முதலில், நடக்கும் நிமிடங்களுடன். திருமணமாகாத ஜோடிகளுக்கும் வரவேற்பு, உள்ளூர் ID ஏற்கப்படும்.`
export const nearestFirst = 'அருகில் உள்ளது முதலில்'
export const description = (place: string) =>
  `${inTamil(place)} ஜோடிகளை வரவேற்கும் ஹோட்டல்கள். திருமணமாகாத ஜோடிகளுக்கும் வரவேற்பு, உள்ளூர் ID ஏற்கப்படும். ஸ்லாட், இரவு அல்லது நாள் கணக்கில் புக் செய்யுங்கள்.`
export const descriptionWithCount = (count: number, place: string) =>
  `${inTamil(place)} ஜோடிகளை வரவேற்கும் ${count} ஹோட்டல்கள். திருமணமாகாத ஜோடிகளுக்கும் வரவேற்பு, உள்ளூர் ID ஏற்கப்படும். ஸ்லாட், இரவு அல்லது நாள் கணக்கில் புக் செய்யுங்கள்.`
export const changeYourSearch = 'தேடலை மாற்று:'
export const map = 'மேப்'
export const theMap = 'மேப்'
export const shownOf = (shown: number, total: number) => `${total}-இல் ${shown} ஹோட்டல்கள்`

export const sortBy = 'வரிசை'
export const recommended = 'பரிந்துரை'
export const priceLowToHigh = 'விலை, குறைவு முதல்'
export const priceHighToLow = 'விலை, அதிகம் முதல்'
export const ratingHighToLow = 'ரேட்டிங், அதிகம் முதல்'
export const ratingLowToHigh = 'ரேட்டிங், குறைவு முதல்'
export const rating = 'ரேட்டிங்'
export const more = 'மேலும்'

export const filters = 'ஃபில்டர்கள்'
export const filtersOn = (count: number) => `ஃபில்டர்கள், ${count} உள்ளன`
export const clearAll = 'எல்லாம் நீக்கு'
export const showHotels = 'ஹோட்டல்களைக் காட்டு'
export const showFound = (count: number) => `${count} ${plural(count, 'ஹோட்டலை', 'ஹோட்டல்களை')}க் காட்டு`
export const totalForThisSlot = 'இந்த ஸ்லாட்டின் மொத்தம், வரி உட்பட'
export const above = 'இதற்கு மேல்'
export const below = 'இதற்குக் கீழ்'
export const roomsWith = 'அறையில்'
export const hotelsWith = 'ஹோட்டலில்'
export const welcoming = 'வரவேற்பு'
export const paying = 'பேமெண்ட்'
export const restAtHotel = 'மீதியை எல்லா ஹோட்டலிலும் அங்கேயே செலுத்தலாம்.'
export const amenities = { breakfast: 'காலை உணவு', ac: 'ஏசி', parking: 'பார்க்கிங்' }
export const guestsRating = 'விருந்தினர் ரேட்டிங்'
export const anyRating = 'எதுவும்'
export const ratedFrom = (rating: number) => `${rating} அல்லது மேல்`
export const ratedChip = (rating: number) => `ரேட்டிங் ${rating} அல்லது மேல்`
export const nearPlace = 'ஓர் இடத்துக்கு அருகில்'
export const place = 'இடம்'
export const anywhere = 'நகரத்தில் எங்கும்'
export const within = 'எவ்வளவு தூரம்'
export const kilometres = (count: number) => `${count} கி.மீ.`
export const withinOf = (kilometres: number, place: string) => `${fromTamil(place)} ${kilometres} கி.மீ.க்குள்`
export const locality = 'பகுதி'
export const showAll = (count: number) => `${count}-ஐயும் காட்டு`
export const abovePrice = (price: string) => `${price}-க்கு மேல்`
export const belowPrice = (price: string) => `${price}-க்குக் கீழ்`
export const removeFilter = (filter: string) => `<hidden>ஃபில்டரை நீக்கு: </hidden>${filter}`

export const theLowestPrice = 'குறைந்தபட்ச விலை ஃபில்டரை'
export const theHighestPrice = 'அதிகபட்ச விலை ஃபில்டரை'
export const freeToCancel = 'இலவச ரத்து'
export const theCancelling = 'இலவச ரத்து ஃபில்டரை'
export const theBathtub = 'பாத்டப் ஃபில்டரை'
export const theRating = 'ரேட்டிங் ஃபில்டரை'
export const theDistance = 'தூர ஃபில்டரை'
export const theAmenity = { breakfast: 'காலை உணவு ஃபில்டரை', ac: 'ஏசி ஃபில்டரை', parking: 'பார்க்கிங் ஃபில்டரை' }
export const remove = (filter: string) => `${filter} நீக்கு`
type WayOut = { count: number; city: string; filter: string }
export const matchWithout = ({ count, city, filter }: WayOut) =>
  `${filter} நீக்கினால் ${inTamil(city)} ${count} ${hotelWord(count)} உள்ளன.`
export const noHotelMatches = 'பொருந்தும் ஹோட்டல் இல்லை'
export const noHotelMatchesAll = (count: number) => `இந்த ${count} ஃபில்டர்களுக்கும் பொருந்தும் ஹோட்டல் இல்லை`
export const clearAllFilters = 'எல்லா ஃபில்டர்களையும் நீக்கு'
export const tryAnotherDate = (city: string) => `${inTamil(city)} வேறு தேதியோ ஸ்லாட்டோ பாருங்கள்.`
export const couldNotLoadHotels = 'ஹோட்டல்களைக் காட்ட முடியவில்லை'
export const faultIsOurs = (phone: string) => `தவறு எங்களுடையது. ${phone} எண்ணை எந்த நேரமும் அழைக்கலாம்.`

export const cityNotFound = 'நகரம் கிடைக்கவில்லை'
export const notInThisCity = 'இந்த நகரத்தில் நாங்கள் இன்னும் இல்லை'
export const chooseOneOfThese = 'இவற்றில் ஒன்றைத் தேர்ந்தெடுங்கள்.'
export const localityNotFound = 'பகுதி கிடைக்கவில்லை'
export const noHotelInLocality = 'அங்கே எங்களிடம் இன்னும் ஹோட்டல் இல்லை'
export const seeWholeCity = (city: string) => `<link>${city} முழுவதும்</link> பாருங்கள், அல்லது இவற்றில் ஒன்றைத் தேர்ந்தெடுங்கள்.`

/** Above the list of hotels, before a link. */
export function totalsWithTax({ rooms, days }: { rooms: number; days: number }): string {
  const parts = [...(rooms > 1 ? [`${rooms} அறைகள்`] : []), ...(days > 1 ? [`${days} நாட்கள்`] : [])]
  return `${parts.length > 0 ? `${parts.join(', ')}: ` : ''}மொத்தம், வரி உட்பட. பணம் கொடுத்து யாரும் மேலே வர முடியாது.`
}
export const howWeOrder = 'வரிசை எப்படி அமைகிறது'
