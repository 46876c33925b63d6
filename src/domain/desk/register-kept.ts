import { istDateOf, istInstant, type IstDate } from '../kernel/ist.ts'

/** Months a register is kept where a state asks for nothing else: a year (docs/decisions/0075). */
export const REGISTER_KEPT_MONTHS = 12
export const MOST_REGISTER_KEPT_MONTHS = 120

/** Months by the name of the state, as cities have it; other states keep the usual time. */
export type RegisterKept = Readonly<Record<string, number>>

export const monthsKept = (kept: RegisterKept, state: string): number => kept[state] ?? REGISTER_KEPT_MONTHS

/** The day this many months earlier; the 31st becomes the last day of a shorter month. */
function monthsBefore(date: IstDate, months: number): IstDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 - months, 1))
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(day, last))
  return first.toISOString().slice(0, 10)
}

/** Entries written before this moment are destroyed: whole days in India, so that a day of the register goes at once. */
export const registerKeptFrom = (months: number, now: Date): Date => istInstant(monthsBefore(istDateOf(now), months))
