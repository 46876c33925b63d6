import { sql } from 'kysely'
import type { StayingOn } from '#contract/desk.ts'
import { isCheckOutQuestionDue, isStayingOn, STAYING_ON_HOURS } from '#domain/desk/staying-on.ts'
import { addMinutes, toIstIso } from '#domain/kernel/ist.ts'
import type { Db } from '../../../services.ts'
import { partiesInRooms } from '../../bookings/party.ts'
import type { DeskBookingRow } from '../desk-rows.ts'
import { presentRow } from '../present-desk.ts'

export type NextRow = { inside: string; booking_id: string; code: string; room: string; at: Date }

/**
 * Reads, for each of these overdue bookings or walk-ins, the next booking of its room, if that begins within the hours
 * for which the room is blocked.
 */
export async function readNext(db: Db, inside: readonly string[], now: Date): Promise<Map<string, NextRow>> {
  if (inside.length === 0) return new Map()
  const { rows } = await sql<NextRow>`
    select distinct on (p.party_id) p.party_id as inside, b.id as booking_id, b.short_id as code, r.number as room, lower(s.period) as at
    from ${partiesInRooms} join stays s on s.room_id = p.room_id and s.status = 'booked' and s.booking_id <> p.party_id
      join bookings b on b.id = s.booking_id join rooms r on r.id = p.room_id
    where p.party_id = any(${[...inside]}::uuid[])
      and lower(s.period) < ${addMinutes(now, STAYING_ON_HOURS * 60)} and upper(s.period) > ${now}
    order by p.party_id, lower(s.period)`.execute(db)
  return new Map(rows.map((row) => [row.inside, row]))
}

export const presentNext = ({ code, room, at }: NextRow) => ({ code, room, at: toIstIso(at) })

/** Picks the bookings whose guests are still in their room after check-out time, the longest overdue first. */
export async function readStayingOn(db: Db, rows: readonly DeskBookingRow[], now: Date): Promise<StayingOn[]> {
  const staying = rows
    .filter(({ visit, leaves_at }) => visit === 'here' && isStayingOn({ leavesAt: leaves_at }, now))
    .toSorted((one, other) => one.leaves_at.getTime() - other.leaves_at.getTime())
  const next = await readNext(
    db,
    staying.map(({ id }) => id),
    now,
  )
  return staying.map((row) => {
    const following = next.get(row.id)
    return {
      ...presentRow(row, now),
      is_asked: isCheckOutQuestionDue({ leavesAt: row.leaves_at, saidStillHereAt: row.still_here_at }, now),
      next: following ? presentNext(following) : null,
    }
  })
}
