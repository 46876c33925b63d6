import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'
import type { Booking } from '#contract/bookings.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useCountdown } from '#web/ui/use-countdown.ts'
import { BookingHead } from './booking-card.tsx'

/** Rooms that are held while their payment is open, with the time that is left (decisions, "Rooms"). */
export function UnpaidBookings({ bookings }: { bookings: readonly Booking[] }) {
  if (bookings.length === 0) return null
  return (
    <section className="mb-6" id="unpaid" aria-labelledby="unpaid-h">
      <h2 className="h-s" id="unpaid-h">
        Waiting for payment
      </h2>
      <ul className="bks">
        {bookings.map((booking) => (
          <li key={booking.id}>
            <UnpaidBooking booking={booking} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** '1 minute', '12 minutes', in whole minutes so that nobody is rushed by a clock. */
const minutesWords = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60)
  return `${minutes} minute${minutes === 1 ? '' : 's'}`
}

function UnpaidBooking({ booking }: { booking: Booking }) {
  const seconds = useCountdown(booking.hold_expires_at ? Date.parse(booking.hold_expires_at) : 0)
  useWhenOver(seconds)
  return (
    <article className="box bk">
      <BookingHead booking={booking} badge="NOT PAID" tone="warn" />
      <div className="row justify-between flex-wrap">
        <span className="row">
          <Icon name="clock" />
          {seconds > 0 ? `Held for ${minutesWords(seconds)} more` : 'The time to pay is over'}
        </span>
        {seconds > 0 && booking.payment_url && (
          <a className="btn primary" href={booking.payment_url}>
            Pay now<span className="vh"> for booking {booking.short_id},</span> {formatRupees(booking.bill?.payable_now ?? 0)}
          </a>
        )}
      </div>
    </article>
  )
}

/** A hold that has ended leaves the list. */
function useWhenOver(seconds: number): void {
  const { revalidate } = useRevalidator()
  const refresh = useEffectEvent(() => void revalidate())
  const isOver = seconds === 0
  useEffect(() => {
    if (isOver) refresh()
  }, [isOver])
}
