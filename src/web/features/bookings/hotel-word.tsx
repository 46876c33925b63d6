import { canAskForHelp } from '#domain/hotel-help/help-window.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import type { Booking } from '#contract/bookings.ts'
import { anotherRoomPath, confirmBookingPath, hotelHelpPath } from '#web/lib/booking-paths.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Sentence } from '#web/ui/sentence.tsx'
import * as t from '#words/bookings/booking.ts'
import * as help from '#words/hotel-help.ts'
import { timeWords } from '#words/times.ts'

/** Whether the owner can ask for help at the hotel now. */
const isHelpTime = ({ role, status, checkin_date: checkin, leaves_at: leaves }: Booking): boolean =>
  role === 'owner' &&
  canAskForHelp({ status, period: { start: new Date(checkin), end: new Date(leaves) } }, serverNow())

/** Shows what the hotel of an upcoming stay has reported, and what to press if it turns the guests away. */
export function HotelReport({ booking }: { booking: Booking }) {
  const { relocation, hotel_seen_at, id, short_id, hotel, visit } = booking
  if (relocation && relocation.outcome === null)
    return (
      <>
        <Notice tone="warn">
          {relocation.cause === 'cannot_take' ? t.hotelCannotTakeYou(hotel.name) : t.youWereTurnedAway}
        </Notice>
        <LinkButton variant="primary" to={anotherRoomPath(id)}>
          <Sentence text={t.chooseAnotherRoom(short_id)} />
        </LinkButton>
      </>
    )
  return (
    <>
      {visit?.arrived_at && (
        <p className="row">
          <Icon name="key-round" />
          {t.youCheckedInAt(timeWords(new Date(visit.arrived_at)))}
        </p>
      )}
      {hotel_seen_at && (
        <p className="row">
          <Icon name="eye" />
          {t.hotelHasSeenBooking}
        </p>
      )}
      {isHelpTime(booking) && (
        <LinkButton className="big" to={hotelHelpPath(id)}>
          <Icon name="headset" />
          <Sentence text={help.helpOfBooking(short_id)} />
        </LinkButton>
      )}
    </>
  )
}

/** Links to the other room of guests who were turned away; undefined if they have none. */
export const movedPath = ({ relocation }: Pick<Booking, 'relocation'>): string | undefined =>
  relocation?.moved_to ? confirmBookingPath({ id: relocation.moved_to }) : undefined

/** Says that the payment moved to the other room and, while a refund of the rest is pending, how much that is. */
export const movedWords = ({ relocation }: Pick<Booking, 'relocation'>): string => {
  if (!relocation?.rest_waits) return t.roomAtAnotherHotel
  return t.cheaperRoomAtAnotherHotel(formatRupees(relocation.rest_waits))
}
