import { CASE_DAYS, RANK_LOST_FOR_A_CASE } from '#domain/hotel-cases/hotel-case.ts'
import type { RankPart } from '#domain/hotels/rank-parts.ts'
import { MAX_RANK_LOST, NO_SHOW_DAYS } from '#domain/no-shows/no-show-rate.ts'
import { ASKED_FOR_DAYS, ASKED_WITHIN_DAYS } from '#domain/prices/struck-price.ts'
import {
  MOST_RANK_GAINED,
  MOST_RANK_LOST,
  NEUTRAL_COUPLES,
  NEUTRAL_PERCENT,
  RANK_FOR_A_PERCENT,
  WELCOME_HALF_LIFE_DAYS,
} from '#domain/welcome/welcome-rank.ts'
import { COUPLES_A_STEP, FEWEST_COUPLES } from '#domain/welcome/welcome-share.ts'
import { PATHS } from '#web/lib/paths.ts'
import { language } from '../language.ts'
import type { PageText } from '../../page-text.ts'

/** A sentence for each component of a hotel's score. */
const POINTS: Record<RankPart, string> = {
  rank: 'Then hotels with more points. Our office gives each hotel its points when it has checked the hotel.',
  rank_lost: `A hotel loses ${RANK_LOST_FOR_A_CASE} points for each couple that it did not take although they had booked. It gets them back after ${CASE_DAYS} days.`,
  rank_lost_no_shows: `A hotel loses up to ${MAX_RANK_LOST} points if it says more often than other hotels that guests did not come. We compare the last ${NO_SHOW_DAYS} days.`,
  rank_by_welcome: `How couples were welcomed moves a hotel by ${RANK_FOR_A_PERCENT} points for each percent of good answers above or below ${NEUTRAL_PERCENT}%: up by ${MOST_RANK_GAINED} at most, down by ${MOST_RANK_LOST} at most. Each hotel begins with ${NEUTRAL_COUPLES} couples at ${NEUTRAL_PERCENT}%, and an answer weighs half after ${WELCOME_HALF_LIFE_DAYS} days. Only couples who were there, or were turned away, answer. It starts with ${FEWEST_COUPLES} couples and moves by ${COUPLES_A_STEP} or more.`,
}

/** How hotels are ordered, and what this site never does (Guidelines on Dark Patterns, 2023). */
export const HOW_WE_ORDER: PageText = {
  path: PATHS.howWeOrder,
  language,
  title: 'How we order hotels',
  description:
    'What decides the order of hotels in a list, what never does, which price a card shows, and the tricks that you will not meet here.',
  heading: 'How we order hotels',
  intro: 'No hotel can pay for a place. Here is everything that decides the order.',
  sections: [
    {
      id: 'order',
      heading: 'What decides the order',
      blocks: [
        'We call this order Recommended. You can sort by price or rating instead.',
        {
          list: [
            'Hotels with a free room for your time come first.',
            ...Object.values(POINTS),
            'For Custom Day and Custom Night, hotels have points of their own for that slot.',
            'When you choose localities, the best rated hotels come first.',
          ],
        },
      ],
    },
    {
      id: 'not',
      heading: 'What never does',
      blocks: [
        {
          list: [
            'Money. There are no paid places and no advertisements in our lists.',
            'You. Your phone, your earlier searches and whether you are signed in change neither the order nor a price. Two people who ask for the same at the same moment get the same list.',
          ],
        },
      ],
    },
    {
      id: 'prices',
      heading: 'Which price a card shows',
      blocks: [
        'The large number is what the whole stay costs with tax: all rooms and all days that you chose. Beside it stand the price and the tax in it. It is the number that you pay, less your coupon and credit. Only what you add yourself, such as a bathtub or extra hours, makes it more.',
        `A price is struck through only if the hotel really asked it for ${ASKED_FOR_DAYS} of the last ${ASKED_WITHIN_DAYS} days. What it asked on single days of the calendar does not count.`,
      ],
    },
    {
      id: 'tricks',
      heading: 'Tricks that you will not meet here',
      blocks: [
        'India’s guidelines call these dark patterns. This is what we do instead.',
        {
          facts: [
            { what: 'False urgency', words: 'No countdowns, no crowds who look at the same room. Sold means sold.' },
            { what: 'Basket sneaking', words: 'Nothing is added to your bill. Nothing is ticked before you tick it.' },
            { what: 'Confirm shaming', words: 'To say no takes as few words as to say yes.' },
            { what: 'Forced action', words: 'You can look at everything without an account and without our app.' },
            { what: 'Subscription trap', words: 'There is nothing to subscribe to.' },
            {
              what: 'Interface interference',
              words: 'What you pay and until when you can cancel stand above the button.',
            },
            { what: 'Bait and switch', words: 'If a price rises while you look, we ask you again before you pay.' },
            { what: 'Drip pricing', words: 'The first number that you see has the tax in it. We charge no fee.' },
            { what: 'Disguised advertisement', words: 'There are none.' },
            { what: 'Nagging', words: 'We ask once about analytics, and never again after your answer.' },
            { what: 'Trick question', words: 'Our questions have no double no.' },
            { what: 'Billing for software', words: 'Our site and app cost nothing.' },
            { what: 'Rogue malware', words: 'We never ask you to install anything to get help or a refund.' },
          ],
        },
        'If you meet one of them here, tell us: it is a fault, and we want to mend it.',
      ],
    },
  ],
  next: {
    heading: 'Find a room',
    words: 'Choose a city and a time. The totals are there before you sign in.',
    label: 'Search hotels',
    to: PATHS.home,
  },
}
