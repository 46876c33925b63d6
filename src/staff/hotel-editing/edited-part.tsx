import { useState, type ReactNode } from 'react'
import { Notice } from '#web/ui/notice.tsx'
import { useWords } from '../desk/words/use-words.ts'
import type { Part } from './part.ts'

type EditedPartProps<Value, Calls> = Omit<Part<Value, Calls>, 'reload'> & {
  reload: () => Promise<void>
  children: (part: Part<Value, Calls>) => ReactNode
}

/** Wraps the editor of a part. Says if somebody else changed the part first, and shows the current values. */
export function EditedPart<Value, Calls>({ value, show, reload, calls, children }: EditedPartProps<Value, Calls>) {
  const { ofHotel } = useWords()
  const [isOvertaken, setOvertaken] = useState(false)
  const part = {
    value,
    calls,
    show: (next: Value) => {
      setOvertaken(false)
      show(next)
    },
    reload: () => {
      setOvertaken(true)
      void reload()
    },
  }
  return (
    <>
      <div role="alert">{isOvertaken && <Notice tone="warn">{ofHotel.changedMeanwhile}</Notice>}</div>
      {children(part)}
    </>
  )
}
