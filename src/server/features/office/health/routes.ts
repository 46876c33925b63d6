import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/office-health.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import { refusal } from '../../../http/api-error.ts'
import { handleCall } from '../../../http/handle-call.ts'
import { runRecorded } from '../../../jobs/run-recorded.ts'
import { SCHEDULE } from '../../../jobs/schedule.ts'
import type { Services } from '../../../services.ts'
import { listDeadLetters } from '../../dead-letters/list-dead-letters.ts'
import { closeDeadLetter, retryDeadLetterIn } from '../../dead-letters/retry-dead-letter.ts'
import { reasonOf, writeLog } from '../write-log.ts'
import { readErrorGroups, readJobs } from './read-health.ts'

/** Registers the calls that show failed messages, error reports, browsers and jobs, and let the office fix them. */
export function officeHealthRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services

  handleCall(app, services, calls.officeHealth, async () => ({
    given_up: (await listDeadLetters(db)).map(({ since, ...row }) => ({ ...row, since: toIstIso(since) })),
    errors: await readErrorGroups(db, clock.now()),
    jobs: await readJobs(db, SCHEDULE),
  }))

  handleCall(app, services, calls.retryDeadLetters, async ({ session, body }) => {
    const reason = reasonOf(body.reason)
    const now = clock.now()
    await db.transaction().execute(async (trx) => {
      // 'all' is allowed only for the command; the office retries one at a time.
      const tried = body.id === 'all' ? 0 : await retryDeadLetterIn(trx, body.id, now)
      if (tried === 0) throw refusal('NOT_FOUND')
      await writeLog(trx, session, { act: 'given_up_retried', subject: body.id, reason }, now)
    })
    services.nudge()
    return { done: true as const }
  })

  handleCall(app, services, calls.closeDeadLetters, async ({ session, body }) => {
    const reason = reasonOf(body.reason)
    const now = clock.now()
    await db.transaction().execute(async (trx) => {
      if (!(await closeDeadLetter(trx, body.id, now))) throw refusal('NOT_FOUND')
      await writeLog(trx, session, { act: 'given_up_closed', subject: body.id, reason }, now)
    })
    return { done: true as const }
  })

  handleCall(app, services, calls.runOfficeJob, async ({ session, body }) => {
    const reason = reasonOf(body.reason)
    const job = SCHEDULE.find(({ name }) => name === body.name)
    if (!job) throw refusal('NOT_FOUND')
    await db
      .transaction()
      .execute((trx) => writeLog(trx, session, { act: 'job_run', subject: job.name, reason }, clock.now()))
    return { worked_on: await runRecorded(services, job) }
  })
}
