import { sql } from 'kysely'
import { toIstIso } from '#domain/kernel/ist.ts'
import type { Services } from '../../services.ts'

const MAX_LOOKS = 100

type LookRow = { id: string; at: Date; purpose: string; hotel: string | null; operator: string | null }

const lookedBy = ({ hotel, operator }: LookRow) => {
  if (hotel !== null) return 'desk' as const
  return operator === null ? ('you' as const) : ('office' as const)
}

const firstName = (name: string | null) => name && (name.trim().split(/\s+/)[0] ?? null)

/**
 * Lists who opened a guest's identity images, and who opened the guest's photo at a hotel's desk. Each view is logged
 * before the image is read. Leaves out the guest's own views.
 */
export async function listIdentityViews({ db }: Services, userId: string) {
  const { rows } = await sql<LookRow>`
    select v.id::text as id, v.viewed_at as at, v.purpose, h.name as hotel, o.name as operator
    from picture_views v join pictures p on p.id = v.picture_id
      left join hotel_staff s on s.id = v.staff_id left join hotels h on h.id = s.hotel_id
      left join operators o on o.id = v.operator_id
    where p.owner_id = ${userId}::uuid and (p.kind = 'identity' or v.staff_id is not null)
    order by v.id desc limit ${MAX_LOOKS}`.execute(db)
  return {
    looks: rows.map((row) => ({
      id: row.id,
      at: toIstIso(row.at),
      by: lookedBy(row),
      hotel: row.hotel,
      who: firstName(row.operator),
      why: row.purpose,
    })),
  }
}
