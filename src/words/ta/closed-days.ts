import type { IstDate } from '#domain/kernel/ist.ts'
import { dayClosure, type DayClosure } from '#domain/slots/openings.ts'
import { MAX_DAYS_AHEAD } from '#domain/slots/period.ts'
import type { SlotIndex } from '#domain/slots/slots.ts'
import { dateWords } from './times.ts'

const CLOSED_DAYS: Record<DayClosure, string> = {
  DAY_GONE: 'கடந்துவிட்டது',
  NO_SLOT_LEFT: 'தங்கத் தொடங்கும் நேரம் முடிந்தது',
  TOO_FAR_AHEAD: `${MAX_DAYS_AHEAD} நாட்களுக்கும் மேல் உள்ளது`,
}

export const tonightWords = (date: IstDate): string => `${dateWords(date)} என்பது இன்றிரவு, ஏற்கனவே தொடங்கிய இரவு.`

export function closedDayWords(date: IstDate, now: Date, offered?: readonly SlotIndex[]): string | undefined {
  const closure = dayClosure(date, now, offered)
  return closure && CLOSED_DAYS[closure]
}
