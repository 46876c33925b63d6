import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#domain/languages.ts'
import { MAX_NAME, MAX_SPELLINGS, type FaultyName, type NameFault } from '#domain/places/other-names.ts'

const scripts = new Intl.DisplayNames(DEFAULT_LANGUAGE, { type: 'script' })
const scriptOf = (language: Language): string => {
  const { script = '' } = new Intl.Locale(language).maximize()
  return scripts.of(script) ?? script
}
const anyOf = new Intl.ListFormat(DEFAULT_LANGUAGE, { type: 'disjunction' })

const SENTENCES: Record<NameFault, (faulty: FaultyName) => string> = {
  too_long: () => `A name has at most ${MAX_NAME} characters`,
  odd_sign: () => 'Only letters, digits, spaces, hyphens, dots, commas and brackets',
  wrong_script: ({ field }) =>
    field === 'spellings'
      ? `Write each in one script, ${anyOf.format(LANGUAGES.map(scriptOf))}, without accents`
      : `Write it in ${scriptOf(field)} letters`,
  taken: ({ owner = '' }) => `${owner} is called so already`,
  repeated: () => 'It is called so already',
  too_many: () => `At most ${MAX_SPELLINGS} other spellings`,
  only_cities: () => 'Only cities have other spellings',
}

/** Tells staff what is wrong with a name. Quotes the wrong spelling, because its field holds several. */
export const nameSentence = (faulty: FaultyName): string => {
  const sentence = SENTENCES[faulty.fault](faulty)
  return faulty.field === 'spellings' ? `${faulty.name}: ${sentence}` : sentence
}
