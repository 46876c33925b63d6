import { createContext, use } from 'react'
import type { OfficeMe } from '#contract/office-people.ts'

/** The data and functions that all pages of the office share. */
export type Office = {
  me: OfficeMe
  chooseMe: (me: OfficeMe) => void
  /** to be called after an action, because the action uses up limits */
  askMeAgain: () => Promise<void>
  signOut: () => Promise<void>
  /** opens the list of acts and places */
  openPalette: () => void
}

export const OfficeContext = createContext<Office | null>(null)

export function useOffice(): Office {
  const office = use(OfficeContext)
  if (!office) throw new Error('a page of the office outside its frame')
  return office
}
