import type { ListedBooking } from '#contract/office-booking-list.ts'
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
import * as t from '#words/office/booking-list.ts'

type Sign = { tone: 'trust' | 'warn' | 'coral' | 'dull'; words: string }

/** Returns the badge of a row, which shows only what is most urgent about its booking. */
function signOf(booking: ListedBooking): Sign {
  if (booking.refund === 'failed') return { tone: 'coral', words: t.moneyStates.refund_failed }
  if (booking.is_disputed) return { tone: 'coral', words: t.moneyStates.disputed }
  if (booking.is_turned_away) return { tone: 'coral', words: t.states.turned_away }
  if (booking.is_no_show) return { tone: 'warn', words: t.states.no_show }
  if (booking.refund === 'waiting') return { tone: 'warn', words: t.moneyStates.refund_waiting }
  if (booking.status !== 'completed' || booking.is_over) return statusBadge(booking)
  return booking.is_seen ? { tone: 'trust', words: t.seen } : { tone: 'warn', words: t.states.unseen }
}

function State({ booking }: { booking: ListedBooking }) {
  const { tone, words } = signOf(booking)
  return <Badge tone={tone}>{words}</Badge>
}

const Code = ({ booking: { id, code } }: { booking: ListedBooking }) => <Link to={OFFICE.booking(id)}>{code}</Link>
const momentOf = ({ slot, checkin }: ListedBooking) =>
  `${slotName(slot)}, ${formatIstMoment(new Date(checkin), serverNow())}`
const dueOf = ({ at_hotel: due }: ListedBooking) => (due > 0 ? formatRupees(due) : '')

/** The columns of the list of bookings of all hotels. */
export const LISTED_COLUMNS: readonly Column<ListedBooking>[] = [
  {
    name: t.booking,
    of: (booking) => (
      <>
        <Code booking={booking} />
        <span className="soft block">{momentOf(booking)}</span>
      </>
    ),
  },
  {
    name: t.hotel,
    isBehindTap: true,
    of: ({ hotel }) => (
      <>
        <Link to={OFFICE.hotel(hotel.id)}>{hotel.name}</Link>
        <span className="soft block">{hotel.city}</span>
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
  { name: t.online, isFigure: true, isBehindTap: true, of: ({ online }) => formatRupees(online) },
  { name: t.atHotel, isFigure: true, isBehindTap: true, of: dueOf },
]

export const shortListed = (booking: ListedBooking): Short => ({
  name: <Code booking={booking} />,
  end: <State booking={booking} />,
  line: dotted([booking.guest, booking.hotel.name, momentOf(booking), booking.rooms > 1 && t.roomCount(booking.rooms)]),
})
