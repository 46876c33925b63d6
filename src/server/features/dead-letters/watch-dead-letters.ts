import type { Services } from '../../services.ts'
import { countWaitingWork } from './count-waiting-work.ts'

/**
 * Logs an error in each run while work waits for an operator, which raises the alarm. Returns how many entries wait.
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
