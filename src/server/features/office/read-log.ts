import { sql, type RawBuilder } from 'kysely'
import type { LogEntry } from '#contract/office-people.ts'
import { csvText } from '#domain/kernel/csv-text.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import type { Db } from '../../services.ts'
import { escapeLike } from './escape-like.ts'

export type LogFilter = {
  who?: string | undefined
  act?: string | undefined
  text?: string | undefined
  hotel?: string | undefined
  since?: Date | undefined
  until?: Date | undefined
  /** the last entry shown; older ones follow */
  before?: LogPlace | undefined
}
/** The position of an entry in the merged order of both tables: by time, then table, then number. */
export type LogPlace = { at: Date; table: 'o' | 's'; id: string }

type Row = Omit<LogEntry, 'id' | 'at' | 'booking' | 'role'> & {
  place: LogPlace['table']
  own_id: string
  at: Date
  role: LogEntry['role']
  booking_id: string | null
  code: string | null
}

/** How to order and filter one of the two logs by its own columns. */
type Own = {
  place: LogPlace['table']
  table: string
  at: string
  act: string
  isBy: (who: string) => RawBuilder<unknown>
}

const OF_OPERATORS: Own = {
  place: 'o',
  table: 'operator_actions',
  at: 'a.at',
  act: 'a.action',
  isBy: (who) => sql`a.operator ilike ${escapeLike(who)}`,
}
const OF_STAFF: Own = {
  place: 's',
  table: 'staff_acts',
  at: 'a.written_at',
  act: 'a.kind',
  isBy: (who) => sql`a.staff_id in (select s.id from hotel_staff s where s.name ilike ${escapeLike(who)})`,
}

/** Selects the newest matching entries of one log. The limit applies before the joins, so few rows are read. */
function newestOf(own: Own, wish: LogFilter, limit: number): RawBuilder<unknown> {
  const { who, act, text, hotel, since, until, before } = wish
  const at = sql.ref(own.at)
  const conditions = [
    sql`true`,
    ...(who ? [own.isBy(who)] : []),
    ...(act ? [sql`${sql.ref(own.act)} = ${act}`] : []),
    ...(text
      ? [
          sql`(a.reason ilike ${escapeLike(text)}
            or a.booking_id = any(array(select n.id from bookings n where n.short_id = ${text.toUpperCase()})))`,
        ]
      : []),
    ...(hotel ? [sql`a.hotel_id in (select n.id from hotels n where n.name ilike ${escapeLike(hotel)})`] : []),
    ...(since ? [sql`${at} >= ${since}`] : []),
    ...(until ? [sql`${at} < ${until}`] : []),
    ...(before
      ? [
          sql`${at} <= ${before.at}::timestamptz`,
          sql`(${at}, ${own.place}::text, a.id) < (${before.at}::timestamptz, ${before.table}::text, ${before.id}::bigint)`,
        ]
      : []),
  ]
  return sql`(select a.* from ${sql.table(own.table)} a where ${sql.join(conditions, sql` and `)}
    order by ${at} desc, a.id desc limit ${limit})`
}

/** Both logs combined: the actions of operators and those of hotels' staff. */
const both = (wish: LogFilter, limit: number) => sql`
  select 'o' as place, a.id::text as own_id, a.at, a.operator as who, coalesce(o.role, 'command') as role,
    h.name as hotel, a.action as act, contact.who as about, a.reason, a.booking_id, b.short_id as code, a.cost, p.name as proposed_by, a.detail
  from ${newestOf(OF_OPERATORS, wish, limit)} a left join operators o on o.id = a.operator_id left join operators p on p.id = a.proposed_by
    left join hotels h on h.id = a.hotel_id left join bookings b on b.id = a.booking_id
    left join hotel_channels contact on contact.hotel_id = a.hotel_id and contact.id::text = a.detail ->> 'contact'
  union all
  select 's', a.id::text, a.written_at, s.name, s.role, h.name, a.kind, coalesce(other.name, contact.who, r.number),
    a.reason, a.booking_id, b.short_id, 0, null, a.detail
  from ${newestOf(OF_STAFF, wish, limit)} a join hotel_staff s on s.id = a.staff_id join hotels h on h.id = a.hotel_id
    left join bookings b on b.id = a.booking_id
    left join hotel_staff other on other.hotel_id = a.hotel_id and other.id::text = a.detail ->> 'staff'
    left join hotel_channels contact on contact.hotel_id = a.hotel_id and contact.id::text = a.detail ->> 'contact'
    left join rooms r on a.kind = 'room_blocked' and r.hotel_id = a.hotel_id and r.id::text = a.detail ->> 'room'`

function present({ place, own_id, at, booking_id, code, ...row }: Row): LogEntry {
  return {
    ...row,
    id: `${place}${own_id}`,
    at: toIstIso(at),
    booking: booking_id && code ? { id: booking_id, code } : null,
  }
}

/** Reads entries of the log, newest first. */
export async function readLog(db: Db, wish: LogFilter, limit: number): Promise<LogEntry[]> {
  const { rows } = await sql<Row>`select * from (${both(wish, limit)}) log
    order by at desc, place desc, own_id::bigint desc limit ${limit}`.execute(db)
  return rows.map(present)
}

/** Finds the position of an entry by its id; undefined if there is none. */
export async function placeOf(db: Db, id: string): Promise<LogPlace | undefined> {
  const [, table, digits] = /^([os])(\d{1,15})$/.exec(id) ?? []
  if (digits === undefined) return undefined
  const number = Number(digits)
  const found =
    table === 'o'
      ? await db.selectFrom('operator_actions').select('at').where('id', '=', number).executeTakeFirst()
      : await db.selectFrom('staff_acts').select('written_at as at').where('id', '=', number).executeTakeFirst()
  return found && { at: found.at, table: table as LogPlace['table'], id: digits }
}

export const LOG_HEADINGS = [
  'when',
  'who',
  'role',
  'hotel',
  'act',
  'why',
  'booking',
  'given away',
  'proposed by',
  'detail',
]

export const logRow = (entry: LogEntry) => [
  entry.at,
  entry.who,
  entry.role,
  entry.hotel,
  entry.act,
  entry.reason,
  entry.booking?.code ?? null,
  entry.cost,
  entry.proposed_by,
  JSON.stringify(entry.detail),
]

/** Formats the log for a spreadsheet. */
export const logCsv = (entries: readonly LogEntry[]): string => csvText([LOG_HEADINGS, ...entries.map(logRow)])
