import { CHANGE_WINDOW_HOURS } from '#domain/bookings/change-window.ts'
import { hourlyPrice, MAX_EXTENSION_HOURS, MIN_EXTENSION_HOURS } from '#domain/bookings/extension.ts'
import { HOLD_MINUTES } from '#domain/bookings/holds.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { slotAt, slotHours, type SlotIndex } from '#domain/slots/slots.ts'
import type { ChatTopic } from '#domain/chatbot/chat-topic.ts'

const IN_TIME = `until ${CHANGE_WINDOW_HOURS} hours before check-in, or later if your hotel allows it`

/** An example of the price of an extra hour, calculated by the real rule. */
const EXAMPLE_SLOT: SlotIndex = 3
const EXAMPLE_PRICE = 1499
const exampleSlot = slotAt(EXAMPLE_SLOT)

const extraHourWords = `An extra hour costs your slot’s price divided by its hours, rounded up. For example, ${exampleSlot.chatbotName} (${exampleSlot.listingName} on our pages) has ${slotHours(exampleSlot)} hours; at ${formatRupees(EXAMPLE_PRICE)} an extra hour costs ${formatRupees(hourlyPrice(EXAMPLE_SLOT, EXAMPLE_PRICE))} per room, plus tax.`

export const MODIFY: ChatTopic = {
  id: 'modify',
  title: 'Modify a booking',
  questions: [
    {
      id: 'change-time',
      asks: 'How do I change the date or the slot?',
      answer: {
        text: `Open the booking in My Bookings and press Modify, ${IN_TIME}. You see the new bill first. If it costs more, you pay the difference; if it costs less, we refund it.`,
        link: { label: 'My Bookings', to: 'myBookings' },
      },
    },
    {
      id: 'late-change',
      asks: `Can I change it within ${CHANGE_WINDOW_HOURS} hours of check-in?`,
      answer: {
        text: `Only if your hotel allows it: you can change a booking ${IN_TIME}. My Bookings shows until when. After that you can still add hours at the end.`,
      },
    },
    {
      id: 'extend-stay',
      asks: 'Can we stay a few hours longer?',
      answer: {
        text: `Yes, ${MIN_EXTENSION_HOURS} to ${MAX_EXTENSION_HOURS} hours at a time, any time before check-out, as long as a room is free. ${extraHourWords}`,
        link: { label: 'My Bookings', to: 'myBookings' },
      },
    },
    {
      id: 'change-rooms',
      asks: 'Can I change the hotel or the number of rooms?',
      answer: {
        text: `Not on an existing booking. Cancel it ${IN_TIME} for a full refund, and make a new one.`,
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
        text: `Open the booking in My Bookings and press Cancel booking, ${IN_TIME}. You see your refund before you confirm, and you need not give a reason.`,
        link: { label: 'My Bookings', to: 'myBookings' },
      },
    },
    {
      id: 'late-cancel',
      asks: 'Why can’t I cancel any more?',
      answer: {
        text: `You could cancel ${IN_TIME}. Now the hotel has kept the room for you and can hardly sell it at such short notice.`,
        link: { label: 'Cancellations and refunds', to: 'cancellationsRefunds' },
      },
    },
    {
      id: 'unpaid-booking',
      asks: 'I did not pay. Do I have to cancel?',
      answer: {
        text: `No. An unpaid booking ends automatically after ${HOLD_MINUTES} minutes. The room is released, and any credit you used comes back.`,
      },
    },
  ],
}
