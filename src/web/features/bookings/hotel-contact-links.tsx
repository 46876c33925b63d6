import { calendarAddress } from './calendar-file.ts'
import { mapPath } from '#web/lib/paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { VoucherBooking } from './voucher-booking.ts'
import { Sentence } from '#web/ui/sentence.tsx'
import * as t from '#words/bookings/booking.ts'

type LinkProps = { booking: VoucherBooking }

/** Shows links for directions to the hotel, for help, and for adding the stay to a calendar. */
export const HotelContactLinks = ({ booking }: LinkProps) => (
  <>
    <DirectionsLink booking={booking} />
    <CallLink booking={booking} />
    <CalendarLink booking={booking} />
  </>
)

export const DirectionsLink = ({ booking: { hotel, short_id } }: LinkProps) =>
  hotel.location && (
    <a className="button quiet" href={mapPath(hotel.location)} target="_blank" rel="noreferrer">
      <Icon name="navigation" />
      <Sentence text={t.directions(short_id)} />
    </a>
  )

/**
 * Prefers the reception, because it knows who opens the door. If we lack its number, guests call us, and we call the
 * hotel.
 */
export const callWords = ({ hotel, short_id }: VoucherBooking): string =>
  hotel.phone_of === 'hotel' ? t.callHotel(short_id) : t.callUs(short_id)

export const callAddress = ({ hotel: { phone } }: VoucherBooking): string => `tel:${phone.replace(/[^\d+]/g, '')}`

export const CallLink = ({ booking }: LinkProps) => (
  <a className="button quiet" href={callAddress(booking)}>
    <Icon name="phone" />
    <Sentence text={callWords(booking)} />
  </a>
)

export const CalendarLink = ({ booking }: LinkProps) => (
  <a className="button quiet" href={calendarAddress(booking)} download={`${booking.short_id}.ics`}>
    <Icon name="calendar-days" />
    <Sentence text={t.calendar(booking.short_id)} />
  </a>
)
