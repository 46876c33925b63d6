import { financialYearDigits, type FinancialYear } from './financial-year.ts'

/** The longest number that rule 46 of the CGST Rules allows. It may contain letters, digits, hyphens and slashes. */
export const MAX_NUMBER_LENGTH = 16
const LEAST_SERIAL_DIGITS = 6

export const DOCUMENT_KINDS = ['invoice', 'credit_note'] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/** Documents from Uncle to hotels for its commission, which have a separate series. */
export const COMMISSION_KINDS = ['commission_invoice', 'commission_credit_note'] as const
export type CommissionKind = (typeof COMMISSION_KINDS)[number]

export type NumberedKind = DocumentKind | CommissionKind

const LETTERS: Record<NumberedKind, string> = {
  invoice: 'I',
  credit_note: 'C',
  commission_invoice: 'M',
  commission_credit_note: 'N',
}

export type DocumentPlace = { kind: NumberedKind; series: number; year: FinancialYear; serial: number }

/**
 * Builds a number such as 'I1A/2627/000042' from the kind, the supplier's series in base 36, the financial year and the
 * sequence number. Throws if a series is full, which happens only after ten million stays a year supplied by us, or a
 * million supplied by one hotel.
 */
export function documentNumber({ kind, series, year, serial }: DocumentPlace): string {
  const prefix = `${LETTERS[kind]}${series.toString(36).toUpperCase()}/${financialYearDigits(year)}/`
  const number = prefix + String(serial).padStart(LEAST_SERIAL_DIGITS, '0')
  if (number.length > MAX_NUMBER_LENGTH) throw new Error(`the series of ${number} is full`)
  return number
}
