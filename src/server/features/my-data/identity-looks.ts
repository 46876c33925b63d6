import { sql } from 'kysely'
import { toIstIso } from '#domain/kernel/ist.ts'
import type { Services } from '../../services.ts'

const MOST_LOOKS = 100

/** Who opened a guest's identity images: each opening is logged before the image is read. */
export async function listIdentityLooks({ db }: Services, userId: string) {
  const { rows } = await sql<{ id: string; at: Date; is_own: boolean; purpose: string }>`
    select v.id::text as id, v.viewed_at as at, v.viewer_id is not distinct from p.owner_id as is_own, v.purpose
    from picture_views v join pictures p on p.id = v.picture_id
    where p.owner_id = ${userId}::uuid and p.kind = 'identity' order by v.id desc limit ${MOST_LOOKS}`.execute(db)
  return {
    looks: rows.map(({ id, at, is_own, purpose }) => ({
      id,
      at: toIstIso(at),
      by: is_own ? ('you' as const) : ('us' as const),
      why: purpose,
    })),
  }
}
