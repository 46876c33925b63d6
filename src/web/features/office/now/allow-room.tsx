import { useMemo, useState } from 'react'
import type { WaitingWork } from '#contract/office-now.ts'
import type { Fault } from '#domain/office/acts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { WhoseFault } from '../booking/whose-fault.tsx'
import { usePlan } from '../booking/use-plan.ts'
import type { Wish } from '../booking/use-wish.ts'
import { WhatHappens } from '../booking/what-happens.tsx'
import { officeApi } from '../office-api.ts'
import { ReasonInput, useReason } from '../reason-input.tsx'
import { useSending } from '../use-sending.ts'

type AllowRoomProps = { work: WaitingWork; onClose: () => void; onDone: () => void }

/** Guests chose a second dearer room in 90 days: the office's yes moves them, as its act on the booking does. */
export function AllowRoom({ work: { id, booking, wanted_hotel: hotelId, note }, onClose, onDone }: AllowRoomProps) {
  const [fault, setFault] = useState<Fault>('uncle')
  const wish = useMemo<Wish | undefined>(
    () => (hotelId === null ? undefined : { act: 'move', hotelId, for: fault }),
    [hotelId, fault],
  )
  const { plan, fault: refused, look } = usePlan(id, wish)
  const reason = useReason()
  const sending = useSending()
  const allow = async () => {
    const why = reason.read()
    if (!why || !plan || !wish) return
    const body = { ...wish, reason: why, fingerprint: plan.fingerprint }
    const answer = await sending.send(body, (idempotencyKey) => {
      const call = { params: { id }, body, idempotencyKey }
      return plan.is_within_limit
        ? officeApi.post('/office/bookings/{id}/act', call)
        : officeApi.post('/office/bookings/{id}/propose', call)
    })
    if (answer?.ok) onDone()
    else look()
  }
  return (
    <Dialog
      title={`${booking?.code ?? 'Guests'} to ${note ?? 'the hotel they chose'}`}
      leaving={{ closable: true, onClose }}
      className="act-dialog"
    >
      <div className="flow">
        <p>
          We paid for a dearer room of this guest, or of an account on the same phone, in the last 90 days. They may
          take a room of the same price meanwhile.
        </p>
        <WhoseFault
          question="Whose fault is it?"
          among={['uncle', 'hotel', 'guest']}
          whose={fault}
          onChange={setFault}
        />
        <ReasonInput reason={reason} />
        {refused !== undefined && <Notice tone="danger">{refused}</Notice>}
        {plan && <WhatHappens plan={plan} />}
        {sending.fault !== undefined && <Notice tone="danger">{sending.fault}</Notice>}
        <div className="button-row">
          <Button look="primary" aria-disabled={!plan || sending.isBusy} onClick={() => void allow()}>
            {plan && !plan.is_within_limit ? 'Ask an admin to confirm' : 'Yes, move them'}
          </Button>
          <Button onClick={onClose}>Not now</Button>
        </div>
      </div>
    </Dialog>
  )
}
