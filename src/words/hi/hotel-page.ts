import { acceptedIds } from './accepted-ids.ts'

export const description = (hotel: string, locality: string, city: string) =>
  `${hotel}, ${locality}, ${city}: शादी न हुई हो, तो भी स्वागत है, और लोकल ID चलती है। फ़ोटो, स्लॉट और टैक्स समेत पूरा दाम देखिए।`
export const welcomesCouples = (hotel: string, locality: string, city: string) =>
  `${hotel}, ${locality}, ${city}: यहाँ कपल का स्वागत है।`
export const hotelsForCouplesIn = (city: string) => `${city} में कपल के लिए होटल`
export const priceRange = (lowest: string, highest: string) => `${lowest} से ${highest}`

export const backToHotelsIn = (city: string) => `वापस ${city} के होटल पर`
export const openPicture = (index: number, count: number) => `${count} में से फ़ोटो ${index}, पूरी स्क्रीन पर खोलें`
export const allPictures = (count: number) => (count === 1 ? '1 फ़ोटो' : `सभी ${count} फ़ोटो`)
export const photosFollow = 'फ़ोटो जल्द आएँगी'
export const pictureOf = (index: number, count: number) => `${count} में से ${index}`
export const picturesOf = (hotel: string) => `${hotel} की फ़ोटो`
export const previousPicture = 'पिछली फ़ोटो'
export const nextPicture = 'अगली फ़ोटो'
export const picture = (index: number) => `फ़ोटो ${index}`
export const linkCopied = 'लिंक कॉपी हो गया'

export const unmarriedCouplesWelcome = 'शादी न हुई हो, तो भी स्वागत'
export const localIdsAccepted = 'लोकल ID चलती है'
export const freeToChange = (hours: number) =>
  hours > 0 ? `चेक-इन से ${hours} घंटे पहले तक बदलना और कैंसल फ़्री, उसके बाद नहीं` : 'चेक-इन तक बदलना और कैंसल फ़्री, उसके बाद नहीं'

export const whenWouldYouLikeToStay = 'कब रुकना है?'
export const breakfastInThisSlot = 'इस स्लॉट में नाश्ता शामिल है।'
export const checkOutAt = (moment: string) => `चेक-आउट ${moment}।`
export const guests = 'मेहमान'
export const guestsPerRoom = (most: number) => `एक रूम में ज़्यादा से ज़्यादा ${most}`
export const rooms = 'रूम'
export const roomWithBathtub = 'बाथटब वाला रूम'
export const perRoomPerDay = (charge: string) => `+ ${charge} हर रूम, हर दिन`
export const payAtHotel = 'होटल पर पेमेंट'
export const paymentAtDesk = 'यह होटल रिसेप्शन पर पेमेंट लेता है।'
export const payOnlyNow = (amount: string) => `अभी ऑनलाइन सिर्फ़ ${amount}`
export const payOnlyReservation = 'अभी ऑनलाइन सिर्फ़ रिज़र्वेशन की रकम'
export const coupon = 'कूपन'
export const showPrice = 'दाम दिखाएँ'
export const withoutScript = (phone: string) =>
  `JavaScript बंद है। हर बदलाव के बाद बटन दबाइए। इसके बिना भी बुकिंग और पेमेंट कर सकते हैं। फ़ोन से बुक करने के लिए <link>${phone}</link> पर कॉल कीजिए, दिन हो या रात।`

export const isThisTimeFree = 'क्या यह समय खाली है?'
export const soldOutOn = (slot: string, date: string) => `${date} को ${slot} भरा हुआ है।`
export const closedOn = (slot: string, date: string) => `${date} को ${slot} इस होटल में बंद है।`
export const notOfferedOn = (slot: string, date: string) => `${date} को यहाँ ${slot} नहीं मिलता।`
export const tooLateOn = (slot: string, date: string) => `${date} का ${slot} अब बुक नहीं हो सकता।`
export const noBookingsToday = 'यह होटल आज के लिए नई बुकिंग नहीं ले रहा।'
export const noBookingsOn = (date: string) => `यह होटल ${date} के लिए नई बुकिंग नहीं ले रहा।`
export const theseAreFree = 'ये खाली हैं:'
export const slotOn = (slot: string, date: string) => `${date}, ${slot}`
export const pleaseTryAnotherDate = 'दूसरी तारीख देखिए।'

