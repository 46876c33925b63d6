import { EMAIL_LINK_DAYS } from '#domain/accounts/email-link.ts'
import { OTP_VALID_MINUTES } from '#domain/accounts/otp.ts'
import { OBJECTION_HOURS } from '#domain/desk/visit.ts'
import { COMPLAINT_ANSWER_HOURS } from '#domain/feedback/feedback.ts'
import { calendar } from './calendar.ts'
import { REFUND_DAYS } from '#domain/payments/refund-days.ts'
import { PRODUCT_NAME, SITE } from '#domain/site.ts'
import { plural } from './plural.ts'

export const moment = (instant: Date): string => calendar.shortMoment(instant)

export const hours = (count: number): string => `${count} ${plural(count, 'घंटा', 'घंटे')}`

export const ACCOUNT_CHANGES = {
  signedOutElsewhere: 'आपके बाकी सभी डिवाइस पर लॉगआउट कर दिया गया है।',
  passkeyAdded: 'आपके खाते में एक पासकी जोड़ी गई है।',
  passkeyRemoved: 'आपके खाते से एक पासकी हटाई गई है।',
  erasedAsAsked: 'आपके कहने पर आपका खाता बंद कर दिया गया है।',
  erasedAbsent: 'आपका खाता मिटा दिया गया है, क्योंकि आपने तीन साल से लॉगिन नहीं किया था।',
}

const help = `मदद: ${SITE.supportPhone}`

