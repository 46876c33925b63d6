import type { FastifyInstance } from 'fastify'
import { sql, type RawBuilder } from 'kysely'
import * as calls from '#contract/hotel-log.ts'
import type { HotelLogEntry } from '#contract/hotel-log.ts'
import type { ActorRole } from '#domain/desk/staff.ts'
import { ACTS_OF_EVERY_STAY, IN_HOTEL_LOG, isReasonForHotel, type HotelLogKind } from '#domain/hotels/hotel-log.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import { handleCall } from '../../http/handle-call.ts'
import type { Db, Services } from '../../services.ts'

const PAGE = 30

/** The position of an entry in the two logs merged: by time, then desk or office, then number. */
type Place = { at: Date; place: 'desk' | 'office'; number: string }

/** Which page of the log to read: the newest entries older than `before`. */
type Wish = { before: Place | undefined; limit: number }

type Row = Place & {
  name: string | null
  role: ActorRole | null
  what: HotelLogKind
  reason: string | null
  about: string | null
  detail: Record<string, unknown>
}

const KINDS = sql`${[...IN_HOTEL_LOG]}::text[]`

const OF_STAYS = sql.join(ACTS_OF_EVERY_STAY.map((kind) => sql.lit(kind)))

/** The table of each log, with its columns for the time and the kind of a change. */
const LOGS = {
  desk: { table: 'staff_acts', at: 'a.written_at', what: 'a.kind' },
  office: { table: 'operator_actions', at: 'a.at', what: 'a.action' },
} as const

/** Selects the newest entries of one log. The limit applies before the joins, so few rows are read. */
function newestOf(hotelId: number, place: Place['place'], { before, limit }: Wish): RawBuilder<unknown> {
  const { table, at: column, what } = LOGS[place]
  const at = sql.ref(column)
  const ofHotel =
    place === 'desk'
      ? sql`a.hotel_id = ${hotelId} and a.kind not in (${OF_STAYS})`
      : sql`(a.hotel_id = ${hotelId} or a.subject_id = ${`hotel:${hotelId}`})`
  const older = before
    ? sql`and ${at} <= ${before.at}::timestamptz
        and (${at}, ${place}::text, a.id) < (${before.at}::timestamptz, ${before.place}::text, ${before.number}::bigint)`
    : sql``
  return sql`(select a.* from ${sql.table(table)} a where ${ofHotel} and ${sql.ref(what)} = any(${KINDS}) ${older}
    order by ${at} desc, a.id desc limit ${limit})`
}

/** Selects the changes. Names neither the office's staff nor the operator of a command on the server. */
const changesOf = (hotelId: number, wish: Wish) => sql`
  select a.written_at as at, 'desk' as place, a.id as number, s.name, s.role, a.kind as what, a.reason,
    coalesce(other.name, contact.who) as about, a.detail
  from ${newestOf(hotelId, 'desk', wish)} a join hotel_staff s on s.id = a.staff_id
    left join hotel_staff other on other.hotel_id = a.hotel_id and other.id::text = a.detail ->> 'staff'
    left join hotel_channels contact on contact.hotel_id = a.hotel_id and contact.id::text = a.detail ->> 'contact'
  union all
  select a.at, 'office', a.id, null, null, a.action, a.reason, contact.who, a.detail
  from ${newestOf(hotelId, 'office', wish)} a
    left join hotel_channels contact on contact.hotel_id = ${hotelId} and contact.id::text = a.detail ->> 'contact'`

const LETTERS = { desk: 'd', office: 'o' } as const

const present = ({ at, place, number, name, role, what, reason, about, detail }: Row): HotelLogEntry => ({
  id: `${LETTERS[place]}${number}`,
  at: toIstIso(at),
  by: name !== null && role !== null ? { place: 'desk', name, role } : { place: 'office' },
  what,
  reason: isReasonForHotel(what) ? reason : null,
  about,
  detail,
})

/**
 * Finds the position of the entry with which the previous page ended; undefined for an id that is not in this hotel's
 * log.
 */
async function placeOf(db: Db, hotelId: number, id: string): Promise<Place | undefined> {
  const [, letter, number] = /^([do])(\d{1,15})$/.exec(id) ?? []
  if (number === undefined) return undefined
  const entry =
    letter === 'd'
      ? sql`select a.written_at as at, 'desk' as place, a.id::text as number from staff_acts a
          where a.id = ${number}::bigint and a.hotel_id = ${hotelId} and a.kind = any(${KINDS})`
      : sql`select a.at, 'office' as place, a.id::text as number from operator_actions a
          where a.id = ${number}::bigint and (a.hotel_id = ${hotelId} or a.subject_id = ${`hotel:${hotelId}`})
            and a.action = any(${KINDS})`
  const { rows } = await sql<Place>`${entry}`.execute(db)
  return rows[0]
}

/** Reads what a hotel's staff and the office changed about it, newest first. */
export async function readHotelLog(db: Db, hotelId: number, wish: Wish): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select * from (${changesOf(hotelId, wish)}) log order by at desc, place desc, number desc limit ${wish.limit}`.execute(
    db,
  )
  return rows
}

/** Registers the log of changes to a hotel, for its managers (decision 0043). */
export function hotelLogRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services
  handleCall(app, services, calls.hotelLog, async ({ session, query }) => {
    const before = query.before === undefined ? undefined : await placeOf(db, session.hotelId, query.before)
    if (query.before !== undefined && !before) return { entries: [], has_more: false }
    const rows = await readHotelLog(db, session.hotelId, { before, limit: PAGE + 1 })
    return { entries: rows.slice(0, PAGE).map(present), has_more: rows.length > PAGE }
  })
}
