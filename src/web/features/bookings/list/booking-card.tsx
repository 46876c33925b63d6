import { useId } from 'react'
import type { User } from '#contract/accounts.ts'
import type { Booking } from '#contract/bookings.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { changeBlocks } from '#web/features/bookings/changes/change-blocks.ts'
import { ExtensionBox } from '#web/features/bookings/changes/extension-box.tsx'
import { WaitingChange } from '#web/features/bookings/waiting-change.tsx'
import { bookedStay, stayWords } from '#web/features/bookings/booked-stay.ts'
import { HotelContactLinks } from '#web/features/bookings/hotel-contact-links.tsx'
import { nothingToRefund } from '#web/features/bookings/nothing-to-refund.ts'
import { RefundSteps } from '#web/features/bookings/refund-steps.tsx'
import { CheckInBox } from '#web/features/check-in/check-in-box.tsx'
import { billLines } from '#web/features/stay/stay-bill.ts'
import { ReviewBox } from '#web/features/reviews/review-box.tsx'
import { hotelPath } from '#web/lib/paths.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { momentWords } from '#web/lib/slot-words.ts'
import { BillBox } from '#web/ui/bill-box.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { BookingHead } from './booking-head.tsx'

/** The dialogs a card can open. */
export type CardAction = 'cancel' | 'modify' | 'extend' | 'voucher'

export type BookingCardProps = {
  booking: Booking
  user: User
  /** the guest's latest action on this booking */
  arrival: 'asked' | 'paid' | 'none'
  onAction: (action: CardAction, booking: Booking) => void
}

/** A booking in its list: what and when it is, what was paid, and what can be done with it. */
export function BookingCard(props: BookingCardProps) {
  const { booking } = props
  return (
    <article className="box booking-card" aria-label={`Booking ${booking.short_id}`}>
      <BookingHead booking={booking} />
      <Refunds booking={booking} />
      {booking.listing === 'UPCOMING' ? <Upcoming {...props} /> : <Over booking={booking} />}
    </article>
  )
}

/** Shows a refund until it has arrived; a cancelled booking keeps it in view. */
function Refunds({ booking: { refunds, listing, bill } }: { booking: Booking }) {
  const isCancelled = listing === 'CANCELLED'
  if (isCancelled && bill && refunds.length === 0) return <p>{nothingToRefund(bill.credits)}</p>
  const isOpen = ({ status, dueBy }: Booking['refunds'][number]) =>
    status !== 'processed' || Date.parse(dueBy) > serverNow().getTime()
  return refunds
    .filter((refund) => isCancelled || isOpen(refund))
    .map((refund) => (
      <RefundSteps key={refund.id} refund={refund} because={isCancelled ? 'Booking cancelled' : 'Refund started'} />
    ))
}

function Upcoming(props: BookingCardProps) {
  const { booking, user, arrival, onAction } = props
  const { modification } = booking
  return (
    <>
      {modification && <WaitingChange booking={booking} modification={modification} payment="open" />}
      {booking.role === 'owner' && <ExtensionBox booking={booking} user={user} arrival={arrival} />}
      <CheckInBox booking={booking} />
      <Money booking={booking} />
      <div className="booking-actions">
        {booking.role === 'owner' && (
          <Button onClick={() => onAction('voucher', booking)} aria-haspopup="dialog">
            <Icon name="id-card" />
            Voucher<span className="visually-hidden"> of booking {booking.short_id}</span>
          </Button>
        )}
        <HotelContactLinks booking={booking} />
        {booking.role === 'owner' && <Changes {...props} />}
      </div>
      {booking.role === 'owner' && <CancelRow {...props} />}
    </>
  )
}

/** An action that is not possible now stays in place, disabled, with the reason below. */
function Changes({ booking, onAction }: BookingCardProps) {
  const id = useId()
  const blocks = changeBlocks(booking)
  const reasons = [...new Set([blocks.modify, blocks.extend])].filter((reason) => reason !== undefined)
  return (
    <>
      <Button
        disabled={blocks.modify !== undefined}
        aria-describedby={blocks.modify ? id : undefined}
        aria-haspopup="dialog"
        onClick={() => onAction('modify', booking)}
      >
        <Icon name="pencil" />
        Modify<span className="visually-hidden"> booking {booking.short_id}</span>
      </Button>
      <Button
        disabled={blocks.extend !== undefined}
        aria-describedby={blocks.extend ? id : undefined}
        aria-haspopup="dialog"
        onClick={() => onAction('extend', booking)}
      >
        <Icon name="timer" />
        Extend<span className="visually-hidden"> booking {booking.short_id}</span>
      </Button>
      {reasons.length > 0 && (
        <p className="soft col-span-full" id={id}>
          {reasons.join(' ')}
        </p>
      )}
    </>
  )
}

function CancelRow({ booking, onAction }: BookingCardProps) {
  // 'Modify' already shows the same reason.
  if (changeBlocks(booking).cancel) return null
  return (
    <div className="row justify-between flex-wrap gap-y-0">
      <span className="soft">Free to cancel until {momentWords(new Date(booking.change_deadline), serverNow())}</span>
      <button type="button" className="link danger" aria-haspopup="dialog" onClick={() => onAction('cancel', booking)}>
        Cancel booking<span className="visually-hidden"> {booking.short_id}</span>
      </button>
    </div>
  )
}

function Over({ booking }: { booking: Booking }) {
  const { listing, hotel } = booking
  return (
    <>
      <Money booking={booking} />
      {listing === 'PAST' && <ReviewBox booking={booking} />}
      <div>
        <LinkButton look="tint" to={hotelPath(hotel.slug)}>
          Book again<span className="visually-hidden">: {hotel.name}</span>
        </LinkButton>
      </div>
    </>
  )
}

/** The amount paid; the whole bill opens below. A partner sees no money. */
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
              <span className="soft">Love kit in the room</span>
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
          <span className="visually-hidden">, show the bill</span>
        </span>
      </summary>
      <BillBox lines={billLines(bill, stay)} />
    </details>
  )
}

function paidWords({ listing, bill }: Booking): string {
  if (listing === 'CANCELLED') return 'Cancelled'
  return bill && bill.pay_at_hotel > 0 && listing === 'UPCOMING'
    ? `${formatRupees(bill.pay_at_hotel)} at hotel`
    : 'Paid'
}
