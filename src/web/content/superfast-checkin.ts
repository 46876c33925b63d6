import { PATHS } from '#web/lib/paths.ts'
import type { PictureStep, Question, Words } from './page-text.ts'
import { RULE } from './rules-in-words.ts'

/** Specification §1: a claim, and said as one. */
export const SUPERFAST_CLAIM = 'up to 70% faster'

/** /how-superfast-checkin-works: four steps, then five questions (specification §1, §2). */
export const SUPERFAST_CHECKIN = {
  path: PATHS.howSuperfastCheckinWorks,
  title: 'How superfast check-in works',
  description:
    'Add your photo and ID before you travel, invite your partner by phone, and spend less time at the hotel desk. Four steps and the answers to five questions.',
  heading: 'How superfast check-in works',
  intro:
    `Do the paperwork at home, in four steps, and be through at the desk ${SUPERFAST_CLAIM}. How fast it is for you depends on the hotel and the hour.` as Words,
  next: {
    heading: 'Ready for your own?',
    words: 'Book first. Superfast check-in waits on the booking in My Bookings.',
    label: 'Find a hotel',
    to: PATHS.home,
  },
}

export const CHECKIN_STEPS: readonly PictureStep[] = [
  {
    icon: 'camera',
    heading: 'Add your photo',
    words: 'Take one with your phone or choose one you have. It shows the desk that it is you.',
  },
  {
    icon: 'id-card',
    heading: 'Add your ID',
    words: `${RULE.ids}. On an Aadhar card, cover the first eight digits.`,
  },
  {
    icon: 'send',
    heading: 'Invite your partner',
    words: 'Type their phone number. A short, neutral text asks them to say yes on their own phone.',
  },
  {
    icon: 'door-open',
    heading: 'Collect the key',
    words: 'Show the two original IDs at the desk, take the key and go to your room.',
  },
]

export const CHECKIN_QUESTIONS: readonly Question[] = [
  {
    question: 'Do we still have to bring our IDs?',
    answer: [
      'Yes, both of you, and the originals. The law asks the hotel to see them. What you save is the waiting and the form at the desk.',
      'PAN is not accepted, because it shows no address.',
    ],
  },
  {
    question: 'Who can see my photo and my ID?',
    answer: [
      'Only you can open them on this site. They are encrypted, and every time an ID is opened that is written down.',
      [
        `The pictures of your IDs are destroyed ${RULE.identityDays} after your last stay. You can remove them sooner in My Bookings. `,
        { words: 'How we keep your details', to: PATHS.privacyPolicy },
      ],
    ],
  },
  {
    question: 'What does my partner have to do?',
    answer: [
      'Open the link in the text, sign in with that phone number and say yes. They see the hotel, the dates and your first name. They do not see the bill.',
      'They can also say no, and you can take an invite back. Please ask them before you type their number.',
    ],
  },
  {
    question: 'I am staying alone. Does it work for me?',
    answer: ['Yes. With one guest there is nobody to invite: your photo and one ID are enough.'],
  },
  {
    question: 'What if we do not finish before we arrive?',
    answer: [
      'Nothing is lost. Your booking stands as it is, and you check in at the desk the usual way with your two original IDs.',
    ],
  },
]
