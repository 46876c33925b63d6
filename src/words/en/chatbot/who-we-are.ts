import { formatRupees } from '#domain/kernel/money.ts'
import { SIGN_UP_CREDIT } from '#domain/rewards/credits.ts'
import { PRODUCT_NAME, SITE } from '#domain/site.ts'
import { MAX_WAITS, NEXT_TOLD_MINUTES, TOLD_A_ROOM } from '#domain/waits/waiting-list.ts'
import type { ChatTopic } from '#domain/chatbot/chat-topic.ts'

export const WHAT_IS_IT: ChatTopic = {
  id: 'what-is-it',
  title: `What is ${PRODUCT_NAME}`,
  questions: [
    {
      id: 'what-is-uncle',
      asks: `What is ${PRODUCT_NAME}?`,
      answer: {
        text: `${PRODUCT_NAME} finds you a hotel where couples are welcome. Choose a city, a date and a time slot, see the full price with tax, and book a private room for a few hours, a night or several days.`,
        link: { label: 'Find a hotel', to: 'home' },
      },
    },
    {
      id: 'unmarried-couples',
      asks: 'Can unmarried couples book?',
      answer: {
        text: 'Yes. Every hotel on our list has agreed to welcome unmarried couples of legal age who bring their IDs. You need no marriage certificate.',
        link: { label: 'What the law says', to: 'legalPage' },
      },
    },
    {
      id: 'local-couples',
      asks: 'Can we stay in our own city with a local ID?',
      answer: {
        text: 'Yes. Local IDs are accepted at every hotel on our list. You do not have to come from another city.',
      },
    },
    {
      id: 'need-account',
      asks: 'Do I need an account?',
      answer: {
        text: `Not to look around. To book, you sign up with your phone number and a one-time password (OTP); there is nothing to remember. Signing up gives you credit worth ${formatRupees(SIGN_UP_CREDIT)}, which is taken off your next bill automatically.`,
      },
    },
    {
      id: 'our-record',
      asks: 'How do I know that you keep your word?',
      answer: {
        text: 'We publish each month how many couples were turned away, how fast refunds were, how many IDs we opened, and more, good or bad. Each night is signed, so we can’t change it later without a trace, and anybody can check it.',
        link: { label: 'Our record', to: 'trust' },
      },
    },
  ],
}

export const AROUND_THE_CLOCK: ChatTopic = {
  id: 'availability-24x7',
  title: '24x7 availability',
  questions: [
    {
      id: 'support-hours',
      asks: 'When can I reach you?',
      answer: {
        text: `Day and night. Our customer care line ${SITE.supportPhone} is open 24x7. If all lines are busy, leave a voicemail with your number and we will call you back.`,
        link: { label: `Call ${SITE.supportPhone}`, to: 'call' },
      },
    },
    {
      id: 'book-any-time',
      asks: 'Can I book at any hour?',
      answer: {
        text: 'Yes. The website takes bookings around the clock, and a booking is confirmed as soon as it is paid.',
        link: { label: 'Find a hotel', to: 'home' },
      },
    },
    {
      id: 'problem-at-desk',
      asks: 'I am at the hotel and there is a problem. What now?',
      answer: {
        text: `Call ${SITE.supportPhone} from the desk and have your booking number ready; you find it in My Bookings. We speak to the hotel while you wait.`,
        link: { label: `Call ${SITE.supportPhone}`, to: 'call' },
      },
    },
    {
      id: 'waiting-list',
      asks: 'Can you tell me when a room is free?',
      answer: {
        text: `Yes. On a sold hotel, or where nothing is free, press ‘Tell us when a room is free’. When a room comes free we text those who wait, in order, ${TOLD_A_ROOM} at a time, the next ${NEXT_TOLD_MINUTES} minutes later. It is open to everybody at once: first come, first served. You can wait for ${MAX_WAITS} rooms until their slots start, and stop in My Bookings.`,
        link: { label: 'My Bookings', to: 'myBookings' },
      },
    },
  ],
}
