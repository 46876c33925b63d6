import { PRODUCT_NAME } from '#domain/site.ts'
import { PATHS } from '#web/lib/paths.ts'
import type { PageText } from './page-text.ts'
import { RULE } from './rules-in-words.ts'

/** What Refer and Earn offers, for visitors who have no code yet. */
export const SHARE_AND_WIN: PageText = {
  path: PATHS.shareAndWin,
  title: `Share ${PRODUCT_NAME} and win credit`,
  description: `Give a friend ${RULE.friendDiscount} off their first booking and get ${RULE.friendReward} of credit after their stay. How sharing works, and the rules that keep it fair.`,
  heading: 'Share and win',
  intro: `${RULE.friendDiscount} for a friend, ${RULE.friendReward} for you. No draw, no luck: you earn for every friend who stays.`,
  sections: [
    {
      id: 'how',
      heading: 'How it works',
      blocks: [
        {
          numbered: [
            `Sign up with your phone number. That gives you ${RULE.signUpCredit} of credit already.`,
            'Open Refer and Earn to find your own code and link.',
            'Send it to a friend who is new here. The message names no hotel and no reason.',
            `They get ${RULE.friendDiscount} off their first booking. They see it on the bill before they pay.`,
            `When that stay has ended, ${RULE.friendReward} of credit is yours.`,
          ],
        },
      ],
    },
    {
      id: 'use',
      heading: 'How to use credit',
      blocks: [
        'It comes off the bill of your next booking automatically. If you cancel in time, it returns to your account. It cannot be paid out.',
        'You can invite as many friends as you like.',
      ],
    },
    {
      id: 'fair',
      heading: 'Kept fair',
      blocks: [
        {
          list: [
            'Once for each new phone number. Your own second number does not qualify.',
            'Your friend decides whether to come. You never learn where they stayed.',
            'Please send it to people you know, not to strangers.',
          ],
        },
      ],
    },
  ],
  next: {
    heading: 'Get your code',
    words: 'Sign in, or sign up in a minute.',
    label: 'Refer and Earn',
    to: PATHS.referAndEarn,
  },
}
