import { addDays, type IstDate } from '../kernel/ist.ts'

/** The last days of a document on the portal: the day of its date is the first of 30 (GSTN, 5 November 2024). */
const DAYS_TO_REGISTER = 30

export type BetweenBusinesses = { supplierGstin: string | null; recipientGstin: string | null; date: IstDate }

/**
 * Whether a document must be registered as an e-invoice (rule 48(4) of the CGST Rules): both sides are registered, and
 * it is dated on or after the day from which the supplier's turnover obliges it. Null: nothing obliges it yet. Never
 * for consumers.
 */
export const needsEInvoice = (document: BetweenBusinesses, from: IstDate | null): boolean =>
  from !== null && document.date >= from && document.supplierGstin !== null && document.recipientGstin !== null

/** The last day in India on which the portal registers a document of this date. */
export const lastDayToRegister = (date: IstDate): IstDate => addDays(date, DAYS_TO_REGISTER - 1)
