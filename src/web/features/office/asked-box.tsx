import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Called } from '../staff/staff-calls.ts'
import { WORDS } from './words/words.ts'

type AskedBoxProps<Value> = {
  asked: Pick<Called<Value>, 'value' | 'refusal' | 'again'>
  children: (value: Value) => ReactNode
}

/** What a call answers, once it is here; until then that it loads, or why it does not, with a way to try again. */
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
