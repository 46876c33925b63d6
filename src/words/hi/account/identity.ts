export const whichId = 'कौन-सी ID?'
export const anyIsQuickest = 'इन तीन में से कोई भी सबसे जल्दी रहेगी। रिसेप्शन पर ओरिजिनल दिखाइए।'
export const OTHER_IDS = {
  driving_licence: { name: 'ड्राइविंग लाइसेंस', side: 'सामने की तरफ़' },
  voter_id: { name: 'वोटर ID', side: 'सामने की तरफ़' },
  passport: { name: 'पासपोर्ट', side: 'आपकी फ़ोटो वाला पन्ना' },
}
export const noOtherId = 'कोई और ID नहीं है?'
export const aadhaarCard = 'आधार कार्ड'
export const aadhaarHint = 'हम इसका नंबर नहीं रख सकते, इसलिए कुछ भी भेजने से पहले इसके पहले 8 अंक आपके फ़ोन पर ही ढके जाते हैं'
export const panAndImages = 'PAN नहीं चलता। सिर्फ़ फ़ोटो।'

export const coverYourNumber = 'अपना नंबर ढकिए'
export const lookingForNumber = 'आपके फ़ोन पर नंबर ढूँढ रहे हैं। पहली बार इसमें करीब 2 MB लगते हैं। चाहें तो खुद ढकिए।'
export const isNumberCovered = 'पहले 8 अंक ढक गए। ध्यान से देखिए: कुछ दिख तो नहीं रहा? चौकोर कोड भी ढक दीजिए।'
export const coverAgain = 'अब कुछ ढका नहीं है। पहले 8 अंक उँगली से ढक दीजिए।'
export const numberNotFound = 'नंबर नहीं मिला। इसके पहले 8 अंक और चौकोर कोड उँगली से ढक दीजिए।'
export const coverWithFinger = 'नंबर के पहले 8 अंक और चौकोर कोड उँगली से ढक दीजिए।'
export const pictureUnreadable = 'यह ब्राउज़र इस फ़ोटो को नहीं खोल सका। JPEG या PNG चुनिए।'
export const stillReadable = 'हमने इसे नहीं भेजा: पूरा नंबर अब भी पढ़ा जा सकता है। पहले 8 अंक ढक दीजिए।'
export const coverByHand = 'खुद ढकें'
export const findItForMe = 'मेरे लिए नंबर ढूँढें (करीब 2 MB)'
export const cardIsMasked = 'मेरा कार्ड मास्क्ड है: सिर्फ़ आखिरी चार अंक दिखते हैं'
export const nothingHasLeft = 'अभी आपके फ़ोन से कुछ नहीं गया। सिर्फ़ ढकी हुई फ़ोटो जाएगी।'
export const sendThisPicture = 'हाँ, यही फ़ोटो भेजें'
export const checking = 'देख रहे हैं...'
export const chooseAnotherPicture = 'दूसरी फ़ोटो चुनें'
export const showAnotherId = 'दूसरी ID दिखाएँ'

export const tools = 'औज़ार'
export const brush = 'ब्रश'
export const uncover = 'हटाएँ'
export const undo = 'वापस'
export const yourPicture = 'आपकी फ़ोटो, ढके हिस्सों के साथ'
export const keysPaint = 'तीर वाली कुंजियाँ ब्रश चलाती हैं। स्पेस से एक निशान, शिफ़्ट और तीर से लकीर बनती है।'