export const bookNow = 'बुक करें'
export const seeWhy = 'वजह देखें'
export const seeFreeTimes = 'खाली समय देखें'
export const soldOutForThisTime = 'इस समय के लिए भरा हुआ'
export const closedOnThisDay = 'इस दिन बंद'
export const changeYourChoices = 'बुक करने के लिए कुछ और चुनिए'
export const dueNow = (amount: string) => `<price>${amount}</price> <soft>अभी</soft>`
export const ofTotal = (total: string) => `टैक्स समेत कुल ${total} में से`
export const withTax = (amount: string) => `<price>${amount}</price> <soft>टैक्स समेत</soft>`

export const yourStay = 'आपका स्टे'
export const party = 'किसके लिए'
export const guestsAndRooms = (guests: number, rooms: number) => `${guests} मेहमान, ${rooms} रूम`
export const madeOf = (price: string, tax: string) => `${price} + ${tax} टैक्स`
export const updatingBill = 'बिल फिर से बन रहा है'
export const newBill = (slot: string, date: string, total: string) => `${date}, ${slot}: टैक्स समेत ${total}`
export const freeToCancelInGrace = (minutes: number) => `बुकिंग के ${minutes} मिनट के अंदर फ़्री कैंसल। पूरा रिफ़ंड।`
export const freeToCancel = (until: string) => `${until} तक फ़्री कैंसल। पूरा रिफ़ंड।`

export const inRoom = 'रूम में'
export const doubleBed = 'डबल बेड'
export const airConditioning = 'एसी'
export const wifi = 'वाई-फ़ाई'
export const television = 'टीवी'
export const hotWater = 'गरम पानी'
export const miniFridge = 'मिनी फ़्रिज'
export const balcony = 'बालकनी'
export const bathtub = (charge: string) => `बाथटब, ${charge} हर रूम, हर दिन`
export const inHotel = 'होटल में'
export const roomService = 'रूम सर्विस'
export const breakfast = 'नाश्ता'
export const restaurant = 'रेस्टोरेंट'
export const parking = 'पार्किंग'
export const lift = 'लिफ़्ट'
export const powerBackup = 'पावर बैकअप'
export const camerasOnlyInLobby = 'कैमरे सिर्फ़ लॉबी में'
export const swimmingPool = 'स्विमिंग पूल'
export const wheelchairAccess = 'व्हीलचेयर से आने की जगह'

export const aboutThisHotel = 'इस होटल के बारे में'
export const starHotel = (stars: number) => `यह ${stars}-स्टार होटल है।`
export const showOnMap = 'नक्शे पर दिखाएँ'

export const goodToKnow = 'काम की बातें'
export const bothGuestsAge = (age: number) => `दोनों मेहमानों की उम्र ${age} या ज़्यादा होनी चाहिए।`
export const bringTwoIds = `दो ओरिजिनल ID लाइए: ${acceptedIds}। PAN नहीं चलता। मास्क्ड आधार कार्ड काफ़ी है।`
export const nameMustMatch = 'बुकिंग का नाम किसी एक मेहमान की ID से मिलना चाहिए।'
export const peoplePerRoom = (most: number) => `एक रूम में ज़्यादा से ज़्यादा ${most} लोग।`
export const whenBreakfastIsIncluded = 'नाश्ता सिर्फ़ ईवनिंग और फुल डे स्टे में शामिल है।'
export const graceAfterBooking = (minutes: number) =>
  `जब भी बुक करें, ${minutes} मिनट के अंदर पूरे रिफ़ंड के साथ कैंसल कर सकते हैं, दिन में एक बार, जब तक होटल आपका चेक-इन न कर ले।`
export const youCanChangeUntil = (hours: number) =>
  `${hours > 0 ? `चेक-इन से ${hours} घंटे पहले` : 'चेक-इन'} तक बदल या कैंसल कर सकते हैं, पूरे रिफ़ंड के साथ। उसके बाद बुकिंग न बदलती है, न कैंसल होती है।`
export const whoStaysLongerPays = (minutes: number) =>
  `ज़्यादा रुकने पर, होटल माँगे तो, हर शुरू हुए घंटे के एक्स्ट्रा घंटे जितने पैसे लगते हैं; पहले ${minutes} मिनट फ़्री हैं।`
export const whatLawSays = 'होटल में कपल के बारे में कानून क्या कहता है'

export const moreHotelsIn = (city: string) => `${city} के और होटल`

export const theMap = 'नक्शा'
export const theReviews = 'रिव्यू'
export const thePictureViewer = 'फ़ोटो'
export const reportPicture = 'इस फ़ोटो की रिपोर्ट कीजिए'
