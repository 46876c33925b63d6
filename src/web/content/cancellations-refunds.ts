import { PATHS } from '#web/lib/paths.ts'
import { COMPLAINTS } from './complaints.ts'
import type { PageText } from './page-text.ts'
import { CARE_PHONE, RULE } from './rules-in-words.ts'

/** /cancellations-refunds: what the booking engine does, in words (decisions, "Bills", "Rooms", "API conventions"). */
export const CANCELLATIONS_REFUNDS: PageText = {
  path: PATHS.cancellationsRefunds,
  title: 'Cancellations and refunds',
  description: `Cancel free until ${RULE.changeHours} before check-in and get everything back to where you paid from. How refunds, changes and extra hours work.`,
  heading: 'Cancellations and refunds',
  intro: `Until ${RULE.changeHours} before check-in you can cancel for free. Everything you paid goes back to where it came from, never into a wallet of ours.`,
  sections: [
    {
      id: 'cancel',
      heading: 'How to cancel',
      blocks: [
        {
          numbered: [
            ['Open ', { words: 'My Bookings', to: PATHS.myBookings }, ' and choose the booking.'],
            'Press Cancel. Before you confirm you see what comes back to you.',
            'You get a message, and the booking shows where your refund is.',
          ],
        },
        `You can do this until ${RULE.changeHours} before check-in, to the minute. We keep no fee.`,
      ],
    },
    {
      id: 'too-late',
      heading: `Less than ${RULE.changeHours} before check-in`,
      blocks: [
        'From then on a booking can no longer be cancelled or moved, and what was paid for it is not returned. The same holds if you do not come, or leave early. The hotel has kept the room for you and can hardly give it to anyone else.',
        `A room that you book for a check-in less than ${RULE.changeHours} away cannot be cancelled from the start. We tell you so before you pay.`,
      ],
    },
    {
      id: 'refunds',
      heading: 'Where refunds go, and when',
      blocks: [
        `Money goes back to the UPI account, card or bank it was paid from. We start at once; with your bank it can take up to ${RULE.refundDays}. My Bookings shows each step, and the bank’s own number once there is one.`,
        'If your bank sends the money back to us, we tell you there and find another way with you.',
      ],
    },
    {
      id: 'credits-coupons',
      heading: 'Credits and coupons',
      blocks: [
        'Credits you had spent on the booking are yours again at once. A coupon can be used again too, as long as it is valid.',
      ],
    },
    {
      id: 'pay-at-hotel',
      heading: 'Bookings that are paid at the hotel',
      blocks: [
        `Online you pay the reservation amount: ${RULE.reservationShare} of the total, and at least ${RULE.reservationFloor}. When you cancel in time, all of it comes back. The rest was never charged.`,
      ],
    },
    {
      id: 'unpaid',
      heading: 'Not paid yet',
      blocks: [
        `A new booking keeps its room for ${RULE.holdMinutes} while you pay. After that the room is free again, you owe nothing, and credits you had used come back. You can also give it up yourself at any time.`,
      ],
    },
    {
      id: 'failed-payment',
      heading: 'A payment that failed, or came late',
      blocks: [
        `If money left your account but the payment failed, your bank returns it by itself within ${RULE.bankDays}.`,
        `If a payment reaches us after the ${RULE.holdMinutes}, we book the room for you if it is still free. If it is taken, we send the money back at once and tell you.`,
      ],
    },
    {
      id: 'change',
      heading: 'Moving a booking to another time',
      blocks: [
        `Until ${RULE.changeHours} before check-in you can choose another day or slot of the same hotel in My Bookings. You see the new bill first.`,
        {
          list: [
            `If it costs more, you pay the difference. The new time is kept for you for ${RULE.holdMinutes} meanwhile, and the old one stays yours until you have paid.`,
            'If it costs less, the difference goes back to where you paid from.',
          ],
        },
      ],
    },
    {
      id: 'extra-hours',
      heading: 'Extra hours',
      blocks: [
        `You can add ${RULE.extraHours} hours to the end of a stay while a room of the hotel is free. An hour costs your slot’s price divided by its hours, rounded up, plus tax.`,
        `Until ${RULE.changeHours} before check-in you can give extra hours back and get their price back. If you cancel the whole booking in time, they are refunded with it.`,
      ],
    },
    {
      id: 'hotel-refuses',
      heading: 'If the hotel does not let you in',
      blocks: [
        [
          'Stay at the desk and call ',
          CARE_PHONE,
          '. If you came on time, with two original IDs and both of you of age, and the hotel still cannot give you a room, we look for another one nearby with you. If there is none that you want, you get back everything you paid, whatever the hour.',
        ],
      ],
    },
    COMPLAINTS,
  ],
  next: {
    heading: 'Want to change something?',
    words: 'Your bookings, their refunds and everything you can still change are in one place.',
    label: 'My Bookings',
    to: PATHS.myBookings,
  },
}
