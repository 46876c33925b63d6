export const waitingForPayment = 'आपके पेमेंट का इंतज़ार है'
export const keepPageOpen = 'इसमें कुछ सेकंड लगते हैं। यह पेज खुला रखिए।'
export const stillWaitingForBank = 'अभी भी आपके बैंक का इंतज़ार है'
export const doNotPayAgain =
  'दोबारा पेमेंट मत कीजिए। अगर पेमेंट हो चुका है, तो बैंक के बताते ही हम बुकिंग कन्फ़र्म करते हैं, या पैसे अपने-आप रिफ़ंड हो जाते हैं। आप यह पेज बंद करके बाद में मेरी बुकिंग देख सकते हैं।'
export const checkAgain = 'फिर देखें'
export const paymentStepByStep = 'आपका पेमेंट, कदम-दर-कदम'
export const roomHeldUntil = (time: string) => `रूम ${time} तक आपके लिए रुका है`
export const roomHeld = 'रूम आपके लिए रुका है'
export const bankConfirmsPayment = 'आपका बैंक पेमेंट कन्फ़र्म करता है'
export const thenRoomIsBooked = 'आपका रूम बुक होता है: यहाँ दिखता है, और हम मैसेज भेजते हैं'

export const paymentCameTooLate = 'आपका पेमेंट देर से पहुँचा'
export const roomNoLongerHeld =
  'जब आपका पेमेंट हम तक पहुँचा, तब रूम रुका नहीं था, और किसी और ने उसे बुक कर लिया। आपको पूरा रिफ़ंड मिलता है।'
export const bookingIsCancelled = 'यह बुकिंग कैंसल है'
export const oweNothingMore = 'आपको अब कुछ नहीं देना।'
export const timeToPayIsOver = 'पेमेंट का समय खत्म हो गया'
export const noPaymentInTime =
  'समय पर कोई पेमेंट हम तक नहीं पहुँचा, इसलिए हमने रूम छोड़ दिया। अगर आपके खाते से पैसे कटे हैं, तो वे अपने-आप रिफ़ंड हो जाएँगे।'
export const seeOtherRoom = 'अपना दूसरा रूम देखें'
export const bookStayAgain = 'यह स्टे फिर बुक करें'

export const yourBooking = 'आपकी बुकिंग'
export const couldNotLoadBooking = 'आपकी बुकिंग लोड नहीं हुई'
export const mayBeOfAnotherAccount = (supportPhone: string) =>
  `शायद यह किसी और खाते की है। मदद चाहिए तो ${supportPhone} पर कॉल कीजिए।`
export const refusedCallForHelp = (message: string, supportPhone: string) =>
  `${message} मदद चाहिए तो ${supportPhone} पर कॉल कीजिए।`

export const roomIsBooked = 'आपका रूम बुक हो गया'
export const detailsSent = (shortId: string) => `बुकिंग ${shortId}। पूरी जानकारी आपके फ़ोन और ईमेल पर भेज दी है।`
export const roomBookedForTwo = 'आप दोनों के लिए रूम बुक है'
export const bookedByGuest = (guest: string, shortId: string) => `${guest} ने बुक किया। बुकिंग ${shortId}।`
export const bookingHasChanged = 'आपकी बुकिंग बदल गई'
export const newTimeSent = (shortId: string) => `बुकिंग ${shortId}। नया समय आपके फ़ोन पर भेज दिया है।`
export const timeNotChanged =
  'समय नहीं बदला: कोई पेमेंट हम तक नहीं पहुँचा, इसलिए आपकी बुकिंग पहले जैसी है। अगर आपके खाते से पैसे कटे हैं, तो वे अपने-आप रिफ़ंड हो जाएँगे।'
export const whereAndWhen = 'कहाँ और कब'
export const payRestAtHotel = (paid: string) => `${paid} का पेमेंट हो गया। बाकी होटल पर दीजिए।`
export const freeToCancelUntil = (moment: string) => `${moment} तक फ़्री कैंसल।`
export const noLongerCancelled = 'यह बुकिंग अब कैंसल नहीं हो सकती।'
export const invoiceForCompany = 'कंपनी के नाम इनवॉइस'
export const invoiceFor = (company: string) => `${company} के नाम इनवॉइस`
export const bringWithYou = 'साथ लाइए'
export const bringTwoOriginalIds = 'दो ओरिजिनल ID, दोनों मेहमानों की एक-एक। PAN नहीं चलता।'
export const bringNumberBookedFor = (shortId: string, guest: string) => `बुकिंग नंबर ${shortId}, ${guest} के नाम`
export const bringNumberBookedBy = (shortId: string, guest: string) => `बुकिंग नंबर ${shortId}, जिसे ${guest} ने बुक किया`

export const bookingFailed = 'आपकी बुकिंग नहीं हो पाई'
export const paymentFailed = 'पेमेंट नहीं हो पाया, इसलिए हमने रूम छोड़ दिया।'
export const failedOnOurSide = 'हमारी तरफ़ से गड़बड़ हुई। हमें कॉल कीजिए, दिन हो या रात। साथ मिलकर ठीक करते हैं।'
export const nothingWasCharged = '<b>आपसे कोई पैसा नहीं लिया गया।</b> कोई पेमेंट शुरू नहीं हुआ।'
export const moneyMayHaveLeft = (reversalDays: number) =>
  `अगर आपके खाते से पैसे कटे हैं, तो दोबारा पेमेंट मत कीजिए: हो सका तो हम यह बुकिंग कन्फ़र्म करेंगे, नहीं तो आपका बैंक पैसे लौटाता है, अक्सर ${reversalDays} वर्किंग दिन के अंदर। पैसे नहीं कटे, तो फिर कोशिश कर सकते हैं।`
export const call = (supportPhone: string) => `${supportPhone} पर कॉल करें`
export const chooseAnotherTime = 'दूसरा समय चुनें'
export const seeOtherHotels = 'दूसरे होटल देखें'
export const paidAfterAll = 'सब ठीक है: इस बुकिंग का पेमेंट हो गया, और रूम आपका है। दोबारा पेमेंट मत कीजिए।'
export const stillHoldingRoom = 'पेमेंट अभी नहीं हो पाया। रूम अब भी आपके लिए रुका है।'
export const payNow = 'अभी पेमेंट करें'

export const changeFailed = 'आपका बदलाव नहीं हो पाया'
export const bookingStaysAsItWas = 'पेमेंट नहीं हो पाया, इसलिए आपकी बुकिंग पहले जैसी है।'
export const bankReturnsMoney = (reversalDays: number) =>
  `अगर आपके खाते से पैसे कटे हैं, तो आपका बैंक उन्हें अपने-आप लौटाता है, अक्सर ${reversalDays} वर्किंग दिन के अंदर। मेरी बुकिंग में आप बदलाव फिर माँग सकते हैं।`
export const whichBookingIsThis = 'पता नहीं चला कि यह कौन सी बुकिंग है'
export const seeMyBookings = 'मेरी बुकिंग में आपकी बुकिंग, पेमेंट और रिफ़ंड दिखते हैं।'

export const yourStay = 'आपका स्टे'
export const booking = 'बुकिंग'
export const amount = 'रकम'
export const notPaid = 'पेमेंट नहीं हुआ'
export const questions = (supportPhone: string) => `कुछ पूछना है? कॉल कीजिए, दिन हो या रात: <link>${supportPhone}</link>`
