import { calendarAddress } from './calendar-file.ts'
import { mapPath } from '#web/lib/paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { VoucherBooking } from './voucher-booking.ts'

/** Directions to the hotel, somebody to ask, and the stay for the guest's own calendar. */
export function HotelContactLinks({ booking }: { booking: VoucherBooking }) {
  const { hotel, short_id } = booking
  return (
    <>
      {hotel.location && (
        <a className="button quiet" href={mapPath(hotel.location)} target="_blank" rel="noreferrer">
          <Icon name="navigation" />
          Directions<span className="visually-hidden"> for booking {short_id} (a new tab)</span>
        </a>
      )}
      <a className="button quiet" href={`tel:${hotel.phone.replace(/[^\d+]/g, '')}`}>
        <Icon name="phone" />
        Call us<span className="visually-hidden"> about booking {short_id}</span>
      </a>
      <a className="button quiet" href={calendarAddress(booking)} download={`${short_id}.ics`}>
        <Icon name="calendar-days" />
        Calendar<span className="visually-hidden"> file of booking {short_id}</span>
      </a>
    </>
  )
}
