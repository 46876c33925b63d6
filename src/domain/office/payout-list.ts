import { addMonths, monthOf, type Month } from '../ledger/month.ts'
import type { PayoutState } from '../ledger/payout-state.ts'

/** Stands for the previous month, so that a saved view need not be changed every month. */
export const LAST_MONTH = 'last_month'

export type PayoutListFilter = {
  state?: PayoutState | undefined
  /** the month whose statements are paid, 'YYYY-MM' or `last_month` */
  month?: string | undefined
  /** part of a hotel's name */
  hotel?: string | undefined
}

/** Returns the month of a filter, by India's calendar; undefined for all months. */
export const listedMonth = ({ month }: PayoutListFilter, now: Date): Month | undefined =>
  month === LAST_MONTH ? addMonths(monthOf(now), -1) : month

/** The built-in views of the list of payouts. The page names them. */
export const READY_PAYOUT_VIEWS = [
  { name: 'not_sent', filter: { state: 'confirmed' } },
  { name: 'with_the_bank', filter: { state: 'sent' } },
  { name: 'last_month', filter: { month: LAST_MONTH } },
] as const satisfies readonly { name: string; filter: PayoutListFilter }[]
