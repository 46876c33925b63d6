import { DEARER_ROOM_DAYS } from '#domain/relocations/dearer-room.ts'
import { useMemo, useState } from 'react'
import type { WaitingWork } from '#contract/office-now.ts'
import type { AtFault } from '#domain/office/actions.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { WhoseFault } from '../booking/whose-fault.tsx'
import { usePlan } from '../booking/use-plan.ts'
import type { ActionBody } from '../booking/action-form.ts'
import { WhatHappens } from '../booking/what-happens.tsx'
import { pressNotice } from '../../kit/form-notice.ts'
import { usePost } from '../office-calls.ts'
import { forgetDraft } from '../drafts.ts'
import { KeptFields } from '../kept-fields.tsx'
import { ReasonInput, useReason } from '../reason-input.tsx'
import * as common from '#words/common.ts'
import * as frame from '#words/office/frame.ts'
import * as t from '#words/office/now.ts'

type AllowRoomProps = { work: WaitingWork; onClose: () => void; onDone: () => void }

/**
 * Lets the office approve a more expensive room for guests who already got one within 90 days. Approval moves the
 * guests, like the action 'move' on the booking.
 */
export function AllowRoom({ work: { id, booking, wanted_hotel: hotelId, note }, onClose, onDone }: AllowRoomProps) {
  const [fault, setFault] = useState<AtFault>('uncle')
  const wish = useMemo<ActionBody | undefined>(
    () => (hotelId === null ? undefined : { act: 'move', hotelId, for: fault }),
    [hotelId, fault],
  )
  const { plan, fault: refused, look } = usePlan(id, wish)
  const reason = useReason()
  const name = `allow room ${id}`
  const acting = usePost('POST /office/bookings/{id}/act', { params: { id } })
  const proposing = usePost('POST /office/bookings/{id}/propose', { params: { id } })
  const sending = plan && !plan.is_within_limit ? proposing : acting
  const failed = pressNotice(sending, frame.noticeWords)
  const allow = async () => {
    const why = reason.read()
    if (!why || !plan || !wish) return
    const body = { ...wish, reason: why, fingerprint: plan.fingerprint }
    const answer = await sending.send(body)
    if (answer?.ok) {
      forgetDraft(name)
      onDone()
    } else look()
  }
  return (
    <Dialog title={t.guestsTo(booking?.code, note)} leaving={{ closable: true, onClose }} className="act-dialog">
      <div className="flow">
        <p>{t.wePaidForDearerRoom(DEARER_ROOM_DAYS)}</p>
        <KeptFields name={name}>
          <WhoseFault
            question={t.whoseFaultIsIt}
            among={['uncle', 'hotel', 'guest']}
            whose={fault}
            onChange={setFault}
          />
          <ReasonInput reason={reason} />
        </KeptFields>
        {refused !== undefined && <Notice tone="danger">{refused}</Notice>}
        {plan && <WhatHappens plan={plan} />}
        {failed !== undefined && <Notice tone="danger">{failed}</Notice>}
        <div className="button-row">
          <Button variant="primary" aria-disabled={!plan || sending.isBusy} onClick={() => void allow()}>
            {plan && !plan.is_within_limit ? t.askAdminToConfirm : t.yesMoveThem}
          </Button>
          <Button onClick={onClose}>{common.notNow}</Button>
        </div>
      </div>
    </Dialog>
  )
}
