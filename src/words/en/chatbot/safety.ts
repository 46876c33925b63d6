import { DESK_HELP_MINUTES } from '#domain/hotel-help/help-case.ts'
import { SITE } from '#domain/site.ts'
import type { ChatTopic } from '#domain/chatbot/chat-topic.ts'
import { LEGAL_AGE } from '#domain/chatbot/house-rules.ts'

export const SAFETY: ChatTopic = {
  id: 'safety',
  title: 'Safety and security',
  questions: [
    {
      id: 'is-it-legal',
      asks: 'Is it legal for unmarried couples to take a room?',
      answer: {
        text: `Yes. No law in India forbids two adults from sharing a hotel room, married or not. In December 2019 the Madras High Court said that a hotel may not be closed for that reason. Both of you must be ${LEGAL_AGE} or older.`,
        link: { label: 'Safety and law in full', to: 'legalPage' },
      },
    },
    {
      id: 'police',
      asks: 'What if the police come to the hotel?',
      answer: {
        text: `Stay calm and show your IDs. Two adults in a room they booked are doing nothing wrong. You may ask for the officer’s name and the reason, and you can call us on ${SITE.supportPhone}, day or night.`,
        link: { label: 'Your rights, step by step', to: 'legalPage' },
      },
    },
    {
      id: 'help-at-hotel',
      asks: 'The desk asks for more, or the room is not as shown. What now?',
      answer: {
        text: `Open My Bookings and press Help at the hotel, from an hour before check-in until check-out. You get a page to hold up to the desk that says what is paid and due, or you send a photo of the room: the desk has ${DESK_HELP_MINUTES} minutes, then our office decides. If you do not feel safe, press that: we ring you, and the hotel is not told. In danger call 112. Asking costs nothing.`,
        link: { label: 'My Bookings', to: 'myBookings' },
      },
    },
    {
      id: 'hidden-cameras',
      asks: 'How do I know there is no hidden camera?',
      answer: {
        text: 'Take two minutes when you enter: check mirrors, smoke alarms, clocks and chargers that face the bed, then turn off the light and look for small lights or reflections. If you find anything, leave the room and call us at once.',
        link: { label: 'How to check a room', to: 'legalPage' },
      },
    },
    {
      id: 'discretion',
      asks: 'Who will know that we stayed?',
      answer: {
        text: 'The hotel, and nobody through us. Our texts are neutral: they name no hotel and no couple. Your ID pictures are encrypted, every opening is written down, and they are destroyed some weeks after your last stay. The button with the crossed-out eye hides this page at once.',
        link: { label: 'Privacy', to: 'privacyPolicy' },
      },
    },
  ],
}

export const LGBTQ: ChatTopic = {
  id: 'lgbtq',
  title: 'LGBTQ friendly hotels',
  questions: [
    {
      id: 'find-lgbtq-hotels',
      asks: 'How do I find hotels that welcome same-sex couples?',
      answer: {
        text: 'Open the filters in your search results and turn on same-sex couples. Hotels that have said yes show a small rainbow on their card.',
        link: { label: 'Find a hotel', to: 'home' },
      },
    },
    {
      id: 'same-rules',
      asks: 'Are there different rules for us?',
      answer: {
        text: `No. The same rules apply to everyone: both of you ${LEGAL_AGE} or older, two original IDs, and a booking name that matches one guest. You do not have to say how you are related.`,
      },
    },
    {
      id: 'trans-guests',
      asks: 'My ID shows a different name or gender. Can I stay?',
      answer: {
        text: 'Yes. Book in the name on your ID, so that it matches at the desk. When you sign up you can choose third gender, or prefer not to say.',
      },
    },
    {
      id: 'lgbtq-refused',
      asks: 'What if a hotel treats us badly?',
      answer: {
        text: `Call ${SITE.supportPhone} at once; we will speak to the hotel. A hotel that turns you away for who you are loses its place on our list of friendly hotels.`,
        form: 'complaint',
      },
    },
  ],
}
