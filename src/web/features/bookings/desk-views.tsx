import type { Booking, DeskView } from '#contract/bookings.ts'
import { formatIstMoment } from '#domain/kernel/ist.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Notice } from '#web/ui/notice.tsx'
import * as t from '#words/bookings/booking.ts'

const WHAT: Record<DeskView['of'], string> = { photo: 'photo', identity: 'ID' }

/** Shows when the hotel opened this guest's photo or IDs, latest first; nothing if it has not. */
export function DeskViews({ booking: { desk_looks: looks, hotel } }: { booking: Booking }) {
  if (looks.length === 0) return null
  const kinds = [...new Set(looks.map(({ of }) => WHAT[of]))].join(' and ')
  return (
    <Notice icon="eye">
      <b>{t.seenByDeskOf(hotel.name)}</b>
      <br />
      The hotel opened your {kinds} for check-in. It can’t after check-out.
      <ul className="soft">
        {looks.toReversed().map(({ at, of }) => (
          <li key={`${at} ${of}`}>
            {of === 'photo' ? t.photo : 'ID'}, {formatIstMoment(new Date(at), serverNow())}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
