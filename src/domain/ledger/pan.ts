import { panOfGstin } from '../tax-documents/gstin.ts'
import type { HotelTerms } from './rates.ts'

/** Five letters, the fourth of which gives the kind of holder, then four digits and a letter. */
const FORM = /^[A-Z]{3}[ABCFGHJLPT][A-Z][0-9]{4}[A-Z]$/

/** The kinds of holders that pay no TDS up to a yearly amount: a person (P) or a Hindu undivided family (H). */
const SMALL_HOLDERS = new Set(['P', 'H'])

/** Whether the text has the form of a PAN. */
export const isPan = (text: string): boolean => FORM.test(text)

export type PanTerms = { pan: HotelTerms['pan']; panNumber: string | null; gstin: string | null }

/** Returns what is wrong with a typed PAN; undefined if it is correct. */
export function panFault({
  pan,
  panNumber,
  gstin,
}: PanTerms): 'FORM' | 'NOT_GIVEN' | 'OTHER_THAN_GSTIN' | 'NOT_SMALL' | undefined {
  if (panNumber === null) return undefined
  if (pan === 'missing') return 'NOT_GIVEN'
  if (!isPan(panNumber)) return 'FORM'
  if (gstin !== null && panOfGstin(gstin) !== panNumber) return 'OTHER_THAN_GSTIN'
  return pan === 'given_small' && !SMALL_HOLDERS.has(panNumber.charAt(3)) ? 'NOT_SMALL' : undefined
}
