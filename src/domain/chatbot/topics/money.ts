import { RESERVATION_FLOOR, RESERVATION_SHARE } from '../../bills/bill.ts'
import { CHANGE_WINDOW_HOURS } from '../../bookings/change-window.ts'
import { formatRupees } from '../../kernel/money.ts'
import { taxRuleInWords } from '../../page-configuration.ts'
import { REFERRAL_DISCOUNT, REFERRAL_REWARD, SIGN_UP_CREDIT } from '../../rewards/credits.ts'
import { SITE } from '../../site.ts'
import type { ChatTopic } from '../chat-topic.ts'

const percent = (basisPoints: number): string => `${basisPoints / 100}%`

export const payAtHotelWords = `With pay at hotel you pay only the reservation amount online: ${percent(RESERVATION_SHARE)} of the total, at least ${formatRupees(RESERVATION_FLOOR)}. The rest is paid at the desk.`

export const taxWords = `GST is ${taxRuleInWords.percentUpTo}% where the room costs up to ${formatRupees(taxRuleInWords.threshold)}, and ${taxRuleInWords.percentAbove}% above. You see it as a line of the bill before you pay.`

export const COUPONS: ChatTopic = {
  id: 'coupons',
  title: 'Discount coupons',
  questions: [
    {
      id: 'use-coupon',
      asks: 'How do I use a coupon?',
      answer: {
        text: 'Open a hotel’s page, choose your time, and type the code below the bill. The discount shows in the bill at once, before you pay. One coupon for each booking.',
        link: { label: 'Find a hotel', to: 'home' },
      },
    },
    {
      id: 'coupon-refused',
      asks: 'Why does my coupon not work?',
      answer: {
        text: 'A coupon may need a larger booking, be over, be used up, or be for a first booking only. The line below the code tells you which of these it is.',
      },
    },
    {
      id: 'credit',
      asks: 'How do I use my credit?',
      answer: {
        text: `It is taken off your next bill by itself, together with a coupon. Signing up gives you ${formatRupees(SIGN_UP_CREDIT)}; you see your credit in My Bookings.`,
        link: { label: 'My Bookings', to: 'myBookings' },
      },
    },
    {
      id: 'refer',
      asks: 'What do I get for inviting a friend?',
      answer: {
        text: `Your friend gets ${formatRupees(REFERRAL_DISCOUNT)} off the first booking made with your code. When that stay has ended, you get ${formatRupees(REFERRAL_REWARD)} of credit.`,
        link: { label: 'Refer and Earn', to: 'referAndEarn' },
      },
    },
  ],
}

export const REFUND: ChatTopic = {
  id: 'refund',
  title: 'Refund',
  questions: [
    {
      id: 'how-much-refund',
      asks: 'How much do I get back when I cancel?',
      answer: {
        text: `Everything you paid, when you cancel at least ${CHANGE_WINDOW_HOURS} hours before check-in. It goes back to where you paid from, and credit you used is yours again.`,
        link: { label: 'Cancellations and refunds', to: 'cancellationsRefunds' },
      },
    },
    {
      id: 'where-is-refund',
      asks: 'Where is my refund?',
      answer: {
        text: 'Open the cancelled booking under My Bookings: it shows each step, the latest day, and the bank’s reference once it was sent. Ask your bank with that reference.',
        link: { label: 'My Bookings', to: 'myBookings' },
      },
    },
    {
      id: 'charged-no-booking',
      asks: 'Money was taken, but I have no booking. What now?',
      answer: {
        text: `A failed payment is returned by your bank, usually within five working days. If the payment reached us too late, we book the room after all or send the money back at once, and tell you. Not there by then? Call ${SITE.supportPhone}.`,
        link: { label: `Call ${SITE.supportPhone}`, to: 'call' },
      },
    },
    {
      id: 'late-cancel-refund',
      asks: `Is there a refund within ${CHANGE_WINDOW_HOURS} hours of check-in?`,
      answer: {
        text: `No. Within ${CHANGE_WINDOW_HOURS} hours of check-in a booking can no longer be cancelled. We say so plainly before you pay.`,
      },
    },
  ],
}
