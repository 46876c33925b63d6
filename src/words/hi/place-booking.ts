export const reviewYourBooking = 'अपनी बुकिंग देख लीजिए'
export const backToHotel = 'वापस होटल पर'
export const whatToPay = 'कितना देना है'

export const soldOut = 'इस समय के सब रूम भर गए हैं। आपसे कोई पैसा नहीं लिया गया। दूसरा समय या दूसरा होटल चुनिए।'
export const notPossible = (reason: string) => `${reason} आपसे कोई पैसा नहीं लिया गया। दूसरा समय या दूसरा होटल चुनिए।`
export const checkAgain = 'फिर देखें'
export const scriptsAreOff = (supportPhone: string) =>
  `JavaScript बंद है। इसके बिना भी बुक कर सकते हैं: “बुक करें” एक सादे पेज पर ले जाता है। या <b>${supportPhone}</b> पर कॉल कीजिए, दिन हो या रात: यह स्टे हम आपके लिए बुक करते हैं।`
export const pageHasNotStarted = (supportPhone: string) =>
  `“बुक करें” अभी नहीं चलता, क्योंकि इस पेज का एक हिस्सा नहीं आया। कनेक्शन देखकर <again>पेज फिर खोलें</again>, <plain>सादे पेज पर बुक करें</plain>, या <phone>${supportPhone}</phone> पर कॉल कीजिए, दिन हो या रात: यह स्टे हम आपके लिए बुक करते हैं।`
export const youHaveBookedThisStay = (shortId: string) =>
  `<b>आपने यह स्टे बुक कर लिया है।</b> यह बुकिंग ${shortId} है, और अभी कुछ और नहीं देना। <link>इसी समय के लिए एक और रूम बुक करें</link>`
export const roomIsHeld = (time: string) =>
  `<b>रूम ${time} तक आपके लिए रुका है।</b> पेमेंट अभी नहीं हुआ। रूम रखने के लिए पेमेंट कीजिए, या अपना स्टे बदलिए।`

export const cannotBeChanged = 'यह बुकिंग बदल या कैंसल नहीं हो सकती।'
export const checkInTooClose = (windowHours: number) =>
  windowHours > 0
    ? `चेक-इन में ${windowHours} घंटे से कम बचे हैं। आप न आएँ, तो रिफ़ंड नहीं मिलता।`
    : 'चेक-इन का समय शुरू हो चुका है। आप न आएँ, तो रिफ़ंड नहीं मिलता।'
export const canChangeInGrace = (minutes: number) =>
  `बुकिंग के <b>${minutes} मिनट</b> के अंदर बदल या कैंसल कर सकते हैं, पूरे रिफ़ंड के साथ, जब तक होटल आपका चेक-इन न कर ले। उसके बाद बुकिंग न बदलती है, न कैंसल होती है, न रिफ़ंड मिलता है।`
export const canChangeUntil = (moment: string) =>
  `<b>${moment}</b> तक बदल या कैंसल कर सकते हैं, पूरे रिफ़ंड के साथ। उसके बाद बुकिंग न बदलती है, न कैंसल होती है, न रिफ़ंड मिलता है।`
export const oncePaidNotCancelled = 'पेमेंट के बाद यह बुकिंग कैंसल नहीं हो सकती।'

export const change = 'बदलें<hidden> स्टे</hidden>'

export const howToPay = 'पेमेंट कैसे करेंगे'
export const payAllNow = 'पूरा पेमेंट अभी'
export const waysToPay = 'UPI, कार्ड या नेट बैंकिंग'
export const payAtHotel = 'होटल पर पेमेंट'
export const hotelTakesPaymentAtDesk = 'यह होटल रिसेप्शन पर पेमेंट लेता है।'
export const payReservation = (rest: string) => `अभी सिर्फ़ रिज़र्वेशन की रकम दीजिए, और ${rest} होटल पर`
export const amountNow = (amount: string) => `<price>${amount}</price> अभी`

export const whoIsStaying = 'कौन रुकेगा'
export const beenHereBefore = 'पहले आ चुके हैं? <link>लॉगिन करें, अपना क्रेडिट लगाएँ</link>'
export const asOnYourId = 'जैसा आपकी ID पर है'
export const putLoveKit = 'रूम में लव किट रखें'
export const freeOfCharge = 'फ़्री'
export const atDesk = 'रिसेप्शन पर'

export const signUpCredit = 'साइन-अप का क्रेडिट'
export const updatingBill = 'बिल फिर से बन रहा है'
export const yourBillToPayNow = (amount: string) => `आपका बिल: अभी ${amount} देने हैं`
export const totalInAll = (amount: string) => `<price>${amount}</price> <soft>कुल</soft>`
export const freeToCancel = 'फ़्री कैंसल'
export const cannotBeCancelled = 'कैंसल नहीं होगी'
export const heldForYou = 'आपके लिए रुका है'
export const bookedByYou = 'आपने बुक किया है'
export const notFreeAtThisTime = 'इस समय खाली नहीं'

export const agreeByBooking = (legalAge: number) =>
  `बुक करने का मतलब है कि आप दोनों की उम्र ${legalAge} या ज़्यादा है, और आप हमारी <terms>शर्तें</terms> और <privacy>प्राइवेसी पॉलिसी</privacy> मानते हैं।`
export const bookNow = 'बुक करें'
export const pay = (amount: string) => `${amount} पेमेंट करें`
export const payPartNow = (amount: string) => `अभी ${amount} पेमेंट करें`
export const bookingStay = 'बुक कर रहे हैं...'
export const openingPayment = 'पेमेंट खोल रहे हैं...'
export const seeFreeTimes = 'खाली समय देखें'

export const seeUnpaidBookings = 'बिना पेमेंट की बुकिंग देखें'
export const safeToPressAgain = (reason: string) => `${reason} “बुक करें” बेफ़िक्र होकर फिर दबाइए: दो बार बुकिंग नहीं होगी।`
export const signedOut = 'आप लॉगआउट हो गए थे। बुकिंग आगे बढ़ाने के लिए लॉगिन कीजिए।'
export const bookingsHaveChanged = 'आपकी बुकिंग अभी-अभी बदली हैं। कुछ बुक नहीं हुआ।'
export const billHasChanged = 'आपका बिल बदल गया है। बुक करने से पहले फिर देख लीजिए।'

export const yourOtherBooking = 'आपकी दूसरी बुकिंग'
export const bookAnotherRoomTitle = 'एक और रूम बुक करें?'
export const bookAnotherRoom = 'एक और रूम बुक करें'
export const bookThisTooTitle = 'यह भी बुक करें?'
export const bookThisToo = 'यह भी बुक करें'
export const youHaveRoomTonight = 'आज रात का एक रूम यहाँ आपके पास है।'
export const youHaveRoomOn = (day: string) => `${day} का एक रूम यहाँ आपके पास है।`
export const youHaveStayAt = (hotel: string) => `उस समय ${hotel} में आपका स्टे है।`
export const stayIsBooked = (stay: string, shortId: string) => `${stay}। बुकिंग ${shortId}।`
export const stayIsHeld = (stay: string, time: string) => `${stay}। यह ${time} तक आपके लिए रुका है और पेमेंट अभी नहीं हुआ।`
export const payForHeldRoom = (amount: string) => `इसके लिए ${amount} का पेमेंट करें`
export const releaseAndBook = 'उसे छोड़कर यह बुक करें'
export const releasing = 'छोड़ रहे हैं...'
export const doNotBook = 'बुक न करें'
