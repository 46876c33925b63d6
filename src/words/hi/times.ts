import { calendar } from './calendar.ts'
import { istInstant, type IstDate } from '#domain/kernel/ist.ts'
import type { Slot } from '#domain/slots/slots.ts'

const ANY_DAY: IstDate = '2026-01-01'

export const hourWords = (hour: number): string => calendar.partAndHour(istInstant(ANY_DAY, hour % 24))

export const slotTimes = (slot: Slot): string => `${hourWords(slot.startHour)} से ${hourWords(slot.endHour)}`

export const slotTimesInFull = (slot: Slot): string =>
  slot.endHour > 24 ? `${hourWords(slot.startHour)} से अगले दिन ${hourWords(slot.endHour)}` : slotTimes(slot)

export const begunWords = ({ startHour, endHour }: Slot): string =>
  `यह ${hourWords(startHour)} बजे शुरू हो चुका है और ${hourWords(endHour)} बजे तक आपका है।`

export const dateWords = (date: IstDate, now?: Date): string => calendar.date(istInstant(date), now)

export const shortWeekday = (date: IstDate): string => calendar.shortWeekday(date)

/** No line breaks inside the time. */
export const momentWords = (instant: Date, now?: Date): string =>
  `${calendar.date(instant, now)}, ${calendar.time(instant).replaceAll(' ', '\u{A0}')}`

export const dayWords = (instant: Date, now?: Date): string => calendar.date(instant, now)

export const timeWords = (instant: Date): string => calendar.time(instant)

export const longWeekday = (date: IstDate): string => calendar.weekday(date)

export const monthWords = (month: string): string => calendar.month(month)
