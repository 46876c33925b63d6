import type { AlarmEvent, Log, Services } from '../services.ts'

const HOUR_MILLISECONDS = 3_600_000

/** Logs an alarm at level error, with its fixed event name, at most once an hour per process. */
export function hourlyAlarms(log: Log, now: () => number = () => performance.now()): Services['alarm'] {
  const lastAt = new Map<AlarmEvent, number>()
  return (event, detail) => {
    const last = lastAt.get(event)
    if (last !== undefined && now() - last < HOUR_MILLISECONDS) return
    lastAt.set(event, now())
    log.error({ event, ...detail }, 'alarm')
  }
}
