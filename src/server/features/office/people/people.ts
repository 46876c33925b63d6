import { sql, type Transaction } from 'kysely'
import type { OfficeMe, Operator as ListedOperator } from '#contract/office-people.ts'
import type { DB } from '#db/schema.ts'
import { violatedConstraint } from '#db/violated-constraint.ts'
import { addMinutes, toIstIso } from '#domain/kernel/ist.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import { remainingLimit, NEW_ADMIN_HOURS } from '#domain/office/limits.ts'
import type { OperatorRole } from '#domain/office/operators.ts'
import type { OfficeSession } from '../../../http/office-session.ts'
import type { Db } from '../../../services.ts'
import { hasPasskey } from '../../passkeys/passkey-holder.ts'
import { countWaiting } from '../read-now.ts'
import { readGivenAway, readLimits } from './limits.ts'
import { notifyOfNewOperator } from './notify-operators.ts'

/** Reads support's limits, and what is left of them today for this operator. */
export async function describeLimits(db: Db, operatorId: string, now: Date): Promise<OfficeMe['limits']> {
  const limits = await readLimits(db)
  const { today } = await readGivenAway(db, { operatorId, bookingId: null }, now)
  const left_today = remainingLimit({ ...limits, perBooking: limits.perDay }, { onBooking: 0, today })
  return { per_booking: limits.perBooking, per_day: limits.perDay, left_today }
}

export async function describeOperator(db: Db, session: OfficeSession, now: Date): Promise<OfficeMe> {
  const { operatorId, name, role, hasShownPasskey, standing, expiresAt } = session
  const isOpen = standing !== 'unproven'
  const own = hasShownPasskey ? undefined : await hasPasskey(db, { kind: 'operator', holder: operatorId })
  return {
    id: operatorId,
    name,
    role,
    passkey: own === undefined ? 'shown' : own ? 'to_show' : 'to_make',
    is_open: isOpen,
    waiting: isOpen ? await countWaiting(db, now) : 0,
    limits: await describeLimits(db, operatorId, now),
    expires_at: toIstIso(expiresAt),
  }
}

type Row = Omit<ListedOperator, 'since' | 'last_seen' | 'confirms_from'> & { granted_at: Date; last_seen: Date | null }

/** The number of days over which each operator's gifts are summed. */
const GIVEN_DAYS = 30

/** Lists who works in the office now, admins first, and how much each has recently given away. */
export async function listOperators(db: Db, now: Date): Promise<ListedOperator[]> {
  const since = addMinutes(now, -GIVEN_DAYS * 24 * 60)
  const { rows } = await sql<Row>`
    select o.id, o.name, o.role, o.phone, o.granted_at, o.granted_by,
      (select max(s.last_seen) from office_sessions s where s.operator_id = o.id) as last_seen,
      exists (select 1 from passkeys p where p.kind = 'operator' and p.holder = o.id::text and p.forgotten_at is null)
        as has_passkey,
      (select coalesce(sum(a.cost), 0)::int from operator_actions a where a.operator_id = o.id and a.at > ${since}) as given
    from operators o where o.ended_at is null order by o.role, o.name, o.id`.execute(db)
  return rows.map(({ granted_at, last_seen, ...row }) => ({
    ...row,
    since: toIstIso(granted_at),
    confirms_from: row.role === 'admin' ? toIstIso(addMinutes(granted_at, NEW_ADMIN_HOURS * 60)) : null,
    last_seen: last_seen && toIstIso(last_seen),
  }))
}

export type NewOperator = { name: string; phone: string; role: OperatorRole }

/** Whether somebody with this phone works here now. */
export const worksHere = async (db: Db, phone: string): Promise<boolean> =>
  (await db
    .selectFrom('operators')
    .select('id')
    .where('phone', '=', phone)
    .where('ended_at', 'is', null)
    .executeTakeFirst()) !== undefined

/** An action that an admin does or confirms; `proposal` is the id of what a colleague proposed. */
export type ByAdmin = { operatorId: string; proposal: string | null; reason: string }

/**
 * Adds somebody to the office and logs it. The database refuses an admin that no colleague proposed. Returns their id.
 */
export async function grantRole(
  trx: Transaction<DB>,
  { name, phone, role }: NewOperator,
  { operatorId, proposal, reason }: ByAdmin,
  now: Date,
): Promise<Result<string, 'OPERATOR_EXISTS'>> {
  if (await worksHere(trx, phone)) return refuse('OPERATOR_EXISTS')
  const wish = JSON.stringify({ name, phone, role })
  const { rows } = await sql<{ id: string }>`
    select grant_office_role(${wish}::jsonb, ${operatorId}::uuid, ${proposal}::uuid, ${reason}, ${now}) as id`.execute(
    trx,
  )
  const granted = rows[0]
  if (!granted) throw new Error(`operator ${phone}: nobody was added`)
  await notifyOfNewOperator(trx, { role, id: granted.id }, now)
  return accept(granted.id)
}

/** Whether two admins added the same phone concurrently. */
export const isTakenPhone = (error: unknown): boolean => violatedConstraint(error) === 'operators_once'

/** Removes somebody and ends their sessions immediately. If two admins remove each other, one remains. */
export async function endRole(
  trx: Transaction<DB>,
  { id, by, reason }: { id: string; by: string; reason: string },
  now: Date,
): Promise<Result<true, 'NOT_FOUND' | 'LAST_ADMIN'>> {
  const { rows } = await sql<{ outcome: 'ended' | 'NOT_FOUND' | 'LAST_ADMIN' }>`
    select end_office_role(${id}::uuid, ${by}::uuid, ${reason}, ${now}) as outcome`.execute(trx)
  const outcome = rows[0]?.outcome ?? 'NOT_FOUND'
  if (outcome !== 'ended') return refuse(outcome)
  await trx.deleteFrom('office_sessions').where('operator_id', '=', id).execute()
  return accept(true as const)
}
