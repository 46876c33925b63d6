import { sql, type Transaction } from 'kysely'
import { lockHotel } from '#db/hotel-lock.ts'
import type { DB } from '#db/schema.ts'
import { hasMissedTooMany, seenInTime, UNSEEN_IN_A_ROW } from '#domain/hotel-messages/notice-times.ts'
import { istDateOf } from '#domain/kernel/ist.ts'

/** In `price_rules.set_by`: no person closed the day. */
const PAUSED_BY = 'Uncle: bookings not seen'

/** The latest bookings of a hotel that should have been seen by now. */
async function latestOf(trx: Transaction<DB>, hotelId: number) {
  return trx
    .selectFrom('hotel_notices')
    .select(['seen_at as seenAt', 'asked_again_at as askedAgainAt'])
    .where('hotel_id', '=', hotelId)
    .where((eb) => eb.or([eb('seen_at', 'is not', null), eb('asked_again_at', 'is not', null)]))
    .orderBy('due_at', 'desc')
    .orderBy('booking_id')
    .limit(UNSEEN_IN_A_ROW)
    .execute()
}

/**
 * After a booking was not seen in time: the third in a row closes every slot of today, by rules as a manager's own
 * (decision 0021), so that search, quote and booking refuse it alike. True when it did.
 */
export async function pauseIfUnseen(trx: Transaction<DB>, hotelId: number, now: Date): Promise<boolean> {
  await lockHotel(trx, hotelId)
  const latest = await latestOf(trx, hotelId)
  if (!hasMissedTooMany(latest.map(seenInTime))) return false
  const today = istDateOf(now)
  const { numAffectedRows } = await sql`
    insert into price_rules (hotel_id, city_id, slot, first_day, last_day, price, set_by, set_at)
    select h.id, h.city_id, p.slot, ${today}::date, ${today}::date, null, ${PAUSED_BY}, ${now}
    from hotels h join hotel_slot_prices p on p.hotel_id = h.id
    where h.id = ${hotelId} and not exists (
      select 1 from price_rules r where r.hotel_id = h.id and r.slot = p.slot and r.set_by = ${PAUSED_BY} and r.first_day = ${today}::date
    )`.execute(trx)
  return (numAffectedRows ?? 0n) > 0n
}

/** Somebody at the hotel answers: it sells again, unless its own rules say otherwise. */
export async function resumeSales(trx: Transaction<DB>, hotelId: number): Promise<void> {
  await lockHotel(trx, hotelId)
  await trx.deleteFrom('price_rules').where('hotel_id', '=', hotelId).where('set_by', '=', PAUSED_BY).execute()
}
