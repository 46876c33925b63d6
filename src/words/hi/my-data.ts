import type { RetainedAfterErasing } from '#domain/accounts/retained-after-erasing.ts'
import { REGISTER_RETENTION_MONTHS } from '#domain/desk/register-retention.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { TAX_RETENTION_YEARS } from '#domain/retention-days.ts'
import { NAMED_FROM } from '#domain/tax-documents/document-content.ts'
import { plural } from './plural.ts'

export const myData = 'मेरा डेटा'
export const questionsOrComplaint = (officer: string, email: string) =>
  `कोई सवाल या शिकायत: हमारे शिकायत अधिकारी ${officer}, <link>${email}</link>`

export const whereYouAreSignedIn = 'आप कहाँ-कहाँ लॉगिन हैं'
export const thisDevice = 'यह डिवाइस'
export const anotherDevice = 'दूसरा डिवाइस'
export const deviceSignedInSince = (device: string, moment: string) => `${device}, ${moment} से`
export const signedInSince = (moment: string) => `लॉगिन, ${moment} से`
export const lastUsed = (moment: string) => `आखिरी बार ${moment}`
export const now = 'अभी'
export const logOut = (device: string | null) => `लॉगआउट करें<hidden>: ${device ?? 'दूसरा डिवाइस'}</hidden>`
export const loggingOutOf = (device: string | null) => `लॉगआउट कर रहे हैं...<hidden> ${device ?? 'दूसरा डिवाइस'}</hidden>`
export const loggedOutThere = 'वहाँ लॉगआउट हो गया'
export const logOutEverywhereElse = 'बाकी सब जगह लॉगआउट करें'
export const loggedOutEverywhereElse = 'बाकी सब जगह लॉगआउट हो गया'
export const logOutEverywhere = 'सब जगह लॉगआउट करें, यहाँ भी'
export const loggedOutEverywhere = 'सब जगह लॉगआउट हो गया'
export const loggingOut = 'लॉगआउट कर रहे हैं...'

export const passkey = 'पासकी'
export const whatPasskeyDoes =
  'OTP का इंतज़ार किए बिना अपने फ़िंगरप्रिंट, चेहरे या स्क्रीन लॉक से लॉगिन कीजिए: लॉगिन पर <b>पासकी से लॉगिन</b> दबाइए। उसके बाद सिर्फ़ आपकी पासकी से आपकी ID खुलती हैं, आपका डेटा डाउनलोड होता है या खाता मिटता है। गलत हाथों में पड़ा OTP काफ़ी नहीं होता।'
export const unknownDevice = 'एक डिवाइस'
export const sinceLastUsed = (madeOn: string, usedOn: string) => `${madeOn} से, आखिरी बार ${usedOn}`
export const cannotSignInWithIt = 'यह डिवाइस इसे आपकी ID और डेटा के लिए रखता है, पर इससे लॉगिन नहीं होता।'
export const addPasskey = 'पासकी जोड़ें'
export const addAnotherPasskey = 'एक और पासकी जोड़ें'
export const passkeyAdded = 'पासकी जुड़ गई'
export const removePasskey = (device: string) => `हटाएँ<hidden> ${device} की पासकी</hidden>`
export const passkeyRemoved = 'पासकी हट गई'

export const yourDetails = 'आपकी जानकारी'
export const weSendLink = 'हम वहाँ एक लिंक भेजते हैं। जब तक आप उसे नहीं दबाते, ईमेल कन्फ़र्म नहीं माना जाता।'
export const save = 'सेव करें'
export const saving = 'सेव कर रहे हैं...'
export const saved = 'सेव हो गया'
export const savedOpenLink = 'सेव हो गया। अपने नए ईमेल में हमारा लिंक देखिए'
export const phoneIsAccount = (phone: string, supportPhone: string) =>
  `आपका फ़ोन ${phone} ही आपका खाता है और यहाँ नहीं बदलता। नए नंबर के लिए <link>${supportPhone}</link> पर कॉल कीजिए। बुकिंग पर वही नाम रहता है जिससे वे हुई थीं।`

export const whatYouAgreedTo = 'आपने किन बातों पर हाँ की'
export const mayContactMe = (productName: string) => `मेरे DND पर होने पर भी ${productName} मुझे SMS या कॉल कर सकता है`
export const analyticsInThisBrowser = 'इस ब्राउज़र में एनालिटिक्स: कौन से पेज खुलते हैं, कभी मेरा नाम, नंबर या बुकिंग नहीं'
export const idsMayBeKept = (count: number) =>
  plural(
    count,
    'सुपरफ़ास्ट चेक-इन के लिए मेरी ID रखी जाए और मेरे स्टे के रिसेप्शन को दिखाई जाए। इसे बंद करते ही वह तुरंत मिटा दी जाती है',
    `सुपरफ़ास्ट चेक-इन के लिए मेरी ${count} ID रखी जाएँ और मेरे स्टे के रिसेप्शन को दिखाई जाएँ। इसे बंद करते ही वे तुरंत मिटा दी जाती हैं`,
  )
