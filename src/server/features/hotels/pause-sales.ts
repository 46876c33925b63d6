import type { Transaction } from 'kysely'
import { lockHotel } from '#db/hotel-lock.ts'
import type { DB } from '#db/schema.ts'
import { pausedStaysBefore } from '#domain/availability/sales-pause.ts'

/**
 * Why sales are paused: the desk or the office decided it, the hotel did not mark its bookings as seen, or it turned
 * too many guests away.
 */
export type PauseReason = 'desk' | 'unseen' | 'cases' | 'office'

/**
 * Pauses sales until `until`: guests can book no stay that begins today or before that time. Search, quote and booking
 * all check the time, so the pause ends by itself (decision 0026). A new pause for the same reason replaces the
 * previous one.
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

/** Ends the pause for this reason only. True if there was such a pause, even if its time was over. */
export async function resumeSales(trx: Transaction<DB>, hotelId: number, why: PauseReason): Promise<boolean> {
  const resumed = await trx
    .deleteFrom('sales_pauses')
    .where('hotel_id', '=', hotelId)
    .where('why', '=', why)
    .returning('why')
    .executeTakeFirst()
  return resumed !== undefined
}
