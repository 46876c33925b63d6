import type { Transaction } from 'kysely'
import { lockHotel } from '#db/hotel-lock.ts'
import type { DB } from '#db/schema.ts'

/** The desk asked for it, the hotel has not seen bookings, or it did not take too many guests, or the office said so. */
export type PauseReason = 'desk' | 'unseen' | 'cases' | 'office'

/**
 * The hotel sells nothing until then, whatever the day of the stay: search, quote and booking all look at the time, so
 * it is over by itself (decision 0026). A new end replaces the one that this reason had.
 */
export async function pauseSales(trx: Transaction<DB>, hotelId: number, until: Date, why: PauseReason): Promise<void> {
  await lockHotel(trx, hotelId)
  await trx
    .insertInto('sales_pauses')
    .values({ hotel_id: hotelId, why, until_at: until })
    .onConflict((conflict) => conflict.columns(['hotel_id', 'why']).doUpdateSet({ until_at: until }))
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
