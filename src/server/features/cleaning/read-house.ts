import { sql } from 'kysely'
import { addMinutes } from '#domain/kernel/ist.ts'
import { CLEANING_SHOWN_DAYS } from '#domain/rooms/cleaning.ts'
import type { BlockReason } from '#domain/rooms/block.ts'
import type { Db } from '../../services.ts'

/** The current state of a room: guests, cleaning, what blocks it, and its next stay. */
export type HouseRow = {
  id: number
  number: string
  name: string | null
  has_bathtub: boolean
  cleaningMinutes: number
  bookingId: string | null
  walkInId: string | null
  /** when the guests in the room leave; null if the room is empty */
  inUntil: Date | null
  dirtyAt: Date | null
  startedAt: Date | null
  startedBy: string | null
  /** when the stay or block that occupies an empty room ends */
  takenUntil: Date | null
  blockId: string | null
  why: BlockReason | null
  note: string | null
  nextAt: Date | null
}

const markedSince = (now: Date): Date => addMinutes(now, -CLEANING_SHOWN_DAYS * 24 * 60)

/** Reads all rooms of a hotel at `now`, in numeric order: 9 before 101. */
export async function readHouse(db: Db, hotelId: number, now: Date): Promise<HouseRow[]> {
  const { rows } = await sql<HouseRow>`
    select r.id, r.number, r.name, r.has_bathtub, h.cleaning_minutes as "cleaningMinutes",
      v.booking_id as "bookingId", v.block_id as "walkInId", coalesce(b.leaves_at, g.leaves_at, w.until_at) as "inUntil",
      c.dirty_at as "dirtyAt", c.started_at as "startedAt", cleaner.name as "startedBy",
      taken.until_at as "takenUntil", taken.block_id as "blockId", k.why, k.note, next.at as "nextAt"
    from rooms r join hotels h on h.id = r.hotel_id
      left join lateral (
        select p.booking_id, p.block_id from room_visits p where p.room_id = r.id and p.present @> ${now}::timestamptz
      ) v on true
      left join bookings b on b.id = v.booking_id
      left join room_blocks w on w.id = v.block_id
      left join walk_ins g on g.block_id = v.block_id
      left join room_cleanings c on c.room_id = r.id and c.clean_at is null and not c.is_dropped
        and (c.reason is not null or c.started_at is not null or c.dirty_at + make_interval(mins => h.cleaning_minutes) > ${now}
          or exists (select 1 from hotel_staff p where p.hotel_id = h.id and p.role = 'cleaner' and p.ended_at is null)
          or exists (select 1 from room_cleanings m where m.hotel_id = h.id and m.clean_at > ${markedSince(now)}))
      left join hotel_staff cleaner on cleaner.id = c.started_by
      left join lateral (
        select case when b.until_at > ${now} then b.id end as block_id,
          case when b.until_at > ${now} then b.until_at else upper(s.occupied) end as until_at
        from stays s left join room_blocks b on b.id = s.block_id
          and not exists (select 1 from walk_ins gone where gone.block_id = b.id and gone.left_at is not null)
        where s.room_id = r.id and s.status in ('held', 'booked') and s.occupied @> ${now}::timestamptz
          and (s.booking_id is null or s.booking_id is distinct from v.booking_id)
          and (s.block_id is null or s.block_id is distinct from v.block_id)
        order by s.block_id is null limit 1
      ) taken on true
      left join room_blocks k on k.id = taken.block_id
      left join lateral (
        select min(lower(s.period)) as at from stays s
        where s.room_id = r.id and s.status in ('held', 'booked') and upper(s.occupied) > ${now}
          and (s.booking_id is null or s.booking_id is distinct from v.booking_id)
          and (s.block_id is null or s.block_id is distinct from v.block_id)
          and (lower(s.occupied) > ${now} or s.booking_id is not null and not exists (
            select 1 from room_visits been where been.booking_id = s.booking_id and been.room_id = s.room_id
          ))
      ) next on true
    where r.hotel_id = ${hotelId}
    order by nullif(regexp_replace(r.number, '[^0-9].*$', ''), '')::numeric nulls last, r.number`.execute(db)
  return rows
}
