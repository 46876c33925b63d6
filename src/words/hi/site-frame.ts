import { dayWords } from './times.ts'

export const productHome = (product: string) => `${product}, होम`
export const main = 'मुख्य'
export const downloadApp = 'ऐप डाउनलोड करें'
export const team = 'टीम'
export const joinUsInHeader = 'हमसे जुड़ें'
export const loveForum = 'लव फ़ोरम'
export const loginSignUp = 'लॉगिन/साइन-अप'
export const myProfile = 'मेरी प्रोफ़ाइल'
export const logout = 'लॉगआउट'

export const menu = 'मेन्यू'
export const closeMenu = 'मेन्यू बंद करें'
export const credit = (amount: string) => `क्रेडिट: ${amount}`
export const creditWhenYouJoin = (credit: string) => `साइन-अप पर ${credit} क्रेडिट`
export const myData = 'मेरा डेटा'
export const safetyAndLaw = 'सेफ़्टी और कानून'

export const hideThisPage = 'यह पेज छिपाएँ'
export const today = 'आज'
export const todaysDate = (now: Date) => dayWords(now)
export const goBack = 'वापस जाएँ'

export const help = 'मदद'
export const helpDidNotLoad = (phone: string) => `मदद लोड नहीं हुई। ${phone} पर कॉल कीजिए, दिन हो या रात।`

export const allPagesAndContact = 'सभी पेज और संपर्क'
export const footer = 'फ़ुटर'
export const aboutUs = 'हमारे बारे में'
export const joinUs = 'हमसे जुड़ें'
export const blog = 'ब्लॉग'
export const referAndEarn = 'रेफ़र करें, कमाएँ'
export const getYourHotelListed = 'अपना होटल जोड़ें'
export const terms = 'शर्तें'
export const privacy = 'प्राइवेसी'
export const refundsCancellations = 'रिफ़ंड/​कैंसल'
export const ourRecord = 'हमारा रिकॉर्ड'
export const howWeOrder = 'होटलों का क्रम'
export const findUs = 'हमें यहाँ देखिए'
export const instagram = 'Instagram'
export const facebook = 'Facebook'
export const youtube = 'YouTube'
export const needHelp = 'मदद चाहिए? दिन हो या रात'

export const theAppOffer = 'ऐप का ऑफ़र'
export const android = 'Android'
export const ios = 'iOS'
export const androidAndIos = 'Android और iOS। ऐप का आइकन और मैसेज सादे रहते हैं।'
export const bookingsAtHand = 'आपकी बुकिंग और वाउचर हमेशा पास। आइकन और मैसेज सादे रहते हैं।'
export const closeAppOffer = 'ऐप का ऑफ़र बंद करें'

export const theQuestion = 'यह सवाल'
export const mayWeUseAnalytics = 'क्या हम एनालिटिक्स चला सकते हैं?'
export const analyticsAreOn = 'एनालिटिक्स चालू है'
export const whatWeWouldCount =
  'हम गिनना चाहते हैं कि कौन से पेज खुलते हैं और कौन से कदम लिए जाते हैं, ताकि उन्हें बेहतर बना सकें। आपका नाम, नंबर या बुकिंग इसमें कभी नहीं होती।'
export const googleReceives = 'ये गिनतियाँ Google को भी मिलेंगी।'
export const metaReceives = 'ये गिनतियाँ Meta को भी मिलेंगी।'
export const googleAndMetaReceive = 'ये गिनतियाँ Google और Meta को भी मिलेंगी।'
export const theyAreOff = 'यह बंद है।'
export const theyStayOff = 'जब तक आप हाँ न कहें, यह बंद रहता है।'
export const allowAnalytics = 'एनालिटिक्स चलने दें'
export const noThanks = 'नहीं, शुक्रिया'
export const turnOff = 'बंद करें'

export const somethingWentWrong = 'कुछ गड़बड़ हुई'
export const somethingWentWrongOnOurSide = 'हमारी तरफ़ से गड़बड़ हुई'
export const couldNotShowPage = (phone: string) =>
  `यह पेज नहीं दिखा सके। अगर आप बुकिंग या पेमेंट कर रहे थे, तो फिर कोशिश करने से पहले मेरी बुकिंग देखिए: वहाँ दिखता है कि क्या बुक हुआ और कितना पेमेंट हुआ। आप ${phone} पर कॉल भी कर सकते हैं, दिन हो या रात।`
export const goToHome = 'होम पर जाएँ'
export const reportFeedback = 'दिक्कत बताएँ'
export const pageDidNotWork = 'एक पेज नहीं चला'
export const pageNotFound = 'पेज नहीं मिला'
export const couldNotFindPage = 'यह पेज नहीं मिला'
export const addressMayBeOld = 'शायद पता पुराना है या गलत लिखा गया।'

export const whatWereYouDoing = 'आप क्या कर रहे थे?'
export const whatWeCanSee = 'हमें दिखता है कि कौन सा पेज नहीं चला और कैसे। नाम और नंबर मत लिखिए।'
export const sendReport = 'रिपोर्ट भेजें'
export const yourReportNumber = (ticket: string) => `शुक्रिया। आपकी रिपोर्ट का नंबर ${ticket} है।`
export const quoteThisNumber = 'इस बारे में हमें कॉल करें, तो यह नंबर बताइए।'
