import { sql } from 'kysely'
import type { ErrorGroup, OfficeJob } from '#contract/office-health.ts'
import { addMinutes, toIstIso } from '#domain/kernel/ist.ts'
import type { Job } from '../../../jobs/job.ts'
import type { Db } from '../../../services.ts'

const ERROR_DAYS = 7
const MAX_GROUPS = 50

type GroupRow = Omit<ErrorGroup, 'first' | 'last'> & { first: Date; last: Date }

/** Reads the error reports of the last seven days, the most frequent first. */
export async function readErrorGroups(db: Db, now: Date): Promise<ErrorGroup[]> {
  const { rows } = await sql<GroupRow>`
    select message, count(*)::int as count, min(created_at) as first, max(created_at) as last,
      (array_agg(page order by created_at desc))[1] as page, (array_agg(release order by created_at desc))[1] as release,
      coalesce((array_agg(comment order by created_at desc) filter (where comment is not null))[1:5], '{}') as comments
    from error_reports where created_at > ${addMinutes(now, -ERROR_DAYS * 24 * 60)}
    group by message order by count(*) desc, max(created_at) desc, message limit ${MAX_GROUPS}`.execute(db)
  return rows.map(({ first, last, ...row }) => ({ ...row, first: toIstIso(first), last: toIstIso(last) }))
}

/** Lists every scheduled job with its last run. */
export async function readJobs(db: Db, schedule: readonly Pick<Job, 'name' | 'does' | 'cron'>[]): Promise<OfficeJob[]> {
  const runs = await db.selectFrom('job_runs').selectAll().execute()
  return schedule.map(({ name, does, cron }) => {
    const run = runs.find((each) => each.name === name)
    return {
      name,
      does,
      cron,
      began: run ? toIstIso(run.began_at) : null,
      ended: run?.ended_at ? toIstIso(run.ended_at) : null,
      worked_on: run?.worked_on ?? null,
      failed: run?.failed_at ? toIstIso(run.failed_at) : null,
      error: run?.error ?? null,
    }
  })
}
