import { calendar } from './calendar.ts'
import { istInstant, type IstDate } from '#domain/kernel/ist.ts'
import type { Slot } from '#domain/slots/slots.ts'

const ANY_DAY: IstDate = '2026-01-01'

export const hourWords = (hour: number): string => calendar.partAndHour(istInstant(ANY_DAY, hour % 24))

export const slotTimes = (slot: Slot): string => `${hourWords(slot.startHour)} – ${hourWords(slot.endHour)}`

export const slotTimesInFull = (slot: Slot): string =>
  slot.endHour > 24 ? `${hourWords(slot.startHour)} – மறுநாள் ${hourWords(slot.endHour)}` : slotTimes(slot)

export const begunWords = ({ startHour, endHour }: Slot): string =>
  `இது ${hourWords(startHour)} மணிக்குத் தொடங்கியது, ${hourWords(endHour)} மணி வரை உங்களுக்கு.`

/** No line break between a day and its month. */
const wholeDate = (instant: Date, now?: Date): string => calendar.date(instant, now).replace(/(\d) /, '$1\u{A0}')

export const dateWords = (date: IstDate, now?: Date): string => wholeDate(istInstant(date), now)

const SHORT_WEEKDAYS: Readonly<Record<string, string>> = {
  ஞாயிறு: 'ஞாயி',
  திங்கள்: 'திங்',
  செவ்வாய்: 'செவ்',
  புதன்: 'புத',
  வியாழன்: 'வியா',
  வெள்ளி: 'வெள்',
}

export const shortWeekday = (date: IstDate): string => {
  const day = calendar.shortWeekday(date)
  return SHORT_WEEKDAYS[day] ?? day
}

/** No line breaks inside the time. */
export const momentWords = (instant: Date, now?: Date): string =>
  `${wholeDate(instant, now)}, ${calendar.time(instant).replaceAll(' ', '\u{A0}')}`

export const dayWords = (instant: Date, now?: Date): string => wholeDate(instant, now)

export const timeWords = (instant: Date): string => calendar.time(instant)

export const longWeekday = (date: IstDate): string => calendar.weekday(date)

export const monthWords = (month: string): string => calendar.month(month)
