import { istInstant, type IstDate } from '../kernel/ist.ts'
import { TAX_RETENTION_YEARS } from '../retention-days.ts'
import { financialYearStart } from './rates.ts'

/**
 * Returns the midnight in India before which tax records need not be kept. The financial year of anything that ended
 * earlier has been over for eight years. (GST requires 72 months after the annual return, section 36, and company law
 * eight years.)
 */
export function taxRetainedSince(today: IstDate): Date {
  const begun = Number(financialYearStart(today).slice(0, 4))
  return istInstant(`${begun - TAX_RETENTION_YEARS}-04-01`)
}
