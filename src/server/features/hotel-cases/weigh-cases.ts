import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { CASE_DAYS, costOfCases, type HotelCase } from '#domain/hotel-cases/hotel-case.ts'
import { addMinutes } from '#domain/kernel/ist.ts'
import type { Db, Services } from '../../services.ts'
import { workThrough } from '../../work-through.ts'
import { pauseSales, resumeSales } from '../hotels/pause-sales.ts'

/** The pause has no end of its own: the office ends it by looking after the cases. */
const UNTIL_LOOKED_AFTER = new Date('9999-12-31T00:00:00Z')

type OpenCase = HotelCase & { bookingId: string }

/** The cases of a hotel that may still count. */
export async function casesOf(db: Db | Transaction<DB>, hotelId: number, now: Date): Promise<OpenCase[]> {
  const { rows } = await sql<OpenCase>`
    select r.booking_id as "bookingId", r.started_at as "startedAt", r.outcome, v.status as visit, k.verdict
    from relocations r left join visits v on v.booking_id = r.booking_id left join case_looks k on k.booking_id = r.booking_id
    where r.hotel_id = ${hotelId} and r.started_at > ${addMinutes(now, -CASE_DAYS * 24 * 60)} order by r.started_at, r.booking_id`.execute(
    db,
  )
  return rows
}

/**
 * What guests that a hotel did not take cost it now: its rank, and its sales after too many. Called in the transaction
 * of whatever changes a case; a job calls it when time does.
 */
export async function weighCases(trx: Transaction<DB>, hotelId: number, now: Date): Promise<boolean> {
  // Two cases at once are counted one after the other.
  const hotel = await trx
    .selectFrom('hotels')
    .select('rank_lost')
    .where('id', '=', hotelId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  const { rankLost, isPaused } = costOfCases(await casesOf(trx, hotelId, now), now)
  if (hotel.rank_lost !== rankLost)
    await trx.updateTable('hotels').set({ rank_lost: rankLost }).where('id', '=', hotelId).execute()
  const wasPaused = await isPausedForCases(trx, hotelId)
  if (isPaused && !wasPaused) await pauseSales(trx, hotelId, UNTIL_LOOKED_AFTER, 'cases')
  if (wasPaused && !isPaused) await resumeSales(trx, hotelId, 'cases')
  return hotel.rank_lost !== rankLost || isPaused !== wasPaused
}

export async function isPausedForCases(db: Db | Transaction<DB>, hotelId: number): Promise<boolean> {
  const pause = await db
    .selectFrom('sales_pauses')
    .select('why')
    .where('hotel_id', '=', hotelId)
    .where('why', '=', 'cases')
    .executeTakeFirst()
  return pause !== undefined
}

/** Cases that are thirty days old cost nothing any more. Returns how many hotels changed. */
export const weighOldCases = (services: Services): Promise<number> =>
  workThrough<{ id: number }>({
    name: 'weigh-cases',
    log: services.log,
    next: async (after, limit) => {
      const { rows } = await sql<{ id: number }>`
        select h.id from hotels h where (h.rank_lost > 0 or exists (
          select 1 from sales_pauses p where p.hotel_id = h.id and p.why = 'cases'
        )) and h.id > ${after ?? 0} order by h.id limit ${limit}`.execute(services.db)
      return rows
    },
    work: ({ id }) => services.db.transaction().execute((trx) => weighCases(trx, id, services.clock.now())),
  })
