import { LANGUAGES, type Language } from '#domain/languages.ts'

/**
 * Returns a text in each language, for the few parts of pages that show several languages together. `found`: the other
 * languages' files by path, from `import.meta.glob`: '../words/hi/not-me.ts'. A language without a file uses the
 * English text.
 */
export const inEachLanguage = <Text>(
  english: Text,
  found: Readonly<Record<string, NoInfer<Text>>>,
): Readonly<Record<Language, Text>> =>
  Object.fromEntries(
    LANGUAGES.map((language) => {
      const path = Object.keys(found).find((each) => each.includes(`/${language}/`))
      return [language, (path === undefined ? undefined : found[path]) ?? english]
    }),
  ) as Record<Language, Text>

/** Returns the `lang` attribute for a part that can be in any language: 'hi-IN'. */
export const tagOf = (language: Language): string => `${language}-IN`
