import { formatIstTime, istInstant } from '#domain/kernel/ist.ts'
import { SLOTS, type Slot } from '#domain/slots/slots.ts'

const ANY_DAY = '2026-01-01'

/** Formats an hour as the chatbot writes it: '7PM', '12 noon' (specification §9). */
const hourWords = (hour: number): string => formatIstTime(istInstant(ANY_DAY, hour % 24)).replace(/ (?=[AP]M)/, '')

/**
 * Describes a slot, 'Day 10AM-7PM (Morning on our pages)': the chatbot's name, the hours from the table, and the name
 * on our pages (decisions, "Slots").
 */
export function slotLine({ chatbotName, listingName, startHour, endHour }: Slot): string {
  const hours = `${hourWords(startHour)}-${hourWords(endHour)}${endHour > 24 ? ' next day' : ''}`
  const elsewhere = listingName === chatbotName ? '' : ` (${listingName} on our pages)`
  return `${chatbotName} ${hours}${elsewhere}`
}

/** The slot that can be booked for several days. */
const LONG_SLOT = SLOTS.find(({ maxDays }) => maxDays > 1) ?? SLOTS[4]

/** Lists the six ways to stay, in the specification's order: each slot, then several days. */
export const waysToStay = (): string[] => [
  ...SLOTS.map(slotLine),
  `Several days, with ${LONG_SLOT.chatbotName}: up to ${LONG_SLOT.maxDays} days`,
]

const namesOf = (slots: readonly Slot[]): string[] => slots.map(({ chatbotName }) => chatbotName)

/** Joins names: 'Day, Escape and Quickie'. */
export const inWords = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`

/** Lists which slots include breakfast, and which do not. */
export const slotsWithBreakfast = (): string => inWords(namesOf(SLOTS.filter(({ hasBreakfast }) => hasBreakfast)))
export const slotsWithoutBreakfast = (): string => inWords(namesOf(SLOTS.filter(({ hasBreakfast }) => !hasBreakfast)))

/** Lists the slots, each with its name, its hours, and whether breakfast is included. */
export const breakfastBySlot = (): string[] =>
  SLOTS.map((slot) => `${slotLine(slot)}: ${slot.hasBreakfast ? 'breakfast included' : 'no breakfast'}`)

/** Lists the slots that end on a later day, for guests who want to stay overnight. */
export const overnightSlots = (): Slot[] => SLOTS.filter(({ endHour }) => endHour > 24)
