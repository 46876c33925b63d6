import { inTamil } from './case-endings.ts'
import { acceptedIds } from './accepted-ids.ts'
import { plural } from './plural.ts'

export const description = (hotel: string, locality: string, city: string) =>
  `${hotel}, ${locality}, ${city}: திருமணமாகாத ஜோடிகளுக்கும் வரவேற்பு, உள்ளூர் ID ஏற்கப்படும். படங்கள், ஸ்லாட்டுகள், வரியுடன் முழு விலை பாருங்கள்.`
export const welcomesCouples = (hotel: string, locality: string, city: string) =>
  `${hotel}, ${locality}, ${city}: ஜோடிகளுக்கு வரவேற்பு.`
export const hotelsForCouplesIn = (city: string) => `${inTamil(city)} ஜோடிகளுக்கான ஹோட்டல்கள்`
export const priceRange = (lowest: string, highest: string) => `${lowest} முதல் ${highest} வரை`

export const backToHotelsIn = (city: string) => `${city} ஹோட்டல்களுக்குத் திரும்பு`
export const openPicture = (index: number, count: number) => `${count}-இல் ${index}-ஆம் படம், முழுத் திரையில் திற`
export const allPictures = (count: number) => plural(count, '1 படம்', `எல்லா ${count} படங்கள்`)
export const photosFollow = 'படங்கள் விரைவில் வரும்'
export const pictureOf = (index: number, count: number) => `${index} / ${count}`
export const picturesOf = (hotel: string) => `படங்கள்: ${hotel}`
export const previousPicture = 'முந்தைய படம்'
export const nextPicture = 'அடுத்த படம்'
export const picture = (index: number) => `படம் ${index}`
export const linkCopied = 'லிங்க் நகலெடுக்கப்பட்டது'

export const unmarriedCouplesWelcome = 'திருமணமாகாத ஜோடிகளுக்கும் வரவேற்பு'
export const localIdsAccepted = 'உள்ளூர் ID ஏற்கப்படும்'
export const freeToChange = (hours: number) =>
  `செக்-இன்${hours > 0 ? `னுக்கு ${hours} மணி நேரம் முன்` : ''} வரை இலவசமாக மாற்றலாம், ரத்து செய்யலாம். அதன் பிறகு முடியாது`

export const whenWouldYouLikeToStay = 'எப்போது தங்க விரும்புகிறீர்கள்?'
export const breakfastInThisSlot = 'இந்த ஸ்லாட்டில் காலை உணவும் உண்டு.'
export const checkOutAt = (moment: string) => `செக்-அவுட் ${moment}.`
export const guests = 'விருந்தினர்'
export const guestsPerRoom = (most: number) => `ஓர் அறைக்கு அதிகபட்சம் ${most}`
export const rooms = 'அறைகள்'
export const roomWithBathtub = 'பாத்டப் உள்ள அறை'
export const perRoomPerDay = (charge: string) => `+ ${charge}, ஓர் அறைக்கு ஒரு நாளுக்கு`
export const payAtHotel = 'ஹோட்டலில் பணம் செலுத்து'
export const paymentAtDesk = 'இந்த ஹோட்டல் ரிசப்ஷனில் பணம் பெறுகிறது.'
export const payOnlyNow = (amount: string) => `இப்போது ஆன்லைனில் ${amount} மட்டும்`
export const payOnlyReservation = 'இப்போது ஆன்லைனில் முன்பணம் மட்டும்'
export const coupon = 'கூப்பன்'
export const showPrice = 'விலையைக் காட்டு'
export const withoutScript = (phone: string) =>
  `JavaScript நிறுத்தப்பட்டுள்ளது. ஒவ்வொரு மாற்றத்துக்குப் பிறகும் பட்டனை அழுத்துங்கள். அது இல்லாமலே புக் செய்து பணம் செலுத்தலாம். ஃபோனில் புக் செய்ய <link>${phone}</link> எண்ணை எந்த நேரமும் அழையுங்கள்.`

export const isThisTimeFree = 'இந்த நேரம் காலியா?'
export const soldOutOn = (slot: string, date: string) => `${date} அன்று ${slot} நிரம்பிவிட்டது.`
export const closedOn = (slot: string, date: string) => `${date} அன்று இந்த ஹோட்டலில் ${slot} மூடப்பட்டுள்ளது.`
export const notOfferedOn = (slot: string, date: string) => `${date} அன்று இங்கே ${slot} இல்லை.`
export const tooLateOn = (slot: string, date: string) => `${date} அன்று ${slot} இனி புக் செய்ய முடியாது.`
export const noBookingsToday = 'இந்த ஹோட்டல் இன்று புதிய புக்கிங் எடுப்பதில்லை.'
export const noBookingsOn = (date: string) => `இந்த ஹோட்டல் ${date} அன்று புதிய புக்கிங் எடுப்பதில்லை.`
export const theseAreFree = 'இவை காலியாக உள்ளன:'
export const slotOn = (slot: string, date: string) => `${slot}, ${date}`
export const pleaseTryAnotherDate = 'வேறு தேதியைப் பாருங்கள்.'

