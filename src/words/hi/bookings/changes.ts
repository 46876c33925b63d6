import { plural } from '../plural.ts'

export const checkInTooClose = (windowHours: number) =>
  windowHours > 0
    ? `चेक-इन में ${windowHours} घंटे से कम बचे हैं, इसलिए यह बुकिंग अब बदल या कैंसल नहीं हो सकती।`
    : 'चेक-इन का समय शुरू हो चुका है, इसलिए यह बुकिंग अब बदल या कैंसल नहीं हो सकती।'
export const payForHoursFirst = 'पहले बढ़ाए हुए घंटों का पेमेंट कीजिए या उन्हें कैंसल कीजिए।'
export const cancelHoursFirst = 'पहले बढ़ाए हुए घंटे कैंसल कीजिए, फिर समय बदलिए।'
export const changeWaitsForPayment = 'समय बदलने का पेमेंट बाकी है।'
export const cannotChangeAnyMore = 'अब आप यह बुकिंग नहीं बदल सकते।'
export const somethingWentWrong = 'हमारी तरफ़ से गड़बड़ हुई। फिर कोशिश कीजिए।'
export const signedOut = 'आप लॉगआउट हो गए हैं। आगे बढ़ने के लिए लॉगिन कीजिए: आपने जो चुना था, वह सेव है। <link>लॉगिन करें</link>'

export const cancelThisBooking = 'यह बुकिंग कैंसल करें?'
export const cancelBooking = 'बुकिंग कैंसल करें'
export const cancelling = 'कैंसल कर रहे हैं...'
export const keepMyBooking = 'बुकिंग रहने दें'
export const bookingWasNotCancelled = 'बुकिंग कैंसल नहीं हुई।'
export const safeToTryAgain = 'बेफ़िक्र होकर फिर कोशिश कीजिए: बुकिंग कभी दो बार कैंसल या रिफ़ंड नहीं होती।'
export const yourBookingIsCancelled = (shortId: string) => `आपकी बुकिंग कैंसल हो गई (${shortId})।`
export const trackRefund = 'रिफ़ंड देखें'

export const releaseThisRoom = 'यह रूम छोड़ें?'
export const releaseRoom = 'रूम छोड़ें'
export const roomReleased = (shortId: string) => `आपने यह रूम छोड़ दिया (${shortId})।`

export const whyCancelling = 'क्यों कैंसल कर रहे हैं?'
export const ourPlansChanged = 'हमारा प्लान बदल गया'
export const foundBetterPrice = 'कम दाम मिल गया'
export const bookedByMistake = 'गलती से बुक हुआ'
export const somethingElse = 'कुछ और'
export const tellUsMore = 'थोड़ा और बताइए'
export const charactersLeft = (count: number) => `${count} अक्षर बाकी`

export const refundedToPaymentMethod = 'वहीं वापस, जहाँ से पेमेंट किया'
export const refundedForHours = 'बढ़ाए हुए घंटों का रिफ़ंड'
export const returnedToCredit = 'क्रेडिट में वापस'
export const paidNothingForHold = 'आपने कोई पेमेंट नहीं किया है, और कुछ देना भी नहीं है। रूम फिर से दूसरों के लिए खुल जाता है।'
export const creditComesBack = 'आपने क्रेडिट से पेमेंट किया था। कैंसल करते ही वह वापस आ जाता है।'
export const paidNothing = 'आपने कुछ नहीं दिया था, इसलिए कुछ रिफ़ंड नहीं होना है।'
export const fullRefund = (refundDays: number) =>
  `आपको पूरा रिफ़ंड मिलता है। पैसे ज़्यादातर कुछ घंटों में आ जाते हैं; इसमें ${refundDays} दिन तक लग सकते हैं।`
export const fullRefundNothingOwed = (refundDays: number) =>
  `आपको पूरा रिफ़ंड मिलता है। पैसे ज़्यादातर कुछ घंटों में आ जाते हैं; इसमें ${refundDays} दिन तक लग सकते हैं। होटल पर आपको कुछ नहीं देना।`
export const moneyWillBeRefunded = (money: string) => `${money} का रिफ़ंड वहीं आएगा, जहाँ से आपने पेमेंट किया था।`
export const moneyAndCreditComeBack = (money: string, credit: string) =>
  `${money} का रिफ़ंड वहीं आएगा, जहाँ से आपने पेमेंट किया था, और ${credit} का क्रेडिट आपके खाते में वापस है।`

export const hours = (count: number) => `${count} ${plural(count, 'घंटा', 'घंटे')}`
export const stayLonger = 'थोड़ा और रुकिए'
export const checkOutNow = (hotel: string, moment: string) => `${hotel}। अभी का चेक-आउट: ${moment}।`
export const hoursLabel = 'घंटे'
export const hoursNoun = 'घंटे'
export const requestHours = (count: number) => `${hours(count)} माँगें`
export const requesting = 'माँग रहे हैं...'
export const roomHeldWhilePaying = (minutes: number) => `जब तक आप घंटों का पेमेंट करते हैं, हम रूम ${minutes} मिनट रोककर रखते हैं।`
export const roomTakenBefore = (moment: string) => `${moment} से पहले यह रूम किसी और का है। कम घंटे चुनिए।`

