import { useState } from 'react'
import type { SettlementReport } from '#contract/office-settlements.ts'
import { formatIstDate, istInstant } from '#domain/kernel/ist.ts'
import { accept, refuse } from '#domain/kernel/result.ts'
import { formatPaise } from '#domain/ledger/paise-words.ts'
import { faultSentence } from '#domain/settlements/fault-words.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { ImagePicker } from '#web/ui/image-picker.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { pressNotice } from '../../kit/form-notice.ts'
import { Fact } from '../fact.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { officeApi } from '../office-api.ts'
import { usePost } from '../office-calls.ts'
import { differenceWords } from './difference-words.ts'
import * as frame from '#words/office/frame.ts'
import * as t from '#words/office/settlements.ts'

type ReadReportProps = { onClose: () => void; onDone: () => void }
type Read = { file: { file_name: string; table: string }; plan: SettlementReport }

/** Uploads the gateway's settlement report, shows the comparison with our books, then proposes the new settlements. */
export function ReadReport({ onClose, onDone }: ReadReportProps) {
  const [read, setRead] = useState<Read>()
  const comparing = usePost('POST /office/settlements/compare', { about: 'report' })
  const compare = async ([picked]: File[]) => {
    if (!picked) return
    setRead(undefined)
    const file = { file_name: picked.name, table: await picked.text() }
    const answer = await comparing.send(file)
    if (answer?.ok) setRead({ file, plan: answer.value })
  }
  const toPropose = () => {
    if (!read) return refuse(t.chooseReport)
    return read.plan.settlements.length > 0 ? accept(read.file) : refuse(t.nothingNew)
  }
  const refused = pressNotice(comparing, frame.noticeWords)
  return (
    <FormDialog
      title={t.readReport}
      button={t.propose(read?.plan.settlements.length ?? 0)}
      read={toPropose}
      act={(body, idempotencyKey) => officeApi.post('/office/settlements/propose', { body, idempotencyKey })}
      onClose={onClose}
      onDone={onDone}
    >
      <p>{t.whichReport}</p>
      <ImagePicker
        accept=".csv,.txt,text/csv,text/plain"
        busy={comparing.isBusy}
        onPick={(files) => void compare(files)}
      >
        {read?.file.file_name ?? t.report}
      </ImagePicker>
      {refused !== undefined && <Notice tone="danger">{refused}</Notice>}
      <output className="block flow">{read && <Plan plan={read.plan} />}</output>
    </FormDialog>
  )
}

function Plan({ plan: { settlements, known, waiting, faults } }: { plan: SettlementReport }) {
  if (faults.length > 0)
    return (
      <Notice tone="danger">
        <p>{t.changesNothing(faults.length)}</p>
        <ul className="dotted-list">
          {faults.map((fault) => (
            <li key={JSON.stringify(fault)}>{faultSentence(fault)}</li>
          ))}
        </ul>
      </Notice>
    )
  const different = settlements.flatMap(({ shown }) => shown)
  return (
    <>
      <dl className="fact-grid">
        <Fact name={t.newOnes}>{t.settlementCount(settlements.length)}</Fact>
        <Fact name={t.knownAlready}>{t.settlementCount(known)}</Fact>
        <Fact name={t.notSettledYet}>{t.lineCount(waiting)}</Fact>
      </dl>
      <ul className="dotted-list">
        {settlements.map(({ reference, day, net }) => (
          <li key={reference}>
            {t.plannedSettlement(formatIstDate(istInstant(day), serverNow()), reference, formatPaise(net))}
          </li>
        ))}
      </ul>
      {different.length > 0 && (
        <Notice tone="warn">
          <p>{t.differingLines(settlements.reduce((sum, one) => sum + one.different, 0))}</p>
          <ul className="dotted-list">
            {different.map(({ kind, reference, amount, differences }) => (
              <li key={`${kind} ${reference}`}>
                {t.differingLine(
                  t.kinds[kind],
                  reference,
                  formatPaise(amount),
                  differences.map(differenceWords).join(', '),
                )}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  )
}
