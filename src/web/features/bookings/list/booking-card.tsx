import { laterPart } from '#web/ui/load-part.ts'
import { useState } from 'react'
import type { User } from '#contract/accounts.ts'
import type { Booking } from '#contract/bookings.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { ExtensionBox } from '#web/features/bookings/changes/extension-box.tsx'
import { WaitingChange } from '#web/features/bookings/waiting-change.tsx'
import { bookedStay, stayWords } from '#web/features/bookings/booked-stay.ts'
import { HotelReport, movedPath, movedWords } from '#web/features/bookings/hotel-word.tsx'
import { nothingToRefund } from '#web/features/bookings/nothing-to-refund.ts'
import { RefundSteps } from '#web/features/bookings/refund-steps.tsx'
import { DeskViews } from '#web/features/bookings/desk-views.tsx'
import { CheckInBox } from '#web/features/check-in/check-in-box.tsx'
import { billLines } from '#web/features/stay/stay-bill.ts'
import { ReviewBox } from '#web/features/reviews/review-box.tsx'
import { Link } from '#web/lib/navigation/link.tsx'
import { invoicePath, timelinePath } from '#web/lib/booking-papers.ts'
import { hotelPath } from '#web/lib/paths.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { BillBox } from '#web/ui/bill-box.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { CameBox } from './came-box.tsx'
import { BookingHead } from './booking-head.tsx'
import { wantsAnswer } from './filled-card.ts'
import { NoShowBox } from './no-show-box.tsx'
import { UpcomingActions, type CardAction } from './upcoming-actions.tsx'
import { Sentence } from '#web/ui/sentence.tsx'
import * as common from '#words/common.ts'
import * as t from '#words/bookings/list.ts'
import * as welcome from '#words/welcome.ts'

/** Loaded on demand, because few bookings need it. */
const HoursBox = laterPart(() => import('./hours-box.tsx'))
const AtHotelBox = laterPart(() => import('./at-hotel-box.tsx'))
const WelcomeBox = laterPart(() => import('./welcome-box.tsx'))

export type BookingCardProps = {
  booking: Booking
  user: User
  /** whether the card is folded: it then shows title, time and price, and the rest is under 'Details' */
  standing: 'open' | 'folded'
  /** whether the card's next step is the screen's one filled button */
  variant: 'primary' | 'quiet'
  /** the guest's latest action on this booking */
  arrival: 'asked' | 'paid' | 'none'
  onAction: (action: CardAction, booking: Booking) => void
}

/** Shows a booking in its list: what it is and when, what was paid, and the possible actions. */
export function BookingCard(props: BookingCardProps) {
  const { booking, standing, arrival } = props
  const [opened, setOpened] = useState<'open' | 'folded'>()
  const isFixed = standing === 'open' || arrival !== 'none'
  const isOpen = isFixed || opened === 'open'
  return (
    <article className="box booking-card" aria-label={t.booking(booking.short_id)}>
      <BookingHead booking={booking} variant={isOpen ? 'open' : 'folded'} />
      {!isFixed && (
        <FoldedLine booking={booking} isOpen={isOpen} onToggle={() => setOpened(isOpen ? 'folded' : 'open')} />
      )}
      {isOpen && <Refunds booking={booking} />}
      <NoShowBox booking={booking} />
      {booking.hours_asked && <HoursBox booking={booking} asked={booking.hours_asked} />}
      {isOpen && booking.at_hotel && <AtHotelBox booking={booking} atHotel={booking.at_hotel} />}
      <CameBox booking={booking} />
      {booking.welcome && <Welcome booking={booking} state={booking.welcome} />}
      {isOpen && (booking.listing === 'UPCOMING' ? <Upcoming {...props} /> : <Over booking={booking} />)}
      {isOpen && booking.role === 'owner' && <PaperLinks booking={booking} />}
    </article>
  )
}

/** Offers the questions about a stay, or a way to change the answers. */
function Welcome({ booking, state }: { booking: Booking; state: NonNullable<Booking['welcome']> }) {
  const [isAsking, setAsking] = useState(false)
  if (isAsking) return <WelcomeBox booking={booking} />
  return (
    <Button onClick={() => setAsking(true)}>
      {state === 'ask' ? welcome.answerThreeQuestions : welcome.changeAnswers}
    </Button>
  )
}

type FoldedLineProps = { booking: Booking; isOpen: boolean; onToggle: () => void }

