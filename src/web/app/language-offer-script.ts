import { DEFAULT_LANGUAGE } from '#domain/languages.ts'
import * as t from '#words/language.ts'

/**
 * Shows the offer of another language (`language-offer.tsx`) on an English page. Offers the language chosen last, or
 * else the one that the browser prefers. A closed offer counts as a choice of English.
 */
export const LANGUAGE_OFFER_SCRIPT = t.prefix
  ? ''
  : `;try {
  const offered = localStorage.getItem('language-uncle') ?? navigator.language.slice(0, 2)
  if (offered !== '${DEFAULT_LANGUAGE}') document.documentElement.style.setProperty('--offer-' + offered, 'flex')
} catch {}`
