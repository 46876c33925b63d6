import { addMinutes, minutesBetween } from '../kernel/ist.ts'

/** A hotel reports a guest with a foreign passport within this time of the arrival (docs/decisions/0075). */
export const FORM_THREE_HOURS = 24

export const formThreeDue = (arrivedAt: Date): Date => addMinutes(arrivedAt, FORM_THREE_HOURS * 60)

/** How many hours a report that was not filed is late, begun hours counted; 0 while there is time. */
export function hoursLate(arrivedAt: Date, now: Date): number {
  const minutes = minutesBetween(formThreeDue(arrivedAt), now)
  return minutes <= 0 ? 0 : Math.ceil(minutes / 60)
}

const LONGEST_REFERENCE = 40

/** The number under which the registration office has the report. */
export const isFilingReference = (text: string): boolean =>
  text.length <= LONGEST_REFERENCE && /^[A-Z0-9][A-Z0-9/-]*$/i.test(text)
