import { plural } from './plural.ts'

export const whatHappened = 'क्या-क्या हुआ'
export const booking = (shortId: string) => `बुकिंग ${shortId}`
export const upcoming = 'आने वाली'
export const past = 'पुरानी'

export const booked = 'बुक हुई'
export const paid = (amount: string) => `${amount} का पेमेंट हुआ`
const METHODS: Record<string, string> = { upi: 'UPI', card: 'कार्ड', netbanking: 'नेट बैंकिंग', wallet: 'वॉलेट' }
export const paidBy = (amount: string, method: string) => `${METHODS[method] ?? method} से ${amount} का पेमेंट हुआ`
export const confirmed = 'कन्फ़र्म हुई'
export const paymentTimeRanOut = 'पेमेंट का समय खत्म हो गया'
export const paymentFailed = 'पेमेंट नहीं हो पाया'
export const timeChanged = 'आपने समय बदला'
export const hoursAdded = (count: number) => `${count} ${plural(count, 'घंटा बढ़ाया गया', 'घंटे बढ़ाए गए')}`
export const partnerSaidYes = 'आपके पार्टनर ने हाँ की'
export const partnerSaidNo = 'आपके पार्टनर ने मना किया'
export const checkInRequested = 'आपने सुपरफ़ास्ट चेक-इन माँगा'
export const checkInWithdrawn = 'सुपरफ़ास्ट चेक-इन वापस लिया गया'
export const hotelHasSeenBooking = 'होटल ने आपकी बुकिंग देख ली है'
export const hotelKnowsOfArrival = 'होटल को पता है कि आप जल्द पहुँच रहे हैं'
export const openedByDeskOf = (hotel: string) => `${hotel} के रिसेप्शन ने आपकी फ़ोटो और ID खोलीं`
export const openedByDesk = 'होटल के रिसेप्शन ने आपकी फ़ोटो और ID खोलीं'
export const greetedAtDesk = 'रिसेप्शन पर आपका चेक-इन हुआ'
export const checkedOut = 'आपने चेक-आउट किया'
export const nobodyCame = 'होटल ने कहा कि कोई नहीं आया'
export const youSaidYouCame = 'आपने बताया कि आप आए थे'
export const turnedAway = 'आपने बताया कि होटल ने आपको मना किया'
export const hotelCouldNotTakeYou = 'होटल आपको रूम नहीं दे सका'
export const tookAnotherHotel = 'आपने दूसरा होटल लिया'
export const cameFromAnotherHotel = 'आप दूसरे होटल से यहाँ आए'
export const cancelled = 'कैंसल हुई'
export const stayEnded = 'स्टे पूरा हुआ'
export const taxInvoice = (number: string) => `टैक्स इनवॉइस ${number}`
export const creditNote = (number: string) => `क्रेडिट नोट ${number}`
export const wroteReview = 'आपने रिव्यू लिखा'

export const refundStarted = (amount: string) => `${amount} का रिफ़ंड शुरू हुआ`
export const inYourAccountBy = (day: string) => `${day} तक आपके खाते में`
export const bankHasRefund = (amount: string) => `${amount} का रिफ़ंड आपके बैंक के पास है`
export const bankReference = (reference: string) => `बैंक रेफ़रेंस <reference>${reference}</reference>`