function FoldedLine({ booking, isOpen, onToggle }: FoldedLineProps) {
  const { bill, short_id, hotel } = booking
  return (
    <div className="row justify-between">
      <p>
        {bill && (
          <>
            <b className="price">{formatRupees(bill.total)}</b> <span className="soft">{paidWords(booking)}</span>
          </>
        )}
      </p>
      <Button aria-expanded={isOpen} onClick={onToggle}>
        <Sentence text={short_id ? t.detailsOfBooking(short_id) : t.detailsOfStayAt(hotel.name)} />
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} />
      </Button>
    </div>
  )
}

/** Links to the booking's history and its invoice. */
const PaperLinks = ({ booking: { id, short_id, has_invoice } }: { booking: Booking }) => (
  <p className="row">
    <Link className="link" to={timelinePath(id)}>
      <Sentence text={t.whatHappened(short_id)} />
    </Link>
    {has_invoice && (
      <Link className="link" to={invoicePath(id)}>
        <Sentence text={t.taxInvoice(short_id)} />
      </Link>
    )}
  </p>
)

/** Shows refunds until they have arrived. On cancelled bookings they remain visible. */
function Refunds({ booking }: { booking: Booking }) {
  const { refunds, listing, bill } = booking
  const given = booking.relocation?.compensation
  const isMoved = movedPath(booking) !== undefined
  const isCancelled = listing === 'CANCELLED'
  if (isMoved && refunds.length === 0) return <p>{movedWords(booking)}</p>
  if (isCancelled && bill && refunds.length === 0) return <p>{nothingToRefund(bill.credits)}</p>
  const isOpen = ({ status, dueBy }: Booking['refunds'][number]) =>
    status !== 'processed' || Date.parse(dueBy) > serverNow().getTime()
  return (
    <>
      {isMoved && <p>{movedWords(booking)}</p>}
      <RefundSteps refunds={refunds.filter((refund) => isCancelled || isOpen(refund))} />
      {given && (
        <p>
          {given.is_given
            ? t.hotelGaveCredit(formatRupees(given.amount))
            : t.hotelOwesCredit(formatRupees(given.amount))}
        </p>
      )}
    </>
  )
}

function Upcoming({ booking, user, arrival, variant, onAction }: BookingCardProps) {
  const { modification } = booking
  return (
    <>
      <HotelReport booking={booking} />
      {modification && <WaitingChange booking={booking} modification={modification} payment="open" variant={variant} />}
      {booking.role === 'owner' && <ExtensionBox booking={booking} user={user} arrival={arrival} variant={variant} />}
      <CheckInBox booking={booking} variant={booking.role === 'owner' && wantsAnswer(booking) ? 'quiet' : variant} />
      <DeskViews booking={booking} />
      <Money booking={booking} />
      <UpcomingActions booking={booking} onAction={onAction} />
    </>
  )
}

function Over({ booking }: { booking: Booking }) {
  const { listing, hotel } = booking
  const moved = movedPath(booking)
  return (
    <>
      <DeskViews booking={booking} />
      <Money booking={booking} />
      {listing === 'PAST' && <ReviewBox booking={booking} />}
      <div>
        {moved ? (
          <LinkButton variant="tint" to={moved}>
            <Sentence text={t.seeOtherRoom(hotel.name)} />
          </LinkButton>
        ) : (
          <LinkButton variant="tint" to={hotelPath(hotel.slug)}>
            <Sentence text={t.bookAgain(hotel.name)} />
          </LinkButton>
        )}
      </div>
    </>
  )
}

/** Shows the amount paid, with the whole bill folded below it. A partner sees no amounts. */
function Money({ booking }: { booking: Booking }) {
  const { bill } = booking
  const stay = bookedStay(booking)
  if (!bill) return <p>{stayWords(stay)}</p>
  return (
    <details className="booking-bill">
      <summary>
        <span>
          {stayWords(stay)}
          {booking.has_love_kit && (
            <>
              <br />
              <span className="soft">{common.loveKitInRoom}</span>
            </>
          )}
        </span>
        <span className="row">
          <span className="text-right">
            <b className="price">{formatRupees(bill.total)}</b>
            <br />
            <span className="soft">{paidWords(booking)}</span>
          </span>
          <Icon name="chevron-down" />
          <span className="visually-hidden">, {t.showBill}</span>
        </span>
      </summary>
      <BillBox lines={billLines(bill, stay)} />
    </details>
  )
}

function paidWords({ listing, bill, relocation }: Booking): string {
  if (listing === 'CANCELLED') return relocation?.outcome === 'moved' ? t.moved : t.billCancelled
  return bill && bill.pay_at_hotel > 0 && listing === 'UPCOMING'
    ? t.amountAtHotel(formatRupees(bill.pay_at_hotel))
    : common.paid
}
