import { PRODUCT_NAME } from '#domain/site.ts'
import { PATHS } from '#web/lib/paths.ts'
import type { Section, Words } from '../../page-text.ts'
import { CARE_PHONE, RULE } from '../rules.ts'

/** /partner-with-us: what a hotel gets and gives, next to the application form (specification §1, §2). */
export const PARTNER_WITH_US = {
  path: PATHS.partnerWithUs,
  title: `Get your hotel listed on ${PRODUCT_NAME}`,
  description: `List your hotel on ${PRODUCT_NAME}: guests who book ahead, pay ahead and arrive with their IDs ready. Send one short form and we call you.`,
  heading: 'Get your hotel listed',
  intro:
    'Couples look for rooms where they are welcome. If yours is one of them, tell us about it. The form takes two minutes.' as Words,
}

export const PARTNER_REASONS: readonly Section[] = [
  {
    id: 'you-get',
    heading: 'What you get',
    blocks: [
      {
        list: [
          'Rooms that stand empty by day, sold by the slot: morning, afternoon or evening.',
          'Guests who have paid before they arrive, in full or at least the reservation amount.',
          `Firm bookings: less than ${RULE.changeHours} before check-in they can no longer be cancelled, unless you allow it.`,
          'Guests who know the rules and bring two original IDs.',
        ],
      },
    ],
  },
  {
    id: 'we-ask',
    heading: 'What we ask of you',
    blocks: [
      {
        list: [
          `Your written agreement to welcome couples aged ${RULE.age} and over, married or not, with local IDs.`,
          'Every confirmed booking honoured at the desk, every time.',
          'Greet guests in the desk’s app and scan their voucher: coupons and credit that we pay reach you for such stays. By themselves up to the month’s commission, above it after a look by our office.',
          'You pay only for coupons that your manager joined at the desk, and you can leave them for new bookings at any time.',
          `Hours that the desk adds, at most ${RULE.deskAdds} for a booking, need the guests’ yes. Hours that they did not ask for are not paid.`,
          `Guests whom you do not take when they could no longer cancel get ${RULE.compensationShare} of the stay from you as credit, ${RULE.leastCompensation} to ${RULE.mostCompensation}, if they choose their money instead of another room.`,
          `A room for ${RULE.lowestPrice} or more.`,
          `New bookings seen within ${RULE.seenMinutes}, by day. If nobody sees three in a row, you sell nothing more for today until your desk presses one button.`,
          'Doors that lock, a guest register as the law requires, and cameras in public areas only.',
        ],
      },
    ],
  },
  {
    id: 'what-next',
    heading: 'What happens next',
    blocks: [
      {
        numbered: [
          'You send the form and get a reference number at once.',
          'We call you within two working days.',
          'We visit, agree on rooms, slots and prices with you, and take pictures.',
          'Your hotel goes live.',
        ],
      },
      ['Would you rather talk? Call ', CARE_PHONE, ', day or night.'],
    ],
  },
]
