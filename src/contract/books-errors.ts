import { MAX_VIEWS } from '#domain/office/saved-views.ts'
import { MAX_AT_ONCE } from '#domain/office/many-at-once.ts'

/**
 * Error codes for the office's work and books, such as owners, months, payouts and money held back. They are part of
 * the closed list in errors.ts.
 */
export const BOOKS_ERRORS = {
  WORK_TAKEN: { status: 409, message: 'A colleague looks after this already.' },
  SNOOZE_TOO_LONG: { status: 409, message: 'This is due earlier. It cannot be put off beyond that.' },
  MONTH_NOT_OVER: { status: 409, message: 'This month is not over yet.' },
  STATEMENT_CLOSED: { status: 409, message: 'This month, or a later one, is closed already.' },
  EARLIER_MONTH_OPEN: { status: 409, message: 'An earlier month of this hotel is still open. Close that one first.' },
  STAYS_NOT_SETTLED: {
    status: 409,
    message: 'Stays of this month are over and not in the books yet. Please try later.',
  },
  NOT_CONFIRMED: { status: 409, message: 'Nobody has confirmed this payout yet.' },
  ALREADY_PAID: { status: 409, message: 'This payout is marked as paid already.' },
  NOT_SENT: { status: 409, message: 'This payout was not sent to the bank yet.' },
  BANK_REFUSED: { status: 409, message: 'The bank refused this payout. The next run pays what is owed.' },
  BANK_TABLE_UNREADABLE: {
    status: 422,
    message: 'This is not the bank’s table of payments. It needs columns for reference, status, amount and UTR.',
  },
  SETTLEMENT_REPORT_FAULTY: { status: 422, message: 'This is not a settlement report that we can read.' },
  SETTLEMENTS_KNOWN: { status: 409, message: 'Every settlement of this report was proposed before.' },
  GATEWAY_HOLDS_LESS: {
    status: 409,
    message: 'The gateway holds less than this in our books. Look at the lines that we do not know first.',
  },
  BANK_STATEMENT_FAULTY: { status: 422, message: 'This is not a bank statement that we can read.' },
  BANK_STATEMENT_KNOWN: { status: 409, message: 'Every line of this statement was read before.' },
  BANK_LINE_MATCHES: { status: 409, message: 'This line matches our books by now. Look at the list again.' },
  ALREADY_EXPLAINED: { status: 409, message: 'A colleague has explained this line already. Look at the list again.' },
  NOT_PAID: { status: 409, message: 'This payout was not paid, or came back already.' },
  REFERENCE_USED: { status: 409, message: 'This reference is used already. Please compare it with the bank.' },
  DAY_PASSED: { status: 409, message: 'This day is too early: what was settled by then stays as it is.' },
  VIEW_EXISTS: { status: 409, message: 'You have a view of this name already.' },
  TOO_MANY_VIEWS: { status: 409, message: `At most ${MAX_VIEWS} views. Delete one first.` },
  TOO_MANY_CHOSEN: { status: 409, message: `At most ${MAX_AT_ONCE} at once. Narrow the filter.` },
  E_INVOICE_TOO_LATE: {
    status: 409,
    message: 'The portal cancels for 24 hours, and only what it still registers again. Correct it with a credit note.',
  },
  E_INVOICE_BUILT_ON: {
    status: 409,
    message: 'This is a credit note, or a later document builds on it. Correct it with a further document.',
  },
  PORTAL_REFUSED: { status: 409, message: 'The portal refuses to cancel this. Look at the document there.' },
  PORTAL_UNAVAILABLE: {
    status: 503,
    message: 'The portal does not answer. Please try again: it cancels once.',
  },
  NOTHING_WAITS: { status: 409, message: 'Nothing waits here any more. Look at the list again.' },
} as const
