import { HOLD_MINUTES, MAX_HOLDS } from '#domain/bookings/holds.ts'
import { SITE } from '#domain/site.ts'
import type { ChatTopic } from '#domain/chatbot/chat-topic.ts'
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
      asks: 'The booking page is not working. What can I do?',
      answer: {
        text: `Reload the page: what you typed is still there, and pressing Book Now again does not book twice. A room is held for ${HOLD_MINUTES} minutes while you pay, and you can have ${MAX_HOLDS} unpaid bookings at a time. If it fails again, call ${SITE.supportPhone}.`,
        link: { label: `Call ${SITE.supportPhone}`, to: 'call' },
      },
    },
    {
      id: 'shared-phone',
      asks: 'I used someone else’s phone. How do I leave no trace?',
      answer: {
        text: 'Log out from the menu. That ends the session and clears your details from that browser. The pages you visited stay in the browser’s own history; clear that too.',
      },
    },
    {
      id: 'delete-account',
      asks: 'How do I delete my account?',
      answer: {
        text: 'Open My data and choose to erase your account: it goes at once, after a one-time password or your passkey. Bills stay for the tax law, without you in them. A stay ahead or a refund on its way comes first. You can remove only your ID pictures at any time in My Bookings. An account that nobody uses for three years is erased, too; we text you before.',
        link: { label: 'My data', to: 'myData' },
      },
    },
  ],
}
