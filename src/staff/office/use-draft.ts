import { useState } from 'react'
import { readFromTab, storeInTab } from '#web/lib/tab-memory.ts'

type Drafts = Record<string, string>

const stored = (): Drafts => {
  const found = readFromTab('officeDrafts')
  return typeof found === 'object' && found !== null ? (found as Drafts) : {}
}

/** Keeps unsent text across reloads and page changes. */
export function useDraft(name: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => stored()[name] ?? '')
  const write = (next: string) => {
    setText(next)
    const { [name]: _before, ...others } = stored()
    storeInTab('officeDrafts', next ? { ...others, [name]: next } : others)
  }
  return [text, write]
}
