export const errorTitle = (title: string) => `गड़बड़: ${title}`

export const signIn = 'लॉगिन करें'
export const signUp = 'साइन-अप करें'
export const weSendOtp = 'हम आपके फ़ोन पर OTP भेजते हैं। कोई पासवर्ड याद नहीं रखना।'
export const newHere = (credit: string) => `यहाँ नए हैं? <link>साइन-अप करें, ${credit} क्रेडिट पाएँ</link>`
export const alreadyMember = 'पहले से मेंबर हैं? <link>लॉगिन करें</link>'
export const getOtp = 'OTP भेजें'
export const tenDigits = '10 अंक'
export const friendsCode = 'दोस्त का कोड'
export const friendsCodeBrings = (discount: string) =>
  `अगर आपके पास हो: पहली बुकिंग पर ${discount} की छूट, जो बिल में दिखती है।`

export const typeOtp = 'OTP लिखिए'
export const otpSentTo = (phone: string) => `हमने <b>${phone}</b> पर OTP भेजा है। वह पाँच मिनट चलता है।`
export const goOn = 'आगे बढ़ें'
export const sendAgain = 'नया OTP भेजें'
export const anotherNumber = 'दूसरा नंबर डालें'

export const confirmStay = 'देखकर बुक करें'
export const payOnNextPage = 'बटन दबाने पर रूम आपके लिए रुक जाता है। पेमेंट अगले पेज पर होता है।'
export const bookAnotherToo = 'हाँ, यह स्टे भी बुक करें'
export const seeOwnBooking = (shortId: string) => `आपने यह स्टे बुक किया है: बुकिंग ${shortId}।`
export const holdOwnBooking = (shortId: string) => `यह रूम आपके लिए रुका है और पेमेंट अभी नहीं हुआ: बुकिंग ${shortId}।`
export const openBooking = 'बुकिंग खोलें'
export const ruleHasChanged = 'कैंसल करने का समय बदल गया है। बुक करने से पहले देख लीजिए।'
export const billHasChanged = 'आपका बिल बदल गया है। बुक करने से पहले देख लीजिए।'

export const roomIsHeld = 'आपका रूम रुका है'
export const payBefore = (time: string) => `${time} तक पेमेंट कीजिए, फिर रूम आपका है।`
export const payAmount = (amount: string) => `${amount} पेमेंट करें`
export const alreadyPaid = 'पेमेंट कर चुके हैं? दोबारा मत कीजिए। <link>देखें कि पहुँचा या नहीं</link>'
export const cancelTitle = 'यह बुकिंग कैंसल करें?'
export const releaseTitle = 'यह रूम छोड़ें?'
export const invoiceTo = (company: string, gstin: string) => `इनवॉइस ${company} के नाम, GSTIN ${gstin}`
export const changesNeedScripts = (phone: string) =>
  `समय बदलने, घंटे बढ़ाने या पार्टनर जोड़ने के लिए JavaScript चालू कीजिए, या <link>${phone}</link> पर कॉल कीजिए, दिन हो या रात।`

export const notPaidYet = 'पेमेंट अभी नहीं हुआ'
export const upcoming = 'आने वाली'
export const past = 'पुरानी'
export const cancelled = 'कैंसल हुई'
export const failed = 'नहीं हो पाई'
export const noBookings = 'आपकी अभी कोई बुकिंग नहीं है।'
export const signOut = 'लॉगआउट करें'

export const otherSite =
  'यह फ़ॉर्म किसी और साइट से आया था, इसलिए कुछ नहीं भेजा गया। अगर आपने यहाँ बटन दबाया था, तो फिर कोशिश कीजिए।'
export const formTooOld = 'यह फ़ॉर्म बहुत पुराना था, या आपका ब्राउज़र कुकी नहीं रखता। कुछ नहीं भेजा गया। बटन फिर दबाइए।'
export const callInstead = (reason: string, phone: string) =>
  `${reason} या <link>${phone}</link> पर कॉल कीजिए, दिन हो या रात: हम आपके लिए बुक करते हैं।`
export const tryAgainIn = (reason: string, wait: string) => `${reason} ${wait} बाद फिर कोशिश कर सकते हैं।`
export const seconds = (count: number) => `${count} सेकंड`
export const minutes = (count: number) => `${count} मिनट`
export const hours = (count: number) => `${count} घंटे`
