import { sql } from 'kysely'
import type { RoomConflict } from '#contract/desk-channels.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import type { Db } from '../../services.ts'
import { findFreeRooms } from '../desk/bookings/change-room.ts'
import { SILENCE } from './fill-room.ts'

type Row = {
  channel: string
  room: string
  from_at: Date
  until_at: Date
  read_at: Date
  booking_id: string | null
  block_id: string | null
  code: string | null
  party_from: Date
  is_here: boolean
}

/**
 * Lists the rooms that both we and another site have sold, from now on, with our booking or walk-in. Unpaid bookings
 * are left out until they are paid.
 */
async function conflictRows(db: Db, hotelId: number, now: Date): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select h.name as channel, r.number as room, lower(e.period) as from_at, upper(e.period) as until_at, c.read_at,
      s.booking_id, s.block_id, b.short_id as code, min(lower(s.period)) as party_from,
      exists (select 1 from room_visits v where v.room_id = e.room_id and upper_inf(v.present)
        and (v.booking_id = s.booking_id or v.block_id = s.block_id)) as is_here
    from channel_calendars c join channels h on h.id = c.channel_id and h.ended_at is null
    join channel_events e on e.calendar_id = c.id and e.key <> ${SILENCE} and upper(e.period) > ${now}
    join rooms r on r.id = e.room_id
    join stays s on s.room_id = e.room_id and s.status = 'booked' and s.occupied && e.occupied and upper(s.occupied) > ${now}
    left join bookings b on b.id = s.booking_id left join walk_ins w on w.block_id = s.block_id
    where c.hotel_id = ${hotelId} and (b.id is not null or w.block_id is not null)
    group by h.name, r.number, e.id, c.read_at, s.booking_id, s.block_id, b.short_id
    order by lower(e.period), r.number limit 200`.execute(db)
  return rows
}

/** A free room to which the booking can move; null if there is none or the guests are already in their room. */
async function freeRoomFor(db: Db, hotelId: number, row: Row, now: Date): Promise<string | null> {
  if (row.booking_id === null || row.is_here) return null
  const [room] = await findFreeRooms(db, { hotelId, bookingId: row.booking_id, isAtDesk: false }, now)
  return room?.number ?? null
}

export async function findConflicts(db: Db, hotelId: number, now: Date): Promise<RoomConflict[]> {
  const conflicts: RoomConflict[] = []
  for (const row of await conflictRows(db, hotelId, now)) {
    conflicts.push({
      channel: row.channel,
      room: row.room,
      from: toIstIso(row.from_at),
      until: toIstIso(row.until_at),
      read_at: toIstIso(row.read_at),
      party: {
        kind: row.booking_id === null ? 'walk_in' : 'booking',
        id: row.booking_id ?? row.block_id ?? '',
        code: row.code,
        from: toIstIso(row.party_from),
      },
      free_room: await freeRoomFor(db, hotelId, row, now),
    })
  }
  return conflicts
}
