import { plural } from '../plural.ts'

const hoursAdded = (count: number) => `${count} ${plural(count, 'घंटा जोड़ा है', 'घंटे जोड़े हैं')}`

export const whichBookings = 'कौन सी बुकिंग'
export const upcoming = 'आने वाली'
export const past = 'पुरानी'
export const billCancelled = 'बिल, कैंसल'
export const cancelled = 'कैंसल हुई'
export const noStaysPlannedYet = 'अभी कोई स्टे तय नहीं'
export const onceYouBook = 'रूम बुक करने पर समय, पता और क्या साथ लाना है, सब यहाँ मिलता है।'
export const noPastStaysYet = 'अभी कोई पुराना स्टे नहीं'
export const endedStaysAppearHere = 'आपके स्टे पूरे होने पर यहाँ दिखते हैं।'
export const noCancelledBookings = 'कोई कैंसल बुकिंग नहीं'
export const cancelledBookingsAppearHere = 'कैंसल हुई बुकिंग और उनके रिफ़ंड यहाँ दिखते हैं।'
export const nextStay = 'अगला स्टे'
export const yourStayNow = 'अभी का स्टे'
export const later = 'बाद में'
export const lastStay = 'पिछला स्टे'
export const earlier = 'उससे पहले'
export const signedOut = 'आप लॉगआउट हो गए हैं। <link>लॉगिन करें</link>'
export const couldNotLoadBookings = 'आपकी बुकिंग लोड नहीं हुईं।'

export const booking = (shortId: string) => `बुकिंग ${shortId}`
export const bookingNumber = (shortId: string) => `<hidden>बुकिंग </hidden>${shortId}`
export const notPaid = 'पेमेंट बाकी'
export const invitation = 'न्योता'
export const bookedBy = (guest: string) => `${guest} ने बुक किया`
export const detailsOfBooking = (shortId: string) => `पूरी जानकारी<hidden>, बुकिंग ${shortId}</hidden>`
export const detailsOfStayAt = (hotel: string) => `पूरी जानकारी<hidden>, ${hotel}</hidden>`
export const showBill = 'बिल दिखाएँ'
export const amountAtHotel = (amount: string) => `${amount} होटल पर`
export const moved = 'दूसरे होटल में'
export const whatHappened = (shortId: string) => `क्या-क्या हुआ<hidden>, बुकिंग ${shortId}</hidden>`
export const taxInvoice = (shortId: string) => `टैक्स इनवॉइस<hidden>, बुकिंग ${shortId}</hidden>`
export const seeOtherRoom = (hotel: string) => `अपना दूसरा रूम देखें<hidden>, ${hotel} की जगह</hidden>`
export const bookAgain = (hotel: string) => `फिर बुक करें<hidden>: ${hotel}</hidden>`

export const hotelGaveCredit = (amount: string) => `जिस होटल ने आपको नहीं लिया, उसने आपको ${amount} का क्रेडिट दिया।`
export const hotelOwesCredit = (amount: string) =>
  `जिस होटल ने आपको नहीं लिया, उसे आपको ${amount} का क्रेडिट देना है। उसके खाते में पैसे आते ही मिल जाएगा।`
export const freeToCancelUntil = (moment: string) => `${moment} तक फ़्री कैंसल`
export const howLongIsCancelFree = (shortId: string) => `फ़्री कैंसल का कितना समय बचा है?<hidden> बुकिंग ${shortId}</hidden>`
export const cancelIsFreeFor = (hours: number, minutes: number) =>
  hours > 0 ? `${hours} घंटे ${minutes} मिनट और फ़्री कैंसल` : `${minutes} मिनट और फ़्री कैंसल`
export const more = (shortId: string) => `और<hidden>, बुकिंग ${shortId}</hidden>`
export const addToCalendar = (shortId: string) => `कैलेंडर में जोड़ें<hidden>, बुकिंग ${shortId}</hidden>`
export const modify = (shortId: string) => `बदलें<hidden> बुकिंग ${shortId}</hidden>`
export const invoiceForCompany = (shortId: string) => `कंपनी के नाम इनवॉइस<hidden>, बुकिंग ${shortId}</hidden>`
export const invoiceFor = (shortId: string, company: string) =>
  `${company} के नाम इनवॉइस<hidden>, बुकिंग ${shortId}</hidden>`
