import { createContext, use } from 'react'
import type { DeskMe } from '#contract/desk-staff.ts'
import type { Language } from '#domain/languages.ts'

/** The data that all pages of the desk share. */
export type Desk = {
  me: DeskMe
  language: Language
  chooseMe: (me: DeskMe) => void
  signOut: () => Promise<void>
}

export const DeskContext = createContext<Desk | null>(null)

export function useDesk(): Desk {
  const desk = use(DeskContext)
  if (!desk) throw new Error('a page of the desk outside its frame')
  return desk
}
