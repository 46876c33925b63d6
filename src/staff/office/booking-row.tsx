import type { FoundBooking } from '#contract/office-bookings.ts'
import { formatIstMoment } from '#domain/kernel/ist.ts'
import { Link } from '#web/lib/navigation/link.tsx'
import { OFFICE } from '#web/lib/office-paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { slotName } from './slot-name.ts'
import { statusBadge } from './status-badge.ts'
import { Highlighted } from './highlighted.tsx'

/** Shows one booking in a list, linked to its page. Highlights the part of its name or code that was searched for. */
export function BookingRow({ booking, text = '' }: { booking: FoundBooking; text?: string }) {
  const badge = statusBadge(booking)
  return (
    <Link className="result-row" to={OFFICE.booking(booking.id)}>
      <Icon name="calendar-days" />
      <span>
        <b>
          <Highlighted text={booking.guest} part={text} />, <Highlighted text={booking.code} part={text} />
        </b>
        <span className="soft block">
          {booking.hotel.name}, {booking.hotel.city}. {slotName(booking.slot)},{' '}
          {formatIstMoment(new Date(booking.checkin))}
        </span>
      </span>
      <Badge tone={badge.tone}>{badge.words}</Badge>
    </Link>
  )
}
