import { readFromTab, storeInTab } from '#web/lib/tab-memory.ts'

type Drafts = Record<string, string>

const stored = (): Drafts => {
  const found = readFromTab('officeDrafts')
  return typeof found === 'object' && found !== null ? (found as Drafts) : {}
}

/** Returns unsent text that this tab stored; '' if there is none. */
export const readDraft = (name: string): string => stored()[name] ?? ''

/** Stores unsent text in this tab; '' deletes it. */
export function writeDraft(name: string, text: string): void {
  const { [name]: _before, ...others } = stored()
  storeInTab('officeDrafts', text ? { ...others, [name]: text } : others)
}

export const forgetDraft = (name: string): void => writeDraft(name, '')
