import { PHONE_DAY, PHONE_HOUR } from '#domain/accounts/send-limits.ts'
import { OTP_DIGITS, OTP_MAX_TRIES, OTP_RESEND_SECONDS, OTP_VALID_MINUTES } from '#domain/accounts/otp.ts'
import { SITE } from '#domain/site.ts'
import type { ChatTopic } from '#domain/chatbot/chat-topic.ts'

export const OTP: ChatTopic = {
  id: 'otp',
  title: 'OTP नहीं आया',
  questions: [
    {
      id: 'no-otp',
      asks: 'मेरा OTP नहीं आया। क्या करूँ?',
      answer: {
        text: `नंबर और फ़ोन का सिग्नल देखिए। ${OTP_RESEND_SECONDS} सेकंड बाद नया OTP माँग सकते हैं। फिर भी न आए? ${SITE.supportPhone} पर कॉल कीजिए, दिन हो या रात।`,
        link: { label: `${SITE.supportPhone} पर कॉल करें`, to: 'call' },
      },
    },
    {
      id: 'otp-wrong',
      asks: 'लिखा आता है कि OTP गलत है।',
      answer: {
        text: `OTP में ${OTP_DIGITS} अंक होते हैं, वह ${OTP_VALID_MINUTES} मिनट चलता है और ${OTP_MAX_TRIES} बार डाला जा सकता है। एक से ज़्यादा माँगे हों, तो सबसे नया मैसेज देखिए।`,
      },
    },
    {
      id: 'otp-limit',
      asks: 'लिखा आता है कि बहुत बार OTP माँगा गया।',
      answer: {
        text: `एक फ़ोन पर हम एक घंटे में ज़्यादा से ज़्यादा ${PHONE_HOUR.most} और एक दिन में ${PHONE_DAY.most} OTP भेजते हैं, ताकि कोई आपको उनसे परेशान न कर सके। थोड़ा रुकिए, या हमें कॉल कीजिए।`,
        link: { label: `${SITE.supportPhone} पर कॉल करें`, to: 'call' },
      },
    },
    {
      id: 'passkey',
      asks: 'क्या OTP के बिना लॉगिन हो सकता है?',
      answer: {
        text: 'हाँ, पासकी से: आपका फ़िंगरप्रिंट, चेहरा या स्क्रीन लॉक। एक बार OTP से लॉगिन कीजिए, मेरा डेटा खोलिए और पासकी जोड़िए। उसके बाद लॉगिन पर “पासकी से लॉगिन” दबाइए। हर नई पासकी की खबर हम मैसेज से देते हैं, एक लिंक के साथ जो उसे बंद कर देता है, अगर वह आप नहीं थे।',
        link: { label: 'मेरा डेटा', to: 'myData' },
      },
    },
    {
      id: 'which-numbers',
      asks: 'कौन से फ़ोन नंबर चलते हैं?',
      answer: {
        text: 'भारतीय मोबाइल नंबर: दस अंक, जो 6, 7, 8 या 9 से शुरू होते हैं। लैंडलाइन या विदेशी नंबर पर हम OTP नहीं भेज सकते।',
      },
    },
  ],
}
