import { sql, type RawBuilder } from 'kysely'
import type { WalkInRow } from '#contract/desk-parties.ts'
import { isCheckOutQuestionDue } from '#domain/desk/staying-on.ts'
import { walkInStatus } from '#domain/desk/walk-in.ts'
import { deskSees, deskWindow, type DeskStay } from '#domain/desk/windows.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import type { Db } from '../../services.ts'
import { firstName } from './first-name.ts'
import { presentNext, readNext, type NextRow } from './bookings/read-staying-on.ts'

/** A walk-in as stored. Names that the desk may no longer see are removed in `presentWalkIn`. */
export type WalkInStay = {
  id: string
  room: string
  name: string | null
  guests: number
  arrived_at: Date
  leaves_at: Date
  left_at: Date | null
  still_here_at: Date | null
  total: number
  taken: number
}

/** The walk-in's current or last room. */
const room = sql`(select r.number from room_visits v join rooms r on r.id = v.room_id
  where v.block_id = w.block_id order by lower(v.present) desc limit 1)`

export const walkInColumns = sql`w.block_id as id, ${room} as room, w.name, w.guests, w.arrived_at, w.leaves_at, w.left_at,
  w.still_here_at, due_of_walk_in(w.block_id) as total,
  (select coalesce(sum(t.amount), 0)::int from desk_takings t where t.block_id = w.block_id) as taken`

/** Reads the walk-ins of a hotel that match a condition on `walk_ins w`, the earliest to leave first. */
export async function readWalkIns(db: Db, hotelId: number, where: RawBuilder<boolean>): Promise<WalkInStay[]> {
  const { rows } = await sql<WalkInStay>`
    select ${walkInColumns} from walk_ins w
    where w.hotel_id = ${hotelId} and ${where} order by w.leaves_at, w.block_id limit 500`.execute(db)
  return rows
}

/** The desk may see a walk-in's name for as long as a booking's (decision 0074). */
const stayOfWalkIn = ({ arrived_at, leaves_at, left_at }: WalkInStay): DeskStay => ({
  status: 'completed',
  checkin: arrived_at,
  leaves: leaves_at,
  leftAt: left_at,
})

const isOverdue = ({ left_at, leaves_at }: WalkInStay, now: Date): boolean => left_at === null && now >= leaves_at

export function presentWalkIn(row: WalkInStay, next: NextRow | undefined, now: Date): WalkInRow {
  const stay = stayOfWalkIn(row)
  const seesFirstName = row.left_at === null || now < deskWindow('names', stay).end
  const staying = { leavesAt: row.leaves_at, saidStillHereAt: row.still_here_at }
  return {
    id: row.id,
    room: row.room,
    word: walkInStatus({ leavesAt: row.leaves_at, leftAt: row.left_at }, now),
    first_name: seesFirstName ? firstName(row.name ?? '') || null : null,
    name: deskSees('names', stay, now) ? row.name : null,
    guests: row.guests,
    arrived_at: toIstIso(row.arrived_at),
    leaves_at: toIstIso(row.leaves_at),
    left_at: row.left_at && toIstIso(row.left_at),
    due: Math.max(0, row.total - row.taken),
    is_asked: isOverdue(row, now) && isCheckOutQuestionDue(staying, now),
    next: next ? presentNext(next) : null,
  }
}

/** Presents walk-ins. An overdue one includes the next booking of its room. */
export async function presentWalkIns(db: Db, rows: readonly WalkInStay[], now: Date): Promise<WalkInRow[]> {
  const overdue = rows.filter((row) => isOverdue(row, now)).map(({ id }) => id)
  const next = await readNext(db, overdue, now)
  return rows.map((row) => presentWalkIn(row, next.get(row.id), now))
}
