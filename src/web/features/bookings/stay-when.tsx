import type { Period } from '#domain/kernel/period.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Icon } from '#web/ui/icon.tsx'
import * as common from '#words/common.ts'
import * as t from '#words/bookings/booking.ts'
import { dayWords, timeWords } from '#words/times.ts'

type StayWhenProps = {
  period: Period
  /** when the page was rendered, if a server rendered it */
  now?: Date
  className?: string
}

/** Shows check-in and check-out side by side, in Indian time. Lines never break within a label, a date or a time. */
export function StayWhen({ period, now = serverNow(), className = '' }: StayWhenProps) {
  return (
    <div className={`stay-when ${className}`}>
      <Side label={common.checkIn} at={period.start} now={now} />
      <Icon name="arrow-right" />
      <Side label={common.checkOut} at={period.end} now={now} />
    </div>
  )
}

const Side = ({ label, at, now }: { label: string; at: Date; now: Date }) => (
  <p>
    <span className="soft">{label} </span>
    <b>{dayWords(at, now)} </b>
    <span>{timeWords(at)}</span>
  </p>
)

/**
 * Returns check-in and check-out in one line: 'Sat, 5 Dec, 9 PM to Sun, 6 Dec, 10 AM'. If both are on the same day, it
 * appears once.
 */
export function stayLine({ start, end }: Period, now = serverNow()): string {
  const [from, to] = [dayWords(start, now), dayWords(end, now)]
  const [checkIn, checkOut] = [timeWords(start), timeWords(end)]
  return from === to ? t.stayOnOneDay(from, checkIn, checkOut) : t.stayOverDays(from, checkIn, to, checkOut)
}

/** Returns a date and time to put into a text of `Sentence`. */
export const momentLine = (at: Date, now = serverNow()): string => t.moment(dayWords(at, now), timeWords(at))

/** Prevents line breaks within a date or a time of `stayLine` and `momentLine`. */
export const whole = (words: string) => <span className="whitespace-nowrap">{words}</span>
