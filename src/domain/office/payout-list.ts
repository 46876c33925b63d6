import { addMonths, monthOf, type Month } from '../ledger/month.ts'
import type { PayoutState } from '../ledger/payout-state.ts'

/** The month before the current one, which moves along with the calendar, so that a saved view stays useful. */
export const LAST_MONTH = 'last_month'

export type PayoutListFilter = {
  state?: PayoutState | undefined
  /** the month whose statements are paid, 'YYYY-MM' or `last_month` */
  month?: string | undefined
  /** part of a hotel's name */
  hotel?: string | undefined
}

/** Returns the month that a filter chooses, in India; undefined for all. */
export const listedMonth = ({ month }: PayoutListFilter, now: Date): Month | undefined =>
  month === LAST_MONTH ? addMonths(monthOf(now), -1) : month

/** The views of payouts that every operator has. The page has their names. */
export const READY_PAYOUT_VIEWS = [
  { name: 'not_sent', filter: { state: 'confirmed' } },
  { name: 'with_the_bank', filter: { state: 'sent' } },
  { name: 'last_month', filter: { month: LAST_MONTH } },
] as const satisfies readonly { name: string; filter: PayoutListFilter }[]
