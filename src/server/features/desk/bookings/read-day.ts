import { sql, type RawBuilder } from 'kysely'
import type { DeskDay, DeskRow } from '#contract/desk.ts'
import { dayList, type DayList } from '#domain/desk/day-lists.ts'
import { addDays, addMinutes, istDateOf, istInstant, toIstIso, type IstDate } from '#domain/kernel/ist.ts'
import type { Period } from '#domain/kernel/period.ts'
import { slotPeriod } from '#domain/slots/period.ts'
import { occupiedBy, periodOf } from '#db/period.ts'
import type { Db } from '../../../services.ts'
import { guestsAreHere, readDeskRows, stayMeets, type DeskBookingRow } from '../desk-rows.ts'
import { periodOfRow, presentRow } from '../present-desk.ts'
import { readStayingOn } from './read-staying-on.ts'
import { readOpenHelp } from '../read-help.ts'
import { presentWalkIns, readWalkIns } from '../walk-in-rows.ts'

/** How many days ahead a desk can look. It can also see yesterday. */
const MAX_DESK_DAYS_AHEAD = 30
const EVENING = 3

export const isDeskDate = (date: IstDate, now: Date): boolean => {
  const today = istDateOf(now)
  return date >= addDays(today, -1) && date <= addDays(today, MAX_DESK_DAYS_AHEAD)
}

async function countFree(db: Db, hotelId: number, now: Date, tonight: Period): Promise<DeskDay['free']> {
  const isFree = (occupied: RawBuilder<unknown>) => sql`count(*) filter (where not exists (
    select 1 from stays s where s.room_id = r.id and s.status in ('held', 'booked') and s.occupied && ${occupied}))::int`
  const { rows } = await sql<DeskDay['free']>`
    select count(*)::int as rooms, ${isFree(periodOf(now, addMinutes(now, 1)))} as now,
      ${isFree(occupiedBy(tonight, sql`h.cleaning_minutes`))} as tonight
    from rooms r join hotels h on h.id = r.hotel_id where r.hotel_id = ${hotelId}`.execute(db)
  return rows[0] ?? { rooms: 0, now: 0, tonight: 0 }
}

/** Sorts departures by when guests leave, and all other entries by when they arrive. */
function byTheClock(list: DayList, rows: DeskBookingRow[]): DeskBookingRow[] {
  const isByEnd = list === 'leaving' || list === 'here'
  return rows.toSorted((one, other) =>
    isByEnd
      ? one.leaves_at.getTime() - other.leaves_at.getTime()
      : one.checkin_at.getTime() - other.checkin_at.getTime(),
  )
}

/** Reads the walk-ins that are here, and those that have left since the day began. */
async function readWalkInsOfDay(db: Db, hotelId: number, since: Date, now: Date): Promise<DeskDay['walk_ins']> {
  const rows = await readWalkIns(db, hotelId, sql<boolean>`(w.left_at is null or w.left_at >= ${since})`)
  return presentWalkIns(db, rows, now)
}

/** Reads the lists of a day. Today's lists include bookings for any day that the desk has not marked as seen. */
export async function readDay(db: Db, hotelId: number, date: IstDate, now: Date): Promise<DeskDay> {
  const [first, last] = [istInstant(date), istInstant(addDays(date, 1))]
  const isToday = date === istDateOf(now)
  const ofDay = stayMeets(hotelId, { since: first, until: last })
  const rows = await readDeskRows(db, hotelId, isToday ? sql<boolean>`(${ofDay} or ${guestsAreHere(hotelId)})` : ofDay)
  const unseen = isToday
    ? await readDeskRows(
        db,
        hotelId,
        sql<boolean>`v.seen_at is null and b.leaves_at > ${now} and coalesce(v.status, 'expected') = 'expected'
          and ${stayMeets(hotelId, { since: now })}`,
      )
    : []
  const lists: Record<DayList, DeskBookingRow[]> = { arriving: [], here: [], leaving: [], gone: [] }
  for (const row of rows) {
    const list = dayList({ period: periodOfRow(row), visit: row.visit }, date, now)
    if (list) lists[list].push(row)
  }
  const present = (list: DayList): DeskRow[] => byTheClock(list, lists[list]).map((row) => presentRow(row, now))
  const today = istDateOf(now)
  return {
    date,
    now: toIstIso(now),
    arriving: present('arriving'),
    here: present('here'),
    leaving: present('leaving'),
    gone: present('gone'),
    help: isToday ? await readOpenHelp(db, hotelId, now) : [],
    new_bookings: unseen.map((row) => presentRow(row, now)),
    staying_on: isToday ? await readStayingOn(db, rows, now) : [],
    walk_ins: isToday ? await readWalkInsOfDay(db, hotelId, first, now) : [],
    free: await countFree(db, hotelId, now, slotPeriod(EVENING, today)),
  }
}
