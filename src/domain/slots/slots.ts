export type SlotIndex = 0 | 1 | 2 | 3 | 4

export type SlotKey = 'morning_slot' | 'custom_slot_1' | 'custom_slot_2' | 'evening_slot' | 'fullday_slot'

/** One kind of stay. Hours are Indian time, and an `endHour` past 24 is on the next day. */
export type Slot = {
  index: SlotIndex
  key: SlotKey
  /** the name in lists and on the hotel page */
  listingName: string
  /** the name that the chatbot uses */
  chatbotName: string
  startHour: number
  endHour: number
  /** the number in a booking request, in which 1 and 3, and 2 and 4, are swapped (specification §9) */
  bookingSlotId: SlotIndex
  hasBreakfast: boolean
  /** only Full Day can be booked for several days */
  maxDays: number
}

/** The longest stay. The database enforces the same limit on a period. */
export const MAX_DAYS = 30

/**
 * The only table of slots. Forms, prices, periods and texts are built from it (specification §9; decisions, "Slots").
 */
export const SLOTS: readonly [Slot, Slot, Slot, Slot, Slot] = [
  {
    index: 0,
    key: 'morning_slot',
    listingName: 'Morning',
    chatbotName: 'Day',
    startHour: 10,
    endHour: 19,
    bookingSlotId: 0,
    hasBreakfast: false,
    maxDays: 1,
  },
  {
    index: 1,
    key: 'custom_slot_1',
    listingName: 'Custom Day',
    chatbotName: 'Escape',
    startHour: 13,
    endHour: 18,
    bookingSlotId: 3,
    hasBreakfast: false,
    maxDays: 1,
  },
  {
    index: 2,
    key: 'custom_slot_2',
    listingName: 'Custom Night',
    chatbotName: 'Quickie',
    startHour: 18,
    endHour: 21,
    bookingSlotId: 4,
    hasBreakfast: false,
    maxDays: 1,
  },
  {
    index: 3,
    key: 'evening_slot',
    listingName: 'Evening',
    chatbotName: 'Night',
    startHour: 21,
    endHour: 34,
    bookingSlotId: 1,
    hasBreakfast: true,
    maxDays: 1,
  },
  {
    index: 4,
    key: 'fullday_slot',
    listingName: 'Full Day',
    chatbotName: 'Full Day',
    startHour: 12,
    endHour: 35,
    bookingSlotId: 2,
    hasBreakfast: true,
    maxDays: MAX_DAYS,
  },
]

export const FULL_DAY: SlotIndex = 4

/** The default slot is number 4 (specification §9). */
export const DEFAULT_SLOT: SlotIndex = FULL_DAY

export const isSlotIndex = (value: number): value is SlotIndex => Number.isInteger(value) && value >= 0 && value <= 4

export const slotAt = (index: SlotIndex): Slot => SLOTS[index]

export const slotHours = (slot: Slot): number => slot.endHour - slot.startHour

/** Finds the slot for the swapped `slotId` of a booking request; undefined for an unknown `slotId`. */
export const slotOfBookingSlotId = (slotId: number): Slot | undefined =>
  SLOTS.find((slot) => slot.bookingSlotId === slotId)
