import type { Booking } from '#contract/bookings.ts'

import { serverNow } from '#web/lib/server-clock.ts'
import { Notice } from '#web/ui/notice.tsx'
import * as t from '#words/bookings/booking.ts'
import { momentWords } from '#words/times.ts'

/** Shows when the hotel opened this guest's photo or IDs, latest first. Shows nothing if it has not. */
export function DeskViews({ booking: { desk_looks: looks, hotel } }: { booking: Booking }) {
  if (looks.length === 0) return null
  const opened = [...new Set(looks.map(({ of }) => of))]
  return (
    <Notice icon="eye">
      <b>{t.seenByDeskOf(hotel.name)}</b>
      <br />
      {t.hotelOpened(opened)}
      <ul className="soft">
        {looks.toReversed().map(({ at, of }) => (
          <li key={`${at} ${of}`}>
            {(of === 'photo' ? t.photoOpenedAt : t.idOpenedAt)(momentWords(new Date(at), serverNow()))}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
