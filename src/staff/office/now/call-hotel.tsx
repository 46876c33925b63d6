import type { WaitingWork } from '#contract/office-now.ts'
import { officeApi } from '../office-api.ts'
import { ReasonDialog } from '../reason-dialog.tsx'
import { CallLink } from './call-link.tsx'
import * as t from '#words/office/now.ts'

type RingHotelProps = { work: WaitingWork; code: string; onClose: () => void; onDone: () => void }

/** Shows the reception's number, with buttons to record that somebody answered. */
export function CallHotel({ work: { hotel, phone }, code, onClose, onDone }: RingHotelProps) {
  return (
    <ReasonDialog
      title={t.ringHotel(hotel)}
      button={t.theyAnswered}
      reasonLabel={t.whatTheySaid}
      act={(reason, idempotencyKey) =>
        officeApi.post('/office/hotels-to-ring/rung', { body: { code, reason }, idempotencyKey })
      }
      onClose={onClose}
      onDone={onDone}
    >
      {phone === null ? <p>{t.noReceptionNumber}</p> : <CallLink phone={phone} />}
      <p>{t.whenSomebodyAnswered}</p>
    </ReasonDialog>
  )
}
