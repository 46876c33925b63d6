import { useCallback } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { AskedBox } from '../asked-box.tsx'
import { officeApi } from '../office-api.ts'
import { ReasonInput, useReason } from '../reason-input.tsx'
import { useAsked } from '../use-asked.ts'
import { useSending } from '../use-sending.ts'
import { WhatHappens } from './what-happens.tsx'

type DecideProps = { proposalId: string; isOwn?: boolean; onClose: () => void; onDone: () => void }

/** A second person sees what a colleague proposes, and confirms or declines. One's own is only taken back. */
export function Decide({ proposalId, isOwn = false, onClose, onDone }: DecideProps) {
  const load = useCallback(
    (signal?: AbortSignal) => officeApi.get('/office/proposals/{id}/plan', { params: { id: proposalId }, signal }),
    [proposalId],
  )
  const asked = useAsked(load)
  const reason = useReason()
  const { isBusy, fault, send } = useSending()
  const decide = async (decision: 'confirm' | 'decline') => {
    const why = reason.read()
    if (!why) return
    const fingerprint = asked.value?.fingerprint
    const body = { decision, reason: why, ...(fingerprint === undefined ? {} : { fingerprint }) }
    const answer = await send(body, (idempotencyKey) =>
      officeApi.post('/office/proposals/{id}/decide', { params: { id: proposalId }, body, idempotencyKey }),
    )
    if (answer?.ok) onDone()
    else if (answer?.refusal.code === 'PLAN_CHANGED') void asked.again()
  }
  return (
    <Dialog
      title={isOwn ? 'Take your proposal back' : 'Decide on a proposal'}
      leaving={{ closable: true, onClose }}
      className="act-dialog"
    >
      <div className="flow">
        <AskedBox asked={asked}>{(plan) => <WhatHappens plan={plan} />}</AskedBox>
        <ReasonInput reason={reason} />
        {fault !== undefined && <Notice tone="danger">{fault}</Notice>}
        <div className="button-row">
          {!isOwn && (
            <Button
              look="primary"
              aria-disabled={!asked.value || isBusy}
              onClick={() => asked.value && void decide('confirm')}
            >
              Confirm and do it
            </Button>
          )}
          <Button look={isOwn ? 'primary' : 'quiet'} aria-disabled={isBusy} onClick={() => void decide('decline')}>
            {isOwn ? 'Take it back' : 'Decline'}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
