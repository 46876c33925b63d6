import { sql } from 'kysely'
import type { ErrorCode } from '#contract/errors.ts'
import { lockHotel } from '#db/hotel-lock.ts'
import { accept, type Result } from '#domain/kernel/result.ts'
import type { Services } from '../../services.ts'
import { inKeyedTransaction, Refused, storedUnder } from '../../transactions/booking-transaction.ts'
import { writeAct } from '../desk/bookings/write-act.ts'
import type { Asked } from './manage-channels.ts'

/**
 * Records that a member of staff has settled a conflict between two other sites. Repeating it changes nothing. Throws
 * NOT_FOUND if one of the sales has changed its time or vanished since.
 */
export const settleConflict = (
  services: Services,
  { session, requestKey }: Asked,
  id: number,
): Promise<Result<true, ErrorCode>> =>
  inKeyedTransaction(services, storedUnder<true>(requestKey), async (trx, now) => {
    const { hotelId, staffId } = session
    await lockHotel(trx, hotelId)
    const { rows } = await sql<{ room: string; settled_at: Date | null }>`
      select r.number as room, k.settled_at from channel_conflicts k
      join channel_events e on e.id = k.event_id join rooms r on r.id = e.room_id
      where k.id = ${id} and k.hotel_id = ${hotelId} and k.other_event_id is not null`.execute(trx)
    const [conflict] = rows
    if (!conflict) throw new Refused('NOT_FOUND')
    if (conflict.settled_at) return accept(true)
    await trx
      .updateTable('channel_conflicts')
      .set({ settled_at: now, settled_by: staffId })
      .where('id', '=', id)
      .execute()
    await writeAct(trx, session, { kind: 'conflict_settled', detail: { number: conflict.room } }, now)
    await services.desks.tell(trx, hotelId)
    return accept(true)
  })
