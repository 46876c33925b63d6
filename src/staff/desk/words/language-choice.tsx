import { LANGUAGE_NAMES, LANGUAGES } from '#domain/languages.ts'
import { ChoiceRow } from '#web/ui/choice-row.tsx'
import { rememberLanguage, useLanguage } from './use-language.ts'
import { useWords } from './use-words.ts'
import { tagOf } from '../../../words/in-each-language.ts'

/** Lets the user choose this device's language. Each language is listed under its own name. */
export function LanguageChoice() {
  const words = useWords()
  const chosen = useLanguage()
  return (
    <ChoiceRow label={words.languageLabel}>
      {LANGUAGES.map((each) => (
        <button
          key={each}
          type="button"
          className="chip"
          lang={tagOf(each)}
          aria-pressed={each === chosen}
          onClick={() => void rememberLanguage(each)}
        >
          {LANGUAGE_NAMES[each]}
        </button>
      ))}
    </ChoiceRow>
  )
}
