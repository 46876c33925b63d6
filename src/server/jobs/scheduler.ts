import { setTimeout as pause } from 'node:timers/promises'
import { afterAttempt, LEASE_SECONDS, nextStep, type Times } from '#domain/jobs/due-runs.ts'
import type { Db, Log, Services } from '../services.ts'
import { claimJob, endClaim, planJob, readPlan, readTime, renewClaim, type Claim } from './claims.ts'
import { runRecorded } from './run-recorded.ts'
import { timesOf } from './schedule-times.ts'
import type { Job } from './job.ts'

const LOOK_MILLISECONDS = 5000
/** Three renewals fit into a lease, so that one lost answer does no harm. */
const RENEW_MILLISECONDS = (LEASE_SECONDS * 1000) / 3
/**
 * How many jobs a worker starts per look. After an outage every job is due; the rest wait for the next look, or another
 * worker takes them.
 */
const MAX_STARTS_PER_LOOK = 8
/** How long a stopping process waits for running jobs. Other workers repeat unfinished ones once their leases end. */
const STOP_MILLISECONDS = 5000

export type Scheduler = { stop: () => Promise<void> }

type Scheduled = { job: Job; times: Times }

/**
 * Runs due jobs. Among several processes, only one runs each job (decision 0081). If a worker dies, another repeats its
 * run once the lease has ended. The jobs are idempotent.
 */
export function startScheduler(
  services: Services,
  jobs: readonly Job[],
  { log, everyMilliseconds = LOOK_MILLISECONDS }: { log: Log; everyMilliseconds?: number },
): Scheduler {
  const schedule = jobs.map((job) => ({ job, times: timesOf(job) }))
  const running = new Map<string, Promise<void>>()
  const life = { isStopping: false, isFailing: false }

  async function look(): Promise<void> {
    const { now, jobs: planned } = await readPlan(services.db)
    let starts = 0
    for (const { job, times } of schedule) {
      if (life.isStopping || starts === MAX_STARTS_PER_LOOK) return
      if (running.has(job.name)) continue
      const seen = planned.get(job.name)
      const step = nextStep(seen, now, times)
      if (step.kind === 'plan') await planJob(services.db, job.name, step.dueAt, seen)
      const claim = step.kind === 'claim' && seen ? await claimJob(services.db, job.name, seen) : undefined
      if (claim === undefined) continue
      starts += 1
      const run = runClaimed(services, { job, times }, { claim, log }).finally(() => running.delete(job.name))
      running.set(job.name, run)
    }
  }

  /** Logs only the first failed look of an outage. */
  async function lookOrLog(): Promise<void> {
    try {
      await look()
      life.isFailing = false
    } catch (error) {
      if (!life.isFailing) log.error({ err: error }, 'the scheduler met an error')
      life.isFailing = true
    }
  }

  let looking = Promise.resolve()
  let timer = setTimeout(turn, everyMilliseconds).unref()
  function turn(): void {
    looking = lookOrLog().finally(() => {
      if (!life.isStopping) timer = setTimeout(turn, everyMilliseconds).unref()
    })
  }

  return {
    stop: async () => {
      life.isStopping = true
      clearTimeout(timer)
      const enough = new AbortController()
      const ended = looking.then(() => Promise.all(running.values()))
      await Promise.race([ended, pause(STOP_MILLISECONDS, undefined, { signal: enough.signal })])
      enough.abort()
    },
  }
}

/** Renews a lease until it is told to stop. */
function keepLease(db: Db, claim: Claim, log: Log): { stop: () => void } {
  const life = { isStopped: false }
  const renew = async () => {
    try {
      const isOurs = await renewClaim(db, claim)
      if (isOurs || life.isStopped) return
      clearInterval(renewal)
      log.error({ job: claim.name }, 'a job ran on after its lease, and another worker may have begun it')
    } catch {
      // The database is gone, which the scheduler logs. The next renewal tries again.
    }
  }
  const renewal = setInterval(() => void renew(), RENEW_MILLISECONDS)
  return {
    stop: () => {
      life.isStopped = true
      clearInterval(renewal)
    },
  }
}

/** Runs a claimed job, keeps its lease meanwhile, and plans its next run. Never rejects. */
async function runClaimed(
  services: Services,
  { job, times }: Scheduled,
  { claim, log }: { claim: Claim; log: Log },
): Promise<void> {
  const { db } = services
  const lease = keepLease(db, claim, log)
  let went: 'well' | 'badly' = 'well'
  try {
    await runRecorded(services, job)
  } catch (error) {
    went = 'badly'
    log.error({ err: error, job: job.name }, 'a job failed')
  } finally {
    lease.stop()
  }
  try {
    const { dueAt, attempts } = claim
    await endClaim(db, claim, afterAttempt({ dueAt, attempts, now: await readTime(db), went }, times))
  } catch (error) {
    log.error({ err: error, job: job.name }, 'a job ended, but its end could not be written: it runs again')
  }
}
