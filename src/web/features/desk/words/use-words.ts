import { createContext, use, useSyncExternalStore } from 'react'
import { english, type DeskWords } from './english.ts'
import { hindi } from './hindi.ts'

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

/** The language this device chose last, else the browser's if it is one of the desk's. */
function rememberedLanguage(): DeskLanguage {
  const chosen = chosenLanguage()
  if (chosen) return chosen
  return typeof navigator !== 'undefined' && navigator.language.startsWith('hi') ? 'hi' : 'en'
}

const listeners = new Set<() => void>()

export function rememberLanguage(language: DeskLanguage): void {
  try {
    localStorage.setItem(KEY, language)
  } catch {
    // no storage: the user chooses again next time
  }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Returns this device's language. The server does not know it, so the first paint is in English. */
export const useLanguage = (): DeskLanguage => useSyncExternalStore(subscribe, rememberedLanguage, () => 'en')

/** Opens a cleaner's phone in Hindi until they choose another language. */
export const useCleanersLanguage = (): DeskLanguage =>
  useSyncExternalStore(
    subscribe,
    () => chosenLanguage() ?? 'hi',
    () => 'en',
  )

export const WordsContext = createContext<DeskWords>(english)

export const useWords = (): DeskWords => use(WordsContext)
