import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { QueryBoundary } from '../query-boundary.tsx'
import { pressNotice } from '../../kit/form-notice.ts'
import { useCall, usePost } from '../office-calls.ts'
import { forgetDraft } from '../drafts.ts'
import { KeptFields } from '../kept-fields.tsx'
import { ReasonInput, useReason } from '../reason-input.tsx'
import { WhatHappens } from './what-happens.tsx'
import * as t from '#words/office/booking.ts'
import * as frame from '#words/office/frame.ts'

type DecideProps = { proposalId: string; isOwn?: boolean; onClose: () => void; onDone: () => void }

/** Lets a second person confirm or decline a colleague's proposal. Proposers can only withdraw their own. */
export function Decide({ proposalId, isOwn = false, onClose, onDone }: DecideProps) {
  const asked = useCall('GET /office/proposals/{id}/plan', { params: { id: proposalId } })
  const reason = useReason()
  const name = `decide ${proposalId}`
  const deciding = usePost('POST /office/proposals/{id}/decide', { params: { id: proposalId } })
  const { isBusy } = deciding
  const fault = pressNotice(deciding, frame.noticeWords)
  const decide = async (decision: 'confirm' | 'decline') => {
    const why = reason.read()
    if (!why) return
    const fingerprint = asked.value?.fingerprint
    const body = { decision, reason: why, ...(fingerprint === undefined ? {} : { fingerprint }) }
    const answer = await deciding.send(body)
    if (answer?.ok) {
      forgetDraft(name)
      onDone()
    } else if (answer?.refusal.code === 'PLAN_CHANGED') void asked.retry()
  }
  return (
    <Dialog
      title={isOwn ? t.takeYourProposalBack : t.decideOnProposal}
      leaving={{ closable: true, onClose }}
      className="act-dialog"
    >
      <div className="flow">
        <QueryBoundary query={asked}>{(plan) => <WhatHappens plan={plan} />}</QueryBoundary>
        <KeptFields name={name}>
          <ReasonInput reason={reason} />
        </KeptFields>
        {fault !== undefined && <Notice tone="danger">{fault}</Notice>}
        <div className="button-row">
          {!isOwn && (
            <Button
              variant="primary"
              aria-disabled={!asked.value || isBusy}
              onClick={() => asked.value && void decide('confirm')}
            >
              {t.confirmAndDoIt}
            </Button>
          )}
          <Button variant={isOwn ? 'primary' : 'quiet'} aria-disabled={isBusy} onClick={() => void decide('decline')}>
            {isOwn ? t.takeItBack : t.decline}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
