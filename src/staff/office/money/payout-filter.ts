import type { PayoutListQuery } from '#contract/office-payout-list.ts'
import { isMonth } from '#domain/ledger/month.ts'
import { PAYOUT_STATES } from '#domain/ledger/payout-state.ts'
import { LAST_MONTH } from '#domain/office/payout-list.ts'
import { oneOf, withoutNothing, wordsIn } from '../list-filter.ts'

const monthIn = (text: string | null) => (text !== null && (text === LAST_MONTH || isMonth(text)) ? text : undefined)

/** Reads the filter of the list of payouts from the address, and drops unknown parts. */
export const readFilter = (query: URLSearchParams): PayoutListQuery =>
  withoutNothing({
    state: oneOf(PAYOUT_STATES, query.get('state')),
    month: monthIn(query.get('month')),
    hotel: wordsIn(query.get('hotel')),
  })
