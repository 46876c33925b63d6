import { UNPAID_MINUTES } from '#domain/desk/staying-on.ts'
import { OTP_DIGITS } from '#domain/accounts/otp.ts'
import { CHANGE_WINDOW_HOURS } from '#domain/bookings/change-window.ts'
import { HOLD_MINUTES } from '#domain/bookings/holds.ts'
import { DESK_SEES_FROM_HOURS } from '#domain/desk/windows.ts'
import { DEARER_ROOM_DAYS } from '#domain/relocations/dearer-room.ts'
import { MAX_DAYS, SLOTS } from '#domain/slots/slots.ts'
import { MAX_DAYS_AHEAD } from '#domain/slots/period.ts'
import { SITE } from '#domain/site.ts'
import type { ChatTopic } from '#domain/chatbot/chat-topic.ts'
import { LEGAL_AGE } from '#domain/chatbot/house-rules.ts'
import {
  breakfastBySlot,
  inWords,
  overnightSlots,
  slotLine,
  slotsWithBreakfast,
  slotsWithoutBreakfast,
  waysToStay,
} from './slot-lines.ts'

export const TIME_SLOTS: ChatTopic = {
  id: 'time-slots',
  title: 'Time slots',
  questions: [
    {
      id: 'which-slots',
      asks: 'Which time slots are there?',
      answer: {
        text: 'Six ways to stay:',
        list: waysToStay(),
        more: 'Not every hotel offers every slot; its page shows those it has.',
      },
    },
    {
      id: 'overnight',
      asks: 'Which slot is for a whole night?',
      answer: { text: `${inWords(overnightSlots().map(slotLine))}.` },
    },
    {
      id: 'several-days',
      asks: 'Can we stay for two nights or more?',
      answer: {
        text: `Yes. Choose ${SLOTS[4].listingName} and a later check-out, up to ${MAX_DAYS} days in one booking. The price on the card is for one day.`,
      },
    },
    {
      id: 'other-hours',
      asks: 'Can we come earlier or leave later?',
      answer: {
        text: `Each slot has fixed hours, and you may arrive at any time within them. To leave later, add extra hours in My Bookings, as long as a room is free. Who stays on without them pays for each hour begun after the first ${UNPAID_MINUTES} minutes as for an extra hour, if the hotel asks. If the hotel adds hours, we ask you about them: say no to hours that you did not ask for, and you owe nothing for them.`,
        link: { label: 'My Bookings', to: 'myBookings' },
      },
    },
    {
      id: 'how-late-and-early',
      asks: 'How early or late can I book?',
      answer: {
        text: `From ${MAX_DAYS_AHEAD} days ahead until the slot begins, as long as a room is free. Where somebody is at the reception you can also book a slot that has begun, until half of it is over: Night until 3:30 AM. You pay its price, and it ends at its usual time.`,
      },
    },
  ],
}

export const BREAKFAST: ChatTopic = {
  id: 'breakfast',
  title: 'Breakfast and food',
  questions: [
    {
      id: 'is-breakfast-included',
      asks: 'Is breakfast included?',
      answer: {
        text: `Only in ${slotsWithBreakfast()} bookings, for one day or several. It is not included in ${slotsWithoutBreakfast()}.`,
        list: breakfastBySlot(),
      },
    },
    {
      id: 'order-food',
      asks: 'Can we order food in the room?',
      answer: {
        text: 'Most hotels have room service or let you order in. Check the amenities on the hotel’s page, or ask at the desk. You pay for food at the hotel unless it is included.',
      },
    },
    {
      id: 'own-food',
      asks: 'May we bring our own food?',
      answer: {
        text: `Usually yes, but each hotel has its own rule. Ask at the desk, or call us before you book: ${SITE.supportPhone}.`,
      },
    },
    {
      id: 'breakfast-hours',
      asks: 'When is breakfast served?',
      answer: { text: 'Each hotel has its own hours; ask the desk when you check in.' },
    },
  ],
}

export const CHECK_IN: ChatTopic = {
  id: 'check-in',
  title: 'Check-in process',
  questions: [
    {
      id: 'how-check-in',
      asks: 'How do we check in?',
      answer: {
        text: 'At the desk:',
        list: [
          'Show the booking number from My Bookings.',
          'Both of you show your original ID.',
          'Pay the rest, if you chose pay at hotel, and take the key.',
        ],
        more: `Both of you must be ${LEGAL_AGE} or older, and the booking name must match one guest.`,
      },
    },
    {
      id: 'superfast-check-in',
      asks: 'What is superfast check-in?',
      answer: {
        text: `You upload your photo and ID before the stay and invite your partner by phone, who then accepts. Check-in is claimed to be up to 70% faster. From ${DESK_SEES_FROM_HOURS} hours before check-in the desk can open your photos and IDs, compares them with you and hands over the key. Have your original IDs with you: it may ask for them.`,
        link: { label: 'How superfast check-in works', to: 'howSuperfastCheckinWorks' },
      },
    },
    {
      id: 'partner-not-accepted',
      asks: 'My partner did not get the invite. What can I do?',
      answer: {
        text: `Check the number on the booking and send the invite again. Your partner signs in with that phone and a ${OTP_DIGITS}-digit OTP, and finds the booking in My Bookings. Without the invite, you check in at the desk as usual.`,
        link: { label: 'My Bookings', to: 'myBookings' },
      },
    },
    {
      id: 'arrive-apart',
      asks: 'Can we arrive separately?',
      answer: {
        text: 'Yes, at any time within your slot. The second to arrive shows their original ID at the desk before going up.',
      },
    },
    {
      id: 'refused-at-desk',
      asks: 'The hotel refuses our booking. What now?',
      answer: {
        text: `Call ${SITE.supportPhone} from the desk, or open My Bookings and press Help at the hotel. Another room at the same price or less is yours by one press, always. We pay the difference for a dearer one once in ${DEARER_ROOM_DAYS} days; a further one waits for our office, which looks at once. Or ask for your money there.`,
        link: { label: `Call ${SITE.supportPhone}`, to: 'call' },
      },
    },
  ],
}

export const SPECIAL_REQUESTS: ChatTopic = {
  id: 'special-requests',
  title: 'Special arrangement requests',
  questions: [
    {
      id: 'decoration',
      asks: 'Can you decorate the room for a birthday or an anniversary?',
      answer: {
        text: `Many hotels do this. Call us at least ${CHANGE_WINDOW_HOURS} hours before check-in. We ask the hotel what is possible and tell you the price before you decide.`,
        link: { label: `Call ${SITE.supportPhone}`, to: 'call' },
      },
    },
    {
      id: 'bathtub',
      asks: 'Can I book a room with a bathtub?',
      answer: {
        text: 'Yes. Turn on the bathtub filter in your search, then choose the bathtub on the hotel’s page. It is charged per room per day, and shown on the bill before you pay.',
        link: { label: 'Find a hotel', to: 'home' },
      },
    },
    {
      id: 'love-kit',
      asks: 'What is the love kit?',
      answer: {
        text: 'A small free box of things couples forget to pack, put in your room before you arrive. Hotels that have it offer it when you review your booking.',
        link: { label: 'About the love kit', to: 'lovekit' },
      },
    },
    {
      id: 'arrangement-paid-room-held',
      asks: 'Can you keep a room for me while I decide?',
      answer: {
        text: `When you press Book Now on the review page, the room is held for ${HOLD_MINUTES} minutes while you pay. We cannot hold it longer without payment.`,
      },
    },
  ],
}