export const extend = (shortId: string) => `समय बढ़ाएँ<hidden>, बुकिंग ${shortId}</hidden>`
export const cancelBooking = (shortId: string) => `बुकिंग कैंसल करें<hidden> ${shortId}</hidden>`
export const wrongDayOrHotel = (supportPhone: string) => `दिन या होटल गलत है? हमें कॉल कीजिए: ${supportPhone}`

export const waitingForPayment = 'पेमेंट का इंतज़ार है'
export const heldForMinutes = (minutes: number) => `${minutes} मिनट और रुका है`
export const timeToPayIsOver = 'पेमेंट का समय खत्म हो गया'
export const payNow = (shortId: string, amount: string) => `अभी पेमेंट करें<hidden>, बुकिंग ${shortId},</hidden> ${amount}`
export const releaseRoom = (shortId: string) => `रूम छोड़ें<hidden>, बुकिंग ${shortId}</hidden>`

export const notBooked = 'बुक नहीं हुआ'
export const paymentDidNotGoThrough = 'पेमेंट नहीं हो पाया।'
export const notPaidInTime = 'समय पर पेमेंट नहीं हुआ।'
export const moneyIsReturned = (reversalDays: number) =>
  `अगर आपके खाते से पैसे कटे हैं, तो वे अपने-आप लौटते हैं, अक्सर ${reversalDays} वर्किंग दिन के अंदर, या हो सका तो हम बुकिंग कन्फ़र्म करते हैं।`
export const whatNow = (shortId: string) => `अब क्या?<hidden> बुकिंग ${shortId}</hidden>`

export const didYouStayAt = (hotel: string) =>
  `क्या आप ${hotel} में रुके थे? आपकी हाँ गलती से लगे “नहीं आए” के खिलाफ़ गिनी जाती है, और दाम का जो हिस्सा हम देते हैं, वह होटल को मिलता है।`
export const areYouAt = (hotel: string) =>
  `क्या आप ${hotel} में हैं? आपकी हाँ गलती से लगे “नहीं आए” के खिलाफ़ गिनी जाती है, और दाम का जो हिस्सा हम देते हैं, वह होटल को मिलता है।`
export const yesWeStayed = 'हाँ, हम रुके थे'
export const weAreInOurRoom = 'हम अपने रूम में हैं'

export const nobodyCame = (hotel: string) => `${hotel} का कहना है कि कोई नहीं आया।`
export const nobodyCameWereYouThere = (hotel: string, hours: number) =>
  `${hotel} का कहना है कि कोई नहीं आया। क्या आप आए थे? हमें ${hours} घंटे के अंदर बताइए।`
export const weWereThere = 'हम आए थे'
export const askingHotelAboutYou = (hotel: string) => `आपने बताया कि आप आए थे। हम ${hotel} से पूछ रहे हैं।`

export const didYouAskForHours = (hotel: string, hours: number) => `${hotel} ने ${hoursAdded(hours)}। क्या आपने कहा था?`
export const hoursUntil = (moment: string, total: string) =>
  `${moment} तक, रिसेप्शन पर ${total}। नहीं कहा था, तो ना कहिए: आपको इसका कुछ नहीं देना।`
export const yesWeStayLonger = 'हाँ, हम ज़्यादा रुकेंगे'
export const no = 'नहीं'

export const extrasAtHotel = 'होटल की बाकी चीज़ें'
export const food = 'खाना'
export const water = 'पानी'
export const damage = 'टूट-फूट'
export const other = 'बाकी'
export const didNotHaveThis = (extra: string) => `यह मैंने नहीं लिया<hidden>: ${extra}</hidden>`
export const youDidNotHaveThis = 'आपने कहा कि यह आपने नहीं लिया। होटल को यह दिखता है।'
export const paidAtHotel = 'होटल पर पेमेंट हुआ'
export const paidInCash = (details: string) => `कैश, पेमेंट हो गया<soft>${details}</soft>`
export const paidByUpi = (details: string) => `UPI, पेमेंट हो गया<soft>${details}</soft>`
export const paidByCard = (details: string) => `कार्ड, पेमेंट हो गया<soft>${details}</soft>`
export const stillToPay = (amount: string) => `रिसेप्शन पर <b>${amount}</b> अभी देने हैं।`
export const writtenByHotel = 'यह होटल ने लिखा है। ये चीज़ें होटल खुद बेचता है: यह टैक्स इनवॉइस नहीं है।'
