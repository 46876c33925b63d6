import { TRANSLATED, type Language } from '#domain/languages.ts'
import { name } from '#english/name.ts'
import { inEachLanguage } from './in-each-language.ts'

/** Each language under its own name. */
export const LANGUAGE_NAMES = inEachLanguage<string>(
  name,
  import.meta.glob<string>(['./*/name.ts', '!./en/*'], { eager: true, import: 'name' }),
)

/** Offers a language, in that language, to visitors whose browser prefers it. The offer is on English pages. */
export type LanguageOffer = { isHereToo: string; see: string; close: string }

const OFFERS = import.meta.glob<LanguageOffer>('./*/offer.ts', { eager: true, import: 'offer' })

/** The offers of the languages that have one. */
export const LANGUAGE_OFFERS: readonly (LanguageOffer & { language: Language })[] = TRANSLATED.flatMap((language) => {
  const offer = OFFERS[`./${language}/offer.ts`]
  return offer ? [{ language, ...offer }] : []
})
