import type { Services } from '../../services.ts'
import { countWaitingWork } from './count-waiting-work.ts'

/**
 * Raises the alarm: while work waits for an operator, each run of this job logs an error with the amount. Returns how
 * much waits.
 */
export async function watchDeadLetters({ db, clock, log }: Services): Promise<number> {
  const { outboxGivenUp, reportsGivenUp, paymentsUnanswered, refundsFailed, refundsLate, booksDiffer } =
    await countWaitingWork(db, clock.now())
  const waiting = { outboxGivenUp, reportsGivenUp, paymentsUnanswered, refundsFailed, refundsLate, booksDiffer }
  const total = Object.values(waiting).reduce((sum, count) => sum + count, 0)
  if (total > 0) {
    const err = new Error(
      'work waits for an operator: see npm run uncle -- jobs given-up, -- refunds and -- books check',
    )
    log.error({ err, event: 'work_waits_for_operator', ...waiting }, err.message)
  }
  return total
}
