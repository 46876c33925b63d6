import { formatRupees, type Rupees } from './money.ts'

/** Hundredths of a rupee, whole numbers. Taxes and statements use paise, prices and bills whole rupees. */
export type Paise = number

export const paiseOf = (amount: Rupees): Paise => amount * 100

/** Calculates `amount` × `share` / `whole`, rounded to the paisa, half up. The amount must not be negative. */
export const paiseShare = (amount: Paise, share: number, whole: number): Paise =>
  Math.floor((amount * share) / whole + 0.5)

/** Formats paise as '₹1,00,000.50', always with two decimals. */
export function formatPaise(amount: Paise): string {
  const whole = formatRupees(Math.floor(Math.abs(amount) / 100))
  const rest = String(Math.abs(amount) % 100).padStart(2, '0')
  return `${amount < 0 ? '−' : ''}${whole}.${rest}`
}
