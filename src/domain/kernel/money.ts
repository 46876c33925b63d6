/** Whole rupees. Payment adapters and the ledger use paise instead. */
export type Rupees = number

/** Hundredths of a percent: 500 is 5 %. They are whole numbers, so that no share of money is ever a float. */
export type BasisPoints = number

const BASIS = 10_000

/** Calculates a share of a non-negative whole amount, rounded to the rupee, half up. */
export function shareOf(amount: Rupees, share: BasisPoints): Rupees {
  return Math.floor((amount * share + BASIS / 2) / BASIS)
}

/** Formats rupees as '₹1,00,000'. As usual in India, groups the last three digits, then pairs. */
export function formatRupees(amount: Rupees): string {
  return `${amount < 0 ? '−' : ''}₹${formatCount(Math.abs(Math.trunc(amount)))}`
}

/** Formats a count with Indian commas: '1,00,000'. */
export function formatCount(count: number): string {
  const digits = String(count)
  const last = digits.slice(-3)
  const rest = digits.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ',')
  return rest ? `${rest},${last}` : last
}
