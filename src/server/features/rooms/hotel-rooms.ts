import { sql } from 'kysely'
import { blocksPeriod } from '#db/period.ts'
import type { Period } from '#domain/kernel/period.ts'
import type { BlockReason } from '#domain/rooms/block.ts'
import type { HotelRooms } from '#domain/rooms/free-rooms.ts'
import { MAX_CLEANING_MINUTES } from '#domain/rooms/occupied.ts'
import type { Db } from '../../services.ts'

export type RoomRow = { id: number; number: string; name: string | null; has_bathtub: boolean }

/** Lists the rooms of a hotel in numeric order: 9 before 101. */
export async function readRooms(db: Db, hotelId: number): Promise<RoomRow[]> {
  const { rows } = await sql<RoomRow>`
    select r.id, r.number, r.name, r.has_bathtub from rooms r where r.hotel_id = ${hotelId}
    order by nullif(regexp_replace(r.number, '[^0-9].*$', ''), '')::numeric nulls last, r.number`.execute(db)
  return rows
}

export const readCleaningMinutes = async (db: Db, hotelId: number): Promise<number> => {
  const hotel = await db
    .selectFrom('hotels')
    .select('cleaning_minutes')
    .where('id', '=', hotelId)
    .executeTakeFirstOrThrow()
  return hotel.cleaning_minutes
}

/**
 * What occupies a room: a confirmed booking, a block, or a hold. A hold hides its guest, because a hotel sees no guest
 * who has not paid.
 */
export type StayRow = {
  room_id: number
  kind: 'booking' | 'block' | 'hold'
  booking_id: string | null
  from_at: Date
  until_at: Date
  clean_at: Date
  block_id: string | null
  why: BlockReason | null
  note: string | null
}

/** Selects stays `s` that overlap the period. With `&&`, PostgreSQL would use an index over all hotels' stays. */
const occupiedIn = ({ start, end }: Period) => sql`upper(s.occupied) > ${start} and lower(s.occupied) < ${end}`

/**
 * Lists a hotel's stays that occupy a room at any time in the period, each with the time its guests were or will be in
 * it. Extra hours are merged into their booking's stay.
 */
export async function readStaysOf(db: Db, hotelId: number, period: Period): Promise<StayRow[]> {
  const { rows } = await sql<StayRow>`
    select s.room_id, s.kind, s.booking_id, min(lower(s.occupied)) as from_at, max(s.until_at) as until_at,
      max(upper(s.occupied)) as clean_at, s.block_id, k.why, k.note
    from (
      select s.*, case when block_id is not null then 'block' when status = 'booked' and booking_id is not null then 'booking'
        else 'hold' end as kind,
        case when upper_inf(v.present) and upper(occupied) > upper(with_cleaning(period, cleaning_minutes)) then upper(occupied)
          else coalesce(upper(v.present), upper(period)) end as until_at
      from stays s left join lateral (
        select r.present from room_visits r
        where (r.booking_id = s.booking_id or r.block_id = s.block_id) and r.room_id = s.room_id
        order by lower(r.present) desc limit 1
      ) v on true where hotel_id = ${hotelId} and status in ('held', 'booked')
        and ${occupiedIn(period)}
    ) s left join room_blocks k on k.id = s.block_id
    group by s.room_id, s.kind, s.booking_id, s.block_id, k.id, case when s.kind = 'hold' then s.id end
    order by s.room_id, from_at`.execute(db)
  return rows
}

/** Reads the data for counts of free rooms, over the period plus the longest cleaning around it. */
export async function readOccupancy(db: Db, hotelId: number, period: Period): Promise<HotelRooms> {
  const around = {
    start: period.start,
    end: new Date(period.end.getTime() + MAX_CLEANING_MINUTES * 60_000),
  }
  const rooms = await readRooms(db, hotelId)
  const { rows } = await sql<{ room_id: number; from_at: Date; until_at: Date }>`
    select s.room_id, lower(s.occupied) as from_at, upper(s.occupied) as until_at from stays s
    where s.hotel_id = ${hotelId} and s.status in ('held', 'booked') and ${occupiedIn(around)}`.execute(db)
  return {
    roomIds: rooms.map(({ id }) => id),
    stays: rows.map(({ room_id, from_at, until_at }) => ({
      roomId: room_id,
      occupied: { start: from_at, end: until_at },
    })),
    cleaningMinutes: await readCleaningMinutes(db, hotelId),
  }
}

/** The last stay that prevents the room from being blocked. It shows no code if the booking is unpaid. */
export type BlockingStay = { number: string; code: string | null; until_at: Date; is_block: boolean }

export async function findBlockingStay(db: Db, roomId: number, period: Period): Promise<BlockingStay | undefined> {
  const { rows } = await sql<BlockingStay>`
    select r.number, case when s.status = 'booked' then b.short_id end as code, (
        select max(upper(o.occupied)) from stays o where o.room_id = s.room_id and o.status in ('held', 'booked')
          and (o.id = s.id or o.booking_id = s.booking_id or o.block_id = s.block_id)
      ) as until_at, s.block_id is not null as is_block
    from stays s join rooms r on r.id = s.room_id join hotels h on h.id = s.hotel_id left join bookings b on b.id = s.booking_id
    where s.room_id = ${roomId} and s.status in ('held', 'booked') and ${blocksPeriod(period, sql`h.cleaning_minutes`)}
    order by upper(s.occupied) desc limit 1`.execute(db)
  return rows[0]
}
