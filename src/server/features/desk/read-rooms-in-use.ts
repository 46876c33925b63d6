import { sql } from 'kysely'
import type { DeskBooking } from '#contract/desk.ts'
import { EARLY_HOURS } from '#domain/desk/visit.ts'
import { addMinutes, toIstIso } from '#domain/kernel/ist.ts'
import type { Db } from '../../services.ts'
import type { DeskBookingRow } from './desk-rows.ts'

type RoomInUse = DeskBooking['rooms_in_use'][number]
type Row = { room: string; booking: RoomInUse['booking']; until_at: Date }

/**
 * Lists the rooms of a booking that are not ready for its guests, who may arrive now: other guests are still in them,
 * or another stay, a block or cleaning is not over.
 */
export async function readRoomsInUse(
  db: Db,
  { id, visit, status, checkin_at, leaves_at }: DeskBookingRow,
  now: Date,
): Promise<RoomInUse[]> {
  const mayCome = status === 'completed' && (visit === 'expected' || visit === 'no_show')
  if (!mayCome || now < addMinutes(checkin_at, -EARLY_HOURS * 60) || now >= leaves_at) return []
  const { rows } = await sql<Row>`
    select distinct on (r.number) r.number as room, until_at, case when b.id is not null then json_build_object(
        'id', b.id, 'code', b.short_id, 'is_inside', is_inside) end as booking
    from stays own join rooms r on r.id = own.room_id join lateral (
      select v.booking_id, upper_inf(v.present) as is_inside,
        coalesce((select max(upper(s.occupied)) from stays s where (s.booking_id = v.booking_id or s.block_id = v.block_id) and s.room_id = v.room_id),
          upper(v.present)) as until_at
      from room_visits v where v.room_id = own.room_id and v.present @> ${now}::timestamptz
      union all
      select case when o.status = 'booked' then o.booking_id end, false, upper(o.occupied) from stays o
      where o.room_id = own.room_id and o.status in ('held', 'booked') and o.booking_id is distinct from own.booking_id
        and o.occupied @> ${now}::timestamptz
    ) other on true left join bookings b on b.id = other.booking_id
    where own.booking_id = ${id}::uuid and own.status = 'booked' and own.extension_id is null
      and other.booking_id is distinct from own.booking_id
    order by r.number, is_inside desc, until_at desc`.execute(db)
  return rows.map(({ room, booking, until_at }) => ({ room, booking, until: toIstIso(until_at) }))
}
