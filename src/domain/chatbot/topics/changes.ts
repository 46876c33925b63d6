import { CHANGE_WINDOW_HOURS } from '../../bookings/change-window.ts'
import { hourlyPrice, MAX_EXTENSION_HOURS, MIN_EXTENSION_HOURS } from '../../bookings/extension.ts'
import { HOLD_MINUTES } from '../../bookings/holds.ts'
import { formatRupees } from '../../kernel/money.ts'
import { slotAt, slotHours, type SlotIndex } from '../../slots/slots.ts'
import type { ChatTopic } from '../chat-topic.ts'

const IN_TIME = `until ${CHANGE_WINDOW_HOURS} hours before check-in`

/** An example of the price of an extra hour, worked out by the rule itself. */
const EXAMPLE_SLOT: SlotIndex = 3
const EXAMPLE_PRICE = 1499
const exampleSlot = slotAt(EXAMPLE_SLOT)

const extraHourWords = `An hour costs the price of your slot divided by its hours, rounded up. For example: ${exampleSlot.chatbotName} has ${slotHours(exampleSlot)} hours; at ${formatRupees(EXAMPLE_PRICE)} an extra hour costs ${formatRupees(hourlyPrice(EXAMPLE_SLOT, EXAMPLE_PRICE))} a room, plus tax.`

export const MODIFY: ChatTopic = {
  id: 'modify',
  title: 'Modify a booking',
  questions: [
    {
      id: 'change-time',
      asks: 'How do I change the date or the slot?',
      answer: {
        text: `Open the booking under My Bookings and press Modify, ${IN_TIME}. You see the new bill first. If it costs more you pay the difference; if it costs less you get it back.`,
        link: { label: 'My Bookings', to: 'myBookings' },
      },
    },
    {
      id: 'late-change',
      asks: `Can I change it within ${CHANGE_WINDOW_HOURS} hours of check-in?`,
      answer: {
        text: `No. Bookings can be changed ${IN_TIME}. After that you can still add hours at the end.`,
      },
    },
    {
      id: 'extend-stay',
      asks: 'Can we stay some hours longer?',
      answer: {
        text: `Yes, ${MIN_EXTENSION_HOURS} to ${MAX_EXTENSION_HOURS} hours at a time, any time before check-out, while a room is free. ${extraHourWords}`,
        link: { label: 'My Bookings', to: 'myBookings' },
      },
    },
    {
      id: 'change-rooms',
      asks: 'Can I change the hotel or the number of rooms?',
      answer: {
        text: `Not within a booking. Cancel it ${IN_TIME} and make a new one; everything you paid comes back.`,
      },
    },
  ],
}

export const CANCEL: ChatTopic = {
  id: 'cancel',
  title: 'Cancel a booking',
  questions: [
    {
      id: 'how-to-cancel',
      asks: 'How do I cancel?',
      answer: {
        text: `Open the booking under My Bookings and press Cancel, ${IN_TIME}. You see what comes back before you confirm, and need give no reason.`,
        link: { label: 'My Bookings', to: 'myBookings' },
      },
    },
    {
      id: 'late-cancel',
      asks: 'Why can I not cancel any more?',
      answer: {
        text: `Check-in is less than ${CHANGE_WINDOW_HOURS} hours away. The hotel keeps the room free for you and can no longer give it to others.`,
        link: { label: 'Cancellations and refunds', to: 'cancellationsRefunds' },
      },
    },
    {
      id: 'unpaid-booking',
      asks: 'I did not pay. Do I have to cancel?',
      answer: {
        text: `No. An unpaid booking ends by itself after ${HOLD_MINUTES} minutes. The room is free again and credit you used comes back.`,
      },
    },
  ],
}
