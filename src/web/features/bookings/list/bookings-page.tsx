import { laterPart } from '#web/ui/load-part.ts'
import { useId, type ReactNode } from 'react'
import { Link } from '#web/lib/navigation/link.tsx'
import { useNavigation } from '#web/lib/navigation/navigation.ts'
import type { User } from '#contract/accounts.ts'
import type { Booking } from '#contract/bookings.ts'
import { CancelledNotice } from '#web/features/bookings/changes/cancelled-notice.tsx'
import { isRemoved } from '#web/features/bookings/changes/cancel-machine.ts'
import { PATHS, myBookingsPath } from '#web/lib/paths.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { BookingCard, type BookingCardProps } from './booking-card.tsx'
import { BookingsSkeleton } from './bookings-skeleton.tsx'
import { SEGMENTS, writeListAddress, type BookingsPage as Page, type Segment } from './bookings-data.ts'
import { COIN_COMING_BACK, DOOR_AND_MOON, KEY_ON_ITS_HOOK } from './empty-drawings.tsx'
import { CardDialogs } from './card-dialogs.tsx'
import { filledCard, wantsAnswer } from './filled-card.ts'
import { ListErrorNotice } from './list-error.tsx'
import { UnpaidBookings } from './unpaid-bookings.tsx'
import { useCardActions, type CardActions } from './use-card-actions.ts'
import { useFreshList } from './use-fresh-list.ts'
import * as common from '#words/common.ts'
import * as t from '#words/bookings/list.ts'

const WORDS: Record<Segment, string> = { upcoming: t.upcoming, past: t.past, cancelled: t.cancelled }

const EMPTY: Record<Segment, { title: string; words: string; drawing: ReactNode }> = {
  upcoming: {
    title: t.noStaysPlannedYet,
    words: t.onceYouBook,
    drawing: DOOR_AND_MOON,
  },
  past: {
    title: t.noPastStaysYet,
    words: t.endedStaysAppearHere,
    drawing: KEY_ON_ITS_HOOK,
  },
  cancelled: {
    title: t.noCancelledBookings,
    words: t.cancelledBookingsAppearHere,
    drawing: COIN_COMING_BACK,
  },
}

const OwnWaits = laterPart(() => import('#web/features/waiting/own-waits.tsx'))
const NewsBox = laterPart(() => import('#web/features/bookings/news-box.tsx'))
const FailedBookings = laterPart(() => import('./failed-bookings.tsx'))

/**
 * Shows My Bookings, one list at a time. The address names the list, so that 'back' works. Shows a skeleton until the
 * data have loaded.
 */
export function BookingsPage({ page, user }: { page: Page | null; user: User | undefined }) {
  const { location: coming } = useNavigation()
  const isChanging = coming?.pathname === PATHS.myBookings && !coming.search.includes('show=')
  const segment = page?.segment ?? 'upcoming'
  return (
    <>
      <h1 className="dashboard-title" tabIndex={-1}>
        {common.myBookings}
      </h1>
      <nav className="chips scroll booking-filters" aria-label={t.whichBookings}>
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

/** Shows the list and all its dialogs, which stay open while the list reloads. */
function OwnBookings({ page, user }: OwnBookingsProps) {
  const actions = useCardActions()
  const { receipt } = actions.cancelling.state
  useFreshList()
  return (
    <>
      {page.problem && <ListErrorNotice page={page} problem={page.problem} />}
      {receipt && <CancelledNotice key={receipt.booking.id} receipt={receipt} />}
      <BookingsList page={page} user={user} actions={actions} />
      {page.segment === 'upcoming' && page.bookings.length > 0 && <NewsBox userId={user.id} />}
      {page.segment === 'upcoming' && <OwnWaits />}
      <CardDialogs actions={actions} />
    </>
  )
}

function BookingsList({ page, user, actions }: OwnBookingsProps & { actions: CardActions }) {
  const { segment, bookings, unpaid, problem } = page
  // Immediately hides a cancelled booking in the lists of active ones. After that, the list 'Cancelled' shows it.
  const isOut = ({ id, status }: { id: string; status: string }) =>
    status !== 'cancelled' && isRemoved(actions.cancelling.state, id)
  const isEmpty = [...bookings, ...unpaid].every(isOut)
  const shown = bookings.filter((booking) => !isOut(booking))
  const [next, ...later] = segment === 'cancelled' ? [] : shown
  const filledId = filledCard({ unpaid: unpaid.filter((booking) => !isOut(booking)), bookings: shown })
  const cards = { segment, user, actions, filledId }
  return (
    <>
      <UnpaidBookings
        bookings={unpaid}
        isOut={isOut}
        filledId={filledId}
        onGiveUp={(booking) => actions.open('cancel', booking)}
      />
      {isEmpty && !problem && <NoBookings segment={segment} />}
      {page.failed[0] && <FailedBookings bookings={page.failed} />}
      {segment === 'cancelled' && shown.length > 0 && (
        <Cards heading={t.cancelled} bookings={shown} standing="open" {...cards} />
      )}
      {next && <Cards heading={firstHeading(segment, next)} bookings={[next]} standing="open" {...cards} />}
      {later.length > 0 && (
        <Cards heading={segment === 'past' ? t.earlier : t.later} bookings={later} standing="folded" {...cards} />
      )}
      <ShowMore page={page} />
    </>
  )
}

/** A stay that has begun is no longer the next one. */
function firstHeading(segment: Segment, { checkin_date }: Booking): string {
  if (segment === 'past') return t.lastStay
  return Date.parse(checkin_date) > serverNow().getTime() ? t.nextStay : t.yourStayNow
}

type CardsProps = {
  segment: Segment
  heading: string
  bookings: readonly Booking[]
  standing: BookingCardProps['standing']
  user: User
  actions: CardActions
  filledId: Booking['id'] | undefined
}

function Cards({ segment, heading, bookings, standing, user, actions, filledId }: CardsProps) {
  const id = useId()
  return (
    <section className="booking-group" aria-labelledby={id}>
      <h2 className={segment === 'cancelled' ? 'visually-hidden' : 'small-heading'} id={id}>
        {heading}
      </h2>
      <ul className="booking-list">
        {bookings.map((booking) => (
          <li key={booking.id}>
            <BookingCard
              booking={booking}
              user={user}
              standing={wantsAnswer(booking) ? 'open' : standing}
              variant={booking.id === filledId ? 'primary' : 'quiet'}
              arrival={actions.arrivalOf(booking)}
              onAction={actions.open}
            />
          </li>
        ))}
      </ul>
    </section>
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
        {state === 'idle' ? common.showMore : common.loading}
      </LinkButton>
    </div>
  )
}

function NoBookings({ segment }: { segment: Segment }) {
  const { title, words, drawing } = EMPTY[segment]
  return (
    <EmptyState
      title={title}
      drawing={drawing}
      actions={
        <LinkButton variant="primary" className="big" to={PATHS.home}>
          {common.findHotel}
        </LinkButton>
      }
    >
      {words}
    </EmptyState>
  )
}
