import { useState } from 'react'
import { readDraft, writeDraft } from './drafts.ts'

/** Keeps unsent text across reloads and page changes. */
export function useDraft(name: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => readDraft(name))
  const write = (next: string) => {
    setText(next)
    writeDraft(name, next)
  }
  return [text, write]
}
