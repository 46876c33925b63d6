import { slugOf } from '../kernel/slug.ts'
import type { Translated } from '../languages.ts'

/** Translated names of a city, locality or place. Where a translation is missing, pages show the English name. */
export type Names = { [Other in Translated]?: string }

/** Normalizes a name for comparison: ignores case, and treats equivalent Unicode sequences as the same letter. */
export const spellingOf = (name: string): string => slugOf(name) || name.normalize('NFC').trim().toLowerCase()
