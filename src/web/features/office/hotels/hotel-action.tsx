import { CASE_DAYS } from '#domain/hotel-cases/hotel-case.ts'
import type { OfficeHotel } from '#contract/office-hotels.ts'
import type { CaseVerdict } from '#domain/hotel-cases/hotel-case.ts'
import type { HandCheck } from '#domain/hotels/publishing.ts'
import { officeApi } from '../office-api.ts'
import { ReasonDialog } from '../reason-dialog.tsx'
import { PauseHotel } from './pause-hotel.tsx'
import { CHECK_WORDS } from '../../../../words/en/office/hotel-labels.ts'

export type HotelActionRequest =
  | { act: 'publish' }
  | { act: 'hide' }
  | { act: 'pause' }
  | { act: 'resume' }
  | { act: 'check'; item: HandCheck }
  | { act: 'look'; code: string; verdict: CaseVerdict }

type HotelActProps = {
  id: string
  wish: HotelActionRequest
  onClose: () => void
  onDone: (hotel: OfficeHotel) => void
}

/** Explains an action on a hotel and takes the reason. */
export function HotelAction({ id, wish, onClose, onDone }: HotelActProps) {
  const params = { id }
  switch (wish.act) {
    case 'publish':
      return (
        <ReasonDialog
          title="Publish the hotel"
          button="Show it to guests"
          act={(reason, idempotencyKey) =>
            officeApi.post('/office/hotels/{id}/publish', { params, body: { reason }, idempotencyKey })
          }
          onClose={onClose}
          onDone={onDone}
        >
          <p>Guests find and book it from now on.</p>
        </ReasonDialog>
      )
    case 'hide':
      return (
        <ReasonDialog
          title="Hide the hotel"
          button="Take it off the site"
          variant="danger"
          act={(reason, idempotencyKey) =>
            officeApi.post('/office/hotels/{id}/hide', { params, body: { reason }, idempotencyKey })
          }
          onClose={onClose}
          onDone={onDone}
        >
          <p>Nobody finds or books it. Its bookings stay: cancel or move them one by one where that is meant.</p>
        </ReasonDialog>
      )
    case 'pause':
      return <PauseHotel id={id} onClose={onClose} onDone={onDone} />
    case 'resume':
      return (
        <ReasonDialog
          title="End our pause"
          button="Let it sell again"
          act={(reason, idempotencyKey) =>
            officeApi.post('/office/hotels/{id}/resume', { params, body: { reason }, idempotencyKey })
          }
          onClose={onClose}
          onDone={onDone}
        >
          <p>Only our own pause ends. One for unseen bookings or for guests not taken stays.</p>
        </ReasonDialog>
      )
    case 'check':
      return (
        <ReasonDialog
          title={CHECK_WORDS[wish.item].words}
          button="Sign it"
          reasonLabel="What you saw or heard, for the log"
          act={(note, idempotencyKey) =>
            officeApi.post('/office/hotels/{id}/check', { params, body: { item: wish.item, note }, idempotencyKey })
          }
          onClose={onClose}
          onDone={onDone}
        >
          <p>{CHECK_WORDS[wish.item].how} Your name stands beside it.</p>
        </ReasonDialog>
      )
    case 'look': {
      const { code, verdict } = wish
      return (
        <ReasonDialog
          title={verdict === 'counts' ? 'It counts against the hotel' : 'Dismiss the case'}
          button={verdict === 'counts' ? 'Let it count' : 'Dismiss it'}
          act={(reason, idempotencyKey) =>
            officeApi.post('/office/hotels/{id}/look-after', {
              params,
              body: { code, verdict, reason },
              idempotencyKey,
            })
          }
          onClose={onClose}
          onDone={onDone}
        >
          <p>
            {verdict === 'counts'
              ? `The hotel loses rank for ${CASE_DAYS} days. Looked after, the case no longer stops its sales.`
              : 'It costs the hotel nothing.'}
          </p>
        </ReasonDialog>
      )
    }
    default:
      return wish satisfies never
  }
}
