import { PATHS } from '#web/lib/paths.ts'
import type { PictureStep, Question, Words } from '../../page-text.ts'
import { RULE } from '../rules.ts'

/** Specification §1: this is a claim, so the text calls it one. */
export const SUPERFAST_CLAIM = 'claimed to be up to 70% faster'

/** /how-superfast-checkin-works: four steps, then five questions (specification §1, §2). */
export const SUPERFAST_CHECKIN = {
  path: PATHS.howSuperfastCheckinWorks,
  title: 'How superfast check-in works',
  description:
    'Add your photo and ID before you travel, invite your partner by phone, and arrive with everything ready. Four steps and the answers to five questions.',
  heading: 'How superfast check-in works',
  intro:
    `Get everything ready at home, in four steps. Check-in is ${SUPERFAST_CLAIM}; how fast yours is depends on the hotel and the hour.` as Words,
  next: {
    heading: 'Ready to try it?',
    words: 'Book first. You then find superfast check-in on the booking, in My Bookings.',
    label: 'Find a hotel',
    to: PATHS.home,
  },
}

export const CHECKIN_STEPS: readonly PictureStep[] = [
  {
    icon: 'camera',
    heading: 'Add your photo',
    words: 'Take one with your phone or choose one you have. It is stored encrypted.',
  },
  {
    icon: 'id-card',
    heading: 'Add your ID',
    words: `${RULE.ids}. Of an Aadhar card, the first eight digits are covered on your phone.`,
  },
  {
    icon: 'send',
    heading: 'Invite your partner',
    words: 'Enter their phone number. A short, neutral text asks them to accept on their own phone.',
  },
  {
    icon: 'door-open',
    heading: 'Collect the key',
    words: 'The desk compares your photos and IDs with you, and you get the key. Have your original IDs with you.',
  },
]

export const CHECKIN_QUESTIONS: readonly Question[] = [
  {
    question: 'Do we still have to bring our IDs?',
    answer: [
      'Yes, both of you, and the originals: the law lets the hotel ask for them. With superfast check-in the desk has your photos and IDs ready, checks them and hands you the key.',
      'PAN is not accepted, because it shows no address.',
    ],
  },
  {
    question: 'Who can see my photo and my ID?',
    answer: [
      `You can, and the desk of the hotel you booked, once you asked for superfast check-in: from ${RULE.deskHours} before check-in until check-out, one picture at a time, with the name of who looks and the time across it. Your partner sees only their own.`,
      'Our office can open one too, to help with a booking of yours, with a reason that you read.',
      'They are encrypted. Each opening is written down first: you see those at the desk on your booking, and all of them in My data.',
      [
        `The pictures of your IDs are destroyed ${RULE.identityDays} after your last stay. You can remove them sooner in My Bookings. `,
        { words: 'How we keep your details', to: PATHS.privacyPolicy },
      ],
    ],
  },
  {
    question: 'What does my partner have to do?',
    answer: [
      'Open the link in the text, sign in with that phone number and accept. They see the hotel, the dates and your first name. They do not see the bill.',
      'They can also decline, and you can cancel an invite. Please ask them before you enter their number.',
    ],
  },
  {
    question: 'I am staying alone. Can I use it?',
    answer: ['Yes. With one guest there is nobody to invite: your photo and one ID are all you need.'],
  },
  {
    question: 'What if we do not finish before we arrive?',
    answer: [
      'No harm done. Your booking stays as it is, and you check in at the desk the usual way with your two original IDs.',
    ],
  },
]
