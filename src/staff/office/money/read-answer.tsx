import { useState } from 'react'
import type { ResponseOf } from '#contract/call.ts'
import type { BankAnswer, recordBankAnswer } from '#contract/office-bank-answers.ts'
import type { PayoutRun } from '#contract/office-payouts.ts'
import { accept, refuse } from '#domain/kernel/result.ts'
import { formatPaise } from '#domain/ledger/paise-words.ts'
import type { ApiAnswer } from '#web/lib/api.ts'
import { ImagePicker } from '#web/ui/image-picker.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { pressNotice } from '../../kit/form-notice.ts'
import { Fact } from '../fact.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { officeApi } from '../office-api.ts'
import { usePost } from '../office-calls.ts'
import * as frame from '#words/office/frame.ts'
import * as t from '#words/office/payouts.ts'

type ReadAnswerProps = { run: PayoutRun; onClose: () => void; onDone: () => void }
type Read = { name: string; table: string; plan: BankAnswer }

const newIn = ({ paid, refused }: BankAnswer) => paid.payouts + refused.length

/**
 * Reads the bank's answer to a file. First shows its content, then records which payouts were paid and which were
 * refused.
 */
export function ReadAnswer({ run, onClose, onDone }: ReadAnswerProps) {
  const [read, setRead] = useState<Read>()
  const [done, setDone] = useState(0)
  const comparing = usePost('POST /office/payouts/compare-answer', { about: run.id })
  const compare = async ([file]: File[]) => {
    if (!file) return
    setRead(undefined)
    const table = await file.text()
    const answer = await comparing.send({ run_id: run.id, table })
    if (answer?.ok) setRead({ name: file.name, table, plan: answer.value })
  }
  const refused = pressNotice(comparing, frame.noticeWords)
  const count = read ? newIn(read.plan) : 0

  const recordAll = async (
    { table, reason }: { table: string; reason: string },
    key: string,
  ): Promise<ApiAnswer<unknown>> => {
    for (let recorded = 0; ;) {
      const answer: ApiAnswer<ResponseOf<typeof recordBankAnswer>> = await officeApi.post(
        '/office/payouts/record-answer',
        {
          body: { run_id: run.id, table, reason },
          idempotencyKey: `${key}:${recorded}`,
        },
      )
      if (!answer.ok || answer.value.recorded === 0 || newIn(answer.value.answer) === 0) return answer
      recorded += answer.value.recorded
      setDone(recorded)
    }
  }

  const toRecord = () => {
    if (!read) return refuse(t.chooseTable)
    return count > 0 ? accept({ table: read.table }) : refuse(t.nothingToRecord)
  }
  return (
    <FormDialog
      title={t.readAnswer}
      about={run.id}
      button={t.recordAnswer(count)}
      read={toRecord}
      act={recordAll}
      onClose={onClose}
      onDone={onDone}
    >
      <p>{t.whatAnswerIs}</p>
      <ImagePicker
        accept=".csv,.txt,text/csv,text/plain"
        busy={comparing.isBusy}
        onPick={(files) => void compare(files)}
      >
        {read?.name ?? t.answerTable}
      </ImagePicker>
      {refused !== undefined && <Notice tone="danger">{refused}</Notice>}
      {read && <Plan plan={read.plan} />}
      <output className="soft block">{done > 0 && t.recordedSoFar(done, count)}</output>
    </FormDialog>
  )
}

const Plan = ({ plan: { paid, refused, known, open, faults } }: { plan: BankAnswer }) => (
  <>
    <dl className="fact-grid">
      <Fact name={t.bankPaid}>{t.amountTo(formatPaise(paid.paise), paid.payouts)}</Fact>
      <Fact name={t.bankRefused}>{t.payoutCount(refused.length)}</Fact>
      <Fact name={t.knownAlready}>{t.payoutCount(known)}</Fact>
      <Fact name={t.withoutAnswer}>{t.amountTo(formatPaise(open.paise), open.payouts)}</Fact>
    </dl>
    {refused.length > 0 && (
      <ul className="dotted-list">
        {refused.map(({ hotel, paise, why }) => (
          <li key={hotel.id}>{t.refusedOf(hotel.name, formatPaise(paise), why)}</li>
        ))}
      </ul>
    )}
    {faults.length > 0 && (
      <Notice tone="warn">
        <p>{t.linesIgnored(faults.length)}</p>
        <ul className="dotted-list">
          {faults.map(({ line, reference, fault }) => (
            <li key={line}>{t.lineFault(line, reference, t.answerFaults[fault])}</li>
          ))}
        </ul>
      </Notice>
    )}
  </>
)
