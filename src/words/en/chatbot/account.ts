import { PHONE_DAY, PHONE_HOUR } from '#domain/accounts/send-limits.ts'
import { OTP_DIGITS, OTP_MAX_TRIES, OTP_RESEND_SECONDS, OTP_VALID_MINUTES } from '#domain/accounts/otp.ts'
import { SITE } from '#domain/site.ts'
import type { ChatTopic } from '#domain/chatbot/chat-topic.ts'

export const OTP: ChatTopic = {
  id: 'otp',
  title: 'OTP not received',
  questions: [
    {
      id: 'no-otp',
      asks: 'My OTP has not arrived. What can I do?',
      answer: {
        text: `Check the number and your phone’s signal. After ${OTP_RESEND_SECONDS} seconds you can ask for another OTP. Still nothing? Call ${SITE.supportPhone}, day or night.`,
        link: { label: `Call ${SITE.supportPhone}`, to: 'call' },
      },
    },
    {
      id: 'otp-wrong',
      asks: 'It says my OTP is wrong.',
      answer: {
        text: `An OTP has ${OTP_DIGITS} digits, is valid for ${OTP_VALID_MINUTES} minutes and can be tried ${OTP_MAX_TRIES} times. If you asked for more than one, use the latest message.`,
      },
    },
    {
      id: 'otp-limit',
      asks: 'It says I asked for too many OTPs.',
      answer: {
        text: `We send at most ${PHONE_HOUR.most} an hour and ${PHONE_DAY.most} a day to one phone, so that nobody can flood you with them. Please wait a little, or call us.`,
        link: { label: `Call ${SITE.supportPhone}`, to: 'call' },
      },
    },
    {
      id: 'passkey',
      asks: 'Can I sign in without an OTP?',
      answer: {
        text: 'Yes, with a passkey: your fingerprint, face or screen lock. Sign in once with an OTP, open My data and add a passkey. From then on press Use a passkey at the login. We text you about each new one, with a link that ends it if it was not you.',
        link: { label: 'My data', to: 'myData' },
      },
    },
    {
      id: 'which-numbers',
      asks: 'Which phone numbers can I use?',
      answer: {
        text: 'Indian mobile numbers: ten digits that begin with 6, 7, 8 or 9. We cannot send OTPs to landlines or foreign numbers.',
      },
    },
  ],
}
