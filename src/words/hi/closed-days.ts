import type { IstDate } from '#domain/kernel/ist.ts'
import { dayClosure, type DayClosure } from '#domain/slots/openings.ts'
import { MAX_DAYS_AHEAD } from '#domain/slots/period.ts'
import type { SlotIndex } from '#domain/slots/slots.ts'
import { dateWords } from './times.ts'

const CLOSED_DAYS: Record<DayClosure, string> = {
  DAY_GONE: 'बीत चुका है',
  NO_SLOT_LEFT: 'स्टे शुरू करने का समय निकल गया',
  TOO_FAR_AHEAD: `${MAX_DAYS_AHEAD} दिन से ज़्यादा आगे`,
}

export const tonightWords = (date: IstDate): string => `${dateWords(date)} का मतलब आज रात, जो शुरू हो चुकी है।`

export function closedDayWords(date: IstDate, now: Date, offered?: readonly SlotIndex[]): string | undefined {
  const closure = dayClosure(date, now, offered)
  return closure && CLOSED_DAYS[closure]
}
