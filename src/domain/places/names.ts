import { slugOf } from '../kernel/slug.ts'
import type { Translated } from '../languages.ts'

/** Translated names of a city, locality or place. If a translation is missing, pages show the English name. */
export type Names = { [Other in Translated]?: string }

const OTHER_SCRIPT = /[^\P{L}\p{Script=Latin}]/u

/**
 * Normalizes a name for comparison. Ignores case, and treats equivalent Unicode sequences as the same letter. Unlike a
 * slug, keeps other scripts, so that 'सेक्टर 14' is not reduced to its digits.
 */
export const spellingOf = (name: string): string =>
  (OTHER_SCRIPT.test(name) ? '' : slugOf(name)) || name.normalize('NFC').trim().toLowerCase()
