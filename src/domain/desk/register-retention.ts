import { istDateOf, istInstant, type IstDate } from '../kernel/ist.ts'

/** How many months registers are kept, unless the state requires more (docs/decisions/0075). */
export const REGISTER_RETENTION_MONTHS = 12
export const MAX_REGISTER_RETENTION_MONTHS = 120

/** Retention in months by state name, for states that differ from the default. */
export type RegisterRetention = Readonly<Record<string, number>>

export const retentionMonths = (kept: RegisterRetention, state: string): number =>
  kept[state] ?? REGISTER_RETENTION_MONTHS

/** Subtracts months from a date. If the resulting month is too short, uses its last day. */
function monthsBefore(date: IstDate, months: number): IstDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 - months, 1))
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(day, last))
  return first.toISOString().slice(0, 10)
}

/**
 * Returns the moment before which entries are destroyed. It is midnight in India, so that all entries of a day are
 * destroyed together.
 */
export const registerRetainedFrom = (months: number, now: Date): Date =>
  istInstant(monthsBefore(istDateOf(now), months))
