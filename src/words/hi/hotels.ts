import { PRIVACY_PRAISED_FROM } from '#domain/reviews/privacy-rating.ts'

export const sold = 'भरा हुआ'
export const newOn = (product: string) => `${product} पर नया`
export const noPictureYet = 'अभी फ़ोटो नहीं है'
export const takesNoNewBookings = 'इस समय की नई बुकिंग नहीं ले रहा'
export const notAvailable = 'इस समय के लिए उपलब्ध नहीं'

export const fromPrice = '<price></price> <soft>से</soft>'
export const madeOf = (price: string, tax: string) => `${price} + ${tax} टैक्स`
export const freeToCancelWithBreakfast = 'फ़्री कैंसल, नाश्ते के साथ'
export const freeToCancel = 'फ़्री कैंसल'
export const breakfastIncluded = 'नाश्ता शामिल'

export const ratedByGuests = (rating: string) => `<hidden>मेहमानों की रेटिंग: </hidden>${rating}<hidden>, 5 में से</hidden>`

export const couplesRatePrivacy = (rating: string) => `प्राइवेसी को कपल की रेटिंग ${rating}`
export const askAboutBreakfast = 'नाश्ते के बारे में पूछिए'
export const askAboutSameSex = 'सेम-सेक्स कपल के बारे में पूछिए'
export const allOfThese = (traits: string) => `<b>इन सब में:</b> ${traits}`
export const nearlyAllOfThese = (traits: string) => `<b>लगभग सब में:</b> ${traits}`
export const traits = {
  freeToCancel: 'फ़्री कैंसल',
  breakfast: 'नाश्ता शामिल',
  bathtub: 'बाथटब',
  privacy: `प्राइवेसी की रेटिंग ${PRIVACY_PRAISED_FROM} या ज़्यादा`,
  same_sex: 'सेम-सेक्स कपल का स्वागत',
}

export const sameSexCouples = 'सेम-सेक्स कपल'
export const welcome = (guests: string) => `${guests} का स्वागत है`
export const welcomeOnCard = (guests: string) => `${guests}<hidden> का स्वागत है</hidden>`
export const loveKit = 'लव किट'
export const alwaysPayAtHotel = 'हमेशा होटल पर पेमेंट'
export const theSameSexFilter = 'सेम-सेक्स का फ़िल्टर'
export const theLoveKit = 'लव किट का फ़िल्टर'
export const payingAtHotel = 'होटल पर पेमेंट का फ़िल्टर'
