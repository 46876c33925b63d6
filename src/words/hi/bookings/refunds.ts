import type { Refund } from '#contract/bookings.ts'

export type RefundCause = NonNullable<Refund['cause']> | 'unnamed'

export const refundOf = (amount: string) => `${amount} का रिफ़ंड`

export const REFUND_BEGAN: Record<RefundCause, string> = {
  cancelled: 'बुकिंग कैंसल हुई',
  changed: 'कम दाम वाले समय पर बदली',
  hours_cancelled: 'बढ़ाए हुए घंटे कैंसल हुए',
  too_late: 'आपका पेमेंट हम तक देर से पहुँचा',
  turned_away: 'होटल आपको रूम नहीं दे सका',
  moved: 'आपके पास दूसरा होटल है',
  cheaper_room: 'आपका दूसरा रूम सस्ता है',
  goodwill: 'हमारी तरफ़ से रिफ़ंड',
  hotel_fault: 'होटल ने सब कुछ नहीं दिया जिसके पैसे लिए',
  unnamed: 'रिफ़ंड शुरू हुआ',
}
export const sendingRefund = 'हम आपका रिफ़ंड भेज रहे हैं'
export const refundSent = 'रिफ़ंड भेज दिया'
export const inYourAccount = 'आपके खाते में'
export const refundBy = (day: string) => `${day} तक, वहीं जहाँ से आपने पेमेंट किया था`

export const REFUND_PARTS: Record<RefundCause, (amount: string) => string> = {
  cancelled: (amount) => `<b>${amount}</b> कैंसल हुई बुकिंग के`,
  changed: (amount) => `<b>${amount}</b> कम दाम वाले समय के`,
  hours_cancelled: (amount) => `<b>${amount}</b> बढ़ाए हुए घंटों के`,
  too_late: (amount) => `<b>${amount}</b> देर से पहुँचे पेमेंट के`,
  turned_away: (amount) => `<b>${amount}</b> उस रूम के, जो आपको नहीं मिला`,
  moved: (amount) => `<b>${amount}</b> पहले होटल के बढ़ाए हुए घंटों के`,
  cheaper_room: (amount) => `<b>${amount}</b> सस्ते रूम के`,
  goodwill: (amount) => `<b>${amount}</b> हमारी तरफ़ से`,
  hotel_fault: (amount) => `<b>${amount}</b> उसके लिए जो होटल ने नहीं दिया`,
  unnamed: (amount) => `<b>${amount}</b> का रिफ़ंड`,
}
export const sendingPart = (part: string) => `${part}<soft>, हम भेज रहे हैं</soft>`
export const sentPart = (part: string) => `${part}<soft>, भेज दिए</soft>`

export const bankReference = (reference: string) => `बैंक रेफ़रेंस <reference>${reference}</reference>`
export const copyReference = (reference: string) => `रेफ़रेंस कॉपी करें<hidden> ${reference}</hidden>`
export const bankReferenceCopied = 'बैंक रेफ़रेंस कॉपी हो गया'
export const bankReturnedRefund = (supportPhone: string) =>
  `आपके बैंक ने यह रिफ़ंड हमें लौटा दिया। <link>${supportPhone}</link> पर कॉल कीजिए, ताकि हम किसी और तरीके से पैसे दे सकें।`

export const paidNoMoney = (credits: string) =>
  `आपने पैसे नहीं दिए थे, इसलिए कुछ रिफ़ंड नहीं होना है। ${credits} का क्रेडिट आपके खाते में वापस है।`
export const paidNothing = 'आपने कुछ नहीं दिया था, इसलिए कुछ रिफ़ंड नहीं होना है।'
