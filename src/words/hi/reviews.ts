import { formatCount } from '#domain/kernel/money.ts'

export const whatCouplesSay = 'कपल क्या कहते हैं'
export const ratingsAndReviews = (ratings: number, reviews: number) =>
  `${formatCount(ratings)} रेटिंग, ${formatCount(reviews)} रिव्यू`
export const howGuestsRated = 'मेहमानों ने कैसी रेटिंग दी'
export const hearts = (count: number) => `${count} दिल`
export const whichReviews = 'कौन से रिव्यू'
export const top = 'टॉप'
export const withPictures = 'फ़ोटो वाले'
export const newest = 'सबसे नए'
export const noReviewsOfThisKind = 'ऐसा कोई रिव्यू अभी नहीं है।'
export const couldNotLoadMore = 'और रिव्यू लोड नहीं हो सके।'
export const showMoreReviews = 'और रिव्यू दिखाएँ'
export const nobodyHasRated = 'इस होटल को अभी किसी ने रेटिंग नहीं दी। अपने स्टे के बाद पहली रेटिंग आप दीजिए।'

export const stayedHere = 'यहाँ रुके'
export const readMore = (guest: string) => `और पढ़ें<hidden>, ${guest} का रिव्यू</hidden>`
export const readLess = (guest: string) => `कम दिखाएँ<hidden>, ${guest} का रिव्यू</hidden>`
export const hotelAnswers = (date: string) => `<b>होटल का जवाब</b> <soft>${date}</soft>`
export const guestsPicture = (guest: string, index: number) => `स्टे की फ़ोटो ${index}, ${guest} से (नया टैब)`
export const somebodysPicture = (index: number) => `स्टे की फ़ोटो ${index}, एक मेहमान से (नया टैब)`

export const howWasYourStay = 'आपका स्टे कैसा रहा?'
export const pressHeart = 'कोई दिल दबाइए'
export const ofFive = (rating: number) => `5 में से ${rating}`
export const yourReview = 'आपका रिव्यू <soft>(ज़रूरी नहीं)</soft>'
export const yourReviewIsShown = 'रिव्यू के साथ सिर्फ़ आपका पहला नाम दिखता है।'
export const rateAspects = 'प्राइवेसी, सफ़ाई, स्वागत और जगह को रेटिंग दें'
export const addPictures = 'फ़ोटो डालें'
export const yourPictures = 'आपकी फ़ोटो'
export const yourPicture = (index: number) => `आपकी फ़ोटो, नंबर ${index}`
export const removePicture = (index: number) => `फ़ोटो ${index} हटाएँ`
export const sendReview = (booking: string) => `रिव्यू भेजें<hidden>, बुकिंग ${booking}</hidden>`
export const sendingReview = (booking: string) => `भेज रहे हैं...<hidden> बुकिंग ${booking}</hidden>`
export const pleaseChooseHearts = '1 से 5 दिल चुनिए।'
export const reviewIsTooLong = (most: number) => `रिव्यू ${most} अक्षरों तक रखिए।`

export const youGave = 'आपने दिए <hearts></hearts>'
export const thankYou = 'शुक्रिया। आपका रिव्यू दूसरों को चुनने में मदद करता है।'
export const takeBack = 'अपना रिव्यू वापस लीजिए'
export const takenBackForGood = 'फिर इसे कोई नहीं पढ़ेगा, और इस स्टे का दूसरा रिव्यू नहीं लिखा जा सकेगा।'
export const yesTakeBack = 'हाँ, वापस लीजिए'
export const keepReview = 'रहने दीजिए'
export const youTookBack = 'आपने अपना रिव्यू वापस ले लिया।'
