import { Link, useNavigation } from 'react-router'
import type { User } from '#contract/accounts.ts'
import { CancelledNotice } from '#web/features/bookings/changes/cancelled-notice.tsx'
import { isTakenOut } from '#web/features/bookings/changes/cancel-machine.ts'
import { PATHS, myBookingsPath } from '#web/lib/paths.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { BookingCard } from './booking-card.tsx'
import { BookingsSkeleton } from './bookings-skeleton.tsx'
import { SEGMENTS, writeListAddress, type BookingsPage as Page, type Segment } from './bookings-data.ts'
import { CardDialogs } from './card-dialogs.tsx'
import { ListProblem } from './list-problem.tsx'
import { UnpaidBookings } from './unpaid-bookings.tsx'
import { useCardActions, type CardActions } from './use-card-actions.ts'
import { useFreshList } from './use-fresh-list.ts'

const WORDS: Record<Segment, string> = { upcoming: 'Upcoming', past: 'Past', cancelled: 'Cancelled' }

const EMPTY: Record<Segment, { title: string; words: string }> = {
  upcoming: {
    title: 'No stays planned yet',
    words: 'Once you book a room, you find the time, the address and what to bring here.',
  },
  past: { title: 'No past stays yet', words: 'Your stays appear here once they have ended.' },
  cancelled: { title: 'No cancelled bookings', words: 'Cancelled bookings and their refunds appear here.' },
}

/** My Bookings: one list at a time, named in the address, so that 'back' works. Without a page yet: its shape. */
export function BookingsPage({ page, user }: { page: Page | null; user: User | undefined }) {
  const { location: coming } = useNavigation()
  const isChanging = coming?.pathname === PATHS.myBookings && !coming.search.includes('show=')
  const segment = page?.segment ?? 'upcoming'
  return (
    <>
      <h1 className="dashboard-title" tabIndex={-1}>
        My Bookings
      </h1>
      <nav className="chips scroll booking-filters" aria-label="Which bookings">
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
      {page && user && !isChanging ? <OwnBookings page={page} user={user} /> : <BookingsSkeleton />}
    </>
  )
}

type OwnBookingsProps = { page: Page; user: User }

/** The list with all its dialogs, which outlive a reload of the list. */
function OwnBookings({ page, user }: OwnBookingsProps) {
  const actions = useCardActions()
  const { receipt } = actions.cancelling.state
  useFreshList()
  return (
    <>
      {page.problem && <ListProblem page={page} problem={page.problem} />}
      {receipt && <CancelledNotice key={receipt.booking.id} receipt={receipt} />}
      <BookingsList page={page} user={user} actions={actions} />
      <CardDialogs actions={actions} />
    </>
  )
}

function BookingsList({ page, user, actions }: OwnBookingsProps & { actions: CardActions }) {
  const { segment, bookings, unpaid, problem } = page
  // Only in the lists a booking is cancelled from: it appears in 'Cancelled'.
  const isOut = ({ id, status }: { id: string; status: string }) =>
    status !== 'cancelled' && isTakenOut(actions.cancelling.state, id)
  const isEmpty = [...bookings, ...unpaid].every(isOut)
  return (
    <>
      <UnpaidBookings bookings={unpaid} isOut={isOut} onGiveUp={(booking) => actions.open('cancel', booking)} />
      {isEmpty && !problem && <NoBookings segment={segment} />}
      {!isEmpty && (
        <h2 className={unpaid.length > 0 && bookings.length > 0 ? 'small-heading' : 'visually-hidden'}>
          {WORDS[segment]}
        </h2>
      )}
      <ul className="booking-list">
        {bookings.map((booking) => (
          <li key={booking.id} hidden={isOut(booking)}>
            <BookingCard booking={booking} user={user} arrival={actions.arrivalOf(booking)} onAction={actions.open} />
          </li>
        ))}
      </ul>
      <ShowMore page={page} />
    </>
  )
}

function ShowMore({ page: { segment, nextSize } }: { page: Page }) {
  const { state } = useNavigation()
  if (!nextSize) return null
  return (
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
