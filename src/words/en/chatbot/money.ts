import { RESERVATION_FLOOR, RESERVATION_SHARE } from '#domain/bills/bill.ts'
import { CHANGE_HOURS, CHANGE_WINDOW_HOURS, GRACE_MINUTES } from '#domain/bookings/change-window.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { taxRuleInWords } from '#domain/page-configuration.ts'
import { ANSWER_MINUTES, DECISION_MINUTES } from '#domain/relocations/money-back.ts'
import { BANK_REVERSAL_DAYS } from '#domain/payments/refund-days.ts'
import { REFERRAL_DISCOUNT, REFERRAL_REWARD, SIGN_UP_CREDIT } from '#domain/rewards/credits.ts'
import { SITE } from '#domain/site.ts'
import type { ChatTopic } from '#domain/chatbot/chat-topic.ts'

const percent = (basisPoints: number): string => `${basisPoints / 100}%`

const LATER_HOURS = CHANGE_HOURS.filter((hours) => hours > 0 && hours < CHANGE_WINDOW_HOURS).join(' or ')
const GRACES = GRACE_MINUTES.filter((minutes) => minutes > 0).join(' or ')

export const payAtHotelWords = `With pay at hotel you pay only the reservation amount online: ${percent(RESERVATION_SHARE)} of the total, at least ${formatRupees(RESERVATION_FLOOR)}. You pay the rest at the desk.`

export const taxWords = `The large number is always the total with tax, and beside it stands what it is made of. GST is ${taxRuleInWords.percentUpTo}% for a room of up to ${formatRupees(taxRuleInWords.threshold)} a day, and ${taxRuleInWords.percentAbove}% above that. It is a separate line on the bill before you pay.`

export const COUPONS: ChatTopic = {
  id: 'coupons',
  title: 'Discount coupons',
  questions: [
    {
      id: 'use-coupon',
      asks: 'How do I use a coupon?',
      answer: {
        text: 'Open a hotel’s page, choose your time, and enter the code below the bill. The discount shows on the bill at once, before you pay. One coupon per booking.',
        link: { label: 'Find a hotel', to: 'home' },
      },
    },
    {
      id: 'coupon-refused',
      asks: 'Why doesn’t my coupon work?',
      answer: {
        text: 'It may have expired, be used up, need a larger booking, be for a first booking only, or be for other days or hotels. The line below the code tells you which.',
      },
    },
    {
      id: 'credit',
      asks: 'How do I use my credit?',
      answer: {
        text: `It is taken off your next bill automatically, up to half of it together with a friend’s discount, and you can use a coupon as well. Credit that replaces your own money pays all of a bill. Signing up gives you ${formatRupees(SIGN_UP_CREDIT)}; you see your credit in My Bookings.`,
        link: { label: 'My Bookings', to: 'myBookings' },
      },
    },
    {
      id: 'refer',
      asks: 'What do I get for inviting a friend?',
      answer: {
        text: `Your friend gets ${formatRupees(REFERRAL_DISCOUNT)} off the first booking made with your code. Some days after a stay to which they came, you get ${formatRupees(REFERRAL_REWARD)} of credit: the hotel scans the voucher, or your friend confirms it in My Bookings.`,
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
        text: `Everything you paid, if you cancel at least ${CHANGE_WINDOW_HOURS} hours before check-in, or later if your hotel allows it. We refund your payment method, and any credit you used returns to your account.`,
        link: { label: 'Cancellations and refunds', to: 'cancellationsRefunds' },
      },
    },
    {
      id: 'turned-away-refund',
      asks: 'The hotel did not give us our room. Do I get my money back?',
      answer: {
        text: `Yes, or another room at once. Open My Bookings and press Help at the hotel. For money we ask the hotel: it has ${ANSWER_MINUTES} minutes. If it objects, our office decides within ${DECISION_MINUTES} minutes, and if we do not, your money comes back.`,
        link: { label: 'Cancellations and refunds', to: 'cancellationsRefunds' },
      },
    },
    {
      id: 'where-is-refund',
      asks: 'Where is my refund?',
      answer: {
        text: 'Open the cancelled booking in My Bookings. It shows each step, the date the refund is due by, and the bank’s reference once we have sent it. Quote that reference to your bank.',
        link: { label: 'My Bookings', to: 'myBookings' },
      },
    },
    {
      id: 'charged-no-booking',
      asks: 'Money was taken, but I have no booking. What now?',
      answer: {
        text: `If the payment failed, your bank returns the money, usually within ${BANK_REVERSAL_DAYS} working days. If it reached us too late, we book the room if it is still free, or refund you at once, and tell you. Still missing? Call ${SITE.supportPhone}.`,
        link: { label: `Call ${SITE.supportPhone}`, to: 'call' },
      },
    },
    {
      id: 'late-cancel-refund',
      asks: `Is there a refund within ${CHANGE_WINDOW_HOURS} hours of check-in?`,
      answer: {
        text: `Only if your hotel allows it: some let you cancel until ${LATER_HOURS} hours before check-in or until check-in, or within ${GRACES} minutes of booking. We tell you before you pay until when, and My Bookings shows it.`,
      },
    },
  ],
}
