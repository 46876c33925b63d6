import { sql } from 'kysely'
import type { DeskMe } from '#contract/desk-staff.ts'
import type { StaffRole } from '#domain/desk/staff.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import type { DeskSession } from '../../http/desk-session.ts'
import type { Db } from '../../services.ts'
import { hasPasskey } from '../passkeys/passkey-holder.ts'

type PostRow = { staff_id: string; name: string; role: StaffRole; hotel_id: number; hotel: string; slug: string }

const presentPost = ({ staff_id, role, hotel_id, hotel, slug }: PostRow): DeskMe['post'] => ({
  staff_id,
  role,
  hotel: { id: hotel_id, name: hotel, slug },
})

const posts = sql`select s.id as staff_id, s.name, s.role, s.hotel_id, h.name as hotel, h.slug
  from hotel_staff s join hotels h on h.id = s.hotel_id`

/** Where this phone works at the moment, the hotel it used last first. */
export async function postsOfPhone(db: Db, phone: string): Promise<PostRow[]> {
  const { rows } = await sql<PostRow>`${posts} where s.phone = ${phone} and s.ended_at is null
    order by (select max(d.last_seen) from desk_sessions d where d.staff_id = s.id) desc nulls last, s.granted_at, s.id`.execute(
    db,
  )
  return rows
}

/**
 * Who is signed in, and where else they work. A paired device is shared: it never leads to the other hotels of the
 * colleague it signs in as.
 */
export async function describeMe(db: Db, session: DeskSession): Promise<DeskMe> {
  const { rows } = await sql<PostRow & { is_current: boolean }>`
    select other.id as staff_id, other.name, other.role, other.hotel_id, h.name as hotel, h.slug,
      other.id = own.id as is_current
    from hotel_staff own
      join desk_sessions d on d.staff_id = own.id and d.token_hash = ${session.tokenHash}
      join hotel_staff other on other.ended_at is null and (other.id = own.id or (other.phone = own.phone and d.paired_by is null))
      join hotels h on h.id = other.hotel_id
    where own.id = ${session.staffId}::uuid order by h.name, other.id`.execute(db)
  const passkey = await passkeyOf(db, session)
  const current = rows.find(({ is_current }) => is_current)
  if (!current) throw new Error('a session without its post')
  return {
    name: session.name,
    post: presentPost(current),
    posts: rows.map(presentPost),
    acts_as: session.role,
    passkey,
    expires_at: toIstIso(session.expiresAt),
  }
}

/** Whether a manager has to make or to show a passkey before they act as one on this device. */
async function passkeyOf(db: Db, { post, phone, hasShownPasskey }: DeskSession): Promise<DeskMe['passkey']> {
  if (post !== 'manager') return 'none'
  if (hasShownPasskey) return 'shown'
  return (await hasPasskey(db, { kind: 'staff', holder: phone })) ? 'to_show' : 'to_make'
}
