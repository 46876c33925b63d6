import type { Booking } from '#contract/bookings.ts'
import { BANK_REVERSAL_DAYS } from '#domain/payments/refund-days.ts'
import { RefundSteps } from '#web/features/bookings/refund-steps.tsx'
import { failedBookingPath } from '#web/lib/booking-paths.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { BookingHead } from './booking-head.tsx'
import { Sentence } from '#web/ui/sentence.tsx'
import * as t from '#words/bookings/list.ts'

/** Lists last week's bookings whose payment failed or came too late, and what happens to the money. */
export default function FailedBookings({ bookings }: { bookings: readonly Booking[] }) {
  return (
    <section className="mb-6" aria-labelledby="failed-h">
      <h2 className="small-heading" id="failed-h">
        {t.notBooked}
      </h2>
      <ul className="booking-list">
        {bookings.map((booking) => (
          <li key={booking.id}>
            <FailedBooking booking={booking} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function FailedBooking({ booking }: { booking: Booking }) {
  const { short_id, status, refunds } = booking
  return (
    <article className="box booking-card" aria-label={t.booking(short_id)}>
      <BookingHead booking={booking} variant="folded" />
      <p>
        <b>{status === 'failed' ? t.paymentDidNotGoThrough : t.notPaidInTime}</b>
        {refunds.length === 0 && ` ${t.moneyIsReturned(BANK_REVERSAL_DAYS)}`}
      </p>
      <RefundSteps refunds={refunds} />
      <div className="button-row m-0">
        <LinkButton to={failedBookingPath(booking)}>
          <Sentence text={t.whatNow(short_id)} />
        </LinkButton>
      </div>
    </article>
  )
}
