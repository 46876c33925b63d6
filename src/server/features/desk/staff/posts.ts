import { sql, type Transaction } from 'kysely'
import type { DeskMe } from '#contract/desk-staff.ts'
import type { DB } from '#db/schema.ts'
import type { StaffRole } from '#domain/desk/staff.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import { refusal } from '../../../http/api-error.ts'
import type { DeskSession } from '../../../http/desk-session.ts'
import type { Db } from '../../../services.ts'
import { hasPasskey } from '../../passkeys/passkey-holder.ts'
import { openDeskSession, type CarriedOver } from './open-session.ts'

type PostRow = {
  staff_id: string
  role: StaffRole
  hotel_id: number
  hotel: string
  slug: string
  is_accepted: boolean
  invited_by: string
}

const presentPost = ({ hotel_id, hotel, slug, ...post }: PostRow): DeskMe['post'] => ({
  staff_id: post.staff_id,
  role: post.role,
  is_accepted: post.is_accepted,
  invited_by: post.invited_by,
  hotel: { id: hotel_id, name: hotel, slug },
})

const postColumns = sql`s.id as staff_id, s.role, s.hotel_id, h.name as hotel, h.slug,
  s.accepted_at is not null as is_accepted, s.granted_by as invited_by`

/**
 * Lists the hotels where the owner of this phone works, the last used first, then those where they are only invited.
 */
export async function postsOfPhone(db: Db, phone: string): Promise<PostRow[]> {
  const { rows } = await sql<PostRow>`
    select ${postColumns} from hotel_staff s join hotels h on h.id = s.hotel_id
    where s.phone = ${phone} and s.ended_at is null
    order by s.accepted_at is null, (select max(d.last_seen) from desk_sessions d where d.staff_id = s.id) desc nulls last,
      s.granted_at, s.id`.execute(db)
  return rows
}

/**
 * Describes who is signed in, and where else they work. A paired device is shared, so the list then leaves out the
 * person's other hotels.
 */
export async function describeMe(db: Db, session: DeskSession): Promise<DeskMe> {
  const { rows } = await sql<PostRow & { is_current: boolean }>`
    select ${postColumns}, s.id = own.id as is_current
    from hotel_staff own
      join desk_sessions d on d.staff_id = own.id and d.token_hash = ${session.tokenHash}
      join hotel_staff s on s.ended_at is null and (s.id = own.id or (s.phone = own.phone and d.paired_by is null))
      join hotels h on h.id = s.hotel_id
    where own.id = ${session.staffId}::uuid order by h.name, s.id`.execute(db)
  const passkey = await passkeyOf(db, session)
  const current = rows.find(({ is_current }) => is_current)
  // The session ended meanwhile: by another tap on the hotel switch, or because a manager removed this person.
  if (!current) throw refusal('NO_SESSION')
  return {
    name: session.name,
    post: presentPost(current),
    posts: rows.map(presentPost),
    acts_as: session.role,
    is_paired: session.isPaired,
    passkey,
    expires_at: toIstIso(session.expiresAt),
  }
}

/** Whether a manager has to create or show a passkey before they act as a manager on this device. */
async function passkeyOf(db: Db, session: DeskSession): Promise<DeskMe['passkey']> {
  const { post, phone, isAccepted, isPaired, hasShownPasskey } = session
  if (post !== 'manager' || !isAccepted || phone === null) return 'none'
  if (hasShownPasskey) return 'shown'
  if (await hasPasskey(db, { kind: 'staff', holder: phone })) return 'to_show'
  return isPaired ? 'own_phone' : 'to_make'
}

/** Replaces the old session. The new one takes over how the device was paired and which passkey it has shown. */
export async function switchDeskSession(
  trx: Transaction<DB>,
  session: DeskSession,
  staffId: string,
  now: Date,
): Promise<string> {
  const carried: CarriedOver | undefined = await trx
    .deleteFrom('desk_sessions')
    .where('token_hash', '=', session.tokenHash)
    .returning(['device', 'paired_by', 'pairing_id', 'passkey_at', 'passkey_id'])
    .executeTakeFirst()
  // The session is gone because the button was tapped twice: the first tap replaced it, and its answer has the new
  // token.
  if (!carried) throw refusal('NO_SESSION')
  return openDeskSession(trx, { staffId, carried, now })
}
