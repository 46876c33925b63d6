import type { WaitingWork } from '#contract/office-now.ts'
import { Icon } from '#web/ui/icon.tsx'
import { officeApi } from '../office-api.ts'
import { ReasonDialog } from '../reason-dialog.tsx'

type RingHotelProps = { work: WaitingWork; code: string; onClose: () => void; onDone: () => void }

/** Shows the reception's number, with buttons to record that somebody answered. */
export function CallHotel({ work: { hotel, phone }, code, onClose, onDone }: RingHotelProps) {
  return (
    <ReasonDialog
      title={`Ring ${hotel ?? 'the hotel'}`}
      button="They answered"
      reasonLabel="What they said, for the log"
      act={(reason, idempotencyKey) =>
        officeApi.post('/office/hotels-to-ring/rung', { body: { code, reason }, idempotencyKey })
      }
      onClose={onClose}
      onDone={onDone}
    >
      {phone === null ? (
        <p>No number of its reception is known. Its applicant’s number stands in the application.</p>
      ) : (
        <a className="button quiet big w-full" href={`tel:${phone}`}>
          <Icon name="phone-call" />
          <span className="digits">{phone}</span>
        </a>
      )}
      <p>When somebody answered: everything of this hotel leaves the list, and the hotel sells again.</p>
    </ReasonDialog>
  )
}
