import { sql, type Transaction } from 'kysely'
import type { Colleague } from '#contract/desk-staff.ts'
import type { DB } from '#db/schema.ts'
import { violatedConstraint } from '#db/violated-constraint.ts'
import { MAX_STAFF, type StaffRole } from '#domain/desk/staff.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import type { Db } from '../../../services.ts'

type ColleagueRow = {
  id: string
  name: string
  role: StaffRole
  phone: string | null
  is_accepted: boolean
  vouched_by: string | null
  granted_at: Date
  last_seen: Date | null
  devices: number
}

const present = ({ granted_at, last_seen, ...row }: ColleagueRow): Colleague => ({
  ...row,
  since: toIstIso(granted_at),
  last_seen: last_seen && toIstIso(last_seen),
})

/** Lists who works at a hotel now or has an invitation, managers first. */
export async function listStaff(db: Db, hotelId: number, now: Date): Promise<Colleague[]> {
  const { rows } = await sql<ColleagueRow>`
    select s.id, s.name, s.role, s.phone, s.accepted_at is not null as is_accepted, v.name as vouched_by, s.granted_at,
      max(d.last_seen) as last_seen, count(d.token_hash) filter (where d.expires_at > ${now})::int as devices
    from hotel_staff s left join hotel_staff v on v.id = s.vouched_by left join desk_sessions d on d.staff_id = s.id
    where s.hotel_id = ${hotelId} and s.ended_at is null and s.role <> 'key'
    group by s.id, v.name order by s.role desc, s.name, s.id`.execute(db)
  return rows.map(present)
}

/**
 * How new staff agree: with a phone, they are invited and accept by OTP; without one, the manager who adds them accepts
 * for them.
 */
type Reached =
  | { phone: string; role: StaffRole }
  | { phone: null; role: Exclude<StaffRole, 'manager'>; vouchedBy: string }
export type NewStaff = { hotelId: number; name: string; grantedBy: string } & Reached

/** Invites somebody to work at a hotel; the office adds a hotel's first staff this way too. Returns their id. */
export async function addStaff(
  trx: Transaction<DB>,
  staff: NewStaff,
  now: Date,
): Promise<Result<string, 'STAFF_EXISTS' | 'STAFF_FULL'>> {
  const { rows: counted } = await sql<{ staff: number; known: boolean }>`
    select count(*)::int as staff, coalesce(bool_or(phone = ${staff.phone}::text), false) as known
    from hotel_staff where hotel_id = ${staff.hotelId} and ended_at is null and role <> 'key'`.execute(trx)
  if (counted[0]?.known) return refuse('STAFF_EXISTS')
  if ((counted[0]?.staff ?? 0) >= MAX_STAFF) return refuse('STAFF_FULL')
  const { hotelId: hotel_id, name, phone, role, grantedBy: granted_by } = staff
  const vouched = staff.phone === null ? { vouched_by: staff.vouchedBy, accepted_at: now } : {}
  const { id } = await trx
    .insertInto('hotel_staff')
    .values({ hotel_id, name, phone, role, granted_by, granted_at: now, ...vouched })
    .returning('id')
    .executeTakeFirstOrThrow()
  return accept(id)
}

/** Whether two managers added the same phone concurrently. */
export const isTakenPost = (error: unknown): boolean => violatedConstraint(error) === 'hotel_staff_once'

export type EndRefusal = 'NOT_FOUND' | 'LAST_MANAGER'

type Leaving = { hotelId: number; staffId: string; by: string }

/**
 * Removes somebody from the staff, which immediately ends their sessions, their codes and the sessions of devices that
 * they approved. Locks the hotel's managers, so that two who remove each other do not leave the hotel without one;
 * invited managers do not count yet.
 */
export async function endStaff(
  trx: Transaction<DB>,
  { hotelId, staffId, by }: Leaving,
  now: Date,
): Promise<Result<{ name: string }, EndRefusal>> {
  const { rows } = await sql<{ id: string; role: StaffRole; name: string; is_accepted: boolean }>`
    select id, role, name, accepted_at is not null as is_accepted from hotel_staff
    where hotel_id = ${hotelId} and ended_at is null and (role = 'manager' or id = ${staffId}::uuid and role <> 'key')
    order by id for update`.execute(trx)
  const leaver = rows.find(({ id }) => id === staffId)
  if (!leaver) return refuse('NOT_FOUND')
  const managers = rows.filter(({ role, is_accepted }) => role === 'manager' && is_accepted)
  if (managers.length === 1 && managers[0]?.id === staffId) return refuse('LAST_MANAGER')
  await trx.updateTable('hotel_staff').set({ ended_at: now, ended_by: by }).where('id', '=', staffId).execute()
  await trx
    .deleteFrom('desk_sessions')
    .where((eb) => eb.or([eb('staff_id', '=', staffId), eb('paired_by', '=', staffId)]))
    .execute()
  await trx
    .deleteFrom('pairing_codes')
    .where('used_at', 'is', null)
    .where((eb) => eb.or([eb('staff_id', '=', staffId), eb('made_by', '=', staffId)]))
    .execute()
  return accept({ name: leaver.name })
}
