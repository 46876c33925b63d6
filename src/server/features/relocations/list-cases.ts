import { sql } from 'kysely'
import type { RelocationCause } from '#domain/relocations/same-class.ts'
import type { Db } from '../../services.ts'

export type OpenCase = {
  code: string
  cause: RelocationCause
  reason: string | null
  hotel: string
  city: string
  hotelPhone: string | null
  guest: string
  guestPhone: string
  checkin: Date
  since: Date
}

const MAX_LISTED = 1000

/** Lists guests whose hotel does not take them and who have not chosen yet, nearest check-in first. */
export async function listOpenCases(db: Db, now: Date): Promise<OpenCase[]> {
  const { rows } = await sql<OpenCase>`
    select b.short_id as code, r.cause, r.reason, h.name as hotel, c.name as city, k.reception_phone as "hotelPhone",
      b.guest_name as guest, u.phone as "guestPhone", b.checkin_at as checkin, r.started_at as since
    from relocations r join bookings b on b.id = r.booking_id join users u on u.id = b.user_id join hotels h on h.id = b.hotel_id
      join cities c on c.id = h.city_id left join hotel_contacts k on k.hotel_id = h.id
    where r.outcome is null and b.status = 'completed' and b.leaves_at > ${now}
    order by b.checkin_at, b.short_id limit ${MAX_LISTED}`.execute(db)
  return rows
}
