import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Asked } from './use-asked.ts'
import { WORDS } from './words/words.ts'

type AskedBoxProps<Value> = { asked: Asked<Value>; children: (value: Value) => ReactNode }

/** What was asked for, once it is here; until then that it comes, or why it does not, with a way to try again. */
export function AskedBox<Value>({ asked, children }: AskedBoxProps<Value>) {
  const { value, fault, again } = asked
  return (
    <>
      {fault !== undefined && (
        <div className="flow">
          <Notice tone="danger">{fault || WORDS.failed}</Notice>
          <Button onClick={() => void again()}>{WORDS.tryAgain}</Button>
        </div>
      )}
      {value === undefined && fault === undefined && <output className="block">{WORDS.loading}</output>}
      {value !== undefined && children(value)}
    </>
  )
}
