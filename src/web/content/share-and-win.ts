import { PRODUCT_NAME } from '#domain/site.ts'
import { PATHS } from '#web/lib/paths.ts'
import type { PageText } from './page-text.ts'
import { RULE } from './rules-in-words.ts'

/** What Refer and Earn offers, for visitors who have no code yet. */
export const SHARE_AND_WIN: PageText = {
  path: PATHS.shareAndWin,
  title: `Share ${PRODUCT_NAME} and win credit`,
  description: `Give a friend ${RULE.friendDiscount} off their first booking and get ${RULE.friendReward} of credit when they have stayed. How sharing works, and what it is not.`,
  heading: 'Share and win',
  intro: `${RULE.friendDiscount} for a friend, ${RULE.friendReward} for you. No draw and no luck: every friend counts.`,
  sections: [
    {
      id: 'how',
      heading: 'How it works',
      blocks: [
        {
          numbered: [
            `Join with your phone number. That alone gives you ${RULE.signUpCredit} of credit.`,
            'Open Refer and Earn. Your own code and link are there.',
            'Send it to a friend who is new here. The message names no hotel and no reason.',
            `They get ${RULE.friendDiscount} off their first booking, shown in the bill before they pay.`,
            `When that stay has ended, ${RULE.friendReward} of credit is yours.`,
          ],
        },
      ],
    },
    {
      id: 'use',
      heading: 'What credit is good for',
      blocks: [
        'It is used by itself on your next booking and takes its amount off the bill. If you cancel in time, it comes back. It cannot be paid out.',
        'There is no limit to how many friends you invite.',
      ],
    },
    {
      id: 'fair',
      heading: 'Kept fair',
      blocks: [
        {
          list: [
            'Once for each new phone number. Your own second number does not count.',
            'Your friend decides whether to come. You never learn where they stayed.',
            'Please send it to people you know, not to lists of strangers.',
          ],
        },
      ],
    },
  ],
  next: {
    heading: 'Get your code',
    words: 'Sign in, or join in a minute.',
    label: 'Refer and Earn',
    to: PATHS.referAndEarn,
  },
}
