import type { Booking } from '#contract/bookings.ts'
import { BANK_REVERSAL_DAYS } from '#domain/payments/refund-days.ts'
import { RefundSteps } from '#web/features/bookings/refund-steps.tsx'
import { failedBookingPath } from '#web/lib/booking-paths.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { BookingHead } from './booking-head.tsx'

/** Lists last week's bookings whose payment failed or came too late, and what happens to the money. */
export default function FailedBookings({ bookings }: { bookings: readonly Booking[] }) {
  return (
    <section className="mb-6" aria-labelledby="failed-h">
      <h2 className="small-heading" id="failed-h">
        Not booked
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
    <article className="box booking-card" aria-label={`Booking ${short_id}`}>
      <BookingHead booking={booking} variant="folded" />
      <p>
        <b>{status === 'failed' ? 'The payment did not go through.' : 'It was not paid in time.'}</b>
        {refunds.length === 0 &&
          ` If money has left your account, it is returned automatically, usually within ${BANK_REVERSAL_DAYS} working days, or we confirm the booking if we still can.`}
      </p>
      <RefundSteps refunds={refunds} />
      <div className="button-row m-0">
        <LinkButton to={failedBookingPath(booking)}>
          What now?<span className="visually-hidden"> Booking {short_id}</span>
        </LinkButton>
      </div>
    </article>
  )
}
