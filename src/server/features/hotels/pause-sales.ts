import type { Transaction } from 'kysely'
import { lockHotel } from '#db/hotel-lock.ts'
import type { DB } from '#db/schema.ts'
import { pausedStaysBefore } from '#domain/availability/sales-pause.ts'

/** The desk asked for it, the hotel has not seen bookings, or it did not take too many guests, or the office said so. */
export type PauseReason = 'desk' | 'unseen' | 'cases' | 'office'

/**
 * Until then the hotel sells no stay of today, and none that begins meanwhile: search, quote and booking all look at the
 * time, so it is over by itself (decision 0026). A new end replaces the one that this reason had.
 */
export async function pauseSales(
  trx: Transaction<DB>,
  hotelId: number,
  { until, why }: { until: Date; why: PauseReason },
  now: Date,
): Promise<void> {
  const stops = { until_at: until, stays_before: pausedStaysBefore(until, now) }
  await lockHotel(trx, hotelId)
  await trx
    .insertInto('sales_pauses')
    .values({ hotel_id: hotelId, why, ...stops })
    .onConflict((conflict) => conflict.columns(['hotel_id', 'why']).doUpdateSet(stops))
    .execute()
}

/** Takes the pause of this reason back; another one stays. True if there was one, also one that was over. */
export async function resumeSales(trx: Transaction<DB>, hotelId: number, why: PauseReason): Promise<boolean> {
  const resumed = await trx
    .deleteFrom('sales_pauses')
    .where('hotel_id', '=', hotelId)
    .where('why', '=', why)
    .returning('why')
    .executeTakeFirst()
  return resumed !== undefined
}
