import { sql } from 'kysely'
import {
  findEmptiedBy,
  leadOf,
  localitiesOf,
  type AnsweredSearch,
  type EmptiedBy,
  type Lead,
  type SearchWhere,
} from '#domain/figures/demand.ts'
import { istDateOf, type IstDate } from '#domain/kernel/ist.ts'
import { checkStay, slotPeriod } from '#domain/slots/period.ts'
import type { SlotIndex } from '#domain/slots/slots.ts'
import type { Db } from '../../services.ts'
import type { CountedSearch } from './tally.ts'

/** Whether a search finds a free room, answered from memory; undefined if its city is not in memory. */
export type FindsRoom = (search: Omit<AnsweredSearch, 'hasRoom'>) => Promise<boolean | undefined>

/** How many searches each write examines, to find the filter that emptied them. Further searches stay 'unknown'. */
const MAX_FOUND_OUT = 100

type Demand = {
  stay_day: IstDate
  /** the places as the search named them, by id or slug */
  city: string
  locality: string | null
  slot: SlotIndex
  lead: Lead
  emptied_by: EmptiedBy
  searches: number
  without_room: number
}

/** Returns what to add for one search; undefined for a time that nobody could have booked. */
async function demandOf(
  { search, times }: CountedSearch,
  now: Date,
  findEmptied: (search: AnsweredSearch) => Promise<EmptiedBy>,
): Promise<Demand | undefined> {
  const { day, slot, days, where, hasRoom } = search
  const lead = leadOf(istDateOf(now), day)
  if (lead === undefined || where.hidden || !checkStay(slot, slotPeriod(slot, day, days), now).ok) return undefined
  const [locality, ...more] = localitiesOf(where)
  return {
    stay_day: day,
    city: String(where.cityId).toLowerCase(),
    locality: locality === undefined || more.length > 0 ? null : String(locality),
    slot,
    lead,
    emptied_by: hasRoom ? 'none' : await findEmptied(search),
    searches: times,
    without_room: hasRoom ? 0 : times,
  }
}

/**
 * Finds out which filter emptied the searches, in memory and one search at a time, so that requests are served in
 * between.
 */
async function demandsOf(counted: readonly CountedSearch[], now: Date, findsRoom: FindsRoom): Promise<Demand[]> {
  let foundOut = 0
  const findEmptied = async (search: AnsweredSearch): Promise<EmptiedBy> => {
    const { where } = search
    if (foundOut++ >= MAX_FOUND_OUT) return findEmptiedBy(where, async () => undefined)
    await new Promise(setImmediate)
    return findEmptiedBy(where, (changed: SearchWhere) => findsRoom({ ...search, where: changed }))
  }
  const demands: Demand[] = []
  for (const one of counted) {
    const demand = await demandOf(one, now, findEmptied)
    if (demand) demands.push(demand)
  }
  return demands
}

/**
 * Adds to the rows that all processes share, always in the same order, so that two processes never deadlock. Ignores
 * cities and localities that do not exist.
 */
export async function addDemand(
  db: Db,
  { counted, now, findsRoom }: { counted: readonly CountedSearch[]; now: Date; findsRoom: FindsRoom },
): Promise<void> {
  const demands = await demandsOf(counted, now, findsRoom)
  if (demands.length === 0) return
  await sql`
    insert into demand_counts (stay_day, city_id, locality_id, slot, lead, emptied_by, searches, without_room)
    select d.stay_day, c.id, l.id, d.slot, d.lead, d.emptied_by, sum(d.searches), sum(d.without_room)
    from jsonb_to_recordset(${JSON.stringify(demands)}::jsonb) as d (
      stay_day date, city text, locality text, slot smallint, lead text, emptied_by text, searches int, without_room int)
    join cities c on c.slug = d.city or c.id::text = d.city
    left join localities l on l.city_id = c.id and (l.slug = d.locality or l.id::text = d.locality)
    where d.locality is null or l.id is not null
    group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
    on conflict on constraint demand_counts_once do update set
      searches = demand_counts.searches + excluded.searches,
      without_room = demand_counts.without_room + excluded.without_room`.execute(db)
}
