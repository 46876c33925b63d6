import { useState } from 'react'
import type { ResponseOf } from '#contract/call.ts'
import type { closeOfficeMonth, OfficeMonth } from '#contract/office-months.ts'
import { formatPaise } from '#domain/ledger/paise-words.ts'
import type { ApiAnswer } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { officeApi } from '../office-api.ts'
import { ReasonDialog } from '../reason-dialog.tsx'
import * as common from '#words/common.ts'
import { monthWords } from '#words/office/months.ts'
import * as t from '#words/office/statements.ts'

type CloseMonthProps = { month: OfficeMonth; onClose: () => void; onDone: () => void }
type Closed = { closed: number; left: number }

/** Closes the month of all hotels that are ready, in batches. Shows the progress, and how many months stayed open. */
export function CloseMonth({ month, onClose, onDone }: CloseMonthProps) {
  const [done, setDone] = useState(0)
  const [closed, setClosed] = useState<Closed>()
  const ready = month.states.find(({ state }) => state === 'ready') ?? { hotels: 0, closing: 0 }
  const notReady = month.states.find(({ state }) => state === 'not_ready')?.hotels ?? 0

  // The key of a batch begins with the key of the whole press, so a repeated press gets the same answers and continues.
  const closeAll = async (reason: string, key: string): Promise<ApiAnswer<Closed>> => {
    const sum = { closed: 0, left: 0 }
    let after: number | null = null
    for (;;) {
      const answer: ApiAnswer<ResponseOf<typeof closeOfficeMonth>> = await officeApi.post(
        '/office/months/{month}/close',
        {
          params: { month: month.month },
          body: { reason, ...(after === null ? {} : { after }) },
          idempotencyKey: `${key}:${after ?? ''}`,
        },
      )
      if (!answer.ok) return answer
      sum.closed += answer.value.closed
      sum.left += answer.value.left.length
      setDone(sum.closed)
      after = answer.value.next
      if (after === null) return { ...answer, value: sum }
    }
  }

  const end = () => {
    onClose()
    onDone()
  }
  if (closed)
    return (
      <Dialog title={monthWords(month.month)} leaving={{ closable: true, onClose: end }}>
        <div className="flow">
          <Notice tone="trust">{t.closedHotels(closed.closed)}</Notice>
          {closed.left > 0 && <Notice tone="warn">{t.leftOpen(closed.left)}</Notice>}
          <Button variant="primary" className="w-full" onClick={end}>
            {common.done}
          </Button>
        </div>
      </Dialog>
    )
  return (
    <ReasonDialog
      title={t.closeMonths(ready.hotels)}
      about={month.month}
      button={t.closeForGood}
      act={closeAll}
      onClose={onClose}
      onDone={setClosed}
    >
      <p>{t.closesForGood(monthWords(month.month), ready.hotels, formatPaise(ready.closing))}</p>
      <p>{t.nothingMoreIsPosted}</p>
      {notReady > 0 && <Notice tone="warn">{t.othersStayOpen(notReady)}</Notice>}
      <output className="soft block">{done > 0 && t.closedSoFar(done, ready.hotels)}</output>
    </ReasonDialog>
  )
}
