import { PRODUCT_NAME, SITE } from '#domain/site.ts'
import { COMPLAINT_ANSWER_HOURS } from '#domain/feedback/feedback.ts'
import type { ChatTopic } from '#domain/chatbot/chat-topic.ts'

const COMPLAINT = `என்ன நடந்தது, உங்களை எப்படித் தொடர்பு கொள்வது என்று சொல்லுங்கள். உடனே ஒரு டிக்கெட் எண்ணும் ${COMPLAINT_ANSWER_HOURS} மணி நேரத்துக்குள் பதிலும் கிடைக்கும். புகார்களை ஒரு மாதத்துக்குள் தீர்க்கிறோம்.`

export const FEEDBACK: ChatTopic = {
  id: 'feedback',
  title: 'கருத்து',
  questions: [
    {
      id: 'give-feedback',
      asks: 'உங்களிடம் ஒன்று சொல்ல வேண்டும்',
      answer: { text: 'சொல்லுங்கள். கீழே எழுதுங்கள்; பெயரும் தொடர்பு விவரமும் விரும்பினால் மட்டும்.', form: 'feedback' },
    },
    {
      id: 'complain',
      asks: 'புகார் செய்ய வேண்டும்',
      answer: { text: COMPLAINT, form: 'complaint' },
    },
    {
      id: 'review-hotel',
      asks: 'ஹோட்டலுக்கு எங்கே விமர்சனம் எழுதுவது?',
      answer: {
        text: 'என் புக்கிங்குகளில், உங்கள் தங்கல் முடிந்த பிறகு. உங்கள் விமர்சனம் உங்கள் முதல் பெயருடன் மட்டும் காட்டப்படும்.',
        link: { label: 'என் புக்கிங்குகள்', to: 'myBookings' },
      },
    },
  ],
}

export const SPONSORSHIP: ChatTopic = {
  id: 'sponsorship',
  title: 'ஸ்பான்சர்ஷிப்',
  questions: [
    {
      id: 'ask-for-sponsorship',
      asks: 'ஸ்பான்சர்ஷிப் கேட்க வேண்டும்',
      answer: {
        text: 'உங்கள் நிகழ்ச்சி அல்லது யோசனை, அது எப்போது, எங்களிடம் என்ன வேண்டும் என்று சொல்லுங்கள். ஒரு ஃபோன் எண்ணோ ஈமெயிலோ தாருங்கள்.',
        form: 'sponsorship',
      },
    },
    {
      id: 'what-we-sponsor',
      asks: 'எவற்றுக்கு ஸ்பான்சர் செய்கிறீர்கள்?',
      answer: {
        text: `${PRODUCT_NAME} நம்புபவற்றுக்குப் பொருந்தும் நிகழ்ச்சிகளும் திட்டங்களும்: ஜோடிகள், தனியுரிமை, சம உரிமை, கல்லூரி விழாக்கள். ஒவ்வொரு கோரிக்கையையும் ஒரு மனிதர் படிக்கிறார்.`,
      },
    },
    {
      id: 'sponsorship-answer',
      asks: 'எப்போது பதில் வரும்?',
      answer: {
        text: `ஒரு வாரத்துக்குள் எழுதுகிறோம் அல்லது அழைக்கிறோம். மேலும் சொல்ல, உங்கள் டிக்கெட் எண்ணுடன் ${SITE.careEmail} முகவரிக்கு எழுதுங்கள்.`,
        link: { label: `${SITE.careEmail} முகவரிக்கு எழுது`, to: 'mail' },
      },
    },
  ],
}
