import { PRODUCT_NAME } from '#domain/site.ts'
import { PATHS } from '#web/lib/paths.ts'
import type { Section, Words } from './page-text.ts'
import { CARE_PHONE, RULE } from './rules-in-words.ts'

/** /partner-with-us: what a hotel gets and gives, beside the partner form (specification §1, §2). */
export const PARTNER_WITH_US = {
  path: PATHS.partnerWithUs,
  title: `Get your hotel listed on ${PRODUCT_NAME}`,
  description: `List your hotel on ${PRODUCT_NAME}: guests who book ahead, pay ahead and arrive with their IDs ready. Send one short form and we call you.`,
  heading: 'Get your hotel listed',
  intro:
    'Couples look for a room where they are welcome. If yours is one, tell us about it. The form takes two minutes.' as Words,
}

export const PARTNER_REASONS: readonly Section[] = [
  {
    id: 'you-get',
    heading: 'What you get',
    blocks: [
      {
        list: [
          'Rooms that stand empty by day, sold by the slot: a morning, an afternoon, an evening.',
          'Guests who have paid before they come, or at least a reservation amount.',
          `Bookings that stand: from ${RULE.changeHours} before check-in they can no longer be cancelled.`,
          'Guests who bring two original IDs and know the rules.',
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
          `A yes in writing to couples of ${RULE.age} and older, married or not, with local IDs.`,
          'That a confirmed booking is honoured at the desk, every time.',
          'Doors that lock, a register kept as the law asks, and cameras in public areas only.',
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
          'You send the form and get a number at once.',
          'We call you within two working days.',
          'We visit, agree on rooms, slots and prices, and take pictures.',
          'Your hotel is on the site.',
        ],
      },
      ['You would rather talk? Call ', CARE_PHONE, ', day or night.'],
    ],
  },
]
