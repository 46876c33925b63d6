import { PRODUCT_NAME, SITE } from '#domain/site.ts'
import { COMPLAINT_ANSWER_HOURS } from '#domain/feedback/feedback.ts'
import type { ChatTopic } from '#domain/chatbot/chat-topic.ts'

const COMPLAINT = `बताइए कि क्या हुआ और आपसे कैसे बात करें। टिकट नंबर तुरंत मिलता है और जवाब ${COMPLAINT_ANSWER_HOURS} घंटे के अंदर। हम शिकायतें एक महीने के अंदर निपटाते हैं।`

export const FEEDBACK: ChatTopic = {
  id: 'feedback',
  title: 'राय',
  questions: [
    {
      id: 'give-feedback',
      asks: 'मुझे कुछ बताना है',
      answer: { text: 'ज़रूर बताइए। नीचे लिखिए; नाम और संपर्क देना ज़रूरी नहीं।', form: 'feedback' },
    },
    {
      id: 'complain',
      asks: 'मुझे शिकायत करनी है',
      answer: { text: COMPLAINT, form: 'complaint' },
    },
    {
      id: 'review-hotel',
      asks: 'होटल का रिव्यू कहाँ दूँ?',
      answer: {
        text: 'मेरी बुकिंग में, आपका स्टे पूरा होने के बाद। रिव्यू के साथ सिर्फ़ आपका पहला नाम दिखता है।',
        link: { label: 'मेरी बुकिंग', to: 'myBookings' },
      },
    },
  ],
}

export const SPONSORSHIP: ChatTopic = {
  id: 'sponsorship',
  title: 'स्पॉन्सरशिप',
  questions: [
    {
      id: 'ask-for-sponsorship',
      asks: 'मुझे स्पॉन्सरशिप चाहिए',
      answer: {
        text: 'अपने इवेंट या आइडिया के बारे में बताइए, वह कब है और आपको हमसे क्या चाहिए। फ़ोन नंबर या ईमेल भी लिखिए।',
        form: 'sponsorship',
      },
    },
    {
      id: 'what-we-sponsor',
      asks: 'आप क्या स्पॉन्सर करते हैं?',
      answer: {
        text: `ऐसे इवेंट और काम जो ${PRODUCT_NAME} की सोच से मिलते हैं: कपल, प्राइवेसी, बराबर अधिकार, कॉलेज फ़ेस्टिवल। हर अनुरोध एक इंसान पढ़ता है।`,
      },
    },
    {
      id: 'sponsorship-answer',
      asks: 'आपका जवाब कब आएगा?',
      answer: {
        text: `हम एक हफ़्ते के अंदर लिखते या कॉल करते हैं। कुछ जोड़ना हो, तो अपना टिकट नंबर लिखकर ${SITE.careEmail} पर भेजिए।`,
        link: { label: `${SITE.careEmail} पर लिखें`, to: 'mail' },
      },
    },
  ],
}
