import type { Slot } from '#domain/slots/slots.ts'

/** The name of a slot in lists and on the hotel page (specification §9). */
export const slotName = (slot: Slot): string => slot.listingName
