import { formatRupees } from '../kernel/money.ts'
import { TAX_RETENTION_YEARS } from '../retention-days.ts'
import { REGISTER_RETENTION_MONTHS } from '../desk/register-retention.ts'
import { NAMED_FROM } from '../tax-documents/document-content.ts'

const KINDS = ['books', 'named_invoices', 'register', 'writings', 'logs'] as const
export type RetainedAfterErasing = (typeof KINDS)[number]

/** What we retain of an erased account, in the page's words. A test checks that nothing else contains the person. */
const WORDS: Record<RetainedAfterErasing, string> = {
  books: `Bookings, bills and invoices stay ${TAX_RETENTION_YEARS} years, as tax law requires, without your name, email and phone.`,
  named_invoices: `Only an invoice of ${formatRupees(NAMED_FROM / 100)} or more keeps the name it was written for, as the law asks.`,
  register: `A hotel’s guest register keeps your name, kind of ID, its last four characters, home town and nationality for at least ${REGISTER_RETENTION_MONTHS} months, as the law of its state asks.`,
  writings:
    'Reviews with the hotel’s answer, and what you wrote to us, stay: your name, email and phone in them are struck out.',
  logs: 'What our people and the hotels’ desks noted of their own acts stays as it was written: those logs never change.',
}

export const RETAINED_AFTER_ERASING: readonly { kind: RetainedAfterErasing; words: string }[] = KINDS.map((kind) => ({
  kind,
  words: WORDS[kind],
}))
