import { DEARER_ROOM_DAYS } from '#domain/relocations/dearer-room.ts'
import { PRODUCT_NAME, SITE } from '#domain/site.ts'
import { PATHS } from '#web/lib/paths.ts'
import { COMPLAINTS } from './complaints.ts'
import { language } from '../language.ts'
import type { PageText } from '../../page-text.ts'
import { CARE_PHONE, RULE, SLOT_LINES } from '../rules.ts'

export const TERMS_CONDITIONS: PageText = {
  path: PATHS.termsConditions,
  language,
  title: 'Terms and conditions',
  description: `What you agree to when you book on ${PRODUCT_NAME}, and what we promise you: age, IDs, prices, payment, slots, credits and complaints in plain words.`,
  heading: 'Terms and conditions',
  intro: `The rules between you and ${SITE.legalName}, which runs ${PRODUCT_NAME}. We wrote them to be read.`,
  sections: [
    {
      id: 'who',
      heading: 'Who does what',
      blocks: [
        `${PRODUCT_NAME} shows hotels, takes your booking and your payment, and helps you when something goes wrong. The hotel gives you the room and is responsible for it.`,
        'Your booking is confirmed when your payment has arrived, or when nothing is due. From then on there is a contract for that room, at that time and price.',
      ],
    },
    {
      id: 'guests',
      heading: 'Who can stay',
      blocks: [
        {
          list: [
            `Every guest is ${RULE.age} or older.`,
            `Each guest brings an original ID: ${RULE.ids}. PAN is not accepted. A local ID is welcome.`,
            'The name on the booking must match the ID of one guest.',
            `At most ${RULE.guestsPerRoom} guests in a room, and at most ${RULE.maxRooms} rooms in a booking.`,
            'Guests with a foreign passport are welcome where the hotel can take them. The hotel reports their stay to the authorities, as the law requires.',
          ],
        },
        'The hotel may turn away guests who do not meet these rules. In that case there is no refund.',
        `If the hotel turns you away without such a reason, you choose another room or your money. What one side says does not decide about money: the hotel, then our office, are asked first. We pay for one dearer room in ${DEARER_ROOM_DAYS} days without a question, and for a further one when our office says yes.`,
      ],
    },
    {
      id: 'account',
      heading: 'Your account',
      blocks: [
        'You sign in with an Indian mobile number and a one-time password (OTP), or with a passkey that you added. Never share an OTP; we never ask for it on the phone. One account per person, with true details, please.',
      ],
    },
    {
      id: 'slots',
      heading: 'Times',
      blocks: [
        'All times are Indian Standard Time. You book one of these slots:',
        { list: SLOT_LINES },
        `A Full Day booking can last up to ${RULE.maxDays}, and you can book up to ${RULE.daysAhead} ahead. The room is yours from the start of the slot to its end. Not every hotel offers every slot.`,
      ],
    },
    {
      id: 'prices',
      heading: 'Prices and tax',
      blocks: [
        'You see the full bill, tax included, before you pay. That is the final price: we add nothing afterwards, and we tick nothing for you.',
        `Tax is GST at ${RULE.taxUpTo} for rooms of up to ${RULE.taxThreshold} a day, and ${RULE.taxAbove} above that. Half of it is CGST, half is SGST. A price that is struck through is the hotel’s usual price.`,
      ],
    },
    {
      id: 'payment',
      heading: 'Payment',
      blocks: [
        `You pay on our payment company’s page. We never see or keep your card number. We hold your room for ${RULE.holdMinutes} while you pay, and you can have up to ${RULE.maxHolds} unpaid bookings at a time.`,
        `With pay at hotel, you pay only the reservation amount online, ${RULE.reservationShare} of the total and at least ${RULE.reservationFloor}, and the rest at the desk.`,
      ],
    },
    {
      id: 'cancelling',
      heading: 'Cancelling and changing',
      blocks: [
        [
          `Free of charge until ${RULE.changeHours} before check-in, and not possible after that, unless the hotel allowed more when you booked. `,
          { words: 'Read how refunds work', to: PATHS.cancellationsRefunds },
        ],
      ],
    },
    {
      id: 'credits',
      heading: 'Credits, coupons and friends',
      blocks: [
        {
          list: [
            `Signing up gives you ${RULE.signUpCredit} of credit. Credit is used automatically on your next booking. Credit of signing up and from friends pays, together with the discount of a code, half of a bill at most. Credit that replaces money you paid pays all of it. It cannot be paid out or transferred.`,
            `A new guest who uses your code gets ${RULE.friendDiscount} off their first booking. You get ${RULE.friendReward} of credit some days after a stay to which they came: the hotel scans the voucher, or they confirm it. Once for each phone number, not for your own, not on a browser you share, and not at a hotel where one of you works.`,
            'Each coupon has its own conditions, and some hold only at hotels that joined them. One coupon per booking.',
          ],
        },
        'We take back credit that was obtained with false details.',
      ],
    },
    {
      id: 'behaviour',
      heading: 'In the hotel',
      blocks: [
        'Treat the room, the staff and the neighbours well. You pay for what you break. Nothing illegal may happen in the room, and nobody may be there against their will.',
        'Filming other guests or staff without their consent ends your stay.',
      ],
    },
    {
      id: 'reviews',
      heading: 'Reviews',
      blocks: [
        'Only guests who booked and whose stay is over can review a hotel. A review counts in the rating when the hotel greeted you, but not from those who work there; others are shown without it. Write about what you saw yourself, without naming other people. We publish praise and criticism alike, and remove only what breaks the law or someone’s privacy. Hotels cannot buy or delete a review.',
        `After a stay we ask you three questions: were you welcomed without questions, did they ask for more than agreed, was the room as shown. You can answer for ${RULE.welcomeDays} and change it for ${RULE.welcomeChange}. Only couples who were there count, and those who were turned away, once a hotel and half year, but not those who work there. A hotel shows its share from ${RULE.welcomeFewest} couples on, and it changes only when ${RULE.welcomeStep} more have answered. Nobody is shown a single answer but you, in your data.`,
      ],
    },
    {
      id: 'responsibility',
      heading: 'What we are responsible for',
      blocks: [
        'We are responsible for our own mistakes: a wrong price, a booking that did not reach the hotel, a refund that got lost. The hotel is responsible for the room itself, and we help you if it falls short.',
        ['If a confirmed booking is refused at the desk, call ', CARE_PHONE, ' from there.'],
        'These terms are governed by Indian law. They take away no right that the law gives you as a consumer.',
      ],
    },
    {
      id: 'changes',
      heading: 'When these terms change',
      blocks: ['The terms shown here when you book apply to that booking. Last changed in November 2026.'],
    },
    COMPLAINTS,
  ],
  next: {
    heading: 'That was the small print',
    words: 'Search by city, day and time, and see the full bill before you sign in.',
    label: 'Find a hotel',
    to: PATHS.home,
  },
}
