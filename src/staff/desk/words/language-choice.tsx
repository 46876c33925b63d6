import { ChoiceRow } from '#web/ui/choice-row.tsx'
import { DESK_LANGUAGES, type DeskLanguage } from './languages.ts'
import { rememberLanguage, useLanguage } from './use-language.ts'
import { useWords } from './use-words.ts'

/** Chooses this device's language, with each language under its own name. */
export function LanguageChoice() {
  const words = useWords()
  const chosen = useLanguage()
  return (
    <ChoiceRow label={words.languageLabel}>
      {(Object.keys(DESK_LANGUAGES) as DeskLanguage[]).map((each) => (
        <button
          key={each}
          type="button"
          className="chip"
          lang={DESK_LANGUAGES[each].lang}
          aria-pressed={each === chosen}
          onClick={() => void rememberLanguage(each)}
        >
          {DESK_LANGUAGES[each].language}
        </button>
      ))}
    </ChoiceRow>
  )
}
