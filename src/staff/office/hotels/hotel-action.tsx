import { CASE_DAYS } from '#domain/hotel-cases/hotel-case.ts'
import type { OfficeHotel } from '#contract/office-hotels.ts'
import type { CaseVerdict } from '#domain/hotel-cases/hotel-case.ts'
import type { HandCheck } from '#domain/hotels/publishing.ts'
import { officeApi } from '../office-api.ts'
import { ReasonDialog } from '../reason-dialog.tsx'
import { PauseHotel } from './pause-hotel.tsx'
import { SignChecks } from './sign-checks.tsx'
import * as t from '#words/office/hotel.ts'

export type HotelActionRequest =
  | { act: 'publish' }
  | { act: 'hide' }
  | { act: 'pause' }
  | { act: 'resume' }
  | { act: 'check'; item: HandCheck; open: readonly HandCheck[] }
  | { act: 'look'; code: string; verdict: CaseVerdict }

type HotelActProps = {
  id: string
  wish: HotelActionRequest
  onClose: () => void
  onDone: (hotel: OfficeHotel) => void
}

/** Explains an action on a hotel and asks for the reason. */
export function HotelAction({ id, wish, onClose, onDone }: HotelActProps) {
  const params = { id }
  switch (wish.act) {
    case 'publish':
      return (
        <ReasonDialog
          title={t.publishHotel}
          button={t.showItToGuests}
          act={(reason, idempotencyKey) =>
            officeApi.post('/office/hotels/{id}/publish', { params, body: { reason }, idempotencyKey })
          }
          onClose={onClose}
          onDone={onDone}
        >
          <p>{t.guestsFindAndBookIt}</p>
        </ReasonDialog>
      )
    case 'hide':
      return (
        <ReasonDialog
          title={t.hideHotel}
          button={t.takeItOffSite}
          variant="danger"
          act={(reason, idempotencyKey) =>
            officeApi.post('/office/hotels/{id}/hide', { params, body: { reason }, idempotencyKey })
          }
          onClose={onClose}
          onDone={onDone}
        >
          <p>{t.nobodyFindsOrBooksIt}</p>
        </ReasonDialog>
      )
    case 'pause':
      return <PauseHotel id={id} onClose={onClose} onDone={onDone} />
    case 'resume':
      return (
        <ReasonDialog
          title={t.endOurPause}
          button={t.letItSellAgain}
          act={(reason, idempotencyKey) =>
            officeApi.post('/office/hotels/{id}/resume', { params, body: { reason }, idempotencyKey })
          }
          onClose={onClose}
          onDone={onDone}
        >
          <p>{t.onlyOurPauseEnds}</p>
        </ReasonDialog>
      )
    case 'check':
      return <SignChecks id={id} item={wish.item} open={wish.open} onClose={onClose} onDone={onDone} />
    case 'look': {
      const { code, verdict } = wish
      return (
        <ReasonDialog
          title={verdict === 'counts' ? t.itCountsAgainstHotel : t.dismissCase}
          button={verdict === 'counts' ? t.letItCount : t.dismissIt}
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
          <p>{verdict === 'counts' ? t.hotelLosesRank(CASE_DAYS) : t.itCostsHotelNothing}</p>
        </ReasonDialog>
      )
    }
    default:
      return wish satisfies never
  }
}
