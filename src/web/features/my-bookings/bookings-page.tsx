import { Link, useNavigation } from 'react-router'
import { PATHS, myBookingsPath } from '#web/lib/paths.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { BookingCard } from './booking-card.tsx'
import { BookingsSkeleton } from './bookings-skeleton.tsx'
import { SEGMENTS, writeListAddress, type BookingsPage as Page, type Segment } from './bookings-data.ts'
import { UnpaidBookings } from './unpaid-bookings.tsx'

const WORDS: Record<Segment, string> = { upcoming: 'Upcoming', past: 'Past', cancelled: 'Cancelled' }

const EMPTY: Record<Segment, { title: string; words: string }> = {
  upcoming: {
    title: 'No stays planned yet',
    words: 'When you book a room, the time, the address and what to bring appear here.',
  },
  past: { title: 'No past stays yet', words: 'A stay moves here when it has ended.' },
  cancelled: { title: 'Nothing was cancelled', words: 'Cancelled bookings and their refunds appear here.' },
}

/** My Bookings: one list at a time, in the address, so that 'back' works. */
export function BookingsPage({ page }: { page: Page | null }) {
  const { location: coming } = useNavigation()
  const isChanging = coming?.pathname === PATHS.myBookings && !coming.search.includes('show=')
  const segment = page?.segment ?? 'upcoming'
  return (
    <>
      <h1 className="dash-t">My Bookings</h1>
      <nav className="chips scroll bk-f" aria-label="Which bookings">
        {SEGMENTS.map((each) => (
          <Link
            key={each}
            className="chip"
            to={myBookingsPath(writeListAddress(each, 0))}
            aria-current={each === segment ? 'true' : undefined}
            preventScrollReset
          >
            {WORDS[each]}
          </Link>
        ))}
      </nav>
      {!page || isChanging ? <BookingsSkeleton /> : <BookingsList page={page} />}
    </>
  )
}

function BookingsList({ page }: { page: Page }) {
  const { segment, bookings, unpaid, nextSize, problem } = page
  const { state } = useNavigation()
  if (problem) {
    return (
      <Notice tone="danger">
        {problem.message}{' '}
        <Link className="link in" to={myBookingsPath(writeListAddress(segment, 0))} replace>
          Try again
        </Link>
      </Notice>
    )
  }
  return (
    <>
      <UnpaidBookings bookings={unpaid} />
      {bookings.length === 0 && unpaid.length === 0 && <NoBookings segment={segment} />}
      {bookings.length > 0 && <h2 className={unpaid.length > 0 ? 'h-s' : 'vh'}>{WORDS[segment]}</h2>}
      <ul className="bks">
        {bookings.map((booking) => (
          <li key={booking.id}>
            <BookingCard booking={booking} />
          </li>
        ))}
      </ul>
      {nextSize && (
        <div className="mt-6 text-center">
          <LinkButton
            className="big"
            to={myBookingsPath(writeListAddress(segment, nextSize))}
            aria-disabled={state !== 'idle'}
            preventScrollReset
            replace
          >
            {state === 'idle' ? 'Show more' : 'Loading...'}
          </LinkButton>
        </div>
      )}
    </>
  )
}

function NoBookings({ segment }: { segment: Segment }) {
  const { title, words } = EMPTY[segment]
  return (
    <EmptyState
      title={title}
      actions={
        <LinkButton look="primary" className="big" to={PATHS.home}>
          Find a hotel
        </LinkButton>
      }
    >
      {words}
    </EmptyState>
  )
}
