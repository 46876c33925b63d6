import type { Relocation } from '#contract/relocations.ts'
import { unreachable } from '#domain/kernel/result.ts'
import { SITE } from '#domain/site.ts'
import type { ApiRefusal } from '#web/lib/api.ts'
import { useRevalidator } from '#web/lib/navigation/navigation.ts'
import { confirmBookingPath } from '#web/lib/booking-paths.ts'
import { myBookingsPath } from '#web/lib/paths.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { LoadingWord } from '#web/ui/skeleton.tsx'
import './another-room.css'
import { CallUs } from './call-us.tsx'
import { ChooseHotel } from './choose-hotel.tsx'
import type { RoomCase } from './load-another-room.ts'
import { useRelocationActions, type RelocationActions } from './use-relocation-actions.ts'
import * as common from '#words/common.ts'
import * as t from '#words/another-room.ts'

type AnotherRoomPageProps = { bookingId: string; room: RoomCase }

/** Helps guests who were turned away: one press alerts the hotel and our team, another books a different room. */
export function AnotherRoomPage({ bookingId, room }: AnotherRoomPageProps) {
  const presses = useRelocationActions(bookingId)
  switch (room.at) {
    case 'asking':
      return <Asking presses={presses} />
    case 'unreadable':
      return <Unreadable refusal={room.refusal} />
    case 'told':
      return room.told.outcome === null ? (
        <ChooseHotel presses={presses} told={room.told} />
      ) : (
        <Settled told={room.told} />
      )
    default:
      return unreachable(room)
  }
}

export const AnotherRoomSkeleton = () => (
  <main id="main" className="wrap section">
    <h1 className="visually-hidden">{t.anotherRoom}</h1>
    <LoadingWord />
  </main>
)

/** Requires a press, because merely opening the page must not alert the hotel. */
function Asking({ presses: { busy, refusal, say } }: { presses: RelocationActions }) {
  return (
    <main id="main" className="wrap another-room">
      <div className="another-room-head">
        <h1 tabIndex={-1}>{t.isHotelRefusingYou}</h1>
        <p className="lead">{t.tapOnce}</p>
      </div>
      <div className="another-room-part">
        {refusal && <Notice tone="danger">{refusal.message}</Notice>}
        <Button variant="primary" className="big" disabled={busy !== undefined} onClick={() => void say()}>
          {busy ? common.oneMoment : t.hotelTurnsUsAway}
        </Button>
        <CallUs />
        <LinkButton to={myBookingsPath()}>{t.keepBooking}</LinkButton>
      </div>
    </main>
  )
}

function settledTitle(outcome: Relocation['outcome'], movedTo: string | null): string {
  if (outcome === 'kept') return t.roomIsAtThisHotel
  return movedTo ? t.youHaveAnotherRoom : t.moneyIsOnItsWay
}

function Settled({ told: { moved_to: movedTo, outcome } }: { told: Relocation }) {
  return (
    <main id="main" className="wrap">
      <h1 className="visually-hidden">{t.anotherRoom}</h1>
      <EmptyState
        title={settledTitle(outcome, movedTo)}
        actions={
          <LinkButton
            variant="primary"
            className="big"
            to={
              movedTo
                ? confirmBookingPath({ id: movedTo })
                : myBookingsPath(outcome === 'kept' ? undefined : 'list=cancelled')
            }
          >
            {movedTo ? common.seeYourBooking : common.myBookings}
          </LinkButton>
        }
      >
        {t.callForHelp(SITE.supportPhone)}
      </EmptyState>
    </main>
  )
}

function Unreadable({ refusal }: { refusal: ApiRefusal }) {
  const { revalidate } = useRevalidator()
  return (
    <main id="main" className="wrap">
      <h1 className="visually-hidden">{t.anotherRoom}</h1>
      <EmptyState
        title={refusal.status === 404 ? common.weCouldNotFind : t.couldNotLoadPage}
        actions={
          <>
            <Button variant="primary" className="big" onClick={() => void revalidate()}>
              {common.tryAgain}
            </Button>
            <LinkButton className="big" to={myBookingsPath()}>
              {common.myBookings}
            </LinkButton>
          </>
        }
      >
        {t.refusedCallForHelp(refusal.message, SITE.supportPhone)}
      </EmptyState>
    </main>
  )
}
