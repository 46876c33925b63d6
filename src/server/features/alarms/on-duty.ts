import type { Db } from '../../services.ts'

export type OnDuty = { id: string; name: string; until: Date }

/** Lists the operators on duty, starting with those whose duty ends last. */
export async function listOnDuty(db: Db, now: Date): Promise<OnDuty[]> {
  return db
    .selectFrom('office_duty')
    .innerJoin('operators', 'operators.id', 'office_duty.operator_id')
    .select(['operators.id', 'operators.name', 'office_duty.until_at as until'])
    .where('office_duty.ended_at', 'is', null)
    .where('office_duty.until_at', '>', now)
    .where('operators.ended_at', 'is', null)
    .orderBy('until_at', 'desc')
    .orderBy('operators.name')
    .execute()
}
