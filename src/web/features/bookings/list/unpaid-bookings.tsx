import type { Booking } from '#contract/bookings.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { useWhenOver } from '#web/features/bookings/use-when-over.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useCountdown } from '#web/ui/use-countdown.ts'
import { BookingHead } from './booking-head.tsx'
import { Sentence } from '#web/ui/sentence.tsx'
import * as t from '#words/bookings/list.ts'

type UnpaidBookingsProps = {
  bookings: readonly Booking[]
  isOut: (booking: Booking) => boolean
  /** the booking whose payment is the screen's one filled button */
  filledId: Booking['id'] | undefined
  onGiveUp: (booking: Booking) => void
}

/** Shows rooms that are held while their payment is open, with the time left (decisions, "Rooms"). */
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

/** Counts in whole minutes, because counting seconds would put guests under pressure. */
const minutesOf = (seconds: number): number => Math.ceil(seconds / 60)

type UnpaidBookingProps = { booking: Booking; variant: 'primary' | 'quiet' } & Pick<UnpaidBookingsProps, 'onGiveUp'>

function UnpaidBooking({ booking, variant, onGiveUp }: UnpaidBookingProps) {
  const seconds = useCountdown(booking.hold_expires_at ? Date.parse(booking.hold_expires_at) : 0)
  useWhenOver(seconds)
  return (
    <article className="box booking-card" aria-label={t.booking(booking.short_id)}>
      <BookingHead booking={booking} />
      <p className="row">
        <Icon name="clock" />
        {seconds > 0 ? t.heldForMinutes(minutesOf(seconds)) : t.timeToPayIsOver}
      </p>
      {seconds > 0 && (
        <div className="button-row m-0">
          {booking.payment_url && (
            <a className={`button ${variant}`} href={booking.payment_url}>
              <Sentence text={t.payNow(booking.short_id, formatRupees(booking.bill?.payable_now ?? 0))} />
            </a>
          )}
          <Button aria-haspopup="dialog" onClick={() => onGiveUp(booking)}>
            <Sentence text={t.releaseRoom(booking.short_id)} />
          </Button>
        </div>
      )}
    </article>
  )
}
