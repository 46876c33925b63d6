import { PgBoss } from 'pg-boss'
import type { OpenDb } from '#db/open-db.ts'
import { withStartLock } from '#db/start-lock.ts'
import type { Log, Services } from '../services.ts'
import { runRecorded } from './run-recorded.ts'
import { SCHEDULE, type Job } from './schedule.ts'

const TIME_ZONE = 'Asia/Kolkata'
const POLL_SECONDS = 5

export type Scheduler = { stop: () => Promise<void> }

/**
 * Creates pg-boss's own tables and writes the schedule into them, with the role that has the rights. Two processes must
 * not do that concurrently on an empty database, so the second waits for the first.
 */
export async function createSchedule({ db, engine, executeSql }: OpenDb, log: Log): Promise<void> {
  await withStartLock(db, engine, async () => {
    const boss = new PgBoss({ db: { executeSql }, supervise: false, schedule: false })
    boss.on('error', (error) => log.error({ err: error }, 'the scheduler could not lay out its tables'))
    await boss.start()
    await writeMissing(boss)
    await boss.stop({ graceful: false })
  })
}

/** Writes only missing jobs. Most starts find everything there: two reads instead of two writes per job. */
async function writeMissing(boss: PgBoss): Promise<void> {
  const queues = new Set((await boss.getQueues()).map(({ name }) => name))
  const written = new Set((await boss.getSchedules()).map((row) => `${row.name} ${row.cron} ${row.timezone}`))
  for (const { name, cron } of SCHEDULE) {
    if (!queues.has(name)) await boss.createQueue(name)
    if (!written.has(`${name} ${cron} ${TIME_ZONE}`)) await boss.schedule(name, cron, null, { tz: TIME_ZONE })
  }
}

/**
 * Starts the schedule through pg-boss on our own database: with several processes, each scheduled run happens once. If
 * one of several workers dies, the next run makes up for it; the jobs are idempotent.
 */
export async function startScheduler(
  services: Services,
  executeSql: OpenDb['executeSql'],
  log: Log,
): Promise<Scheduler> {
  const boss = new PgBoss({ db: { executeSql }, migrate: false, createSchema: false })
  boss.on('error', (error) => log.error({ err: error }, 'the scheduler met an error'))
  await boss.start()
  for (const job of SCHEDULE) await work(boss, job, services, log)
  return { stop: () => boss.stop({ graceful: true, timeout: 5000 }) }
}

async function work(boss: PgBoss, job: Job, services: Services, log: Log): Promise<void> {
  await boss.work(job.name, { pollingIntervalSeconds: POLL_SECONDS }, async () => {
    try {
      await runRecorded(services, job)
    } catch (error) {
      log.error({ err: error, job: job.name }, 'a job failed')
      throw error
    }
  })
}
