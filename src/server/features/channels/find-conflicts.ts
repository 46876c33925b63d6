import { sql } from 'kysely'
import { MAX_FREE_ROOMS, type RoomConflict } from '#contract/desk-channels.ts'
import { MAX_CONFLICTS } from '#domain/channels/sold-twice.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import type { Db } from '../../services.ts'
import { findFreeRooms } from '../desk/bookings/change-room.ts'
import { SILENCE } from './fill-room.ts'

type SaleRow = { channel: string; room: string; from_at: Date; until_at: Date; read_at: Date }

type OwnRow = SaleRow & {
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
async function ownRows(db: Db, hotelId: number, now: Date): Promise<OwnRow[]> {
  const { rows } = await sql<OwnRow>`
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
    order by lower(e.period), r.number limit ${MAX_CONFLICTS}`.execute(db)
  return rows
}

type SitesRow = SaleRow & {
  id: number
  other_channel: string
  other_from: Date
  other_until: Date
  other_read_at: Date
  free_rooms: string[]
}

/** Whether room `f` is free from now on while either of the sales `e` and `o` occupies its room. */
const isFree = (now: Date) => sql<boolean>`not exists (
  select 1 from stays s where s.room_id = f.id and s.status in ('held', 'booked')
    and upper(s.occupied) > greatest(${now}::timestamptz, least(lower(e.occupied), lower(o.occupied)))
    and lower(s.occupied) < greatest(upper(e.occupied), upper(o.occupied))
) and not exists (
  select 1 from room_visits v where v.room_id = f.id and upper_inf(v.present) and least(lower(e.period), lower(o.period)) <= ${now}
)`

/**
 * Lists the rooms that two other sites have both sold, according to their last readings. Leaves out conflicts that
 * somebody has settled.
 */
async function sitesRows(db: Db, hotelId: number, now: Date): Promise<SitesRow[]> {
  const { rows } = await sql<SitesRow>`
    select k.id, h.name as channel, r.number as room, lower(e.period) as from_at, upper(e.period) as until_at, c.read_at,
      oh.name as other_channel, lower(o.period) as other_from, upper(o.period) as other_until, oc.read_at as other_read_at,
      array(select f.number from rooms f where f.hotel_id = k.hotel_id and ${isFree(now)} order by length(f.number), f.number limit ${MAX_FREE_ROOMS}) as free_rooms
    from channel_conflicts k
    join channel_events e on e.id = k.event_id and e.period = k.event_period
    join channel_events o on o.id = k.other_event_id and o.period = k.other_period
    join channel_calendars c on c.id = e.calendar_id join channels h on h.id = c.channel_id
    join channel_calendars oc on oc.id = o.calendar_id join channels oh on oh.id = oc.channel_id
    join rooms r on r.id = e.room_id
    where k.hotel_id = ${hotelId} and k.settled_at is null and upper(e.period) > ${now} and upper(o.period) > ${now}
    order by lower(e.period), r.number limit ${MAX_CONFLICTS}`.execute(db)
  return rows
}

/** Finds a free room to which the booking can move; null if there is none or the guests are already in their room. */
async function freeRoomFor(db: Db, hotelId: number, row: OwnRow, now: Date): Promise<string | null> {
  if (row.booking_id === null || row.is_here) return null
  const [room] = await findFreeRooms(db, { hotelId, bookingId: row.booking_id, isAtDesk: false }, now)
  return room?.number ?? null
}

const presentSale = ({ channel, room, from_at, until_at, read_at }: SaleRow) => ({
  channel,
  room,
  from: toIstIso(from_at),
  until: toIstIso(until_at),
  read_at: toIstIso(read_at),
})

/** Lists the rooms that are sold twice, the earliest first: by another site and us, or by two other sites. */
export async function findConflicts(db: Db, hotelId: number, now: Date): Promise<RoomConflict[]> {
  const conflicts = (await sitesRows(db, hotelId, now)).map((row): RoomConflict => ({
    ...presentSale(row),
    party: null,
    other_sale: {
      conflict: row.id,
      channel: row.other_channel,
      from: toIstIso(row.other_from),
      until: toIstIso(row.other_until),
      read_at: toIstIso(row.other_read_at),
      free_rooms: row.free_rooms,
    },
    free_room: null,
  }))
  for (const row of await ownRows(db, hotelId, now)) {
    conflicts.push({
      ...presentSale(row),
      party: {
        kind: row.booking_id === null ? 'walk_in' : 'booking',
        id: row.booking_id ?? row.block_id ?? '',
        code: row.code,
        from: toIstIso(row.party_from),
      },
      other_sale: null,
      free_room: await freeRoomFor(db, hotelId, row, now),
    })
  }
  return conflicts.sort((one, other) => one.from.localeCompare(other.from)).slice(0, MAX_CONFLICTS)
}
