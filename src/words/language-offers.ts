import type { Translated } from '#domain/languages.ts'

/** Offers a language, in that language, to visitors whose browser prefers it. English pages show the offer. */
export type LanguageOffer = { language: Translated; isHereToo: string; see: string; close: string }

/** The offers, for the languages that have one. */
export const LANGUAGE_OFFERS: readonly LanguageOffer[] = /* @__PURE__ */ Object.values(
  import.meta.glob<LanguageOffer>('./*/offer.ts', { eager: true, import: 'offer' }),
)
