import { SLOTS, type Slot } from '#domain/slots/slots.ts'
import { slotName } from '../slots.ts'
import { slotTimesInFull } from '../times.ts'

export const slotLine = (slot: Slot): string => `${slotName(slot)}, ${slotTimesInFull(slot)}`

const LONG_SLOT = SLOTS.find(({ maxDays }) => maxDays > 1) ?? SLOTS[4]

export const waysToStay = (): string[] => [
  ...SLOTS.map(slotLine),
  `कई दिन, ${slotName(LONG_SLOT)} में: ${LONG_SLOT.maxDays} दिन तक`,
]

export const inWords = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} और ${names[names.length - 1]}`

export const slotsWithBreakfast = (): string => inWords(SLOTS.filter(({ hasBreakfast }) => hasBreakfast).map(slotName))
export const slotsWithoutBreakfast = (): string =>
  inWords(SLOTS.filter(({ hasBreakfast }) => !hasBreakfast).map(slotName))

export const breakfastBySlot = (): string[] =>
  SLOTS.map((slot) => `${slotLine(slot)}: ${slot.hasBreakfast ? 'नाश्ता शामिल' : 'नाश्ता नहीं'}`)

export const overnightSlots = (): Slot[] => SLOTS.filter(({ endHour }) => endHour > 24)
