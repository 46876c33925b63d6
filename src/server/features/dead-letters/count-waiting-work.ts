import { sql } from 'kysely'
import type { Db } from '../../services.ts'
import { MAX_UNANSWERED_CHECKS } from './list-dead-letters.ts'

export type WaitingWork = {
  outboxWaiting: number
  /** seconds since the oldest entry became due */
  outboxLagSeconds: number
  outboxGivenUp: number
  reportsWaiting: number
  reportsGivenUp: number
  paymentsUnanswered: number
  refundsFailed: number
  refundsLate: number
  /** differences that the last comparison of the books found */
  booksDiffer: number
}

/** Counts the work that waits, and how much of it waits for an operator. */
export async function countWaitingWork(db: Db, now: Date): Promise<WaitingWork> {
  const { rows } = await sql<WaitingWork>`
    select
      (select count(*)::int from outbox where done_at is null and failed_at is null and available_at <= ${now}) as "outboxWaiting",
      (select coalesce(max(extract(epoch from ${now}::timestamptz - available_at)), 0)::int from outbox
        where done_at is null and failed_at is null and available_at <= ${now}) as "outboxLagSeconds",
      (select count(*)::int from outbox where failed_at is not null and closed_at is null) as "outboxGivenUp",
      (select count(*)::int from webhook_events where processed_at is null and failed_at is null) as "reportsWaiting",
      (select count(*)::int from webhook_events where failed_at is not null and closed_at is null) as "reportsGivenUp",
      (select count(*)::int from payments
        where asks_failed >= ${MAX_UNANSWERED_CHECKS} and status <> 'paid' and ask_at is not null) as "paymentsUnanswered",
      (select count(*)::int from refunds where status = 'failed') as "refundsFailed",
      (select count(*)::int from refunds where status = 'pending' and due_by < ${now}) as "refundsLate",
      coalesce((select differences from book_checks order by id desc limit 1), 0) as "booksDiffer"`.execute(db)
  const [counted] = rows
  if (!counted) throw new Error('a count has one row')
  return counted
}
