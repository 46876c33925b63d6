import { plural } from '../plural.ts'

/** The English texts about guests who ask for help at the hotel. */
export const helpWords = {
  title: (count: number) => `${count} ${plural(count, 'guest asks', 'guests ask')} you`,
  moreMoney: 'They say that you ask for more than agreed',
  notAsShown: (fault: string) => `They say that the room is not as shown: ${fault}`,
  faults: { dirty: 'dirty', other_room: 'another room than shown', missing: 'something is missing' },
  answerBy: (time: string) => `Answer until ${time}. Then our office decides.`,
  officeBy: (time: string) => `Our office decides by ${time}, and rings you. You can still answer.`,
  seen: 'We have seen it',
  openPhoto: (n: number) => `See photo ${n}`,
  photo: (n: number) => `Photo ${n} of the room`,
  answers: {
    nothing_more: 'Nothing more is due',
    agreed_extra: 'They agreed to pay more',
    another_room: 'We give them another room',
    put_right: 'We put it right now',
    as_shown: 'The room is as shown',
  },
  said: {
    nothing_more: 'You said that nothing more is due.',
    agreed_extra: 'You said that they agreed to pay more.',
    another_room: 'You give them another room.',
    put_right: 'You are putting it right.',
    as_shown: 'You said that the room is as shown.',
  },
  counts: 'Closed. It counts in your figures.',
  doesNotCount: 'Closed. It does not count.',
  entry: {
    help_seen: (by: string) => `${by} saw what the guests ask`,
    help_answered: (by: string, answer: string) => `${by} answered the guests: ${answer}`,
  },
}
