import { formatIstDate, formatIstTime } from '#domain/kernel/ist.ts'
import type { Period } from '#domain/kernel/period.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Icon } from '#web/ui/icon.tsx'
import * as common from '#words/common.ts'
import * as t from '#words/bookings/booking.ts'

type StayWhenProps = {
  period: Period
  /** when the page was rendered, if on a server */
  now?: Date
  className?: string
}

/** Shows check-in and check-out side by side, in Indian time. No label, date or time breaks. */
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
    <b>{formatIstDate(at, now)} </b>
    <span>{formatIstTime(at)}</span>
  </p>
)

/** Check-in and check-out in one line: 'Sat, 5 Dec, 9 PM to Sun, 6 Dec, 10 AM'. A shared day appears once. */
export function stayLine({ start, end }: Period, now = serverNow()): string {
  const [from, to] = [formatIstDate(start, now), formatIstDate(end, now)]
  const [checkIn, checkOut] = [formatIstTime(start), formatIstTime(end)]
  return from === to ? t.stayOnOneDay(from, checkIn, checkOut) : t.stayOverDays(from, checkIn, to, checkOut)
}

/** A date and time to put into a text of `Sentence`. */
export const momentLine = (at: Date, now = serverNow()): string => t.moment(formatIstDate(at, now), formatIstTime(at))

/** Keeps a date or a time of `stayLine` and `momentLine` in one piece. */
export const whole = (words: string) => <span className="whitespace-nowrap">{words}</span>
