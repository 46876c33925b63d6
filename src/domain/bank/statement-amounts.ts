import { paiseOfText } from '../kernel/money-text.ts'
import type { Paise } from '../kernel/paise.ts'

const NOTHING = /^[-–—.]*$/
const SIDE = /\s*\(?\b(dr|cr)\b\.?\)?$/i

export type Side = 'dr' | 'cr'

export const sideOf = (text: string): Side | undefined => {
  const [letters = ''] = /^[dc](?:r|ebit|redit)\b/i.exec(text.trim()) ?? []
  if (letters === '') return undefined
  return letters.toLowerCase().startsWith('d') ? 'dr' : 'cr'
}

/**
 * Reads '1,234.50', '1,234.50 Cr', '-1,234.50' or '(1,234.50)'. An empty cell means no amount, and other text gives
 * undefined. `side` is set if the text says debit or credit.
 */
export function signedAmount(text: string): { paise: Paise; side: Side | undefined } | undefined {
  if (NOTHING.test(text)) return { paise: 0, side: undefined }
  const side = sideOf(SIDE.exec(text)?.[1] ?? '')
  const bare = text.replace(SIDE, '').trim()
  const inBrackets = /^\((.+)\)$/.exec(bare)?.[1]
  const isBelow = inBrackets !== undefined || /^[-−]/.test(bare)
  const paise = paiseOfText((inBrackets ?? bare).replace(/^[-−+]\s*/, ''))
  if (paise === undefined) return undefined
  return { paise, side: side ?? (isBelow ? 'dr' : undefined) }
}
