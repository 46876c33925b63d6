import { DEARER_ROOM_DAYS } from '#domain/relocations/dearer-room.ts'
import { ANSWER_MINUTES, DECISION_MINUTES } from '#domain/relocations/money-back.ts'
import { PATHS } from '#web/lib/paths.ts'
import { COMPLAINTS } from './complaints.ts'
import { language } from '../language.ts'
import type { PageText } from '../../page-text.ts'
import { CARE_PHONE, RULE } from '../rules.ts'

/** /cancellations-refunds: the booking rules in plain words (decisions, "Bills", "Rooms", "API conventions"). */
export const CANCELLATIONS_REFUNDS: PageText = {
  path: PATHS.cancellationsRefunds,
  language,
  title: 'Cancellations and refunds',
  description: `Cancel free of charge until ${RULE.changeHours} before check-in, at some hotels later, for a full refund to your payment method. How refunds, changes and extra hours work.`,
  heading: 'Cancellations and refunds',
  intro: `Until ${RULE.changeHours} before check-in you can cancel free of charge, and later at hotels that allow it. We refund everything you paid to your payment method, never as wallet money.`,
  sections: [
    {
      id: 'cancel',
      heading: 'How to cancel',
      blocks: [
        {
          numbered: [
            ['Open ', { words: 'My Bookings', to: PATHS.myBookings }, ' and choose the booking.'],
            'Press Cancel. Before you confirm, you see how much you get back.',
            'You get a message, and the booking shows how far your refund has come.',
          ],
        },
        `You can do this until exactly ${RULE.changeHours} before check-in. We charge no cancellation fee.`,
      ],
    },
    {
      id: 'too-late',
      heading: `Less than ${RULE.changeHours} before check-in`,
      blocks: [
        'From then on a booking can no longer be cancelled or changed, and what you paid is not refunded. The same applies if you do not come, or leave early. The hotel has kept the room for you and can hardly sell it at such short notice.',
        `If you book less than ${RULE.changeHours} before check-in, the booking cannot be cancelled at all, unless the hotel allows it. We tell you so before you pay.`,
        `A hotel may be kinder: it may let you change or cancel until ${RULE.laterHours} before check-in or until check-in itself, and within ${RULE.graceMinutes} of booking. Each guest has these minutes once a day; they end when the hotel checks you in or you change the time. Before you pay you see the rule, and your booking keeps it.`,
        `The same rule binds the hotel. If it does not take you when you could no longer cancel, and you choose your money instead of another room, it also owes you ${RULE.compensationShare} of the stay as credit, at least ${RULE.leastCompensation} and at most ${RULE.mostCompensation}. The hotel says so itself, or our office finds it.`,
      ],
    },
    {
      id: 'refunds',
      heading: 'Where refunds go, and when',
      blocks: [
        `We refund the UPI account, card or bank account you paid from. We start at once and ask for an instant refund: most arrive within hours, your bank can take up to ${RULE.refundDays}. My Bookings shows each step, and the bank’s reference number once there is one.`,
        'If your bank returns the money to us, My Bookings says so, and we arrange another way with you.',
      ],
    },
    {
      id: 'credits-coupons',
      heading: 'Credits and coupons',
      blocks: [
        'Credits you had spent on the booking return to your account at once. You can use the coupon again too, as long as it is still valid.',
      ],
    },
    {
      id: 'pay-at-hotel',
      heading: 'Pay at hotel',
      blocks: [
        `You pay only the reservation amount online: ${RULE.reservationShare} of the total, and at least ${RULE.reservationFloor}. If you cancel in time, we refund all of it. The rest was never charged.`,
      ],
    },
    {
      id: 'unpaid',
      heading: 'Not paid yet',
      blocks: [
        `We hold the room for ${RULE.holdMinutes} while you pay. After that the room is released, you owe nothing, and credits you had used come back. You can also release it yourself at any time.`,
      ],
    },
    {
      id: 'failed-payment',
      heading: 'A payment that failed or came late',
      blocks: [
        `If money left your account but the payment failed, your bank returns it automatically, usually within ${RULE.bankDays}.`,
        `If a payment reaches us after the ${RULE.holdMinutes}, we book the room for you if it is still free. If it is taken, we refund you at once and tell you.`,
      ],
    },
    {
      id: 'change',
      heading: 'Changing the date or slot',
      blocks: [
        `Until ${RULE.changeHours} before check-in you can move to another day or slot at the same hotel in My Bookings. You see the new bill first.`,
        {
          list: [
            `If it costs more, you pay the difference. We hold the new time for ${RULE.holdMinutes}, and the old one stays yours until you have paid.`,
            'If it costs less, we refund the difference to your payment method.',
          ],
        },
      ],
    },
    {
      id: 'extra-hours',
      heading: 'Extra hours',
      blocks: [
        `You can add ${RULE.extraHours} hours to the end of a stay while the hotel has a room free. An hour costs your slot’s price divided by its hours, rounded up, plus tax.`,
        `Who stays longer without adding hours pays the same for each hour begun, if the hotel asks. The first ${RULE.unpaidMinutes} are free. We ask you about hours that a hotel adds, and you owe nothing for those you say no to.`,
        `Until ${RULE.changeHours} before check-in you can cancel extra hours and get a full refund for them. If you cancel the whole booking in time, they are refunded with it.`,
      ],
    },
    {
      id: 'hotel-refuses',
      heading: 'If the hotel does not let you in',
      blocks: [
        [
          'Stay at the desk and call ',
          CARE_PHONE,
          '. If you came on time, with two original IDs and both of you of age, and the hotel still cannot give you a room, we help you find another hotel nearby, at once.',
        ],
        `A room at the same price or less is yours by one press, always. If it costs less, we ask the hotel and send you the rest as below. For a dearer room we pay the difference; a second one within ${DEARER_ROOM_DAYS} days waits for our office, which looks at once.`,
        `If none suits you, ask for your money on the same page. We ask the hotel. If it agrees, or does not answer within ${ANSWER_MINUTES} minutes, we refund everything you paid. If it says that you are welcome or in your room, our office decides within ${DECISION_MINUTES} minutes. If we do not, we refund you.`,
      ],
    },
    COMPLAINTS,
  ],
  next: {
    heading: 'Want to change something?',
    words: 'Your bookings, your refunds and everything you can still change, in one place.',
    label: 'My Bookings',
    to: PATHS.myBookings,
  },
}
