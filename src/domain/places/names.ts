import { slugOf } from '../kernel/slug.ts'
import type { DEFAULT_LANGUAGE, Language } from '../languages.ts'

/** The names of a city, locality or place in other languages than English; English replaces what is missing. */
export type Names = { [Other in Exclude<Language, typeof DEFAULT_LANGUAGE>]?: string }

/** One form for all ways to write a name: letters of scripts other than Latin have two codes for one look. */
export const spellingOf = (name: string): string => slugOf(name) || name.normalize('NFC').trim().toLowerCase()
