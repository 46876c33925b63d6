import { useEffect } from 'react'
import type { DeskWords } from '#english/desk/desk.ts'
import { createStore, useStore } from '#web/lib/store.ts'
import { DESK_LANGUAGES, type DeskLanguage } from './languages.ts'

const KEY = 'desk-language'

/** The language this device chose last. */
function chosenLanguage(): DeskLanguage | undefined {
  try {
    const kept = localStorage.getItem(KEY)
    return kept === 'en' || kept === 'hi' ? kept : undefined
  } catch {
    return undefined // no storage: the browser's language applies each time
  }
}

/** The server does not know the device's language, so the first paint is in English. */
const chosen = createStore<DeskLanguage | undefined>('en', { read: chosenLanguage })

const browsersLanguage = (): DeskLanguage => (navigator.language.startsWith('hi') ? 'hi' : 'en')

type Loaded = Partial<Record<DeskLanguage, { words: DeskWords } | { failed: unknown }>>

const loaded = createStore<Loaded>({})

/** Loads a language's texts. If they do not come, the other language's serve: without a network it may be the cached one. */
async function loadWords(language: DeskLanguage): Promise<void> {
  const other = language === 'en' ? 'hi' : 'en'
  const outcome = await DESK_LANGUAGES[language]
    .load()
    .catch(() => DESK_LANGUAGES[other].load())
    .then(
      (words) => ({ words }),
      (failed: unknown) => ({ failed }),
    )
  loaded.set({ ...loaded.get(), [language]: outcome })
}

// Starts loading with the script, before the first page needs the texts.
if (typeof document !== 'undefined') void loadWords(chosenLanguage() ?? browsersLanguage())

export async function rememberLanguage(language: DeskLanguage): Promise<void> {
  try {
    localStorage.setItem(KEY, language)
  } catch {
    // no storage: the user chooses again next time
  }
  if (!loaded.get()[language]) await loadWords(language)
  chosen.set(language)
}

/** The language this device chose last, else the browser's if it is one of the desk's. */
export const useLanguage = (): DeskLanguage => useStore(chosen) ?? browsersLanguage()

/** Opens a cleaner's phone in Hindi until they choose another language. */
export const useCleanersLanguage = (): DeskLanguage => useStore(chosen) ?? 'hi'

/** The texts in a language; undefined until they have loaded. Throws when they could not. */
export function useWordsOf(language: DeskLanguage): DeskWords | undefined {
  const outcome = useStore(loaded, (all) => all[language])
  const isMissing = outcome === undefined
  useEffect(() => {
    if (isMissing) void loadWords(language)
  }, [isMissing, language])
  if (outcome && 'failed' in outcome) throw outcome.failed
  return outcome?.words
}
