import { istDateOf } from '../kernel/ist.ts'

/** The calendar year in which a financial year of India, 1 April to 31 March, begins. */
export type FinancialYear = number

/** Returns the financial year of a moment. It begins at midnight in India on 1 April. */
export function financialYearOf(instant: Date): FinancialYear {
  const [year = '', month = ''] = istDateOf(instant).split('-')
  return Number(month) >= 4 ? Number(year) : Number(year) - 1
}

/** Formats a financial year, such as '2627' for April 2026 to March 2027. */
export const financialYearDigits = (year: FinancialYear): string =>
  `${String(year % 100).padStart(2, '0')}${String((year + 1) % 100).padStart(2, '0')}`
