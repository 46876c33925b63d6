import type { Paise } from './paise.ts'

const AMOUNT = /^(?:\d{1,3}(?:,\d{2,3})+|\d{1,10})(?:\.(\d{1,2}))?$/

/**
 * Reads rupees that somebody else wrote, such as '1234.5', '1,00,234.50' or '₹20'. Returns undefined for other text.
 */
export function paiseOfText(text: string): Paise | undefined {
  const amount = text.replace(/^(?:₹|inr|rs\.?)\s*/i, '')
  const match = AMOUNT.exec(amount)
  if (!match) return undefined
  const [whole = ''] = amount.replaceAll(',', '').split('.')
  return Number(whole) * 100 + Number((match[1] ?? '').padEnd(2, '0'))
}

/** Reduces a heading to lower-case words, so that 'Fee (exclusive tax)' and 'fee_exclusive_tax' are equal. */
export const plainWords = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
