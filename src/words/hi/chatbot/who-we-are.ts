import { formatRupees } from '#domain/kernel/money.ts'
import { SIGN_UP_CREDIT } from '#domain/rewards/credits.ts'
import { PRODUCT_NAME, SITE } from '#domain/site.ts'
import { MAX_WAITS, NEXT_TOLD_MINUTES, TOLD_A_ROOM } from '#domain/waits/waiting-list.ts'
import type { ChatTopic } from '#domain/chatbot/chat-topic.ts'

export const WHAT_IS_IT: ChatTopic = {
  id: 'what-is-it',
  title: `${PRODUCT_NAME} क्या है`,
  questions: [
    {
      id: 'what-is-uncle',
      asks: `${PRODUCT_NAME} क्या है?`,
      answer: {
        text: `${PRODUCT_NAME} आपके लिए ऐसा होटल ढूँढता है जहाँ कपल का स्वागत है। शहर, तारीख और स्लॉट चुनिए, टैक्स समेत पूरा दाम देखिए, और कुछ घंटे, एक रात या कई दिन के लिए प्राइवेट रूम बुक कीजिए।`,
        link: { label: 'होटल खोजें', to: 'home' },
      },
    },
    {
      id: 'unmarried-couples',
      asks: 'क्या बिना शादी के कपल बुक कर सकते हैं?',
      answer: {
        text: 'हाँ। हमारी लिस्ट के हर होटल ने हाँ कही है कि ID लाने वाले अविवाहित बालिग कपल का स्वागत है। शादी का सर्टिफ़िकेट नहीं चाहिए।',
        link: { label: 'कानून क्या कहता है', to: 'legalPage' },
      },
    },
    {
      id: 'local-couples',
      asks: 'क्या अपने ही शहर में लोकल ID से रुक सकते हैं?',
      answer: {
        text: 'हाँ। हमारी लिस्ट के हर होटल में लोकल ID चलती है। दूसरे शहर से आना ज़रूरी नहीं।',
      },
    },
    {
      id: 'need-account',
      asks: 'क्या खाता बनाना होगा?',
      answer: {
        text: `देखने के लिए नहीं। बुक करने के लिए फ़ोन नंबर और एक बार के पासवर्ड (OTP) से साइन-अप करते हैं; कुछ याद नहीं रखना। साइन-अप पर ${formatRupees(SIGN_UP_CREDIT)} का क्रेडिट मिलता है, जो अगले बिल से अपने-आप घटता है।`,
      },
    },
    {
      id: 'our-record',
      asks: 'मुझे कैसे पता चले कि आप अपनी बात निभाते हैं?',
      answer: {
        text: 'हम हर महीने बताते हैं कि कितने कपल लौटाए गए, रिफ़ंड कितनी जल्दी मिले, हमने कितनी ID खोलीं और बहुत कुछ, अच्छा हो या बुरा। हर रात साइन की जाती है, इसलिए हम बाद में चुपचाप बदल नहीं सकते, और कोई भी जाँच सकता है।',
        link: { label: 'हमारा रिकॉर्ड', to: 'trust' },
      },
    },
  ],
}

export const AROUND_THE_CLOCK: ChatTopic = {
  id: 'availability-24x7',
  title: '24x7 मदद',
  questions: [
    {
      id: 'support-hours',
      asks: 'आपसे कब बात हो सकती है?',
      answer: {
        text: `दिन-रात। हमारी केयर लाइन ${SITE.supportPhone} 24x7 खुली है। सब लाइनें बिज़ी हों, तो अपने नंबर के साथ वॉइसमेल छोड़िए, हम आपको कॉल करेंगे।`,
        link: { label: `${SITE.supportPhone} पर कॉल करें`, to: 'call' },
      },
    },
    {
      id: 'book-any-time',
      asks: 'क्या किसी भी समय बुक कर सकते हैं?',
      answer: {
        text: 'हाँ। वेबसाइट दिन-रात बुकिंग लेती है, और पेमेंट होते ही बुकिंग कन्फ़र्म हो जाती है।',
        link: { label: 'होटल खोजें', to: 'home' },
      },
    },
    {
      id: 'problem-at-desk',
      asks: 'मैं होटल पर हूँ और कोई दिक्कत है। अब क्या?',
      answer: {
        text: `रिसेप्शन से ही ${SITE.supportPhone} पर कॉल कीजिए और बुकिंग नंबर पास रखिए; वह मेरी बुकिंग में मिलता है। आपके रुके रहते हम होटल से बात करते हैं।`,
        link: { label: `${SITE.supportPhone} पर कॉल करें`, to: 'call' },
      },
    },
    {
      id: 'waiting-list',
      asks: 'रूम खाली होने पर क्या आप बता सकते हैं?',
      answer: {
        text: `हाँ। भरे हुए होटल पर, या जहाँ कुछ खाली न हो, ‘रूम खाली होने पर बताइए’ दबाइए। रूम खाली होने पर हम लाइन से एक बार में ${TOLD_A_ROOM} लोगों को मैसेज करते हैं, अगलों को ${NEXT_TOLD_MINUTES} मिनट बाद। रूम उसी समय सबके लिए खुला होता है: जो पहले आए, उसे मिलेगा। आप स्लॉट शुरू होने तक ${MAX_WAITS} रूम का इंतज़ार कर सकते हैं, और मेरी बुकिंग में उसे बंद कर सकते हैं।`,
        link: { label: 'मेरी बुकिंग', to: 'myBookings' },
      },
    },
  ],
}
