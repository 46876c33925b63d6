export const login = 'लॉगिन'
export const signUp = 'साइन-अप'
export const goToHome = 'होम पर जाएँ'
export const signInAgain = 'आप लॉगआउट हो गए थे। यह पेज देखने के लिए फिर लॉगिन कीजिए।'
export const signInFirst = 'यह पेज सिर्फ़ आप देख सकते हैं। पहले लॉगिन कीजिए।'
export const couldNotOpenPage = 'यह पेज नहीं खुल सका'
export const theLogin = 'लॉगिन'

export const weSendOtp = 'हम आपके फ़ोन पर OTP भेजते हैं। कोई पासवर्ड याद नहीं रखना।'
export const clearPhone = 'फ़ोन नंबर मिटाएँ'
export const getOtp = 'OTP भेजें'
export const sendingOtp = 'OTP भेज रहे हैं...'
export const checking = 'देख रहे हैं...'
export const newHere = (credit: string) => `यहाँ नए हैं? <link>साइन-अप करें, ${credit} क्रेडिट पाएँ</link>`
export const checkNumber = 'नंबर देख लीजिए'
export const enterPhone = 'अपना 10 अंकों का फ़ोन नंबर लिखिए।'
export const enterOtp = 'OTP लिखिए।'

export const signInWithPasskey = 'पासकी से लॉगिन'
export const noPasskeyShown = 'कोई पासकी नहीं दिखाई गई। फिर कोशिश कीजिए, या OTP से लॉगिन कीजिए।'
export const passkeyDoesNotFit = 'इस पासकी से यहाँ लॉगिन नहीं होता। OTP से लॉगिन कीजिए।'

export const notLoggedOutYet = 'आप अभी लॉगआउट नहीं हुए'
export const logOut = 'लॉगआउट करें'

export const creditForJoining = (credit: string) => `जुड़ते ही ${credit} क्रेडिट।`
export const creditAndDiscountForJoining = (credit: string, discount: string) =>
  `जुड़ते ही ${credit} क्रेडिट, और आपके दोस्त की वजह से पहली बुकिंग पर ${discount} की छूट।`
export const yourName = 'आपका नाम, जैसा ID पर है'
export const gender = 'जेंडर'
export const female = 'महिला'
export const male = 'पुरुष'
export const thirdGender = 'थर्ड जेंडर'
export const wontSay = 'नहीं बताना'
export const chooseYourCity = 'अपना शहर चुनिए'
export const otherCity = 'दूसरा शहर'
export const yourCitysName = 'आपके शहर का नाम'
export const mayContactMe = (productName: string) =>
  `मेरे DND पर होने पर भी ${productName} मुझे SMS या कॉल कर सकता है (ज़रूरी नहीं)`
export const whatWeDoWithDetails = 'हम आपकी जानकारी का क्या करते हैं और आप उसे कैसे वापस ले सकते हैं: <link>प्राइवेसी पॉलिसी</link>'
export const opensInNewTab = '(नए टैब में खुलेगा)'
export const getOtpToSignUp = 'OTP भेजें'
export const proceed = 'आगे बढ़ें'
export const alreadyMember = 'पहले से मेंबर हैं? लॉगिन करें!'
export const signIn = 'लॉगिन करें'

type Missing = 'name' | 'email' | 'phone'
const MISSING: Record<Missing, string> = { name: 'नाम', email: 'ईमेल', phone: 'फ़ोन नंबर' }
export const pleaseAddYour = (missing: readonly Missing[]) => {
  const names = missing.map((field) => MISSING[field])
  const last = names.pop() ?? ''
  return `अपना ${names.length === 0 ? last : `${names.join(', ')} और ${last}`} लिखिए।`
}

export const addPhotoAndId = 'अपनी फ़ोटो और ID डालिए'
export const whyPhotoAndId = (keptDays: number) =>
  `दावा है कि सुपरफ़ास्ट चेक-इन 70% तक जल्दी होता है। आपकी फ़ोटो और ID, दोनों को हम एन्क्रिप्ट करके रखते हैं, और आपके आखिरी स्टे के ${keptDays} दिन बाद आपकी ID मिटा देते हैं। रिसेप्शन पर ओरिजिनल फिर भी दिखानी होती हैं।`
export const yourPhoto = 'आपकी फ़ोटो'
export const photoSize = '200 X 200 हो तो बेहतर'
export const uploadPhoto = 'डालें<hidden> अपनी फ़ोटो</hidden>'
export const uploadingPhoto = (percent: number) => `${percent}%<hidden>, आपकी फ़ोटो</hidden>`
export const added = 'डल गई'
export const photoAdded = 'फ़ोटो डल गई'
export const yourIds = 'आपकी ID'
export const browseForId = 'चुनें<hidden>, एक ID</hidden>'
export const addAnotherId = 'जोड़ें<hidden> एक और ID</hidden>'
export const idAdded = (size: string) => `ID डल गई, ${size}`
export const pictureIsUploading = 'एक पल, आपकी फ़ोटो अपलोड हो रही है।'
export const addPhotoToo = 'अपनी फ़ोटो भी डालिए।'
export const addPhotoAndAnId = 'एक फ़ोटो और एक ID डालिए।'
export const addAtLeastOneId = 'कम से कम एक ID डालिए।'
export const finishSignUp = 'साइन-अप करें'
export const skip = 'छोड़ें'
export const welcome = (productName: string, credit: string) => `${productName} में आपका स्वागत है। ${credit} क्रेडिट आपका है।`
