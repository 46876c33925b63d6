import type { Taxes } from '#contract/office-taxes.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import { dueDayOf, HELD_TAXES, type TaxPaymentRefusal } from '#domain/ledger/tax-payments.ts'
import { ACCOUNT_WORDS } from '#domain/ledger/words.ts'
import type { Db } from '../../../services.ts'
import { sumAccounts } from '../../ledger/read-books.ts'
import { readTaxMonths, readTaxPayments, type RecordRefusal } from '../../ledger/tax-payments.ts'

/** The most months listed: two years of four taxes. */
const MAX_MONTHS = 96
const MAX_PAYMENTS = 100

/** Reads the tax that we hold for the state, what was collected per month, and what was paid. */
export async function presentTaxes(db: Db): Promise<Taxes> {
  const [sums, months, payments] = [
    await sumAccounts(db),
    await readTaxMonths(db, MAX_MONTHS),
    await readTaxPayments(db, MAX_PAYMENTS),
  ]
  const nameOf = (tax: Taxes['held'][number]['tax']) => ACCOUNT_WORDS[tax].name
  return {
    held: HELD_TAXES.map((tax) => ({
      tax,
      name: nameOf(tax),
      // Tax that we hold is a negative balance. Subtract it from zero, because negating zero would show minus zero.
      paise: 0 - (sums.find(({ account }) => account === tax)?.paise ?? 0),
    })),
    months: months.map((month) => ({ ...month, name: nameOf(month.tax), due: dueDayOf(month.tax, month.month) })),
    payments: payments.map(({ paidOn, recordedBy, recordedAt, takenBackBy, ...payment }) => ({
      ...payment,
      name: nameOf(payment.tax),
      paid_on: paidOn,
      recorded_by: recordedBy,
      recorded_at: toIstIso(recordedAt),
      taken_back_by: takenBackBy,
    })),
  }
}

/** Says which field of a tax payment is wrong, for the office and the command line. */
export const TAX_FAULTS: Record<TaxPaymentRefusal, { field: string; message: string }> = {
  CHALLAN_INVALID: { field: 'challan', message: 'Please enter the challan’s number: letters and digits' },
  PAID_ON_INVALID: { field: 'paid_on', message: 'Please enter the day on which it was paid, today at the latest' },
  MONTH_INVALID: { field: 'month', message: 'This month had not begun when it was paid' },
}

export const isTaxFault = (refusal: RecordRefusal): refusal is TaxPaymentRefusal => refusal in TAX_FAULTS