export const until = 'कब तक'
export const hoursAt = (count: number, price: string) => `${hours(count)}, हर घंटा ${price}`
export const hoursForRooms = (count: number, price: string, rooms: number) =>
  `${hours(count)}, हर घंटा ${price}, ${rooms} रूम`
export const taxGst = (taxRate: number) => `टैक्स (GST ${taxRate}%)`
export const toPay = 'देना है'

export const moreHoursUntil = (count: number, time: string) => `${hours(count)} और, ${time} तक`
export const checkingPayment = 'हम आपका पेमेंट देख रहे हैं। इसमें कुछ सेकंड लगते हैं।'
export const askingHotel = 'हम होटल से पूछ रहे हैं और पता चलते ही आपको बताएँगे।'
export const hoursReleased = 'पेमेंट का समय खत्म हो गया, इसलिए हमने घंटे छोड़ दिए। कुछ बुक नहीं हुआ।'
export const roomHeldUntil = (time: string) => `रूम ${time} तक आपके लिए रुका है।`
export const roomHeldUntilNotPaid = (time: string) =>
  `आपके बैंक ने कोई पेमेंट कन्फ़र्म नहीं किया। पेमेंट तभी कीजिए जब आपके खाते से पैसे न कटे हों। रूम ${time} तक आपके लिए रुका है।`
export const payForHours = (shortId: string, amount: string) =>
  `पेमेंट करें<hidden>, बुकिंग ${shortId} के बढ़ाए हुए घंटे,</hidden> ${amount}`
export const cancelExtension = (shortId: string) => `घंटे न बढ़ाएँ<hidden>, बुकिंग ${shortId}</hidden>`
export const cancellingExtension = (shortId: string) => `कैंसल कर रहे हैं...<hidden> बुकिंग ${shortId}</hidden>`

export const extendedUntil = (moment: string) => `${moment} तक बढ़ाया गया`
export const hotelAddedHours = (count: number, total: string) =>
  `आपके होटल ने ${plural(count, `${hours(count)} जोड़ा`, `${hours(count)} जोड़े`)}: ${total}, पेमेंट होटल के रिसेप्शन पर।`
export const cancelExtraHours = (shortId: string) => `बढ़ाए हुए घंटे कैंसल करें<hidden>, बुकिंग ${shortId}</hidden>`
export const amountRefundedForHours = (amount: string) =>
  `${amount} का रिफ़ंड वहीं आएगा, जहाँ से आपने पेमेंट किया था। चेक-आउट पहले वाले समय पर लौट आता है।`
export const hoursWillBeRefunded =
  'इनके लिए आपने जो दिया था, उसका रिफ़ंड वहीं आएगा, जहाँ से आपने पेमेंट किया था। चेक-आउट पहले वाले समय पर लौट आता है।'
export const cancelHours = 'घंटे कैंसल करें'
export const keepHours = 'घंटे रहने दें'

export const modifyBooking = 'बुकिंग बदलें'
export const bookedNow = (from: string, to: string) => `अभी: ${from} से ${to} तक`
export const timeYouBooked = 'यह समय आपने पहले से बुक किया है। दूसरा दिन या स्लॉट चुनिए।'
export const slotNotAvailable = 'इस दिन यह स्लॉट नहीं मिलता। दूसरा स्लॉट या दिन चुनिए।'
export const seeNewBill = 'नया बिल देखें'
export const newTimeTooClose = (windowHours: number) =>
  windowHours > 0
    ? `नए समय में ${windowHours} घंटे से कम बचे हैं: बदलने के बाद यह बुकिंग फिर बदल या कैंसल नहीं हो सकती।`
    : 'नया समय शुरू हो चुका है: बदलने के बाद यह बुकिंग फिर बदल या कैंसल नहीं हो सकती।'
export const ruleOfNewTime = (rule: string) => `${rule}।`
export const ruleOncePaid = (rule: string) => `जब तक आप बाकी रकम का पेमेंट नहीं करते, बुकिंग पहले जैसी रहती है। ${rule}।`
export const newTotal = 'नया कुल'
export const toPayAtHotel = 'होटल पर देना है'
export const alreadyPaid = 'पहले दे चुके'
export const youWouldBeRefunded = (amount: string) => `आपको ${amount} का रिफ़ंड मिलेगा`
export const differenceIs = (amount: string) => `फ़र्क ${amount} है`
export const toPayForChange = 'बदलने के लिए देना है'
export const changeTo = (moment: string, shortId: string) => `${moment} पर बदलें<hidden>, बुकिंग ${shortId}</hidden>`
export const changing = (shortId: string) => `बदल रहे हैं...<hidden> बुकिंग ${shortId}</hidden>`
