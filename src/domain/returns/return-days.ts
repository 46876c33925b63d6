import type { IstDate } from '../kernel/ist.ts'
import { addMonths, lastDayOf, type Month } from '../ledger/month.ts'
import { dueDayOf } from '../ledger/tax-payments.ts'

/** A month's returns in the order of their due dates. */
export const RETURN_KINDS = ['gstr-8', 'gstr-1', 'gstr-3b', '26q'] as const
export type ReturnKind = (typeof RETURN_KINDS)[number]

/** The files that can be downloaded for a month. */
export const RETURN_FILES = [...RETURN_KINDS, '26q-challans', 'journal', 'trial-balance'] as const
export type ReturnFile = (typeof RETURN_FILES)[number]

/** Returns the three months of the financial-year quarter to which a month belongs. */
export function quarterOf(month: Month): [Month, Month, Month] {
  const first = addMonths(month, -((Number(month.slice(5)) - 1) % 3))
  return [first, addMonths(first, 1), addMonths(first, 2)]
}

/**
 * Returns the due date of a month's tax return: GSTR-8 on the 10th of the next month, GSTR-1 on the 11th, and GSTR-3B
 * on the 20th. 26Q is due on the last day of the month after its quarter, except on 31 May for January to March.
 */
export function filingDayOf(kind: ReturnKind, month: Month): IstDate {
  if (kind === '26q') {
    const last = quarterOf(month)[2]
    return last.endsWith('-03') ? `${addMonths(last, 2)}-31` : lastDayOf(addMonths(last, 1))
  }
  if (kind === 'gstr-1') return `${addMonths(month, 1)}-11`
  return dueDayOf(kind === 'gstr-8' ? 'tcs' : 'gst_commission', month)
}
