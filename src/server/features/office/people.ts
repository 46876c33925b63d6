import { sql, type Transaction } from 'kysely'
import type { OfficeMe, Operator as ListedOperator } from '#contract/office-people.ts'
import type { DB } from '#db/schema.ts'
import { violatedConstraint } from '#db/violated-constraint.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import { leftToGive } from '#domain/office/limits.ts'
import type { OperatorRole } from '#domain/office/operators.ts'
import type { OfficeSession } from '../../http/office-session.ts'
import type { Db } from '../../services.ts'
import { hasPasskey } from '../passkeys/passkey-holder.ts'
import { readGiven, readLimits } from './limits.ts'

/** Support's limits, and what is left of them today for this operator. */
export async function describeLimits(db: Db, operatorId: string, now: Date): Promise<OfficeMe['limits']> {
  const limits = await readLimits(db)
  const { today } = await readGiven(db, { operatorId, bookingId: null }, now)
  const left_today = leftToGive({ ...limits, perBooking: limits.perDay }, { onBooking: 0, today })
  return { per_booking: limits.perBooking, per_day: limits.perDay, left_today }
}

export async function describeOperator(db: Db, session: OfficeSession, now: Date): Promise<OfficeMe> {
  const { operatorId, name, role, hasShownPasskey, standing, expiresAt } = session
  const own = hasShownPasskey ? undefined : await hasPasskey(db, { kind: 'operator', holder: operatorId })
  return {
    id: operatorId,
    name,
    role,
    passkey: own === undefined ? 'shown' : own ? 'to_show' : 'to_make',
    is_open: standing !== 'unproven',
    limits: await describeLimits(db, operatorId, now),
    expires_at: toIstIso(expiresAt),
  }
}

type Row = Omit<ListedOperator, 'since' | 'last_seen'> & { granted_at: Date; last_seen: Date | null }

/** Who works in the office now, admins first. */
export async function listOperators(db: Db): Promise<ListedOperator[]> {
  const { rows } = await sql<Row>`
    select o.id, o.name, o.role, o.phone, o.granted_at, o.granted_by,
      (select max(s.last_seen) from office_sessions s where s.operator_id = o.id) as last_seen,
      exists (select 1 from passkeys p where p.kind = 'operator' and p.holder = o.id::text and p.forgotten_at is null)
        as has_passkey
    from operators o where o.ended_at is null order by o.role, o.name, o.id`.execute(db)
  return rows.map(({ granted_at, last_seen, ...row }) => ({
    ...row,
    since: toIstIso(granted_at),
    last_seen: last_seen && toIstIso(last_seen),
  }))
}

export type NewOperator = { name: string; phone: string; role: OperatorRole; grantedBy: string }

/** Lets somebody work in the office; the first admin comes this way from a command on the server. Returns their id. */
export async function addOperator(
  trx: Transaction<DB>,
  { name, phone, role, grantedBy: granted_by }: NewOperator,
  now: Date,
): Promise<Result<string, 'OPERATOR_EXISTS'>> {
  const known = await trx
    .selectFrom('operators')
    .select('id')
    .where('phone', '=', phone)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  if (known) return refuse('OPERATOR_EXISTS')
  const { id } = await trx
    .insertInto('operators')
    .values({ name, phone, role, granted_by, granted_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return accept(id)
}

/** Two admins added the same phone at once. */
export const isTakenPhone = (error: unknown): boolean => violatedConstraint(error) === 'operators_once'

/** Ends somebody's work and their sessions, at once. Admins are locked: two who end each other leave one. */
export async function endOperator(
  trx: Transaction<DB>,
  { id, by }: { id: string; by: string },
  now: Date,
): Promise<Result<{ name: string }, 'NOT_FOUND' | 'LAST_ADMIN'>> {
  const { rows } = await sql<{ id: string; role: OperatorRole; name: string }>`
    select id, role, name from operators where ended_at is null and (role = 'admin' or id = ${id}::uuid)
    order by id for update`.execute(trx)
  const leaver = rows.find((one) => one.id === id)
  if (!leaver) return refuse('NOT_FOUND')
  const admins = rows.filter(({ role }) => role === 'admin')
  if (leaver.role === 'admin' && admins.length === 1) return refuse('LAST_ADMIN')
  await trx.updateTable('operators').set({ ended_at: now, ended_by: by }).where('id', '=', id).execute()
  await trx.deleteFrom('office_sessions').where('operator_id', '=', id).execute()
  return accept({ name: leaver.name })
}
