import { PgBoss } from 'pg-boss'
import type { OpenDb } from '#db/open-db.ts'
import { withStartLock } from '#db/start-lock.ts'
import type { Log, Services } from '../services.ts'
import { SCHEDULE, type Job } from './schedule.ts'

const TIME_ZONE = 'Asia/Kolkata'
const POLL_SECONDS = 5

export type Scheduler = { stop: () => Promise<void> }

/**
 * Runs the schedule through pg-boss on our own database: with several processes each turn of a job runs once.
 * One of several workers that die is no matter, the next turn comes; the jobs are idempotent.
 */
export async function startScheduler(
  services: Services,
  { executeSql, engine }: Pick<OpenDb, 'executeSql' | 'engine'>,
  log: Log,
): Promise<Scheduler> {
  const boss = new PgBoss({ db: { executeSql } })
  boss.on('error', (error) => log.error({ err: error }, 'the scheduler met an error'))
  // pg-boss lays out its own tables, which two processes on an empty database must not do at once.
  await withStartLock(services.db, engine, async () => {
    await boss.start()
    for (const job of SCHEDULE) await plan(boss, job)
  })
  for (const job of SCHEDULE) await work(boss, job, services, log)
  return { stop: () => boss.stop({ graceful: true, timeout: 5000 }) }
}

async function plan(boss: PgBoss, job: Job): Promise<void> {
  await boss.createQueue(job.name)
  await boss.schedule(job.name, job.cron, null, { tz: TIME_ZONE })
}

async function work(boss: PgBoss, job: Job, services: Services, log: Log): Promise<void> {
  await boss.work(job.name, { pollingIntervalSeconds: POLL_SECONDS }, async () => {
    try {
      await job.run(services)
    } catch (error) {
      log.error({ err: error, job: job.name }, 'a job failed')
      throw error
    }
  })
}