export const TEXTS = {
  otp: {
    body: (code: string, host: string) =>
      `${code} आपका ${PRODUCT_NAME} OTP है। यह ${OTP_VALID_MINUTES} मिनट तक चलेगा। इसे किसी को न बताएँ।\n@${host} #${code}`,
  },
  email_link: {
    subject: () => `${PRODUCT_NAME} के लिए अपना ईमेल कन्फ़र्म कीजिए`,
    body: (link: string) =>
      `${PRODUCT_NAME}: किसी ने इस ईमेल पते से साइन-अप किया है। अगर आपने किया है, तो ${EMAIL_LINK_DAYS} दिन के अंदर यह लिंक खोलिए और वहाँ बटन दबाइए: ${link}\nअगर आपने नहीं किया, तो इस ईमेल को रहने दीजिए। सवाल हों तो: ${SITE.supportPhone}`,
  },
  account_changed: {
    subject: () => 'आपके खाते में बदलाव',
    body: (change: string) => `${PRODUCT_NAME}: ${change} अगर यह आपने नहीं किया, तो ${SITE.supportPhone} पर कॉल कीजिए।`,
  },
  booking_confirmed: {
    subject: (code: string) => `${code} कन्फ़र्म है`,
    body: (code: string, checkin: string) =>
      `${PRODUCT_NAME}: ${code} कन्फ़र्म है, ${checkin}। ओरिजिनल ID साथ लाइए। ${help}`,
  },
  booking_refunded: {
    subject: (_code: string, money: string) => `आपका ${money} का रिफ़ंड`,
    body: (code: string, money: string) =>
      `${PRODUCT_NAME}: ${code} का पेमेंट हमें बहुत देर से मिला। ${money} का रिफ़ंड ${REFUND_DAYS} दिन के अंदर वहीं आएगा, जहाँ से पेमेंट हुआ था। ${help}`,
  },
  booking_money_back: {
    subject: (_code: string, money: string) => `${money} आपको वापस आ रहे हैं`,
    body: (code: string, money: string) =>
      `${PRODUCT_NAME}: ${code} के लिए हम ${money} वापस भेज रहे हैं। ये ${REFUND_DAYS} दिन के अंदर वहीं आएँगे, जहाँ से पेमेंट हुआ था। ${help}`,
  },
  booking_cancelled: {
    subject: (code: string) => `${code} कैंसल हो गई है`,
    body: (code: string, money: string) =>
      `${PRODUCT_NAME}: ${code} कैंसल हो गई है। रिफ़ंड: ${money}, ${REFUND_DAYS} दिन के अंदर वहीं, जहाँ से पेमेंट हुआ था। ${help}`,
  },
  booking_cancelled_unpaid: {
    subject: (code: string) => `${code} कैंसल हो गई है`,
    body: (code: string) =>
      `${PRODUCT_NAME}: ${code} कैंसल हो गई है। रिफ़ंड के लिए कोई पेमेंट नहीं था। लगाया हुआ क्रेडिट आपके खाते में वापस है। ${help}`,
  },
  booking_changed: {
    subject: (code: string) => `${code} बदल गई है`,
    body: (code: string, checkin: string) =>
      `${PRODUCT_NAME}: ${code} अब ${checkin} के लिए है। ओरिजिनल ID साथ लाइए। ${help}`,
  },
  booking_extended: {
    subject: (code: string) => `${code} बढ़ गई है`,
    body: (code: string, until: string) => `${PRODUCT_NAME}: ${code} ${until} तक बढ़ गई है। ${help}`,
  },
  booking_hours_added: {
    subject: (code: string) => `क्या आप ${code} के लिए और घंटे चाहते हैं?`,
    body: (code: string, added: string, until: string, money: string, link: string) =>
      `${PRODUCT_NAME}: ${code} में ${added} और, ${until} तक, वहाँ ${money} देने होंगे। क्या आप यह चाहते हैं? हाँ या ना बताइए: ${link} ${help}`,
  },
  booking_no_show: {
    subject: (code: string) => `क्या आप ${code} के लिए आए थे?`,
    body: (code: string, link: string) =>
      `${PRODUCT_NAME}: हमें बताया गया कि ${code} के लिए कोई नहीं आया। क्या आप आए थे? ${OBJECTION_HOURS} घंटे के अंदर बताइए: ${link} ${help}`,
  },
  booking_came: {
    subject: (code: string) => `क्या ${code} पूरी हुई?`,
    body: (code: string, link: string) => `${PRODUCT_NAME}: क्या ${code} पूरी हुई? हाँ के लिए एक टैप: ${link}`,
  },
  booking_needs_choice: {
    subject: (code: string) => `${code}: दूसरी जगह चुनें या पैसे वापस लें`,
    body: (code: string, link: string) =>
      `${PRODUCT_NAME}: ${code} आपके लिए खाली नहीं है। चुनिए, बिना और पैसे दिए दूसरी जगह या पूरे पैसे वापस: ${link} ${help}`,
  },
  booking_decided: {
    subject: (code: string) => `हमने ${code} को देखा`,
    body: (code: string) =>
      `${PRODUCT_NAME}: हमने ${code} को देखा और दोनों तरफ़ कॉल किया। बुकिंग बनी रहेगी, इसलिए पैसे वापस नहीं होंगे। आपको यह ठीक नहीं लगता, तो हमें अभी कॉल कीजिए: ${SITE.supportPhone}`,
  },
  booking_call_us: {
    subject: (code: string) => `${code} के लिए हमें कॉल कीजिए`,
    body: (code: string) => `${PRODUCT_NAME}: ${code} में कुछ बदल गया है। निकलने से पहले हमें कॉल कीजिए: ${SITE.supportPhone}`,
  },
  stay_welcome: {
    body: (code: string, link: string) => `${PRODUCT_NAME}: ${code} के बारे में तीन सवाल, बस हाँ या नहीं: ${link}`,
  },
  review_off_page: {
    body: () => `${PRODUCT_NAME}: हमने आपका रिव्यू उसके पेज से हटा दिया है। ${help}`,
  },
  review_withdrawn: {
    subject: () => 'आपका रिव्यू हटाया गया',
    body: (hotel: string, reason: string) =>
      `${PRODUCT_NAME}: हमने ${hotel} का आपका रिव्यू उसके पेज से हटा दिया है: ${reason}। ${help}`,
  },
  number_changed: {
    body: () =>
      `${PRODUCT_NAME}: यह नंबर अब आपके खाते से नहीं जुड़ा है। आपने ऐसा नहीं कहा था, तो कॉल कीजिए: ${SITE.supportPhone}`,
  },
  passkey_added: {
    body: (added: string, link: string) =>
      `${PRODUCT_NAME}: आपके खाते में एक पासकी जोड़ी गई, ${added}। आपने नहीं जोड़ी? ${link}`,
  },
  account_ends: {
    subject: () => 'आपका खाता बंद होने वाला है',
    body: (until: string, link: string) =>
      `${PRODUCT_NAME}: आपने तीन साल से लॉगिन नहीं किया, इसलिए ${until} के बाद हम आपका खाता मिटा देंगे। खाता रखना है, तो उससे पहले लॉगिन कीजिए: ${link}`,
  },
  partner_invited: {
    body: (link: string) =>
      `${PRODUCT_NAME}: आपके लिए एक न्योता है। जवाब के लिए इसी नंबर से लॉगिन कीजिए: ${link} इंतज़ार नहीं था? रहने दीजिए।`,
  },
  stay_ended: {
    subject: (code: string) => `${code} कैसी रही?`,
    body: (code: string, link: string) =>
      `${PRODUCT_NAME}: उम्मीद है ${code} अच्छी रही। आपकी दो सच्ची बातें औरों को चुनने में मदद करेंगी: ${link}`,
  },
  partner_form_received: {
    subject: (ticket: string) => `हमें आपका फ़ॉर्म मिल गया है: ${ticket}`,
    body: (ticket: string) =>
      `${PRODUCT_NAME}: हमारे साथ काम करने में रुचि के लिए धन्यवाद। आपका रेफ़रेंस नंबर ${ticket} है। हम कामकाज के दो दिन के अंदर आपको कॉल करेंगे। सवाल हों तो: ${SITE.supportPhone}`,
  },
  feedback_received: {
    subject: (ticket: string) => `हमें आपका मैसेज मिल गया है: ${ticket}`,
    body: (ticket: string, link: string) =>
      `${PRODUCT_NAME}: हमें लिखने के लिए धन्यवाद। आपका टिकट नंबर ${ticket} है। आपने कुछ पूछा है, तो हम ${COMPLAINT_ANSWER_HOURS} घंटे के अंदर जवाब देंगे। शिकायत एक महीने के अंदर सुलझाई जाती है। यहाँ देखते रहिए: ${link} सवाल हों तो: ${SITE.supportPhone}`,
  },
  case_answer: {
    subject: (ticket: string) => `${ticket} पर हमारा जवाब`,
    body: (ticket: string, text: string, link: string) =>
      `${PRODUCT_NAME}: आपने हमें लिखा था (${ticket})। यह हमारा जवाब है।\n\n${text}\n\nआप इससे सहमत नहीं हैं, तो: ${link}\nया कॉल कीजिए: ${SITE.supportPhone}`,
  },
  room_free: {
    body: (link: string) => `${PRODUCT_NAME}: जिसका आपको इंतज़ार है, वह अभी खाली है। जो पहले आए, उसे मिलेगा: ${link}`,
  },
  case_answered: {
    body: (ticket: string, link: string) =>
      `${PRODUCT_NAME}: हमने ${ticket} का जवाब दे दिया है। यहाँ पढ़िए: ${link} या कॉल कीजिए: ${SITE.supportPhone}`,
  },
}
