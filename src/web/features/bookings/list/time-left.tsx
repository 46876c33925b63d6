import { useState } from 'react'
import type { Booking } from '#contract/bookings.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Sentence } from '#web/ui/sentence.tsx'
import { useCountdown } from '#web/ui/use-countdown.ts'
import * as t from '#words/bookings/list.ts'

type TimeLeftProps = { booking: Pick<Booking, 'change_deadline' | 'short_id'> }

/**
 * Counts down to the end of free cancelling only once the guest asks, because an unrequested clock puts guests under
 * pressure.
 */
export function TimeLeft({ booking }: TimeLeftProps) {
  const [isAsked, setAsked] = useState(false)
  return (
    <button type="button" className="more-action" aria-live="polite" onClick={() => setAsked(!isAsked)}>
      <Icon name="clock" />
      {isAsked ? (
        <Countdown until={booking.change_deadline} />
      ) : (
        <Sentence text={t.howLongIsCancelFree(booking.short_id)} />
      )}
    </button>
  )
}

/** Counts in whole minutes, like the clock of bookings that wait for their payment. */
function Countdown({ until }: { until: string }) {
  const minutes = Math.ceil(useCountdown(Date.parse(until)) / 60)
  return <span>{t.cancelIsFreeFor(Math.floor(minutes / 60), minutes % 60)}</span>
}
