import type { Transaction } from 'kysely'
import { lockHotel } from '#db/hotel-lock.ts'
import type { DB } from '#db/schema.ts'
import { hasMissedTooMany, seenInTime, UNSEEN_IN_A_ROW } from '#domain/hotel-messages/notice-times.ts'
import { endOfToday } from '#domain/availability/sales-pause.ts'
import { pauseSales, resumeSales } from '../hotels/pause-sales.ts'

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
 * After a booking was not seen in time: the third in a row stops the hotel's sales until the end of the day in India. The
 * lock lets nobody answer between the look and the pause.
 */
export async function pauseIfUnseen(trx: Transaction<DB>, hotelId: number, now: Date): Promise<void> {
  await lockHotel(trx, hotelId)
  const latest = await latestOf(trx, hotelId)
  if (!hasMissedTooMany(latest.map(seenInTime))) return
  await pauseSales(trx, hotelId, { until: endOfToday(now), why: 'unseen' }, now)
}

/** Somebody at the hotel answers: it sells again, unless its desk has stopped sales itself. */
export async function resumeAfterAnswer(trx: Transaction<DB>, hotelId: number): Promise<void> {
  await lockHotel(trx, hotelId)
  await resumeSales(trx, hotelId, 'unseen')
}
