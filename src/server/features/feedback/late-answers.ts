import { sql } from 'kysely'
import { missedDeadline } from '#domain/feedback/followed-ticket.ts'
import type { MessageKind } from '#domain/feedback/feedback.ts'
import type { ReportReason } from '#domain/feedback/report.ts'
import type { Db, Services } from '../../services.ts'
import { alertOperators } from '../alarms/alert-operators.ts'

type Open = {
  ticket: string
  kind: MessageKind
  reason: ReportReason | null
  came: Date
  acknowledged: Date | null
  officerAsked: Date | null
}

export type LateAnswer = { ticket: string; kind: MessageKind; due: Date }

/** How many open messages to check, oldest first. */
const MAX_OPEN = 1000

/** Lists open complaints and reports that are past their deadline, oldest first. */
export async function findLateAnswers(db: Db, now: Date): Promise<LateAnswer[]> {
  const { rows } = await sql<Open>`
    select f.ticket, f.kind, f.report_reason as reason, f.created_at as came, f.acknowledged_at as acknowledged,
      e.written_at as "officerAsked"
    from feedback f left join feedback_entries e on e.feedback_id = f.id and e.kind = 'officer_asked'
    where f.settled_at is null and f.kind in ('complaint', 'report') order by f.created_at limit ${MAX_OPEN}`.execute(
    db,
  )
  return rows.flatMap(({ ticket, kind, ...facts }) => {
    const due = missedDeadline({ kind, settled: null, takenBack: null, ...facts }, now)
    return due ? [{ ticket, kind, due }] : []
  })
}

/**
 * Raises the alarm, once an hour, while an answer is late, and texts each operator once for each ticket. Returns how many
 * are late.
 */
export async function watchAnswers(services: Services): Promise<number> {
  const { db, clock, alarm, nudge } = services
  const now = clock.now()
  const late = await findLateAnswers(db, now)
  const [first] = late
  if (!first) return 0
  await db.transaction().execute(async (trx) => {
    for (const { ticket } of late)
      await alertOperators(trx, { news: 'late_answer', once: `late-answer:${ticket}` }, now)
  })
  nudge()
  alarm('answers_late', { late: late.length, first: first.ticket })
  return late.length
}
