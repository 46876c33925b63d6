import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Called } from '../staff/staff-calls.ts'
import { WORDS } from './words/words.ts'

type AskedBoxProps<Value> = {
  asked: Pick<Called<Value>, 'value' | 'refusal' | 'again'>
  children: (value: Value) => ReactNode
}

/** Shows the value of a call, that it is loading, or why it was refused with a button to retry. */
export function AskedBox<Value>({ asked, children }: AskedBoxProps<Value>) {
  const { value, refusal, again } = asked
  return (
    <>
      {refusal !== undefined && (
        <div className="flow">
          <Notice tone="danger">{WORDS.refusal(refusal)}</Notice>
          <Button onClick={() => void again()}>{WORDS.tryAgain}</Button>
        </div>
      )}
      {value === undefined && refusal === undefined && <output className="block">{WORDS.loading}</output>}
      {value !== undefined && children(value)}
    </>
  )
}
