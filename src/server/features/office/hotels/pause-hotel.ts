import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import { isPauseEnd } from '#domain/hotel-cases/office-pause.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import type { Services } from '../../../services.ts'
import { pauseSales, resumeSales } from '../../hotels/pause-sales.ts'
import { enqueue } from '../../messages/outbox.ts'
import { writeLog } from '../write-log.ts'
import type { HotelRequest } from './change-hotel.ts'

/**
 * Pauses a hotel's sales until a time that the office chooses. Only the office can end the pause sooner. A new end
 * replaces the previous one, whether earlier or later.
 */
export function pauseHotel(
  { db, clock }: Services,
  ask: HotelRequest & { until: Date },
): Promise<Result<true, 'NOT_FOUND' | 'NOT_A_MOMENT'>> {
  return db.transaction().execute(async (trx): Promise<Result<true, 'NOT_FOUND' | 'NOT_A_MOMENT'>> => {
    const now = clock.now()
    const { hotelId, until, reason, session } = ask
    if (!isPauseEnd(until, now)) return refuse('NOT_A_MOMENT')
    const hotel = await trx.selectFrom('hotels').select('id').where('id', '=', hotelId).executeTakeFirst()
    if (!hotel) return refuse('NOT_FOUND')
    await pauseSales(trx, hotelId, { until, why: 'office' }, now)
    const moment = toIstIso(until)
    await enqueue(trx, now, [{ kind: 'hotel.paused', payload: { hotelId, until: moment } }])
    const line = { act: 'hotel_paused', subject: String(hotelId), hotelId, reason, detail: { until: moment } } as const
    await writeLog(trx, session, line, now)
    return accept(true)
  })
}

/** Ends the pause that the office started; other pauses of the hotel stay. False if the office had started none. */
export function resumeHotel(
  { db, clock, desks }: Services,
  { session, hotelId, reason }: HotelRequest,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    if (!(await resumeSales(trx, hotelId, 'office'))) return false
    const line = { act: 'hotel_pause_ended', subject: String(hotelId), hotelId, reason } as const
    await writeLog(trx, session, line, clock.now())
    await desks.tell(trx, hotelId)
    return true
  })
}
