import type { Paise } from './accounts.ts'
import { lastDayOf, type Month } from './month.ts'
import { daysBetween, type IstDate } from '../kernel/ist.ts'

/**
 * A month's movement on a hotel's account. A positive amount adds to what Uncle owes the hotel, and a negative one to
 * what the hotel owes.
 */
export type MonthMovement = { month: Month; paise: Paise }

/**
 * The upper limits of a debt's age in days: 30, 60 and 90. Anything older is one group. The age begins on the day after
 * the debt's month.
 */
export const AGE_LIMITS = [30, 60, 90] as const
export type AgedDebt = {
  /** what the hotel owes, as a positive amount */
  owes: Paise
  /** the month of the oldest unpaid part */
  since: Month
  /** the debt by age, within the limits of `AGE_LIMITS`; the last part is older than all of them */
  parts: [Paise, Paise, Paise, Paise]
}

/** A hotel that owes at least this much is reminded once part of the debt is older than 30 days. */
const REMIND_FROM: Paise = 10_000

const ageIndex = (month: Month, today: IstDate): 0 | 1 | 2 | 3 => {
  const days = daysBetween(lastDayOf(month), today)
  const index = AGE_LIMITS.findIndex((limit) => days <= limit)
  return index === -1 ? 3 : (index as 0 | 1 | 2)
}

/**
 * Lists what is still owed, by month. Each payment or earning settles the oldest debt first, and a surplus settles
 * later debts.
 */
function openDebts(movements: readonly MonthMovement[]): MonthMovement[] {
  const debts: MonthMovement[] = []
  let surplus = 0
  for (const { month, paise } of movements.toSorted((one, other) => one.month.localeCompare(other.month))) {
    surplus += paise
    if (surplus < 0) {
      debts.push({ month, paise: -surplus })
      surplus = 0
    }
    while (surplus > 0 && debts[0]) {
      const paid = Math.min(surplus, debts[0].paise)
      debts[0] = { ...debts[0], paise: debts[0].paise - paid }
      surplus -= paid
      if (debts[0].paise === 0) debts.shift()
    }
  }
  return debts
}

/** Divides a hotel's debt by age. Returns undefined if the hotel owes nothing. */
export function ageDebt(movements: readonly MonthMovement[], today: IstDate): AgedDebt | undefined {
  const debts = openDebts(movements)
  const [oldest] = debts
  if (!oldest) return undefined
  const parts: AgedDebt['parts'] = [0, 0, 0, 0]
  for (const { month, paise } of debts) parts[ageIndex(month, today)] += paise
  return { owes: debts.reduce((sum, { paise }) => sum + paise, 0), since: oldest.month, parts }
}

/** Whether to remind a hotel, because it owes enough and has owed some of it for longer than 30 days. */
export const isReminderDue = ({ owes, parts: [recent] }: AgedDebt): boolean => owes >= REMIND_FROM && owes > recent
