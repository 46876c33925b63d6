import { SLOTS } from '#domain/slots/slots.ts'

export const slotName = (slot: number): string => SLOTS.find(({ index }) => index === slot)?.listingName ?? ''
