import type { IstDate } from '#domain/kernel/ist.ts'
import { dayClosure, type DayClosure } from '#domain/slots/openings.ts'
import { MAX_DAYS_AHEAD } from '#domain/slots/period.ts'
import type { SlotIndex } from '#domain/slots/slots.ts'
import { dateWords } from './times.ts'

const CLOSED_DAYS: Record<DayClosure, string> = {
  DAY_GONE: 'has passed',
  NO_SLOT_LEFT: 'too late to start a stay',
  TOO_FAR_AHEAD: `more than ${MAX_DAYS_AHEAD} days ahead`,
}

/** Explains after midnight that yesterday's date is tonight's: 'Wed, 25 Nov is tonight, the night that began.' */
export const tonightWords = (date: IstDate): string => `${dateWords(date)} is tonight, the night that began.`

/** Why a day cannot be chosen, read out after its date; undefined for an open day. */
export function closedDayWords(date: IstDate, now: Date, offered?: readonly SlotIndex[]): string | undefined {
  const closure = dayClosure(date, now, offered)
  return closure && CLOSED_DAYS[closure]
}
