import { createContext, use } from 'react'
import type { DeskWords } from '#english/desk/desk.ts'

export const WordsContext = createContext<DeskWords | null>(null)

export function useWords(): DeskWords {
  const words = use(WordsContext)
  if (!words) throw new Error('a page of the desk outside its frame')
  return words
}
