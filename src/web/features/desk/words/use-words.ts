import { createContext, use } from 'react'
import { createStore, useStore } from '#web/lib/store.ts'
import { english, type DeskWords } from '../../../../words/en/desk/desk.ts'
import { hindi } from '../../../../words/hi/desk/desk.ts'

export const DESK_LANGUAGES = { en: english, hi: hindi } as const satisfies Record<string, DeskWords>
export type DeskLanguage = keyof typeof DESK_LANGUAGES

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

export function rememberLanguage(language: DeskLanguage): void {
  try {
    localStorage.setItem(KEY, language)
  } catch {
    // no storage: the user chooses again next time
  }
  chosen.set(language)
}

/** The language this device chose last, else the browser's if it is one of the desk's. */
export const useLanguage = (): DeskLanguage => useStore(chosen) ?? browsersLanguage()

/** Opens a cleaner's phone in Hindi until they choose another language. */
export const useCleanersLanguage = (): DeskLanguage => useStore(chosen) ?? 'hi'

export const WordsContext = createContext<DeskWords>(english)

export const useWords = (): DeskWords => use(WordsContext)
