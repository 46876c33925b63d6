import { addMinutes, istDateOf, istInstant, minutesBetween, type IstDate } from '#domain/kernel/ist.ts'
import type { DeskWords } from '#english/desk/desk.ts'

const IST_OFFSET_MINUTES = 330

/** Formats a time: '9 PM', '10:30 AM', '12 noon'; 'रात 9 बजे' in Hindi. */
export const timeWords = (at: Date, words: DeskWords): string => words.time(at)

const partsOf = (date: IstDate, words: DeskWords, weekdays = words.weekdays) => {
  const wall = addMinutes(istInstant(date), IST_OFFSET_MINUTES)
  return {
    weekday: weekdays[wall.getUTCDay()] ?? '',
    day: wall.getUTCDate(),
    month: words.months[wall.getUTCMonth()] ?? '',
  }
}

/** Splits a date into its parts for the strip of days: 'Sat' and 5. */
export const dayParts = (date: IstDate, words: DeskWords) => partsOf(date, words, words.shortWeekdays)

/** Formats a date: 'Sat, 5 Dec'. */
export function dateWords(date: IstDate, words: DeskWords): string {
  const { weekday, day, month } = partsOf(date, words)
  return `${weekday}, ${day} ${month}`
}

/** Formats a date with its time: 'Sat, 5 Dec, 9 PM'. */
export const momentWords = (at: Date, words: DeskWords): string =>
  `${dateWords(istDateOf(at), words)}, ${timeWords(at, words)}`

/** Formats a moment today as '9 PM', and any other with its date. */
export const nearWords = (at: Date, now: Date, words: DeskWords): string =>
  istDateOf(at) === istDateOf(now) ? timeWords(at, words) : momentWords(at, words)

/** Formats the time between two moments in either order: '2 h 52 min'. */
export function betweenWords(one: Date, other: Date, words: DeskWords): string {
  const minutes = Math.round(Math.abs(minutesBetween(one, other)))
  return words.duration(Math.floor(minutes / 60), minutes % 60)
}
