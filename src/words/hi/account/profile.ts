import { plural } from '../plural.ts'

export const yourCredit = 'आपका क्रेडिट'
export const creditToSpend = (amount: string) => `<amount>${amount}</amount> <soft>अगली बुकिंग के लिए</soft>`
export const noCreditYet = 'अभी कोई क्रेडिट मिला या खर्च नहीं हुआ।'

export const notVerifiedYet = 'अभी कन्फ़र्म नहीं हुआ।'
export const resendLink = 'लिंक फिर भेजें'
export const linkSent = 'लिंक भेज दिया है। अपना ईमेल देखिए।'
export const emailVerifiedThanks = 'आपका ईमेल कन्फ़र्म हो गया। शुक्रिया।'

export const verifyYourEmail = 'अपना ईमेल कन्फ़र्म करें'
export const pressToConfirm = 'बटन दबाकर बताइए कि यह ईमेल आपका है।'
export const verifyEmail = 'ईमेल कन्फ़र्म करें'
export const yourEmailIsVerified = 'आपका ईमेल कन्फ़र्म हो गया'
export const weCanNowEmail = 'अब हम आपकी बुकिंग के बारे में ईमेल भेज सकते हैं।'
export const linkIncomplete = 'यह लिंक अधूरा है। हमारे ईमेल से पूरा लिंक खोलिए।'
export const goToMyBookings = 'मेरी बुकिंग पर जाएँ'

export const photoSaved = 'आपकी फ़ोटो सेव हो गई'
export const sendingPhoto = (percent: number) => `भेज रहे हैं, ${percent}%<hidden>, आपकी फ़ोटो</hidden>`
export const changePhoto = 'बदलें<hidden> अपनी फ़ोटो</hidden>'
export const uploadPhoto = 'डालें<hidden> अपनी फ़ोटो</hidden>'
export const photoSize = '200 X 200 हो तो बेहतर'

export const yourIds = 'आपकी ID'
export const idsYouAdded = (count: number) =>
  plural(count, 'यह ID आपने सुपरफ़ास्ट चेक-इन के लिए डाली है।', `ये ${count} ID आपने सुपरफ़ास्ट चेक-इन के लिए डाली हैं, सबसे पुरानी पहले।`)
export const idNumbered = (number: number) => `ID ${number}`
export const removeNumberedId = (number: number) => `हटाएँ<hidden> ID ${number}</hidden>`
export const noIdsLeft = 'आपकी कोई ID नहीं बची।'
export const uploadYourId = 'सुपरफ़ास्ट चेक-इन के लिए अपनी ID डालिए। <link>(कैसे होता है?)</link>'
export const acceptedIds =
  'ड्राइविंग लाइसेंस, वोटर ID, पासपोर्ट या आधार कार्ड। PAN नहीं चलता। सिर्फ़ फ़ोटो। आधार कार्ड के पहले आठ अंक आपके फ़ोन पर ढके जाते हैं।'
export const moreIds = (count: number) => `+ ${count}<hidden> और: अपनी सब ID देखें</hidden>`
export const browseForId = 'चुनें<hidden>, एक ID</hidden>'
export const addAnotherId = 'जोड़ें<hidden> एक और ID</hidden>'
export const addingFirstId = (percent: number) => `डाल रहे हैं, ${percent}%<hidden>, ID</hidden>`
export const addingAnotherId = (percent: number) => `डाल रहे हैं, ${percent}%<hidden>, एक और ID</hidden>`
export const idsAdded = (count: number, all: number) =>
  all > count
    ? `${plural(count, 'ID डल गई', `${count} ID डल गईं`)}, कुल ${all}`
    : plural(count, 'ID डल गई', `${count} ID डल गईं`)
export const addPhotoAndIdTogether = 'फ़ोटो और ID साथ डालें'

export const showId = (number: number) => `दिखाएँ<hidden> ID ${number}</hidden>`
export const yourId = (number: number) => `आपकी ID ${number}`
export const removeId = (number: number) => `ID ${number} हटाएँ`
export const removeThisId = 'यह ID हटाएँ?'
export const idToRemove = 'हटाने वाली ID'
export const destroyedAtOnce = 'हम इसकी फ़ोटो तुरंत मिटा देते हैं।'
export const onlyIdDestroyedAtOnce =
  'हम इसकी फ़ोटो तुरंत मिटा देते हैं। यह आपकी अकेली ID है, और सुपरफ़ास्ट चेक-इन के लिए एक ID चाहिए।'
export const remove = 'हटाएँ'
export const removing = 'हटा रहे हैं...'
export const keepId = 'ID रहने दें'
export const idRemoved = 'ID हट गई'

export const userIdNotFound = 'यूज़र ID नहीं मिली'
