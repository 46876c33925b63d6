import { formatRupees, type Rupees } from './money.ts'

/** Hundredths of a rupee, as whole numbers. Taxes and statements use paise, and prices and bills use whole rupees. */
export type Paise = number

export const paiseOf = (amount: Rupees): Paise => amount * 100

/**
 * Calculates `amount` × `share` / `whole`, rounded to the paisa, half up; 0 if `whole` is 0. All three are whole
 * numbers of at least 0. The product may exceed 2^53.
 */
export function paiseShare(amount: Paise, share: number, whole: number): Paise {
  if (whole === 0) return 0
  const [part, of, all] = [BigInt(amount), BigInt(share), BigInt(whole)]
  return Number((part * of * 2n + all) / (2n * all))
}

/** Formats paise as '₹1,00,000.50', always with two decimals. */
export function formatPaise(amount: Paise): string {
  const whole = formatRupees(Math.floor(Math.abs(amount) / 100))
  const rest = String(Math.abs(amount) % 100).padStart(2, '0')
  return `${amount < 0 ? '−' : ''}${whole}.${rest}`
}
