import { sql, type Transaction } from 'kysely'
import type { DB } from '../schema.ts'

type Tx = Transaction<DB>

/**
 * Sets how many rooms of a hotel have a bathtub, beginning with the highest room. A room with a current or future
 * bathtub booking keeps its bathtub. The hotel must be locked or new. Returns warnings.
 */
export async function adjustBathtubs(db: Tx, hotelId: number, wanted: number): Promise<string[]> {
  const { rows } = await sql<{ marked: number }>`
    with ranked as (
      select r.id, r.has_bathtub, live.is_live, row_number() over (order by live.is_live desc, r.has_bathtub desc, r.id desc) as place
      from rooms r cross join lateral (
        select exists (
          select 1 from stays s join bookings b on b.id = s.booking_id
          where s.room_id = r.id and b.has_bathtub and s.status in ('held', 'booked') and upper(s.period) > now()
        ) as is_live
      ) live where r.hotel_id = ${hotelId}
    ), decided as (
      select id, has_bathtub as had, place <= ${wanted}::int or is_live as has from ranked
    ), changed as (
      update rooms set has_bathtub = d.has from decided d where rooms.id = d.id and d.had <> d.has
    ) select (count(*) filter (where has))::int as marked from decided`.execute(db)
  const kept = (rows[0]?.marked ?? 0) - wanted
  return kept > 0 ? [`${kept} rooms with a bathtub have bookings for it and keep it`] : []
}
