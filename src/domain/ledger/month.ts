import { addDays, istDateOf, istInstant, type IstDate } from '../kernel/ist.ts'
import type { Period } from '../kernel/period.ts'

/** A calendar month in India, 'YYYY-MM'. */
export type Month = string

export const isMonth = (text: string): boolean => /^20\d{2}-(0[1-9]|1[0-2])$/.test(text)

export const monthOf = (instant: Date): Month => istDateOf(instant).slice(0, 7)

/** Adds months; a negative count subtracts. */
export function addMonths(month: Month, count: number): Month {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + count
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`
}

export const lastDayOf = (month: Month): IstDate => addDays(`${addMonths(month, 1)}-01`, -1)

/** Returns the period from midnight in India on the month's first day to midnight after its last day. */
export const monthPeriod = (month: Month): Period => ({
  start: istInstant(`${month}-01`),
  end: istInstant(`${addMonths(month, 1)}-01`),
})
