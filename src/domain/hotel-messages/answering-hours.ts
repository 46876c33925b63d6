import { addDays, addMinutes, istDateOf, istInstant, minutesBetween } from '../kernel/ist.ts'

/** The hours of the day in India in which hotels are expected to answer: from 8 AM to 11 PM. */
export const [ANSWERS_FROM, ANSWERS_UNTIL] = [8, 23]

/** Returns when the answering hours of a day begin and end. */
const hoursOf = (moment: Date): { start: Date; end: Date } => {
  const day = istDateOf(moment)
  return { start: istInstant(day, ANSWERS_FROM), end: istInstant(day, ANSWERS_UNTIL) }
}

export function isAnsweringTime(moment: Date): boolean {
  const { start, end } = hoursOf(moment)
  return start <= moment && moment < end
}

/** Returns the moment at which this many minutes of answering hours (8 AM to 11 PM) have passed. */
export function afterAnsweringMinutes(from: Date, minutes: number): Date {
  const { start, end } = hoursOf(from)
  const begins = from < start ? start : from
  const left = Math.max(0, minutesBetween(begins, end))
  if (minutes <= left && begins < end) return addMinutes(begins, minutes)
  const next = istInstant(addDays(istDateOf(from), 1), ANSWERS_FROM)
  return afterAnsweringMinutes(next, minutes - left)
}
