import { sql } from 'kysely'
import type { CityMatches } from '#domain/availability/search-city.ts'
import { leadOf, type AnsweredSearch } from '#domain/figures/demand.ts'
import { istDateOf } from '#domain/kernel/ist.ts'
import { checkStay, slotPeriod } from '#domain/slots/period.ts'
import type { Db } from '../../services.ts'
import type { CountedSearch } from './tally.ts'

/** Finds the hotels that fit a search, in memory; undefined if its city is not in memory. */
export type FindsHotels = (search: Omit<AnsweredSearch, 'hasRoom'>) => Promise<CityMatches | undefined>

/**
 * How many different searches each flush evaluates, most frequent first. Further searches are not counted for hotels.
 */
const MAX_FOUND_OUT = 200

/** How many searches found a hotel with a free room, and how many found it without one. */
type Met = { free: number; soldOut: number }
export type HotelTally = Map<number, Met>

const couldBeBooked = ({ search: { day, slot, days, where } }: CountedSearch, now: Date): boolean =>
  leadOf(istDateOf(now), day) !== undefined && !where.hidden && checkStay(slot, slotPeriod(slot, day, days), now).ok

/**
 * Adds the searches that each hotel matched to its tally, one search at a time, so that requests are served in between.
 */
export async function tallyHotels(
  tally: HotelTally,
  { counted, now, findsHotels }: { counted: readonly CountedSearch[]; now: Date; findsHotels: FindsHotels },
): Promise<void> {
  const most = counted.filter((one) => couldBeBooked(one, now)).toSorted((one, other) => other.times - one.times)
  for (const { search, times } of most.slice(0, MAX_FOUND_OUT)) {
    await new Promise(setImmediate)
    const met = await findsHotels(search)
    for (const kind of ['free', 'soldOut'] as const)
      for (const id of met?.[kind] ?? []) {
        const known = tally.get(id) ?? { free: 0, soldOut: 0 }
        known[kind] += times
        tally.set(id, known)
      }
  }
}

/**
 * Adds to today's rows, which all processes share, always in the order of the hotels, so that two processes never
 * deadlock. Ignores a hotel that was deleted meanwhile.
 */
export async function addHotelSearches(db: Db, tally: HotelTally, now: Date): Promise<void> {
  if (tally.size === 0) return
  const rows = [...tally].map(([hotel_id, { free, soldOut }]) => ({ hotel_id, free, sold_out: soldOut }))
  await sql`
    insert into hotel_searches (hotel_id, day, free, sold_out)
    select h.id, ${istDateOf(now)}::date, m.free, m.sold_out
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as m (hotel_id int, free int, sold_out int)
    join hotels h on h.id = m.hotel_id order by h.id
    on conflict on constraint hotel_searches_pkey do update set
      free = hotel_searches.free + excluded.free, sold_out = hotel_searches.sold_out + excluded.sold_out`.execute(db)
}
