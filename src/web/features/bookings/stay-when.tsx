import { formatIstDate, formatIstTime } from '#domain/kernel/ist.ts'
import type { Period } from '#domain/kernel/period.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Icon } from '#web/ui/icon.tsx'

/** Check-in and check-out side by side, in Indian time. `now`: when the page was made, where a server makes it. */
export function StayWhen({ period, now = serverNow() }: { period: Period; now?: Date }) {
  return (
    <div className="when">
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
