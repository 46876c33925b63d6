import { plural } from './plural.ts'

export const date = 'तारीख'
export const theCalendar = 'कैलेंडर'
export const tooLateToStartHere = 'आज यहाँ स्टे शुरू करने का समय निकल गया।'
export const tooLateToStart = 'आज स्टे शुरू करने का समय निकल गया।'
export const whenDoYouCheckIn = 'चेक-इन कब करेंगे?'
export const daysAhead = (most: number, today: string) => `${most} दिन आगे तक। आज ${today} है।`
export const whenDoYouCheckOut = 'चेक-आउट कब करेंगे?'
export const yourCheckIn = 'आपका चेक-इन'
export const nights = (count: number) => `${count} ${plural(count, 'रात', 'रातें')}`
type FullDays = { count: number; from: string; to: string; most: number }
export const fullDays = ({ count, from, to, most }: FullDays) =>
  `<b>${nights(count)}</b>: ${from}, दोपहर 12 बजे से ${to}, सुबह 11 बजे तक। ज़्यादा से ज़्यादा ${most} रातें।`

export const daySold = 'भरा'
export const dayShut = 'बंद'
export const slotSoldOut = (slot: string) => `${slot} भरा हुआ`
export const slotClosed = (slot: string) => `${slot} बंद`
export const theLowestPrice = (price: string) => `${price}, सबसे कम दाम`
export const samePriceEveryDay = (slot: string, price: string) => `${slot}: हर खाली दिन ${price}, टैक्स समेत।`
type Lowest = { slot: string; price: string; date: string }
export const lowestPriceOn = ({ slot, price, date }: Lowest) => `${slot}: सबसे कम ${price}, ${date} को, टैक्स समेत।`
export const lowestPriceOnDays = ({ slot, price, date, others }: Lowest & { others: number }) =>
  `${slot}: सबसे कम ${price}, ${date} और ${others} ${plural(others, 'और दिन', 'और दिनों')} को, टैक्स समेत।`

export const soldOut = 'भरा हुआ'
export const closedOnThisDay = 'इस दिन बंद'
export const notOfferedHere = 'यहाँ नहीं मिलता'
export const tooLateToBook = 'बुकिंग का समय निकल गया'

export const slotIsOver = (slot: string, next: string, times: string) =>
  `आज ${slot} अब बुक नहीं हो सकता। हमने ${next} चुना है, ${times}।`
export const dayHasPassed = (day: string, next: string) => `${day} बीत चुका है। हमने ${next} चुना है।`
export const tooLateToday = (next: string) => `आज स्टे शुरू करने का समय निकल गया। हमने ${next} चुना है।`
export const tooFarAhead = (day: string, most: number, next: string) =>
  `${day} में ${most} दिन से ज़्यादा बाकी हैं। हमने ${next} चुना है।`
export const couldNotReadDate = (next: string) => `इस लिंक की तारीख पढ़ी नहीं जा सकी। हमने ${next} चुना है।`
export const stayIsTooLong = (asked: number, most: number) =>
  `एक स्टे ज़्यादा से ज़्यादा ${most} दिन का हो सकता है। हमने आपके ${asked} दिन घटाकर ${most} किए हैं।`

export const room = (slot: string) => `रूम, ${slot}`
export const rooms = (count: number) => `${count} रूम`
export const days = (count: number) => `${count} दिन`
export const couponOnBill = (code: string) => `कूपन ${code}`
export const referralDiscount = 'रेफ़रल की छूट'
export const taxGst = (rate: number) => `टैक्स (GST ${rate}%)`
export const yourCredit = 'आपका क्रेडिट'
export const payNow = 'अभी देना है'
export const payAtHotel = 'होटल पर देना है'
export const freeToCancelUntil = (moment: string) => `${moment} तक फ़्री कैंसल`
export const freeToCancelInGrace = (minutes: number) =>
  `बुकिंग के ${minutes} मिनट के अंदर फ़्री कैंसल, जब तक होटल आपका चेक-इन न कर ले`
export const tooLateToCancel = (hours: number) =>
  hours > 0
    ? `चेक-इन में ${hours} घंटे से कम बचे हैं: पेमेंट के बाद यह बुकिंग कैंसल नहीं हो सकती।`
    : 'चेक-इन का समय शुरू हो चुका है: पेमेंट के बाद यह बुकिंग कैंसल नहीं हो सकती।'
export const couldNotPrice = 'दाम निकल नहीं पाया। फिर कोशिश कीजिए।'

export const theCouponField = 'कूपन की जगह'
export const addCoupon = 'कूपन लगाएँ'
export const coupon = 'कूपन'
export const couponCode = 'कूपन कोड'
export const apply = 'लगाएँ'
export const couponIsBeingChecked = (code: string) => `<b>${code}</b> देख रहे हैं`
export const couponIsApplied = (code: string) => `<b>${code}</b> लग गया`
export const removeCoupon = (code: string) => `हटाएँ<hidden> कूपन ${code}</hidden>`

/** Next to the heading of the slots. */
export const totalsWithTax = 'कुल रकम, टैक्स समेत'
