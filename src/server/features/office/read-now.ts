import { sql } from 'kysely'
import type { OfficeNow, WaitingWork } from '#contract/office-now.ts'
import { addMinutes, istInstant, toIstIso } from '#domain/kernel/ist.ts'
import { ownDue } from '#domain/office/work-times.ts'
import { nightOf } from '#domain/slots/openings.ts'
import type { Db } from '../../services.ts'
import { readDoubts } from './read-doubts.ts'
import { readWaiting } from './read-waiting.ts'
import { presentItem } from './work/work-state.ts'

/** The most pieces of work listed. Others appear once these are done. */
const MAX_WORK = 200

/**
 * Lists what waits for the office, most urgent first, with the operator who looks after each item. `operatorId` is the
 * operator who asks.
 */
export async function readWork(db: Db, operatorId: string, now: Date): Promise<WaitingWork[]> {
  const waiting = (await readWaiting(db, now)).slice(0, MAX_WORK)
  const disputed = waiting.filter(({ kind }) => kind === 'dispute').map(({ id }) => id)
  const doubts = await readDoubts(db, disputed, now)
  return waiting.map(({ since, due, checkin, item, canEnd, ...work }) => ({
    ...work,
    ...presentItem(item, { since, operatorId }, now),
    notes: item?.notes ?? 0,
    can_end: canEnd,
    signs: work.kind === 'dispute' ? (doubts.get(work.id) ?? []) : [],
    since: toIstIso(since),
    due: toIstIso(due ?? ownDue({ kind: work.kind, since })),
    due_is_ours: due === null,
    checkin: checkin && toIstIso(checkin),
  }))
}

/** Counts the work that waits and is not snoozed. */
export const countWaiting = async (db: Db, now: Date): Promise<number> =>
  (await readWaiting(db, now)).filter(({ item }) => !(item?.snoozedUntil && item.snoozedUntil > now)).length

export async function readErrorsAnHour(db: Db, now: Date): Promise<number> {
  const { rows } = await sql<{ errors: number }>`
    select count(*)::int as errors from error_reports where created_at > ${addMinutes(now, -60)}`.execute(db)
  return rows[0]?.errors ?? 0
}

/** 11:30 PM, in minutes from midnight. A room that is occupied at this time counts as taken tonight. */
const TONIGHT = 23 * 60 + 30

/** Counts the rooms taken tonight in each city. */
export async function readOccupancy(db: Db, now: Date): Promise<OfficeNow['occupancy']> {
  const night = addMinutes(istInstant(nightOf(now)), TONIGHT)
  const { rows } = await sql<OfficeNow['occupancy'][number]>`
    select c.name as city, every.rooms, round(100.0 * taken.rooms / every.rooms)::int as percent
    from cities c join lateral (
      select count(distinct s.room_id)::int as rooms from stays s join hotels h on h.id = s.hotel_id and not h.hidden
      where s.city_id = c.id and s.status = 'booked' and s.booking_id is not null and s.occupied @> ${night}::timestamptz
    ) taken on taken.rooms > 0 join lateral (
      select sum(h.room_count)::int as rooms from hotels h where h.city_id = c.id and not h.hidden
    ) every on true
    order by percent desc, c.name limit 12`.execute(db)
  return rows
}
