import type { Slot } from '#domain/slots/slots.ts'

/** A slot's name in lists and on the hotel's page (specification §9). */
export const slotName = (slot: Slot): string => slot.listingName
