import type { ReactNode } from 'react'
import { onOwnClock } from '#web/lib/server-clock.ts'
import { useCountdown } from '#web/ui/use-countdown.ts'
import * as t from '#words/hotel-help.ts'

type ClockBoxProps = { until: string; wholeMinutes: number; tone?: 'plain' | 'safe'; children: ReactNode }

const RADIUS = 42
const ROUND = 2 * Math.PI * RADIUS

/** Shows a countdown by the server's time, and says what happens when it ends. */
export function ClockBox({ until, wholeMinutes, tone = 'plain', children }: ClockBoxProps) {
  const seconds = useCountdown(onOwnClock(until))
  const left = Math.ceil(seconds / 60)
  const share = Math.min(1, seconds / (wholeMinutes * 60))
  return (
    <div className={`clock-box ${tone}`}>
      <div className="clock-face" role="timer" aria-label={t.minutesLeft(left)}>
        <svg viewBox="0 0 96 96" aria-hidden="true">
          <circle cx="48" cy="48" r={RADIUS} />
          <circle cx="48" cy="48" r={RADIUS} strokeDasharray={`${share * ROUND} ${ROUND}`} />
        </svg>
        <b aria-hidden="true">
          {left}
          <small>{t.minutes(left)}</small>
        </b>
      </div>
      <div>{children}</div>
    </div>
  )
}
