import { formatIstDate, formatIstTime } from '#domain/kernel/ist.ts'
import type { Period } from '#domain/kernel/period.ts'
import { Icon } from '#web/ui/icon.tsx'

/** Check-in and check-out side by side, in Indian time. */
export function StayWhen({ period }: { period: Period }) {
  return (
    <div className="when">
      <Moment label="Check-in" at={period.start} />
      <Icon name="arrow-right" />
      <Moment label="Check-out" at={period.end} />
    </div>
  )
}

const Moment = ({ label, at }: { label: string; at: Date }) => (
  <p>
    <span className="soft">{label} </span>
    <b>{formatIstDate(at)} </b>
    <span>{formatIstTime(at)}</span>
  </p>
)
