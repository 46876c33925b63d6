import { useState } from 'react'
import type { OfficeBankLine } from '#contract/office-bank.ts'
import { canExplain, EXPLANATIONS, type Explanation } from '#domain/bank/match-lines.ts'
import { formatIstMoment } from '#domain/kernel/ist.ts'
import { accept, refuse } from '#domain/kernel/result.ts'
import { formatPaise } from '#domain/ledger/paise-words.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Select } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { officeApi } from '../office-api.ts'
import { ReasonDialog } from '../reason-dialog.tsx'
import { bankDifferenceWords, lineDay } from './bank-columns.tsx'
import * as common from '#words/common.ts'
import * as t from '#words/office/bank.ts'

type LineProps = { line: OfficeBankLine; onClose: () => void; onDone: () => void }

const lineWords = (line: OfficeBankLine) =>
  t.differingLine(lineDay(line), line.description || line.reference, formatPaise(line.paise), bankDifferenceWords(line))

/** Proposes an explanation of a line that matches nothing. Another admin confirms it. */
export function ExplainLine({ line, onClose, onDone }: LineProps) {
  const [explanation, setExplanation] = useState<Explanation>(line.paise > 0 ? 'interest' : 'charges')
  return (
    <FormDialog
      title={t.explainLine}
      about={String(line.id)}
      button={t.proposeIt}
      read={() =>
        canExplain(explanation, line.paise)
          ? accept({ lines: [line.id], explanation })
          : refuse({ explanation: t.interestComesIn })
      }
      act={(body, idempotencyKey) => officeApi.post('/office/bank/explain', { body, idempotencyKey })}
      onClose={onClose}
      onDone={onDone}
    >
      {(faultOf) => (
        <>
          <p className="long-words">{lineWords(line)}</p>
          <Select
            label={t.explanation}
            value={explanation}
            error={canExplain(explanation, line.paise) ? undefined : faultOf('explanation')}
            hint={t.whatItDoes[explanation]}
            onChange={({ target }) => setExplanation(target.value as Explanation)}
          >
            {EXPLANATIONS.map((each) => (
              <option key={each} value={each}>
                {t.explanations[each]}
              </option>
            ))}
          </Select>
        </>
      )}
    </FormDialog>
  )
}

type Decision = 'confirm' | 'drop'
type DecideProps = LineProps & { explanation: NonNullable<OfficeBankLine['explanation']> }

/** Shows what a colleague proposed. Another admin can confirm it, and anybody can drop it. */
export function DecideLine({ line, explanation, onClose, onDone }: DecideProps) {
  const [decision, setDecision] = useState<Decision>()
  const { kind, proposed_by: by, proposed_at: at, reason, is_own: isOwn } = explanation
  const isPosted = kind === 'charges' || kind === 'interest'
  const about = (
    <>
      <p className="long-words">{lineWords(line)}</p>
      <p>
        <b>{t.explanations[kind]}</b>
        <span className="soft block">{t.proposedBy(by, formatIstMoment(new Date(at), serverNow()), reason)}</span>
      </p>
    </>
  )
  if (decision)
    return (
      <ReasonDialog
        title={decision === 'confirm' ? t.confirmExplanation : t.dropExplanation}
        about={String(line.id)}
        button={decision === 'drop' ? t.drop : isPosted ? t.postIt(formatPaise(Math.abs(line.paise))) : t.confirm}
        variant={decision === 'confirm' ? 'primary' : 'danger'}
        act={(why, idempotencyKey) =>
          officeApi.post('/office/bank/decide', {
            body: { lines: [{ id: line.id, explanation: kind }], decision, reason: why },
            idempotencyKey,
          })
        }
        onClose={onClose}
        onDone={onDone}
      >
        {about}
        <p>{decision === 'confirm' ? t.countsForGood : t.lineIsOpenAgain}</p>
      </ReasonDialog>
    )
  return (
    <Dialog title={t.decide} leaving={{ closable: true, onClose }}>
      <div className="flow">
        {about}
        {!isOwn && (
          <Button variant="primary" className="big w-full" onClick={() => setDecision('confirm')}>
            {t.confirm}
          </Button>
        )}
        <Button className="big w-full" onClick={() => setDecision('drop')}>
          {isOwn ? common.takeBack : t.drop}
        </Button>
      </div>
    </Dialog>
  )
}

/** Says what to do about each kind of difference among these lines. */
export function WhatToDo({ lines }: { lines: readonly OfficeBankLine[] }) {
  const kinds = new Set(lines.flatMap(({ state, difference }) => (state === 'open' ? (difference ?? []) : [])))
  if (kinds.size === 0) return null
  return (
    <Notice tone="warn">
      <p>{t.toDo}</p>
      <ul className="dotted-list">
        {[...kinds].map((kind) => (
          <li key={kind}>
            <b>{t.differences[kind]('', '').replace(/^: |: $/, '')}</b>: {t.whatToDo[kind]}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
