import {
  formatIstDate,
  formatIstMoment,
  formatIstTime,
  istInstant,
  monthName,
  weekdayName,
  type IstDate,
} from '#domain/kernel/ist.ts'
import type { Slot } from '#domain/slots/slots.ts'

const ANY_DAY: IstDate = '2026-01-01'

/** '9 PM', '12 noon': the time of an hour in the slot table. */
export const hourWords = (hour: number): string => formatIstTime(istInstant(ANY_DAY, hour % 24))

/** '9 PM to 10 AM' */
export const slotTimes = (slot: Slot): string => `${hourWords(slot.startHour)} to ${hourWords(slot.endHour)}`

/** '9 PM to 10 AM next day' */
export const slotTimesInFull = (slot: Slot): string => slotTimes(slot) + (slot.endHour > 24 ? ' next day' : '')

/** Says of a slot that has begun: 'It began at 9 PM, and is yours until 10 AM.' */
export const begunWords = ({ startHour, endHour }: Slot): string =>
  `It began at ${hourWords(startHour)}, and is yours until ${hourWords(endHour)}.`

/** 'Sat, 5 Dec' for a calendar day, with the year if it differs from the year of `now`. */
export const dateWords = (date: IstDate, now?: Date): string => formatIstDate(istInstant(date), now)

/** 'Sat', for a day in a narrow list. */
export const shortWeekday = (date: IstDate): string => dateWords(date).slice(0, 3)

/** 'Sat, 5 Dec, 9 PM', with no line break between '9' and 'PM'. */
export const momentWords = (instant: Date, now?: Date): string =>
  formatIstMoment(instant, now).replace(/ (?=(?:[AP]M|noon|midnight)$)/, '\u{A0}')

/** 'Sat, 5 Dec' for an instant, with the year if it differs from the year of `now`. */
export const dayWords = (instant: Date, now?: Date): string => formatIstDate(instant, now)

/** '9 PM', '12 noon'. */
export const timeWords = (instant: Date): string => formatIstTime(instant)

/** 'Saturday'. */
export const longWeekday = (date: IstDate): string => weekdayName(date)

/** 'December' for a day or a month ('2026-12'). */
export const monthWords = (month: string): string => monthName(month)
