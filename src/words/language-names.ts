import type { Language } from '#domain/languages.ts'

/** Each language under its own name. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', hi: 'हिंदी', ta: 'தமிழ்' }

/** The label of the button that switches to a language, written in that language. */
export const READ_IN: Readonly<Record<Language, string>> = {
  en: 'Read in English',
  hi: 'हिंदी में पढ़ें',
  ta: 'தமிழில் படிக்க',
}

/** Offers a language, in that language, to visitors whose browser prefers it. The offer is on English pages. */
export const LANGUAGE_OFFERS = [
  { language: 'hi', isHereToo: 'Uncle हिंदी में भी है', see: 'हिंदी में देखें', close: 'बंद करें' },
  { language: 'ta', isHereToo: 'Uncle தமிழிலும் உள்ளது', see: 'தமிழில் பாருங்கள்', close: 'மூடு' },
] as const satisfies readonly { language: Language; isHereToo: string; see: string; close: string }[]
