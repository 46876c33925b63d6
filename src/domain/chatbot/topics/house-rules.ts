import { GUESTS_PER_ROOM, MAX_ROOMS } from '../../bookings/rooms-and-guests.ts'
import type { ChatTopic } from '../chat-topic.ts'
import { acceptedIdWords, LEGAL_AGE } from '../house-rules.ts'

export const ID_PROOF: ChatTopic = {
  id: 'id-proof',
  title: 'ID proof',
  questions: [
    {
      id: 'which-ids',
      asks: 'Which IDs are accepted?',
      answer: {
        text: `${acceptedIdWords()}. Bring two original IDs, one for each of you. PAN is not accepted, because it shows no address.`,
      },
    },
    {
      id: 'copies',
      asks: 'Is a photo or a copy of the ID enough?',
      answer: {
        text: 'No. The hotel has to see the original of both IDs at the desk. A picture on your phone or a photocopy does not count, even if you uploaded it here before.',
      },
    },
    {
      id: 'masked-aadhar',
      asks: 'Do I have to show my whole Aadhar number?',
      answer: {
        text: 'No. A masked Aadhar card, which shows the last four digits only, is enough. When you upload it, cover the first eight digits, or use another ID.',
        link: { label: 'How we keep your ID safe', to: 'privacyPolicy' },
      },
    },
    {
      id: 'name-match',
      asks: 'Does the name have to match?',
      answer: {
        text: 'Yes. The name on the booking must match the ID of one guest who stays. Book in your own name, as it stands on your ID.',
      },
    },
    {
      id: 'foreign-guests',
      asks: 'My partner comes from abroad. What is needed?',
      answer: {
        text: 'A passport with a valid visa, in original. The hotel reports the stay of a guest from abroad to the authorities, as the law asks of every hotel.',
      },
    },
  ],
}

export const MINIMUM_AGE: ChatTopic = {
  id: 'minimum-age',
  title: 'Minimum age',
  questions: [
    {
      id: 'how-old',
      asks: 'How old do we have to be?',
      answer: { text: `Both of you have to be ${LEGAL_AGE} or older on the day you check in.` },
    },
    {
      id: 'one-is-younger',
      asks: `What if one of us is not ${LEGAL_AGE} yet?`,
      answer: {
        text: `Then you cannot stay, whoever made the booking. The hotel checks the date of birth on both IDs and has to refuse guests under ${LEGAL_AGE}.`,
      },
    },
    {
      id: 'proof-of-age',
      asks: 'How do we show our age?',
      answer: { text: `With your original ID: ${acceptedIdWords()}. Each of them shows your date of birth or age.` },
    },
    {
      id: 'twenty-one',
      asks: 'Do men have to be 21?',
      answer: {
        text: `No. That is an age for marriage. For a hotel room both of you are adults from ${LEGAL_AGE} on.`,
        link: { label: 'Legal age', to: 'legalPage' },
      },
    },
  ],
}

export const THREE_AND_MARRIED: ChatTopic = {
  id: 'three-persons-and-married',
  title: 'Three-person rooms and married people',
  questions: [
    {
      id: 'three-in-a-room',
      asks: 'Can three of us share a room?',
      answer: {
        text: `No. At most ${GUESTS_PER_ROOM} people stay in a room. For three, book two rooms: choose the number of rooms on the hotel’s page.`,
      },
    },
    {
      id: 'group',
      asks: 'We are a group of friends. How many rooms can we book?',
      answer: {
        text: `Up to ${MAX_ROOMS} rooms in one booking, for up to ${MAX_ROOMS * GUESTS_PER_ROOM} guests. Everybody who stays brings an original ID and is ${LEGAL_AGE} or older.`,
      },
    },
    {
      id: 'married-couples',
      asks: 'We are married. Can we book too?',
      answer: {
        text: 'Of course. Married couples are as welcome as unmarried ones, by the same rules. You need no marriage certificate, only your two IDs.',
      },
    },
    {
      id: 'alone',
      asks: 'Can I stay alone?',
      answer: { text: 'Yes. Choose 1 guest when you book. The price is for the room, so it stays the same.' },
    },
  ],
}
