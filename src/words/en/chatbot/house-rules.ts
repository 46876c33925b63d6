import { GUESTS_PER_ROOM, MAX_ROOMS } from '#domain/bookings/rooms-and-guests.ts'
import type { ChatTopic } from '#domain/chatbot/chat-topic.ts'
import { LEGAL_AGE } from '#domain/chatbot/house-rules.ts'
import { acceptedIds } from '../accepted-ids.ts'

export const ID_PROOF: ChatTopic = {
  id: 'id-proof',
  title: 'ID proof',
  questions: [
    {
      id: 'which-ids',
      asks: 'Which IDs are accepted?',
      answer: {
        text: `${acceptedIds}. Bring two original IDs, one for each of you. PAN is not accepted, because it shows no address.`,
      },
    },
    {
      id: 'copies',
      asks: 'Is a photo or a copy of the ID enough?',
      answer: {
        text: 'No. The hotel has to see both original IDs at the desk. A picture on your phone or a photocopy is not accepted. Only with superfast check-in does the desk compare the IDs that you uploaded here, and it may ask for the originals all the same.',
      },
    },
    {
      id: 'masked-aadhar',
      asks: 'Do I have to show my full Aadhaar number?',
      answer: {
        text: 'No. A masked Aadhar card, which shows only the last four digits, is enough. We may not hold the number, so another ID is best for superfast check-in. If you add an Aadhar card, its first eight digits are covered on your phone before anything leaves it.',
        link: { label: 'How we keep your ID safe', to: 'privacyPolicy' },
      },
    },
    {
      id: 'name-match',
      asks: 'Does the name have to match?',
      answer: {
        text: 'Yes. The name on the booking must match the ID of one of the guests. Book in your own name, as your ID spells it.',
      },
    },
    {
      id: 'foreign-guests',
      asks: 'My partner is from abroad. What do we need?',
      answer: {
        text: 'An original passport with a valid visa. The hotel reports a foreign guest’s stay to the authorities, as the law requires of every hotel.',
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
      answer: { text: `Both of you must be ${LEGAL_AGE} or older on the day you check in.` },
    },
    {
      id: 'one-is-younger',
      asks: `What if one of us is not ${LEGAL_AGE} yet?`,
      answer: {
        text: `Then you cannot stay, no matter who made the booking. The hotel checks the date of birth on both IDs and has to refuse guests under ${LEGAL_AGE}.`,
      },
    },
    {
      id: 'proof-of-age',
      asks: 'How do we prove our age?',
      answer: { text: `With your original ID: ${acceptedIds}. Each of them shows your date of birth or age.` },
    },
    {
      id: 'twenty-one',
      asks: 'Do men have to be 21?',
      answer: {
        text: `No. That is the age for marriage. For a hotel room, both of you are adults at ${LEGAL_AGE}.`,
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
        text: `No. At most ${GUESTS_PER_ROOM} people can stay in a room. For three, book two rooms: choose the number of rooms on the hotel’s page.`,
      },
    },
    {
      id: 'group',
      asks: 'We are a group of friends. How many rooms can we book?',
      answer: {
        text: `Up to ${MAX_ROOMS} rooms in one booking, for up to ${MAX_ROOMS * GUESTS_PER_ROOM} guests. Everyone must be ${LEGAL_AGE} or older and bring an original ID.`,
      },
    },
    {
      id: 'married-couples',
      asks: 'We are married. Can we book too?',
      answer: {
        text: 'Of course. Married couples are just as welcome, and the same rules apply. You need no marriage certificate, only your two IDs.',
      },
    },
    {
      id: 'alone',
      asks: 'Can I stay alone?',
      answer: { text: 'Yes. Choose 1 guest when you book. The price is per room, so it stays the same.' },
    },
  ],
}
