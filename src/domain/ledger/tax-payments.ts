import { isIstDate, type IstDate } from '../kernel/ist.ts'
import { accept, refuse, type Result } from '../kernel/result.ts'
import type { Paise } from './accounts.ts'
import { addMonths } from './month.ts'

/** The taxes that we collect for the government. Each is an account in the ledger. */
export const HELD_TAXES = ['gst_commission', 'gst_rooms', 'tcs', 'tds'] as const
export type HeldTax = (typeof HELD_TAXES)[number]

/** A tax payment for a month. `challan` is the number that the government gave to the payment. */
export type TaxPayment = { tax: HeldTax; month: string; paise: Paise; challan: string; paidOn: IstDate }

export type TaxPaymentRefusal = 'CHALLAN_INVALID' | 'PAID_ON_INVALID' | 'MONTH_INVALID'

/** GST's CPIN and CIN have 14 and 17 characters. A TDS challan consists of the bank's code, the day and a number. */
const CHALLAN = /^[A-Za-z0-9/-]{5,40}$/

/** Checks a payment. It must not be dated after today, and its month must have begun. */
export function checkTaxPayment(typed: TaxPayment, today: IstDate): Result<TaxPayment, TaxPaymentRefusal> {
  const challan = typed.challan.trim().toUpperCase()
  if (!CHALLAN.test(challan)) return refuse('CHALLAN_INVALID')
  if (!isIstDate(typed.paidOn) || typed.paidOn > today) return refuse('PAID_ON_INVALID')
  if (typed.month > typed.paidOn.slice(0, 7)) return refuse('MONTH_INVALID')
  return accept({ ...typed, challan })
}

/**
 * Returns the due day of a month's tax: the 20th of the next month for GST (GSTR-3B), the 10th for TCS (GSTR-8), and
 * the 7th for TDS, except 30 April for March (rule 30).
 */
export function dueDayOf(tax: HeldTax, month: string): IstDate {
  const next = addMonths(month, 1)
  if (tax === 'tds') return month.endsWith('-03') ? `${next}-30` : `${next}-07`
  return tax === 'tcs' ? `${next}-10` : `${next}-20`
}
