import { HOLD_MINUTES, MAX_HOLDS } from '#domain/bookings/holds.ts'
import { SITE } from '#domain/site.ts'
import type { ChatTopic } from '#domain/chatbot/chat-topic.ts'
import { payAtHotelWords, taxWords } from './money.ts'

export const MISCELLANEOUS: ChatTopic = {
  id: 'miscellaneous',
  title: 'बाकी बातें',
  questions: [
    {
      id: 'how-to-pay',
      asks: 'पेमेंट कैसे कर सकते हैं?',
      answer: {
        text: `UPI, कार्ड, नेट बैंकिंग या वॉलेट से। आपका कार्ड नंबर हम न कभी देखते हैं, न रखते हैं। ${payAtHotelWords}`,
      },
    },
    {
      id: 'tax',
      asks: 'क्या दाम में टैक्स शामिल है?',
      answer: { text: taxWords },
    },
    {
      id: 'booking-page-problem',
      asks: 'बुकिंग का पेज नहीं चल रहा। क्या करूँ?',
      answer: {
        text: `पेज फिर खोलिए: आपने जो लिखा वह वहीं है, और “बुक करें” फिर दबाने पर दो बार बुकिंग नहीं होती। पेमेंट करते समय रूम ${HOLD_MINUTES} मिनट रुका रहता है, और एक समय में आपकी ${MAX_HOLDS} बिना पेमेंट की बुकिंग हो सकती हैं। फिर भी न चले, तो ${SITE.supportPhone} पर कॉल कीजिए।`,
        link: { label: `${SITE.supportPhone} पर कॉल करें`, to: 'call' },
      },
    },
    {
      id: 'shared-phone',
      asks: 'मैंने किसी और का फ़ोन इस्तेमाल किया। कोई निशान न रहे, इसके लिए क्या करूँ?',
      answer: {
        text: 'मेन्यू से लॉगआउट कीजिए। इससे लॉगिन खत्म होता है और उस ब्राउज़र से आपकी जानकारी मिट जाती है। जो पेज आपने देखे, वे ब्राउज़र की अपनी हिस्ट्री में रहते हैं; उसे भी मिटाइए।',
      },
    },
    {
      id: 'delete-account',
      asks: 'मेरा खाता कैसे मिटाऊँ?',
      answer: {
        text: 'मेरा डेटा खोलिए और अपना खाता मिटाना चुनिए: OTP या आपकी पासकी के बाद वह तुरंत मिट जाता है। टैक्स के कानून के लिए बिल रहते हैं, आपके नाम के बिना। आगे का स्टे या रास्ते में रिफ़ंड पहले पूरा होगा। सिर्फ़ ID की फ़ोटो आप मेरी बुकिंग में कभी भी हटा सकते हैं। तीन साल तक कोई इस्तेमाल न करे, तो वह खाता भी मिट जाता है; पहले हम मैसेज भेजते हैं।',
        link: { label: 'मेरा डेटा', to: 'myData' },
      },
    },
  ],
}
