import type { ReactNode } from 'react'
import { formatIstDate, formatIstTime } from '#domain/kernel/ist.ts'
import type { Period } from '#domain/kernel/period.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Icon } from '#web/ui/icon.tsx'
import * as common from '#words/common.ts'

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
export function StayLine({ period: { start, end }, now = serverNow() }: Pick<StayWhenProps, 'period' | 'now'>) {
  const [from, to] = [formatIstDate(start, now), formatIstDate(end, now)]
  return (
    <>
      <Whole>{from},</Whole> <Whole>{formatIstTime(start)}</Whole> to {from !== to && <Whole>{to},</Whole>}{' '}
      <Whole>{formatIstTime(end)}</Whole>
    </>
  )
}

/** A date and time inside a sentence, neither of which breaks. */
export const Moment = ({ at, now = serverNow() }: { at: Date; now?: Date }) => (
  <>
    <Whole>{formatIstDate(at, now)},</Whole> <Whole>{formatIstTime(at)}</Whole>
  </>
)

const Whole = ({ children }: { children: ReactNode }) => <span className="whitespace-nowrap">{children}</span>
