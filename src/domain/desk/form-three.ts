import { addMinutes, minutesBetween } from '../kernel/ist.ts'

/** Hotels must report a guest with a foreign passport within this time of arrival (docs/decisions/0075). */
export const FORM_THREE_HOURS = 24

export const formThreeDue = (arrivedAt: Date): Date => addMinutes(arrivedAt, FORM_THREE_HOURS * 60)

/** By how many hours an unfiled report is late, rounded up; 0 before the deadline. */
export function hoursLate(arrivedAt: Date, now: Date): number {
  const minutes = minutesBetween(formThreeDue(arrivedAt), now)
  return minutes <= 0 ? 0 : Math.ceil(minutes / 60)
}

const LONGEST_REFERENCE = 40

/** Whether a string can be the registration office's reference number of a report. */
export const isFilingReference = (text: string): boolean =>
  text.length <= LONGEST_REFERENCE && /^[A-Z0-9][A-Z0-9/-]*$/i.test(text)
