import { formatIstDate, formatIstTime } from '#domain/kernel/ist.ts'
import type { Period } from '#domain/kernel/period.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Icon } from '#web/ui/icon.tsx'

type StayWhenProps = {
  period: Period
  /** when the page was made, where a server makes it */
  now?: Date
  className?: string
}

/** Check-in and check-out side by side, in Indian time. */
export function StayWhen({ period, now = serverNow(), className = '' }: StayWhenProps) {
  return (
    <div className={`stay-when ${className}`}>
      <Moment label="Check-in" at={period.start} now={now} />
      <Icon name="arrow-right" />
      <Moment label="Check-out" at={period.end} now={now} />
    </div>
  )
}

const Moment = ({ label, at, now }: { label: string; at: Date; now: Date }) => (
  <p>
    <span className="soft">{label} </span>
    <b>{formatIstDate(at, now)} </b>
    <span>{formatIstTime(at)}</span>
  </p>
)
