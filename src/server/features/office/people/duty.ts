import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { addMinutes, toIstIso } from '#domain/kernel/ist.ts'
import type { DutyHours } from '#domain/office/duty.ts'
import { writeLog, type Operator } from '../write-log.ts'
import { lockOperator } from './limits.ts'

/** Ends the operator's duty. Returns whether the operator was still on duty. */
async function close(trx: Transaction<DB>, operatorId: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{ lasted: boolean }>`
    update office_duty set ended_at = least(until_at, greatest(from_at, ${now}::timestamptz))
    where operator_id = ${operatorId}::uuid and ended_at is null returning until_at > ${now} as lasted`.execute(trx)
  return rows[0]?.lasted ?? false
}

/**
 * Puts the operator on duty from now on, and ends an earlier duty. If that duty already ends in the same minute, it
 * simply continues.
 */
export async function startDuty(
  trx: Transaction<DB>,
  operator: Operator,
  { hours, now }: { hours: DutyHours; now: Date },
): Promise<void> {
  await lockOperator(trx, operator.operatorId)
  const until = addMinutes(now, hours * 60)
  const lasting = await trx
    .selectFrom('office_duty')
    .select('until_at')
    .where('operator_id', '=', operator.operatorId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  if (lasting && lasting.until_at > addMinutes(until, -1)) return
  await close(trx, operator.operatorId, now)
  await trx
    .insertInto('office_duty')
    .values({ operator_id: operator.operatorId, from_at: now, until_at: until })
    .execute()
  const detail = { until: toIstIso(until) }
  await writeLog(trx, operator, { act: 'duty_started', subject: operator.operatorId, reason: 'their own', detail }, now)
}

/** Ends the operator's duty, if the operator is on duty. */
export async function endDuty(trx: Transaction<DB>, operator: Operator, now: Date): Promise<void> {
  await lockOperator(trx, operator.operatorId)
  if (!(await close(trx, operator.operatorId, now))) return
  await writeLog(trx, operator, { act: 'duty_ended', subject: operator.operatorId, reason: 'their own' }, now)
}
