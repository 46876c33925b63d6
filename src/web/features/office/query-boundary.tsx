import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { StaffQuery } from '../staff/staff-calls.ts'
import { WORDS } from '../../../words/en/office/frame.ts'

type QueryBoundaryProps<Value> = {
  query: Pick<StaffQuery<Value>, 'value' | 'refusal' | 'retry'>
  children: (value: Value) => ReactNode
}

/** Shows the value of a call, a loading state, or why it was refused with a button to retry. */
export function QueryBoundary<Value>({ query, children }: QueryBoundaryProps<Value>) {
  const { value, refusal, retry } = query
  return (
    <>
      {refusal !== undefined && (
        <div className="flow">
          <Notice tone="danger">{WORDS.refusal(refusal)}</Notice>
          <Button onClick={() => void retry()}>{WORDS.tryAgain}</Button>
        </div>
      )}
      {value === undefined && refusal === undefined && <output className="block">{WORDS.loading}</output>}
      {value !== undefined && children(value)}
    </>
  )
}
