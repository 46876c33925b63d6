import type { WaitingWork } from '#contract/office-now.ts'
import type { DisputeDecision } from '#domain/relocations/money-back.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { pressNotice } from '../../kit/form-notice.ts'
import { usePost } from '../office-calls.ts'
import { forgetDraft } from '../drafts.ts'
import { KeptFields } from '../kept-fields.tsx'
import { ReasonInput, useReason } from '../reason-input.tsx'
import * as frame from '#words/office/frame.ts'
import * as t from '#words/office/now.ts'
import { signs } from '#words/office/work.ts'

type Disputed = Pick<WaitingWork, 'id' | 'booking' | 'hotel' | 'phone' | 'signs'>
type DecideDisputeProps = { work: Disputed; onClose: () => void; onDone: () => void }

/**
 * Leads through the decision on a refund that the hotel disputes: the operator calls both sides, then decides with a
 * reason.
 */
export function DecideDispute({ work, onClose, onDone }: DecideDisputeProps) {
  const reason = useReason()
  const name = `decide dispute ${work.id}`
  const deciding = usePost('POST /office/bookings/{id}/dispute', { params: { id: work.id } })
  const { isBusy } = deciding
  const fault = pressNotice(deciding, frame.noticeWords)
  const decide = async (decision: DisputeDecision) => {
    const why = reason.read()
    if (!why) return
    const body = { decision, reason: why }
    const answer = await deciding.send(body)
    if (!answer?.ok) return
    forgetDraft(name)
    onDone()
  }
  return (
    <Dialog title={t.decideOn(work.booking?.code)} leaving={{ closable: true, onClose }} className="act-dialog">
      <div className="flow">
        <p>{work.phone === null ? t.ringBothFirst(work.hotel) : t.ringBothFirstAndDesk(work.hotel, work.phone)}</p>
        {work.signs.length > 0 && (
          <ul>
            {work.signs.map((sign) => (
              <li key={sign}>{signs[sign]}</li>
            ))}
          </ul>
        )}
        <KeptFields name={name}>
          <ReasonInput reason={reason} />
        </KeptFields>
        {fault !== undefined && <Notice tone="danger">{fault}</Notice>}
        <div className="button-row">
          <Button variant="primary" aria-disabled={isBusy} onClick={() => void decide('couple')}>
            {t.sendAllMoneyBack}
          </Button>
          <Button aria-disabled={isBusy} onClick={() => void decide('hotel')}>
            {t.hotelKeepsIt}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
