/** Indian Standard Time is UTC+5:30 all year, so converting it is arithmetic and needs no time-zone data. */
const IST_OFFSET_MINUTES = 330
const MINUTE = 60_000
const DAY_MINUTES = 24 * 60

/** A calendar day in India, 'YYYY-MM-DD'. */
export type IstDate = string

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** Shortens the name of a day or month, such as 'Sat' or 'Dec'. */
const shortened = (name = '') => name.slice(0, 3)

/** Returns a Date whose UTC fields show the wall-clock time in India. Such a Date must not leave this file. */
const wall = (instant: Date) => new Date(instant.getTime() + IST_OFFSET_MINUTES * MINUTE)

const pad = (value: number) => String(value).padStart(2, '0')

export const addMinutes = (instant: Date, minutes: number): Date => new Date(instant.getTime() + minutes * MINUTE)

export const addSeconds = (instant: Date, seconds: number): Date => new Date(instant.getTime() + seconds * 1000)

export const minutesBetween = (from: Date, to: Date): number => (to.getTime() - from.getTime()) / MINUTE

/** Returns the calendar day in India at this instant. */
export const istDateOf = (instant: Date): IstDate => wall(instant).toISOString().slice(0, 10)

/** Returns the minutes since midnight in India. */
export function istMinuteOfDay(instant: Date): number {
  const shown = wall(instant)
  return shown.getUTCHours() * 60 + shown.getUTCMinutes()
}

/** Returns the instant of `hour` o'clock in India on that day. Hours past 24 fall on the next day. */
export function istInstant(date: IstDate, hour = 0): Date {
  return new Date(Date.parse(`${date}T00:00:00Z`) + (hour * 60 - IST_OFFSET_MINUTES) * MINUTE)
}

export const addDays = (date: IstDate, days: number): IstDate =>
  istDateOf(addMinutes(istInstant(date), days * DAY_MINUTES))

/** Counts whole days from one Indian calendar day to another. */
export const daysBetween = (from: IstDate, to: IstDate): number =>
  minutesBetween(istInstant(from), istInstant(to)) / DAY_MINUTES

/** Whether this is a real calendar day. '2026-02-30', for example, is not. */
export function isIstDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === text
}

const INSTANT = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?)?\s*(Z|[+ -]\d{2}:?\d{2})?$/i

function offsetMinutes(offset: string | undefined): number | undefined {
  if (offset === undefined) return IST_OFFSET_MINUTES
  if (offset.toUpperCase() === 'Z') return 0
  const hours = Number(offset.slice(1, 3))
  const minutes = Number(offset.slice(-2))
  if (hours > 14 || minutes > 59) return undefined
  return (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes)
}

/**
 * Parses an ISO 8601 time. Without an offset it is Indian time, and a day alone means its midnight. A space is read as
 * '+', because query strings turn '+' into a space. Returns undefined if the time is invalid.
 */
export function parseInstant(text: string): Date | undefined {
  const parts = INSTANT.exec(text.trim())
  if (!parts) return undefined
  const [, date = '', hour = '00', minute = '00', second = '00', offset] = parts
  const ahead = offsetMinutes(offset)
  if (!isIstDate(date) || ahead === undefined) return undefined
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return undefined
  return new Date(Date.parse(`${date}T${hour}:${minute}:${second}Z`) - ahead * MINUTE)
}

/** Formats an instant as ISO 8601 with India's offset, to the second: '2026-12-05T21:00:00+05:30'. */
export const toIstIso = (instant: Date): string => `${wall(instant).toISOString().slice(0, 19)}+05:30`

/** Formats a date as 'Sat, 5 Dec'. If its year is not that of `now`, adds the year: 'Sun, 26 Oct 2025'. */
export function formatIstDate(instant: Date, now = instant): string {
  const shown = wall(instant)
  const year = shown.getUTCFullYear()
  const day = `${shortened(WEEKDAYS[shown.getUTCDay()])}, ${shown.getUTCDate()} ${shortened(MONTHS[shown.getUTCMonth()])}`
  return year === wall(now).getUTCFullYear() ? day : `${day} ${year}`
}

/**
 * Returns the name of a day, such as 'Saturday'. Uses our own names of days and months, because the browser's (`Intl`)
 * took a phone 60 ms on first use.
 */
export const weekdayName = (date: IstDate): string => WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? ''

/** Returns the name of the month of a day or of a month ('2026-12'), such as 'December'. */
export const monthName = (date: IstDate): string => MONTHS[Number(date.slice(5, 7)) - 1] ?? ''

/** Formats a time as '10 AM', '12 noon' or '9:30 PM'. */
export function formatIstTime(instant: Date): string {
  const minute = istMinuteOfDay(instant)
  if (minute === 12 * 60) return '12 noon'
  const hour = Math.floor(minute / 60)
  const past = minute % 60
  return `${hour % 12 || 12}${past ? `:${pad(past)}` : ''} ${hour < 12 ? 'AM' : 'PM'}`
}

/** Formats a date and time as 'Sat, 5 Dec, 9 PM'. Includes the year if it differs from that of `now`. */
export const formatIstMoment = (instant: Date, now = instant): string =>
  `${formatIstDate(instant, now)}, ${formatIstTime(instant)}`
