import { PRODUCT_NAME, SITE } from '../../site.ts'
import type { ChatTopic } from '../chat-topic.ts'

export const PROPERTY_LISTING: ChatTopic = {
  id: 'property-listing',
  title: 'Property listing',
  questions: [
    {
      id: 'list-my-hotel',
      asks: `How do I list my hotel on ${PRODUCT_NAME}?`,
      answer: {
        text: 'Fill in the partner form: your name, phone, e-mail, the hotel’s name and its city. You get a number at once, and we call you within two working days.',
        link: { label: 'Partner with us', to: 'partnerWithUs' },
      },
    },
    {
      id: 'what-hotels-agree',
      asks: 'What does a hotel have to agree to?',
      answer: {
        text: 'To welcome unmarried couples of age with local IDs, to treat every guest with discretion, and to keep the bookings we confirm. Time slots, prices and rooms are yours to choose.',
      },
    },
    {
      id: 'partner-form-sent',
      asks: 'I sent the form and heard nothing.',
      answer: {
        text: `Call ${SITE.supportPhone} with the number of your form, it begins with P. We tell you where it stands.`,
        link: { label: `Call ${SITE.supportPhone}`, to: 'call' },
      },
    },
  ],
}

export const HOTEL_SUGGESTIONS: ChatTopic = {
  id: 'hotel-suggestions',
  title: 'Hotel suggestions',
  questions: [
    {
      id: 'suggest-a-hotel',
      asks: 'Can you suggest a good hotel?',
      answer: {
        text: 'Choose your city, date and slot: the hotels we can recommend most and that have a free room come first. Sort by rating to see what guests liked best; only guests who stayed can write a review.',
        link: { label: 'Find a hotel', to: 'home' },
      },
    },
    {
      id: 'cheap-hotel',
      asks: 'How do I find a cheaper one?',
      answer: {
        text: 'Sort by price, or set a price range in the filters. Shorter slots cost less than a night. The price on each card is for the slot you chose, and tax is shown beside it.',
        link: { label: 'Find a hotel', to: 'home' },
      },
    },
    {
      id: 'sold-out',
      asks: 'The hotel I want is sold. What else is there?',
      answer: {
        text: 'Look at the foot of its page: there are hotels nearby that are alike and free at your time. Or try another slot of the same day.',
      },
    },
    {
      id: 'remember-hotels',
      asks: 'Can I keep hotels for later?',
      answer: {
        text: 'Yes. Tap the heart on a hotel and sign in; you find it again under My Favourites.',
        link: { label: 'My Favourites', to: 'myFavourites' },
      },
    },
  ],
}

export const METRO: ChatTopic = {
  id: 'metro',
  title: 'Metro connectivity',
  questions: [
    {
      id: 'near-metro',
      asks: 'How do I find a hotel near a metro station?',
      answer: {
        text: 'Filter your results by the locality around the station. Each hotel’s page says where it lies and opens the place in your maps, which shows the nearest station and the way on foot.',
        link: { label: 'Find a hotel', to: 'home' },
      },
    },
    {
      id: 'last-metro',
      asks: 'Does the metro still run when our slot ends?',
      answer: {
        text: 'Slots that end late in the evening may come close to the last train. Look at the timetable of your city’s metro, or plan for a cab.',
      },
    },
    {
      id: 'pick-up',
      asks: 'Does the hotel pick us up from the station?',
      answer: {
        text: `Most do not. Call us before you travel and we ask the hotel for you: ${SITE.supportPhone}.`,
        link: { label: `Call ${SITE.supportPhone}`, to: 'call' },
      },
    },
  ],
}

export const MAP: ChatTopic = {
  id: 'map',
  title: 'Map location problems',
  questions: [
    {
      id: 'find-the-way',
      asks: 'How do I find the way to the hotel?',
      answer: {
        text: 'Open the booking under My Bookings: it has the full address and directions in your own maps.',
        link: { label: 'My Bookings', to: 'myBookings' },
      },
    },
    {
      id: 'wrong-pin',
      asks: 'The map leads to the wrong place.',
      answer: {
        text: `Go by the written address and call ${SITE.supportPhone}, we guide you to the door. Please tell us the hotel’s name below, so that we set the map right.`,
        form: 'feedback',
      },
    },
    {
      id: 'map-does-not-open',
      asks: 'The map does not open.',
      answer: {
        text: 'Check your connection, then copy the address from the booking into your maps. The address under My Bookings is always the full one.',
        link: { label: 'My Bookings', to: 'myBookings' },
      },
    },
  ],
}
