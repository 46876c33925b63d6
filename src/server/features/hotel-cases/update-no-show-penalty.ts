import { sql } from 'kysely'
import { addMinutes } from '#domain/kernel/ist.ts'
import { NO_SHOW_DAYS, rankLostByNoShows, type CountedStays } from '#domain/no-shows/no-show-rate.ts'
import type { Db, Services } from '../../services.ts'

type CountedHotel = CountedStays & { id: number; lost: number }

/**
 * Counts the stays and no-shows of the last ninety days per hotel. Leaves out hotels with neither stays nor a penalty.
 */
async function countNoShows(db: Db, now: Date): Promise<CountedHotel[]> {
  const { rows } = await sql<CountedHotel>`
    select h.id, h.rank_lost_no_shows as lost, count(b.id)::int as stays,
      (count(b.id) filter (where b.no_show_at is not null))::int as "noShows"
    from hotels h left join bookings b on b.hotel_id = h.id and b.status = 'completed' and b.ended_at is not null
      and b.checkin_at > ${addMinutes(now, -NO_SHOW_DAYS * 24 * 60)} and b.checkin_at <= ${now}
    group by h.id having count(b.id) > 0 or h.rank_lost_no_shows > 0`.execute(db)
  return rows
}

const sumOf = (hotels: readonly CountedStays[]): CountedStays =>
  hotels.reduce<CountedStays>(
    (sum, { stays, noShows }) => ({ stays: sum.stays + stays, noShows: sum.noShows + noShows }),
    { stays: 0, noShows: 0 },
  )

/** How long the average of all hotels is cached. It covers 90 days, so it changes slowly. */
const AVERAGE_MINUTES = 10
const kept = new WeakMap<Db, { at: Date; all: CountedStays }>()

/** Sums the no-shows of all hotels, for comparison with one hotel. Reads them at most once every ten minutes. */
export async function averageNoShows(db: Db, now: Date): Promise<CountedStays> {
  const known = kept.get(db)
  if (known && now >= known.at && now < addMinutes(known.at, AVERAGE_MINUTES)) return known.all
  const all = sumOf(await countNoShows(db, now))
  kept.set(db, { at: now, all })
  return all
}

/** Updates hotels' ranks by their no-shows, compared with all hotels. Returns how many hotels changed. */
export async function updateNoShowPenalties({ db, clock }: Services): Promise<number> {
  const hotels = await countNoShows(db, clock.now())
  const all = sumOf(hotels)
  const changed = hotels
    .map((hotel) => ({ ...hotel, losesNow: rankLostByNoShows(hotel, all) }))
    .filter(({ lost, losesNow }) => lost !== losesNow)
  for (const { id, losesNow } of changed)
    await db.updateTable('hotels').set({ rank_lost_no_shows: losesNow }).where('id', '=', id).execute()
  return changed.length
}
