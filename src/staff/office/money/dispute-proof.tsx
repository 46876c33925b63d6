import { useState } from 'react'
import type { OfficeDispute } from '#contract/office-disputes.ts'
import { formatIstMoment } from '#domain/kernel/ist.ts'
import { formatPaise } from '#domain/ledger/paise-words.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { officeApi } from '../office-api.ts'
import { ReasonDialog } from '../reason-dialog.tsx'
import * as t from '#words/office/disputes.ts'

type ProofProps = { dispute: OfficeDispute; onChange: (dispute: OfficeDispute) => void }
type Answer = NonNullable<OfficeDispute['answer']>

/** Shows the proof as one PDF, and how the office answered at the gateway. */
export function DisputeProof({ dispute, onChange }: ProofProps) {
  const [answer, setAnswer] = useState<Answer>()
  const { reference, answered, answer: given, waits, paise } = dispute
  return (
    <section className="panel" aria-labelledby="proof">
      <header>
        <h2 id="proof">{t.proof}</h2>
        <a className="button quiet" href={`/api/office/disputes/${encodeURIComponent(reference)}/evidence`} download>
          <Icon name="download" />
          {t.takeProof}
        </a>
      </header>
      <div className="panel-inside flow">
        <p>{t.whatProofIs}</p>
        {answered && given && (
          <p className="soft">
            {t.answeredBy(
              t.answers[given],
              answered.by,
              formatIstMoment(new Date(answered.at), serverNow()),
              answered.reason,
            )}
          </p>
        )}
        {waits && (
          <div className="office-tools">
            <Button variant="primary" onClick={() => setAnswer('evidence_sent')}>
              {t.proofIsSent}
            </Button>
            <Button onClick={() => setAnswer('accepted')}>{t.acceptIt(formatPaise(paise))}</Button>
          </div>
        )}
      </div>
      {answer && (
        <ReasonDialog
          title={answer === 'accepted' ? t.acceptDispute : t.noteProof}
          about={reference}
          button={answer === 'accepted' ? t.accepted : t.proofIsSent}
          variant={answer === 'accepted' ? 'danger' : 'primary'}
          act={(reason, idempotencyKey) =>
            officeApi.post('/office/disputes/{reference}/answer', {
              params: { reference },
              body: { answer, reason },
              idempotencyKey,
            })
          }
          onClose={() => setAnswer(undefined)}
          onDone={(next) => {
            setAnswer(undefined)
            onChange(next)
          }}
        >
          <p>{answer === 'accepted' ? t.whatAcceptingMeans(formatPaise(paise)) : t.onlyAfterUpload}</p>
        </ReasonDialog>
      )}
    </section>
  )
}
