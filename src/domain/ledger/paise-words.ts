import { formatRupees } from '../kernel/money.ts'
import type { Paise } from './accounts.ts'

/** Formats paise as '₹1,247', '₹40.50' or '−₹7.05'. Decimals appear only if they are not zero. */
export function formatPaise(paise: Paise): string {
  const rest = Math.abs(paise) % 100
  const whole = formatRupees(Math.trunc(Math.abs(paise) / 100))
  return `${paise < 0 ? '−' : ''}${whole}${rest ? `.${String(rest).padStart(2, '0')}` : ''}`
}
