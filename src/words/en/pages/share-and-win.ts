import { PRODUCT_NAME } from '#domain/site.ts'
import { PATHS } from '#web/lib/paths.ts'
import { language } from '../language.ts'
import type { PageText } from '../../page-text.ts'
import { RULE } from '../rules.ts'

/** What Refer and Earn offers, for visitors who have no code yet. */
export const SHARE_AND_WIN: PageText = {
  path: PATHS.shareAndWin,
  language,
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
            `When they have stayed, ${RULE.friendReward} of credit is yours some days later.`,
          ],
        },
      ],
    },
    {
      id: 'use',
      heading: 'How to use credit',
      blocks: [
        'It comes off the bill of your next booking automatically. Together with the discount of a code it pays half of a bill at most. If you cancel in time, it returns to your account. It cannot be paid out.',
        'You can invite as many friends as you like.',
      ],
    },
    {
      id: 'fair',
      heading: 'Kept fair',
      blocks: [
        {
          list: [
            'Only for a stay to which your friend came: the hotel scans the voucher, or your friend confirms it in My Bookings.',
            'Not on a browser that both of you use, and not at a hotel where one of you works.',
            'When many friends of one place stay, we look at the rewards first.',
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