export const bookNow = 'புக் செய்'
export const seeWhy = 'ஏன் என்று பார்'
export const seeFreeTimes = 'காலி நேரங்களைப் பார்'
export const soldOutForThisTime = 'இந்த நேரத்துக்கு நிரம்பிவிட்டது'
export const closedOnThisDay = 'இந்த நாளில் மூடியுள்ளது'
export const changeYourChoices = 'புக் செய்ய வேறு தேர்வு செய்யுங்கள்'
export const dueNow = (amount: string) => `<price>${amount}</price> <soft>இப்போது</soft>`
export const ofTotal = (total: string) => `வரியுடன் ${total}-இல்`
export const withTax = (amount: string) => `<price>${amount}</price> <soft>வரியுடன்</soft>`

export const yourStay = 'உங்கள் தங்கல்'
export const party = 'யாருக்கு'
export const guestsAndRooms = (guests: number, rooms: number) =>
  `${guests} ${plural(guests, 'விருந்தினர்', 'விருந்தினர்கள்')}, ${rooms} ${plural(rooms, 'அறை', 'அறைகள்')}`
export const madeOf = (price: string, tax: string) => `${price} + ${tax} வரி`
export const updatingBill = 'பில் புதுப்பிக்கப்படுகிறது'
export const newBill = (slot: string, date: string, total: string) => `${slot}, ${date}: வரியுடன் ${total}`
export const freeToCancelInGrace = (minutes: number) => `புக் செய்த ${minutes} நிமிடங்களுக்குள் இலவச ரத்து. முழு ரீஃபண்ட்.`
export const freeToCancel = (until: string) => `${until} வரை இலவச ரத்து. முழு ரீஃபண்ட்.`

export const inRoom = 'அறையில்'
export const doubleBed = 'டபுள் பெட்'
export const airConditioning = 'ஏசி'
export const wifi = 'வை-ஃபை'
export const television = 'டிவி'
export const hotWater = 'வெந்நீர்'
export const miniFridge = 'மினி ஃபிரிட்ஜ்'
export const balcony = 'பால்கனி'
export const bathtub = (charge: string) => `பாத்டப், ஓர் அறைக்கு ஒரு நாளுக்கு ${charge}`
export const inHotel = 'ஹோட்டலில்'
export const roomService = 'ரூம் சர்வீஸ்'
export const breakfast = 'காலை உணவு'
export const restaurant = 'உணவகம்'
export const parking = 'பார்க்கிங்'
export const lift = 'லிஃப்ட்'
export const powerBackup = 'பவர் பேக்கப்'
export const camerasOnlyInLobby = 'கேமரா லாபியில் மட்டும்'
export const swimmingPool = 'நீச்சல் குளம்'
export const wheelchairAccess = 'வீல்சேர் வசதி'

export const aboutThisHotel = 'இந்த ஹோட்டல் பற்றி'
export const starHotel = (stars: number) => `இது ${stars} நட்சத்திர ஹோட்டல்.`
export const showOnMap = 'மேப்பில் காட்டு'

export const goodToKnow = 'தெரிந்துகொள்ளுங்கள்'
export const bothGuestsAge = (age: number) => `விருந்தினர் இருவருக்கும் வயது ${age} அல்லது அதற்கு மேல் இருக்க வேண்டும்.`
export const bringTwoIds = `இரண்டு அசல் ID-கள் கொண்டு வாருங்கள்: ${acceptedIds}. PAN ஏற்கப்படாது. எண் மறைக்கப்பட்ட (மாஸ்க்டு) ஆதார் அட்டை போதும்.`
export const nameMustMatch = 'புக்கிங்கில் உள்ள பெயர் ஒரு விருந்தினரின் ID-யுடன் பொருந்த வேண்டும்.'
export const peoplePerRoom = (most: number) => `ஓர் அறைக்கு அதிகபட்சம் ${most} பேர்.`
export const whenBreakfastIsIncluded = 'காலை உணவு ஈவ்னிங், ஃபுல் டே தங்கல்களில் மட்டும் சேரும்.'
export const graceAfterBooking = (minutes: number) =>
  `எப்போது புக் செய்தாலும், ${minutes} நிமிடங்களுக்குள் முழு ரீஃபண்டுடன் ரத்து செய்யலாம், ஒரு நாளில் ஒரு முறை, ஹோட்டல் உங்களைச் செக்-இன் செய்யும் வரை.`
export const youCanChangeUntil = (hours: number) =>
  `செக்-இன்${hours > 0 ? `னுக்கு ${hours} மணி நேரம் முன்` : ''} வரை மாற்றலாம் அல்லது ரத்து செய்யலாம், முழு ரீஃபண்டுடன். அதன் பிறகு புக்கிங்கை மாற்றவோ ரத்து செய்யவோ முடியாது.`
export const whoStaysLongerPays = (minutes: number) =>
  `அதிக நேரம் தங்கினால், ஹோட்டல் கேட்டால், தொடங்கிய ஒவ்வொரு மணி நேரத்துக்கும் கூடுதல் மணி நேரத்துக்கான கட்டணம் உண்டு; முதல் ${minutes} நிமிடங்கள் இலவசம்.`
export const whatLawSays = 'ஹோட்டலில் தங்கும் ஜோடிகள் பற்றிச் சட்டம் சொல்வது'

export const moreHotelsIn = (city: string) => `${inTamil(city)} மேலும் ஹோட்டல்கள்`

export const theMap = 'மேப்'
export const theReviews = 'விமர்சனங்கள்'
export const thePictureViewer = 'படக் காட்சி'
export const reportPicture = 'இந்தப் படத்தைப் புகாரளியுங்கள்'
