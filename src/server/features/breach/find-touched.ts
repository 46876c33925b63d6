import { sql } from 'kysely'
import type { BreachSpan, BreachSubject } from '#domain/breach/breach.ts'
import type { Language } from '#domain/languages.ts'
import type { Db } from '../../services.ts'

export type BreachWish = BreachSpan & { subject: BreachSubject; hotelId: number | undefined }

/** A guest whose data may have been read in a breach. `email` is set only if it is verified. */
export type Touched = { id: string; name: string | null; phone: string; email: string | null; language: Language }

const stays = ({ from, until, hotelId }: BreachWish) => sql`exists (
  select 1 from bookings b where b.user_id = u.id and b.created_at < ${until} and b.leaves_at > ${from}
    and (${hotelId ?? null}::int is null or b.hotel_id = ${hotelId ?? null}::int)
)`

/** Builds SQL that tells whether we held such data about guest `u` during the breach. */
function had(wish: BreachWish) {
  const { subject, from, until, hotelId } = wish
  if (subject === 'bookings') return stays(wish)
  if (subject === 'accounts') return hotelId === undefined ? sql`true` : stays(wish)
  return sql`exists (
    select 1 from pictures p where p.owner_id = u.id and p.kind in ('profile', 'identity')
      and p.created_at < ${until} and (p.destroyed_at is null or p.destroyed_at > ${from})
  ) and (${hotelId ?? null}::int is null or ${stays(wish)})`
}

/**
 * Lists the guests affected by a breach, the oldest accounts first. Leaves out erased accounts, because we can no
 * longer reach their owners.
 */
export async function findTouched(db: Db, wish: BreachWish): Promise<Touched[]> {
  const { rows } = await sql<Touched>`
    select u.id, u.name, u.phone, case when u.email_verified_at is not null then u.email end as email, u.language
    from users u where u.created_at < ${wish.until} and u.erased_at is null and ${had(wish)}
    order by u.created_at, u.id`.execute(db)
  return rows
}
