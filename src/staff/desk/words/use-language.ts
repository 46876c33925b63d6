import { useEffect } from 'react'
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, languageOf, type Language } from '#domain/languages.ts'
import type { DeskWords } from '#english/desk/desk.ts'
import { createStore, useStore } from '#web/lib/store.ts'
import { LOADERS } from './languages.ts'

const KEY = 'desk-language'

/** Returns the language last chosen on this device. */
function chosenLanguage(): Language | undefined {
  try {
    const kept = localStorage.getItem(KEY)
    return isLanguage(kept) ? kept : undefined
  } catch {
    return undefined // no storage: the browser's language applies each time
  }
}

/** The server does not know the device's language, so the first paint is in English. */
const chosen = createStore<Language | undefined>(DEFAULT_LANGUAGE, { read: chosenLanguage })

const browsersLanguage = (): Language => languageOf(navigator.language.slice(0, 2))

type Loaded = Partial<Record<Language, { words: DeskWords } | { failed: unknown }>>

const loaded = createStore<Loaded>({})

/** Loads a language's texts. If that fails, loads any other language's, because one of them may be cached offline. */
async function loadWords(language: Language): Promise<void> {
  const outcome = await LOADERS[language]()
    .catch(() => Promise.any(LANGUAGES.map((each) => LOADERS[each]())))
    .then(
      (words) => ({ words }),
      (failed: unknown) => ({ failed }),
    )
  loaded.set({ ...loaded.get(), [language]: outcome })
}

// Starts loading with the script, before the first page needs the texts.
if (typeof document !== 'undefined') void loadWords(chosenLanguage() ?? browsersLanguage())

export async function rememberLanguage(language: Language): Promise<void> {
  try {
    localStorage.setItem(KEY, language)
  } catch {
    // There is no storage, so the user has to choose again next time.
  }
  if (!loaded.get()[language]) await loadWords(language)
  chosen.set(language)
}

/** Returns the language last chosen on this device, else the browser's language if the desk has it. */
export const useLanguage = (): Language => useStore(chosen) ?? browsersLanguage()

/** Cleaners get Hindi when their browser is set to English, until they choose a language. */
export function useCleanersLanguage(): Language {
  const language = browsersLanguage()
  return useStore(chosen) ?? (language === DEFAULT_LANGUAGE ? 'hi' : language)
}

/** Returns the texts in a language; undefined until they have loaded. Throws if they could not be loaded. */
export function useWordsOf(language: Language): DeskWords | undefined {
  const outcome = useStore(loaded, (all) => all[language])
  const isMissing = outcome === undefined
  useEffect(() => {
    if (isMissing) void loadWords(language)
  }, [isMissing, language])
  if (outcome && 'failed' in outcome) throw outcome.failed
  return outcome?.words
}
