import type { HotelBooking } from '#contract/office-hotel-sales.ts'
import { formatIstMoment } from '#domain/kernel/ist.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { Link } from '#web/lib/navigation/link.tsx'
import { OFFICE } from '#web/lib/office-paths.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { Column } from '../../kit/data-table.tsx'
import { dotted, type Short } from '../../kit/short-row.tsx'
import { slotName } from '../slot-name.ts'
import { statusBadge } from '../status-badge.ts'
import * as common from '#words/common.ts'
import * as t from '#words/office/hotel-sales.ts'

function State({ booking }: { booking: HotelBooking }) {
  const { tone, words } = booking.is_no_show ? ({ tone: 'warn', words: t.noShow } as const) : statusBadge(booking)
  return <Badge tone={tone}>{words}</Badge>
}

const momentOf = ({ checkin }: HotelBooking) => formatIstMoment(new Date(checkin), serverNow())
const Code = ({ booking: { id, code } }: { booking: HotelBooking }) => <Link to={OFFICE.booking(id)}>{code}</Link>

/** The columns of the lists of a hotel's bookings: code, guest, state and money. */
export const BOOKING_COLUMNS: readonly Column<HotelBooking>[] = [
  {
    name: t.booking,
    of: (booking) => (
      <>
        <Code booking={booking} />
        <span className="soft block">
          {slotName(booking.slot)}, {momentOf(booking)}
        </span>
      </>
    ),
  },
  {
    name: t.guest,
    of: ({ guest, rooms }) => (
      <>
        {guest}
        {rooms > 1 && <span className="soft block">{t.roomCount(rooms)}</span>}
      </>
    ),
  },
  { name: t.state, of: (booking) => <State booking={booking} /> },
  { name: common.total, isFigure: true, of: ({ total }) => formatRupees(total) },
  { name: t.atHotel, isFigure: true, isBehindTap: true, of: ({ at_hotel: due }) => (due > 0 ? formatRupees(due) : '') },
]

export const shortBooking = (booking: HotelBooking): Short => ({
  name: <Code booking={booking} />,
  end: <State booking={booking} />,
  line: dotted([
    booking.guest,
    `${slotName(booking.slot)}, ${momentOf(booking)}`,
    booking.rooms > 1 && t.roomCount(booking.rooms),
    formatRupees(booking.total),
  ]),
})
