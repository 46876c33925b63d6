/** A closed list: what operators do with the books, as the office's log names it. */
export const BOOKS_ACTS = [
  'books_checked',
  'statement_closed',
  'account_corrected',
  'settlement_recorded',
  'payouts_proposed',
  'payouts_confirmed',
  'payouts_dropped',
  'payouts_sent',
  'payout_paid',
  'payout_returned',
  'bank_account_proposed',
  'bank_account_confirmed',
  'bank_account_dropped',
  'terms_proposed',
  'terms_confirmed',
  'terms_dropped',
  'rate_proposed',
  'rate_confirmed',
  'rate_dropped',
] as const
export type BooksAct = (typeof BOOKS_ACTS)[number]
