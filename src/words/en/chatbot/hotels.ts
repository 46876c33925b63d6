import { PRODUCT_NAME, SITE } from '#domain/site.ts'
import { FEWEST_COUPLES } from '#domain/welcome/welcome-share.ts'
import type { ChatTopic } from '#domain/chatbot/chat-topic.ts'

export const PROPERTY_LISTING: ChatTopic = {
  id: 'property-listing',
  title: 'Property listing',
  questions: [
    {
      id: 'list-my-hotel',
      asks: `How do I list my hotel on ${PRODUCT_NAME}?`,
      answer: {
        text: 'Fill in the partner form: your name, phone and email, the hotel’s name and its city. You get a reference number at once, and we call you within two working days.',
        link: { label: 'Partner with us', to: 'partnerWithUs' },
      },
    },
    {
      id: 'what-hotels-agree',
      asks: 'What does a hotel have to agree to?',
      answer: {
        text: 'To welcome unmarried adult couples with local IDs, to treat every guest with discretion, and to honour the bookings we confirm. You choose the time slots, prices and rooms.',
      },
    },
    {
      id: 'partner-form-sent',
      asks: 'I sent the form and have heard nothing.',
      answer: {
        text: `Call ${SITE.supportPhone} and quote the number of your form, which begins with P. We will tell you how far it has come.`,
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
        text: 'Choose your city, date and slot. Hotels with a free room come first, our best ones at the top. Sort by rating to see what guests liked best; only guests who stayed can write a review.',
        link: { label: 'Find a hotel', to: 'home' },
      },
    },
    {
      id: 'are-couples-welcome',
      asks: 'How do I know that couples are welcome there?',
      answer: {
        text: `After each stay we ask couples three questions: were they welcomed, were they asked for more, was the room as shown. From ${FEWEST_COUPLES} couples on, the hotel’s card and page show the share. Only couples who were there, or were turned away, can answer, nobody sees a single answer, and no hotel can pay for it.`,
        link: { label: 'Find a hotel', to: 'home' },
      },
    },
    {
      id: 'cheap-hotel',
      asks: 'How do I find a cheaper one?',
      answer: {
        text: 'Sort by price, or set a price range in the filters. Shorter slots usually cost less than a night. The large number on each card is what the stay costs with tax, in the slot you chose.',
        link: { label: 'Find a hotel', to: 'home' },
      },
    },
    {
      id: 'sold-out',
      asks: 'The hotel I want is sold out. What else is there?',
      answer: {
        text: 'Look at the foot of its page for more hotels in the same city; those free at your time come first. Or try another slot on the same day. A hotel that takes no new bookings for today may sell tomorrow, and bookings you have are not affected.',
      },
    },
    {
      id: 'remember-hotels',
      asks: 'Can I keep hotels for later?',
      answer: {
        text: 'Yes. Tap the heart on a hotel and sign in; you find it again in My Favourites.',
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
        text: 'Type the station’s name where you choose a city: you get the hotels near it, the nearest first, with minutes to walk. ‘Near me’ does the same from where you are.',
        link: { label: 'Find a hotel', to: 'home' },
      },
    },
    {
      id: 'last-metro',
      asks: 'Does the metro still run when our slot ends?',
      answer: {
        text: 'Slots that end late in the evening may come close to the last train. Check your city’s metro timetable, or plan for a cab.',
      },
    },
    {
      id: 'pick-up',
      asks: 'Will the hotel pick us up from the station?',
      answer: {
        text: `Most do not. Call us on ${SITE.supportPhone} before you travel, and we will ask the hotel for you.`,
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
        text: 'Open the booking in My Bookings: it has the full address, and directions in your maps app.',
        link: { label: 'My Bookings', to: 'myBookings' },
      },
    },
    {
      id: 'wrong-pin',
      asks: 'The map leads me to the wrong place.',
      answer: {
        text: `Follow the written address and call ${SITE.supportPhone}; we will guide you to the door. Please tell us the hotel’s name below, so that we can correct the map.`,
        form: 'feedback',
      },
    },
    {
      id: 'map-does-not-open',
      asks: 'The map does not open.',
      answer: {
        text: 'Check your connection, then copy the full address from My Bookings into your maps app.',
        link: { label: 'My Bookings', to: 'myBookings' },
      },
    },
  ],
}
