import type { Booking } from '#contract/bookings.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { useWhenOver } from '#web/features/bookings/use-when-over.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useCountdown } from '#web/ui/use-countdown.ts'
import { BookingHead } from './booking-head.tsx'
import * as t from '#words/bookings/list.ts'

type UnpaidBookingsProps = {
  bookings: readonly Booking[]
  isOut: (booking: Booking) => boolean
  /** the booking whose payment is the screen's one filled button */
  filledId: Booking['id'] | undefined
  onGiveUp: (booking: Booking) => void
}

/** Rooms held while their payment is open, with the time left (decisions, "Rooms"). */
export function UnpaidBookings({ bookings, isOut, filledId, onGiveUp }: UnpaidBookingsProps) {
  if (bookings.length === 0) return null
  return (
    <section className="mb-6" id="unpaid" aria-labelledby="unpaid-h" hidden={bookings.every(isOut)}>
      <h2 className="small-heading" id="unpaid-h">
        {t.waitingForPayment}
      </h2>
      <ul className="booking-list">
        {bookings.map((booking) => (
          <li key={booking.id} hidden={isOut(booking)}>
            <UnpaidBooking
              booking={booking}
              variant={booking.id === filledId ? 'primary' : 'quiet'}
              onGiveUp={onGiveUp}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** '1 minute', '12 minutes': whole minutes, so that no clock hurries anybody. */
const minutesWords = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60)
  return `${minutes} minute${minutes === 1 ? '' : 's'}`
}

type UnpaidBookingProps = { booking: Booking; variant: 'primary' | 'quiet' } & Pick<UnpaidBookingsProps, 'onGiveUp'>

function UnpaidBooking({ booking, variant, onGiveUp }: UnpaidBookingProps) {
  const seconds = useCountdown(booking.hold_expires_at ? Date.parse(booking.hold_expires_at) : 0)
  useWhenOver(seconds)
  return (
    <article className="box booking-card" aria-label={t.booking(booking.short_id)}>
      <BookingHead booking={booking} />
      <p className="row">
        <Icon name="clock" />
        {seconds > 0 ? t.heldForAnother(minutesWords(seconds)) : t.timeToPayIsOver}
      </p>
      {seconds > 0 && (
        <div className="button-row m-0">
          {booking.payment_url && (
            <a className={`button ${variant}`} href={booking.payment_url}>
              Pay now<span className="visually-hidden"> {t.forBooking(booking.short_id)}</span>{' '}
              {formatRupees(booking.bill?.payable_now ?? 0)}
            </a>
          )}
          <Button aria-haspopup="dialog" onClick={() => onGiveUp(booking)}>
            Release room<span className="visually-hidden"> {t.bookingWithShortId(booking.short_id)}</span>
          </Button>
        </div>
      )}
    </article>
  )
}
