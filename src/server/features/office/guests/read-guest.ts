import { sql } from 'kysely'
import type { OfficeGuest } from '#contract/office-guests.ts'
import { maskEmail } from '#domain/accounts/mask-email.ts'
import { maskPhone } from '#domain/accounts/phone.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import type { Db } from '../../../services.ts'
import { bookingsOfGuest } from '../find.ts'

type Row = {
  id: string
  name: string
  phone: string
  email: string
  city: string | null
  created_at: Date
  credits: number
  sessions: number
  passkeys: number
  has_nominee: boolean
  blocked_at: Date | null
  blocked_reason: string | null
  erased_at: Date | null
}

const MAX_ACTS = 50

async function readActs(db: Db, userId: string): Promise<OfficeGuest['acts']> {
  const rows = await db
    .selectFrom('operator_actions')
    .select(['at', 'action', 'operator', 'reason'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(MAX_ACTS)
    .execute()
  return rows.map(({ at, action, operator, reason }) => ({ at: toIstIso(at), act: action, who: operator, reason }))
}

/** Reads a guest as the office sees them; undefined if there is no such guest. */
export async function readGuest(db: Db, id: string, now: Date): Promise<OfficeGuest | undefined> {
  const { rows } = await sql<Row>`
    select u.id, u.name, u.phone, u.email, u.city_name as city, u.created_at, u.blocked_at, u.blocked_reason, u.erased_at,
      (select coalesce(sum(e.amount), 0)::int from credit_entries e where e.user_id = u.id) as credits,
      (select count(*)::int from sessions s where s.user_id = u.id and s.expires_at > ${now}) as sessions,
      (select count(*)::int from passkeys k where k.kind = 'guest' and k.holder = u.id::text and k.forgotten_at is null) as passkeys,
      exists (select 1 from nominees n where n.user_id = u.id) as has_nominee
    from users u where u.id = ${id}::uuid`.execute(db)
  const row = rows[0]
  if (!row) return undefined
  return {
    id: row.id,
    name: row.name,
    phone: row.erased_at ? '' : maskPhone(row.phone),
    email: row.erased_at ? '' : maskEmail(row.email),
    city: row.city,
    since: toIstIso(row.created_at),
    credits: row.credits,
    sessions: row.sessions,
    passkeys: row.passkeys,
    has_nominee: row.has_nominee,
    blocked:
      row.blocked_at && row.blocked_reason ? { since: toIstIso(row.blocked_at), reason: row.blocked_reason } : null,
    is_erased: row.erased_at !== null,
    bookings: await bookingsOfGuest(db, id, now),
    acts: await readActs(db, id),
  }
}