export const noIdsKept = 'सुपरफ़ास्ट चेक-इन की ID: यहाँ कोई नहीं। बुकिंग के साथ ID भेजना ही आपकी हाँ है।'
export const idsAreDestroyed = 'आपकी ID मिटा दी गई हैं'
export const bookingIsSharedWithMe = (code: string) =>
  `बुकिंग ${code} मुझसे शेयर की गई है: उसका होटल चेक-इन के लिए मेरी फ़ोटो और ID देख सकता है`
export const partnerSeesBooking = (code: string) => `मेरे पार्टनर को बुकिंग ${code} दिखती है`
export const invitedPartnerMaySeeBooking = (code: string) => `जिन पार्टनर को न्योता भेजा है, वे बुकिंग ${code} देख सकते हैं`
export const noLongerShared = 'अब शेयर नहीं है'

export const whoLookedAtYourIds = 'आपकी ID किसने देखीं'
export const nobodySoFar = 'अब तक किसी ने नहीं।'
export const you = 'आपने'
export const seenByDeskOf = (hotel: string) => `${hotel} के रिसेप्शन ने देखा`
export const seenByADesk = 'एक होटल के रिसेप्शन ने देखा'
export const seenByOffice = (who: string) => `Uncle के ऑफ़िस से ${who} ने देखा`
export const seenBySomebodyOfOffice = 'Uncle के ऑफ़िस से किसी ने देखा'
export const why = (reason: string) => `क्यों: ${reason}`
export const copyHoldsAllLooks = 'आपके डेटा की कॉपी में हर बार देखना लिखा है।'

export const yourNominee = 'आपके नॉमिनी'
export const whatNomineeIs =
  'आप किसी व्यक्ति का नाम दे सकते हैं, जो आपके न रहने पर या आपके कुछ कर न पाने पर आपकी ओर से ये अधिकार इस्तेमाल करे। हम उन्हें कुछ नहीं भेजते, और हमारा ऑफ़िस नाम तभी पढ़ता है जब कोई आपकी जगह माँगता है।'
export const namePerson = 'नाम दें'
export const nameAnotherPerson = 'किसी और का नाम दें'
export const nomineesName = 'नॉमिनी का नाम'
export const nomineesPhone = 'नॉमिनी का फ़ोन'
export const saveNominee = 'नॉमिनी सेव करें'
export const cancel = 'रहने दें'
export const removeNominee = 'हटाएँ<hidden> अपने नॉमिनी</hidden>'
export const nomineeRemoved = 'नॉमिनी हट गए'

export const copyForYou = 'आपके लिए एक कॉपी'
export const whatCopyHolds =
  'आपका खाता, बुकिंग, बिल, इनवॉइस, पेमेंट, रिव्यू, आपकी हाँ, मैसेज, रिसेप्शन की एंट्री और आपकी ID कब-कब देखी गईं, सब एक फ़ाइल में।'
export const downloadMyCopy = 'मेरी कॉपी डाउनलोड करें'
export const makingCopy = 'बना रहे हैं...'
export const copyIsDownloaded = 'आपकी कॉपी डाउनलोड में है'

export const eraseEverything = 'सब कुछ मिटाएँ'
export const whatIsErased =
  'आपकी फ़ोटो, ID, जानकारी, पसंदीदा होटल, क्रेडिट, पासकी और लॉगिन तुरंत मिट जाते हैं। कोई बुकिंग आगे है, या पैसे रास्ते में हैं, तो पहले वह पूरा होगा। जो रहता है:'
export const retained: Record<RetainedAfterErasing, string> = {
  books: `बुकिंग, बिल और इनवॉइस टैक्स कानून के कारण ${TAX_RETENTION_YEARS} साल रहते हैं, आपके नाम, ईमेल और फ़ोन के बिना।`,
  named_invoices: `सिर्फ़ ${formatRupees(NAMED_FROM / 100)} या ज़्यादा के, या कंपनी के, इनवॉइस पर वह नाम रहता है जिसके लिए वह लिखा गया, क्योंकि कानून यही कहता है।`,
  register: `होटल के मेहमान रजिस्टर में आपका नाम, ID का प्रकार, उसके आखिरी चार अक्षर, शहर और नागरिकता कम से कम ${REGISTER_RETENTION_MONTHS} महीने रहते हैं, क्योंकि उसके राज्य का कानून यही कहता है।`,
  writings: 'रिव्यू, होटल के जवाब के साथ, और जो आपने हमें लिखा, वह रहता है: उनमें से आपका नाम, ईमेल और फ़ोन काट दिए जाते हैं।',
  logs: 'हमारे लोगों और होटल रिसेप्शन ने अपने काम के बारे में जो लिखा, वह वैसा ही रहता है: ये लॉग कभी बदले नहीं जाते।',
}
export const eraseMyAccount = 'मेरा खाता मिटाएँ'
export const eraseYourAccount = 'अपना खाता मिटाएँ?'
export const cannotBeUndone =
  'यह वापस नहीं हो सकता। आपका क्रेडिट चला जाता है, और आपके फ़ोन से नया खाता बनाने पर जुड़ने का क्रेडिट फिर नहीं मिलता।'
export const eraseIt = 'मिटाएँ'
export const erasing = 'मिटा रहे हैं...'
export const keepIt = 'रहने दें'
