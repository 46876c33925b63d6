import type { Booking } from '#contract/bookings.ts'

import { formatRupees } from '#domain/kernel/money.ts'
import { StayWhen } from './stay-when.tsx'
import { storeInTab } from '#web/lib/tab-memory.ts'
import { useCountdown } from '#web/ui/use-countdown.ts'
import { useWhenOver } from './use-when-over.ts'
import { Sentence } from '#web/ui/sentence.tsx'
import * as t from '#words/bookings/booking.ts'
import { timeWords } from '#words/times.ts'

type Waiting = NonNullable<Booking['modification']>

type WaitingChangeProps = {
  booking: Booking
  modification: Waiting
  /** whether the guest has just returned from the payment page and the report is pending */
  payment: 'open' | 'checking'
  heading?: 'h2' | 'h4'
  variant?: 'primary' | 'quiet'
}

/** Shows a new time that has not been paid yet. The booking keeps its old time until it is paid. */
export function WaitingChange({
  booking,
  modification,
  payment,
  heading: Heading = 'h4',
  variant = 'primary',
}: WaitingChangeProps) {
  const { checkin_date, checkout_date, difference, hold_expires_at, payment_url } = modification
  const seconds = useCountdown(Date.parse(hold_expires_at))
  useWhenOver(seconds)
  return (
    <section className="tinted-box plain">
      <Heading>{t.yourNewTime}</Heading>
      <StayWhen period={{ start: new Date(checkin_date), end: new Date(checkout_date) }} className="plain" />
      {payment === 'checking' ? (
        <output>{t.checkingPayment}</output>
      ) : (
        <>
          <p className="mb-3">{t.payUntil(timeWords(new Date(hold_expires_at)))}</p>
          {payment_url && (
            <a
              className={`button ${variant}`}
              href={payment_url}
              onClick={() => storeInTab('payingChange', booking.id)}
            >
              <Sentence text={t.payForNewTime(booking.short_id, formatRupees(difference))} />
            </a>
          )}
        </>
      )}
    </section>
  )
}
