import { sql } from 'kysely'
import type { Channel, Channels, GivenCalendar } from '#contract/desk-channels.ts'
import { isSilent, type ReadingTrouble } from '#domain/channels/channel-reading.ts'
import type { GivenKind } from '#domain/channels/given-calendar.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import type { Db, Services } from '../../services.ts'
import { readRooms } from '../rooms/hotel-rooms.ts'
import { SILENCE } from './fill-room.ts'
import { findConflicts } from './find-conflicts.ts'

type CalendarRow = {
  channel_id: number
  name: string
  keeps_back: number
  made_at: Date
  room_id: number
  room: string
  address: string
  read_at: Date | null
  trouble: ReadingTrouble | null
  ahead: number
  is_kept_back: boolean
}

async function calendarRows(db: Db, hotelId: number, now: Date): Promise<CalendarRow[]> {
  const { rows } = await sql<CalendarRow>`
    select h.id as channel_id, h.name, h.keeps_back, c.made_at, c.room_id, r.number as room, c.address, c.read_at, c.trouble,
      (select count(*)::int from channel_events e where e.calendar_id = c.id and e.key <> ${SILENCE} and upper(e.period) > ${now}) as ahead,
      exists (select 1 from channel_events e where e.calendar_id = c.id and e.key = ${SILENCE}) as is_kept_back
    from channels h join channel_calendars c on c.channel_id = h.id join rooms r on r.id = c.room_id
    where h.hotel_id = ${hotelId} and h.ended_at is null order by h.id, r.number limit 5000`.execute(db)
  return rows
}

const oldest = (times: readonly Date[]): Date | null =>
  times.length === 0 ? null : new Date(Math.min(...times.map((time) => time.getTime())))

function presentChannel(rows: readonly [CalendarRow, ...CalendarRow[]], now: Date): Channel {
  const [{ channel_id, name, keeps_back }] = rows
  const isAnySilent = rows.some(({ read_at, made_at }) => isSilent(read_at ?? made_at, now))
  const read = rows.flatMap(({ read_at }) => read_at ?? [])
  const readAt = read.length === rows.length ? oldest(read) : null
  return {
    id: channel_id,
    name,
    state: isAnySilent ? 'silent' : readAt ? 'read' : 'new',
    read_at: readAt && toIstIso(readAt),
    trouble: rows.find(({ trouble }) => trouble !== null)?.trouble ?? null,
    ahead: rows.reduce((sum, { ahead }) => sum + ahead, 0),
    keeps_back,
    kept_back: rows.filter(({ is_kept_back }) => is_kept_back).length,
    calendars: rows.map(({ room_id, room, address, read_at, trouble, ahead }) => ({
      room_id,
      room,
      address,
      read_at: read_at && toIstIso(read_at),
      trouble,
      ahead,
    })),
  }
}

type GivenRow = {
  id: number
  kind: GivenKind
  room: string | null
  channel: string | null
  secret: string
  asked_at: Date | null
}

async function readGiven(db: Db, hotelId: number, origin: string): Promise<GivenCalendar[]> {
  const { rows } = await sql<GivenRow>`
    select g.id, g.kind, r.number as room, h.name as channel, g.secret, g.asked_at
    from given_calendars g left join rooms r on r.id = g.room_id left join channels h on h.id = g.channel_id
    where g.hotel_id = ${hotelId} and g.ended_at is null order by g.kind = 'room', g.id limit 1000`.execute(db)
  return rows.map(({ id, kind, room, channel, secret, asked_at }) => ({
    id,
    kind,
    room,
    channel,
    address: `${origin}/api/calendars/${id}-${secret}.ics`,
    asked_at: asked_at && toIstIso(asked_at),
  }))
}

/** Presents to a manager everything about other sites that sell the hotel's rooms. */
export async function presentChannels({ db, clock, origin }: Services, hotelId: number): Promise<Channels> {
  const now = clock.now()
  const bySite = Map.groupBy(await calendarRows(db, hotelId, now), ({ channel_id }) => channel_id)
  return {
    now: toIstIso(now),
    conflicts: await findConflicts(db, hotelId, now),
    read: [...bySite.values()].flatMap(([first, ...others]) =>
      first ? [presentChannel([first, ...others], now)] : [],
    ),
    given: await readGiven(db, hotelId, origin()),
    rooms: (await readRooms(db, hotelId)).map(({ id, number, has_bathtub }) => ({ id, number, has_bathtub })),
  }
}
