import { slotHours, type Slot } from '#domain/slots/slots.ts'

/** The day ribbon begins at 10 AM, when the first slot begins, and ends at 11 AM the next day. */
const RIBBON_START_HOUR = 10

/** The slot's position on the day ribbon, as two CSS variables. */
export const ribbonPlace = (slot: Slot): { from: number; hours: number } => ({
  from: slot.startHour - RIBBON_START_HOUR,
  hours: slotHours(slot),
})
