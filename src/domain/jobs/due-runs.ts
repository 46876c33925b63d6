import { addSeconds, istDateOf } from '../kernel/ist.ts'

/** When a job runs next, how often the current run was started, and until when a worker holds it. */
export type ScheduledJob = { dueAt: Date; attempts: number; leasedUntil: Date | null }

/**
 * A schedule. `after` gives its first time after a moment. `isOfItsDay` is true if a missed run is worthless once its
 * day in India is over.
 */
export type Times = { after: (moment: Date) => Date; isOfItsDay: boolean }

/** How long a worker may hold a run without renewing its lease. After that, the worker is treated as dead. */
export const LEASE_SECONDS = 60
/**
 * The maximum number of attempts for a run, including those whose worker died. The job then waits for its next
 * scheduled time.
 */
export const MAX_ATTEMPTS = 3
const RETRY_SECONDS = 60
/** The largest difference between two correct clocks, for example after a different database took over. */
const CLOCKS_DIFFER_SECONDS = 60

/** `claim` runs the job now. `plan` stores when the job runs next. */
export type Step = { kind: 'wait' } | { kind: 'claim' } | { kind: 'plan'; dueAt: Date }

/** A lease that lasts longer than a new one comes from a wrong clock, so it is ignored. */
const isLeased = ({ leasedUntil }: ScheduledJob, now: Date): boolean =>
  leasedUntil !== null && leasedUntil > now && leasedUntil <= addSeconds(now, LEASE_SECONDS + CLOCKS_DIFFER_SECONDS)

/**
 * Decides what a worker does about a job now (decision 0081). A new job waits for its next time. Runs missed during an
 * outage are made up for by a single run, however many there were. A stored time that is later than the schedule's next
 * time comes from an earlier schedule or a wrong clock, and is corrected.
 */
export function nextStep(job: ScheduledJob | undefined, now: Date, times: Times): Step {
  const plan = { kind: 'plan', dueAt: times.after(now) } as const
  if (job === undefined) return plan
  if (isLeased(job, now)) return { kind: 'wait' }
  if (job.dueAt > times.after(addSeconds(now, CLOCKS_DIFFER_SECONDS))) return plan
  if (job.dueAt > now) return { kind: 'wait' }
  const isTooLate = times.isOfItsDay && istDateOf(job.dueAt) < istDateOf(now)
  return isTooLate || job.attempts >= MAX_ATTEMPTS ? plan : { kind: 'claim' }
}

/** An attempt that ended at `now`, with its result. */
export type Attempt = Pick<ScheduledJob, 'dueAt' | 'attempts'> & { now: Date; went: 'well' | 'badly' }

/** Returns when a job runs next after an attempt: at the schedule's next time, or soon if the attempt failed. */
export function afterAttempt(
  { dueAt, attempts, now, went }: Attempt,
  { after }: Times,
): Pick<ScheduledJob, 'dueAt' | 'attempts'> {
  // Never repeats the same time, even if the clock says that this time is still to come.
  const next = after(now > dueAt ? now : dueAt)
  if (went === 'well' || attempts >= MAX_ATTEMPTS) return { dueAt: next, attempts: 0 }
  const soon = addSeconds(now, RETRY_SECONDS)
  return { dueAt: soon < next ? soon : next, attempts }
}
