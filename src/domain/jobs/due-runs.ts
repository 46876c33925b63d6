import { addSeconds, istDateOf } from '../kernel/ist.ts'

/** When a job runs next, how often this run was begun, and until when a worker has it. */
export type ScheduledJob = { dueAt: Date; attempts: number; leasedUntil: Date | null }

/** A schedule: its first time after another. `isOfItsDay`: a missed run is worthless once its Indian day is over. */
export type Times = { after: (moment: Date) => Date; isOfItsDay: boolean }

/** How long a worker has a run without renewing its lease: then the worker counts as dead. */
export const LEASE_SECONDS = 60
/** A run that fails, or whose worker dies, so often is given up until the next time of its schedule. */
export const MAX_ATTEMPTS = 3
const RETRY_SECONDS = 60
/** Two readings of good clocks may differ by less than this, as when another database leads. */
const CLOCKS_DIFFER_SECONDS = 60

/** `claim`: run it now. `plan`: write when it runs next. */
export type Step = { kind: 'wait' } | { kind: 'claim' } | { kind: 'plan'; dueAt: Date }

/** A lease that lasts longer than any new one was given by a clock that was wrong. */
const isLeased = ({ leasedUntil }: ScheduledJob, now: Date): boolean =>
  leasedUntil !== null && leasedUntil > now && leasedUntil <= addSeconds(now, LEASE_SECONDS + CLOCKS_DIFFER_SECONDS)

/**
 * Decides what a worker does about a job now (decision 0081). A job seen for the first time waits for its next time. A
 * run missed during an outage is made up for once, however many times have passed. A time later than the schedule's
 * next one was written for another schedule, or by a clock that was wrong: it is corrected.
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

/** An attempt that has ended at `now`, and how. */
export type Attempt = Pick<ScheduledJob, 'dueAt' | 'attempts'> & { now: Date; went: 'well' | 'badly' }

/** Returns when a job runs next after an attempt: at its schedule's next time, or soon again if it failed. */
export function afterAttempt(
  { dueAt, attempts, now, went }: Attempt,
  { after }: Times,
): Pick<ScheduledJob, 'dueAt' | 'attempts'> {
  // Never the same time again, even if the clock now says that it has not come yet.
  const next = after(now > dueAt ? now : dueAt)
  if (went === 'well' || attempts >= MAX_ATTEMPTS) return { dueAt: next, attempts: 0 }
  const soon = addSeconds(now, RETRY_SECONDS)
  return { dueAt: soon < next ? soon : next, attempts }
}
