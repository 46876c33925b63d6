import { addDays, type IstDate } from '../kernel/ist.ts'

/** For how many days the portal registers a document, including the document's own date (GSTN, 5 November 2024). */
const DAYS_TO_REGISTER = 30

export type BetweenBusinesses = { supplierGstin: string | null; recipientGstin: string | null; date: IstDate }

/**
 * Whether a document must be registered as an e-invoice (rule 48(4) of the CGST Rules). It must if both sides are
 * registered and the document is not older than `from`, the day from which the supplier's turnover requires e-invoices.
 * `from` is null while no e-invoices are required. Consumers never get one.
 */
export const needsEInvoice = (document: BetweenBusinesses, from: IstDate | null): boolean =>
  from !== null && document.date >= from && document.supplierGstin !== null && document.recipientGstin !== null

/** Returns the last day in India on which the portal registers a document with this date. */
export const lastDayToRegister = (date: IstDate): IstDate => addDays(date, DAYS_TO_REGISTER - 1)
