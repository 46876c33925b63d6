import { HOLD_MINUTES, MAX_HOLDS } from '../../bookings/holds.ts'
import { SITE } from '../../site.ts'
import type { ChatTopic } from '../chat-topic.ts'
import { payAtHotelWords, taxWords } from './money.ts'

export const MISCELLANEOUS: ChatTopic = {
  id: 'miscellaneous',
  title: 'Miscellaneous',
  questions: [
    {
      id: 'how-to-pay',
      asks: 'How can I pay?',
      answer: {
        text: `By UPI, card, net banking or wallet. We never see or keep your card number. ${payAtHotelWords}`,
      },
    },
    {
      id: 'tax',
      asks: 'Is tax included in the price?',
      answer: { text: taxWords },
    },
    {
      id: 'booking-page-problem',
      asks: 'The booking page does not work. What can I do?',
      answer: {
        text: `Load the page again: what you typed is still there, and a booking is never made twice. A room is kept for ${HOLD_MINUTES} minutes while you pay, and you can have ${MAX_HOLDS} unpaid bookings at a time. If it fails again, call ${SITE.supportPhone}.`,
        link: { label: `Call ${SITE.supportPhone}`, to: 'call' },
      },
    },
    {
      id: 'shared-phone',
      asks: 'I used somebody else’s phone. How do I leave no traces?',
      answer: {
        text: 'Log out from the profile menu. That ends the session and forgets everything this site kept in that browser.',
      },
    },
    {
      id: 'delete-account',
      asks: 'How do I have my account deleted?',
      answer: {
        text: `Write to ${SITE.careEmail} from your own e-mail address, or call us. Your ID pictures you can remove yourself at any time under My Bookings.`,
        link: { label: 'Privacy', to: 'privacyPolicy' },
      },
    },
  ],
}
