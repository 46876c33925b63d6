import { formatRupees } from '../kernel/money.ts'
import type { Paise } from './accounts.ts'

/** Formats paise as '₹1,247', '₹40.50', '−₹7.05': with decimals only if there are any. */
export function formatPaise(paise: Paise): string {
  const rest = Math.abs(paise) % 100
  const whole = formatRupees(Math.trunc(Math.abs(paise) / 100))
  return `${paise < 0 ? '−' : ''}${whole}${rest ? `.${String(rest).padStart(2, '0')}` : ''}`
}
