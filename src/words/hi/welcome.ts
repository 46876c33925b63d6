import { FEWEST_COUPLES, COUPLES_A_STEP } from '#domain/welcome/welcome-share.ts'
import { WELCOME_CHANGE_HOURS } from '#domain/welcome/welcome-answer.ts'

/** On a card, from enough couples on; the hotel's page says of how many. */
export const welcomedOnCard = (percent: number, couples: string) =>
  `${percent}% का स्वागत<hidden>, ${couples} कपल में से</hidden>`
export const welcomedOf = (percent: number, couples: string) => `${couples} कपल में से ${percent}% का अच्छा स्वागत`
export const howCouplesWereWelcomed = 'कपल का स्वागत कैसा रहा'
export const shares = {
  welcomed: 'बिना सवालों के स्वागत',
  as_agreed: 'तय से ज़्यादा कुछ नहीं माँगा',
  as_shown: 'रूम फ़ोटो जैसा',
}
export const fromCouples = (couples: string) =>
  `${couples} कपल के जवाब, स्टे के बाद। सिर्फ़ वे कपल जवाब देते हैं जो वहाँ थे या जिन्हें लौटा दिया गया। कोई अकेला जवाब किसी को नहीं दिखता।`

export const aboutYourStay = 'आपके स्टे पर तीन टैप'
export const nobodySeesAnswers = `आपके जवाब कोई नहीं देखता, सिर्फ़ ${FEWEST_COUPLES} या ज़्यादा कपल का हिस्सा दिखता है। वह तभी बदलता है जब ${COUPLES_A_STEP} और जवाब आते हैं।`
export const questions = {
  welcomed: 'क्या बिना सवालों के आपका स्वागत हुआ?',
  asked_for_more: 'क्या उन्होंने तय से ज़्यादा माँगा?',
  room_as_shown: 'क्या रूम फ़ोटो जैसा था?',
}
export const yes = 'हाँ'
export const no = 'नहीं'
export const noRoomSayNo = 'अगर रूम नहीं मिला, तो आखिरी सवाल पर नहीं कहिए।'
export const thirdTapSends = `तीसरे टैप से जवाब चला जाता है। लॉगिन करके आप ${WELCOME_CHANGE_HOURS} घंटे तक मेरी बुकिंग में जवाब बदल सकते हैं।`
export const sendAgain = 'फिर भेजिए'
export const thankYouBoth = 'आप दोनों का शुक्रिया'
export const nextCoupleKnows = 'अगले कपल को थोड़ा और पता होगा। होटल सिर्फ़ कुल हिस्सा देखता है, किसने क्या कहा यह कभी नहीं।'
export const said = {
  welcomed: 'बिना सवालों के स्वागत',
  asked_for_more: 'तय से ज़्यादा माँगा',
  room_as_shown: 'रूम फ़ोटो जैसा',
}
export const answeredBefore = 'आपके जवाब हमारे पास पहले से हैं। शुक्रिया।'
export const answerThreeQuestions = 'तीन सवालों के जवाब दीजिए'
export const changeAnswers = 'स्टे के बारे में अपने जवाब बदलिए'
export const writeReviewToo = 'रिव्यू भी लिखिए'
export const reviewIsPublic = 'रिव्यू सबको दिखता है, आपके पहले नाम से। ये तीन जवाब नहीं।'
