import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { StaffQuery } from '../kit/staff-calls.ts'
import * as common from '#words/common.ts'
import * as t from '#words/office/frame.ts'

type QueryBoundaryProps<Value> = {
  query: Pick<StaffQuery<Value>, 'value' | 'refusal' | 'retry'>
  children: (value: Value) => ReactNode
}

/** Shows the answer to a call, a loading state, or why the call was refused with a button to retry. */
export function QueryBoundary<Value>({ query, children }: QueryBoundaryProps<Value>) {
  const { value, refusal, retry } = query
  return (
    <>
      {refusal !== undefined && (
        <div className="flow">
          <Notice tone="danger">{t.noticeWords.refusal(refusal)}</Notice>
          <Button onClick={() => void retry()}>{common.tryAgain}</Button>
        </div>
      )}
      {value === undefined && refusal === undefined && <output className="block">{t.loading}</output>}
      {value !== undefined && children(value)}
    </>
  )
}
