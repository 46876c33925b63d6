import { addMinutes, minutesBetween } from '../kernel/ist.ts'

/** How soon after arrival a hotel must report a guest with a foreign passport (docs/decisions/0075). */
export const FORM_THREE_HOURS = 24

export const formThreeDue = (arrivedAt: Date): Date => addMinutes(arrivedAt, FORM_THREE_HOURS * 60)

/** Returns how many hours an unfiled report is late, rounded up; 0 before the deadline. */
export function hoursLate(arrivedAt: Date, now: Date): number {
  const minutes = minutesBetween(formThreeDue(arrivedAt), now)
  return minutes <= 0 ? 0 : Math.ceil(minutes / 60)
}

const LONGEST_REFERENCE = 40

/** Whether a text can be the reference number that the registration office gives to a report. */
export const isFilingReference = (text: string): boolean =>
  text.length <= LONGEST_REFERENCE && /^[A-Z0-9][A-Z0-9/-]*$/i.test(text)
